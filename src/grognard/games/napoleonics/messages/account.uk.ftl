## The account: what decides the game

napoleonics-account-eliminated = За знищені загони й лідерів
napoleonics-account-exits = За загони, що вийшли з поля
napoleonics-account-objectives = За утримувані цілі
napoleonics-account-banners = Прапори перемоги
napoleonics-account-needed = Прапорів для перемоги
napoleonics-account-blocks = Втрачено блоків
napoleonics-account-infantry = Знищено загонів піхоти
napoleonics-account-cavalry = Знищено загонів кавалерії
napoleonics-account-artillery = Знищено батарей
napoleonics-account-leaders = Загинуло лідерів
napoleonics-account-head-start = Фора
