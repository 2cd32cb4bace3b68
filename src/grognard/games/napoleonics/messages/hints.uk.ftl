# З чого складається оцінка, як це кажуть підказки.
napoleonics-part-own-banners = наші прапори
napoleonics-part-enemy-banners = прапори ворога
napoleonics-part-units = сила й укриття загонів
napoleonics-part-leaders = лідери
napoleonics-part-objectives = цілі
napoleonics-part-hand = карти в руці
napoleonics-part-own-attacks = наші майбутні атаки
napoleonics-part-enemy-attacks = майбутні атаки ворога
napoleonics-part-orders = накази цього ходу
napoleonics-part-waiting = час, згаяний на очікування
