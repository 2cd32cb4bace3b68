# З чого складається оцінка, як це кажуть підказки.
prussia-part-points = переможні очки
prussia-part-morale = мораль армій
prussia-part-troops = стан військ
prussia-part-own-attacks = наші майбутні атаки
prussia-part-enemy-attacks = майбутні атаки ворога
prussia-part-losses = втрати, які ще належить зазнати
prussia-part-ending = очки наприкінці битви
prussia-part-march = марш на ворога
prussia-part-guns = цілі гармат
prussia-part-command = командувачі біля військ
