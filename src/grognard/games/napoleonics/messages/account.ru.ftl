## The account: what decides the game

napoleonics-account-eliminated = За уничтоженные отряды и лидеров
napoleonics-account-exits = За отряды, покинувшие поле
napoleonics-account-objectives = За удерживаемые цели
napoleonics-account-banners = Флаги победы
napoleonics-account-needed = Флагов для победы
napoleonics-account-blocks = Потеряно блоков
napoleonics-account-infantry = Уничтожено отрядов пехоты
napoleonics-account-cavalry = Уничтожено отрядов кавалерии
napoleonics-account-artillery = Уничтожено батарей
napoleonics-account-leaders = Погибло лидеров
napoleonics-account-head-start = Фора
