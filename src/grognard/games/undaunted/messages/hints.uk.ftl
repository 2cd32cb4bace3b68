# З чого складається оцінка, як це кажуть підказки.
undaunted-part-objectives = ключові пункти
undaunted-part-way = шлях до ключових пунктів
undaunted-part-riflemen = безпека останніх стрільців
undaunted-part-troops = бійці, що лишилися
undaunted-part-suppressed = придушені загони
undaunted-part-own-shots = наші постріли
undaunted-part-enemy-shots = постріли ворога
undaunted-part-cards = карти колод
undaunted-part-hand = карти в руці
undaunted-part-initiative = ініціатива і хід
