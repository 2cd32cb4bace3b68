# Из чего складывается оценка, как это говорят подсказки.
undaunted-part-objectives = ключевые пункты
undaunted-part-way = путь к ключевым пунктам
undaunted-part-riflemen = безопасность последних стрелков
undaunted-part-troops = оставшиеся бойцы
undaunted-part-suppressed = подавленные отряды
undaunted-part-own-shots = наши выстрелы
undaunted-part-enemy-shots = выстрелы врага
undaunted-part-cards = карты колод
undaunted-part-hand = карты в руке
undaunted-part-initiative = инициатива и ход
