## The account: what decides the game

prussia-account-destroyed = Уничтоженные фишки врага
prussia-account-fled = Фишки врага, бежавшие с карты
prussia-account-captured = Пленённые пехота и кавалерия
prussia-account-guns = Захваченные пушки
prussia-account-commander = Ранен или убит командующий врага
prussia-account-baggage = Разгромлен Лёгкий обоз
prussia-account-town = Удержанный город
prussia-account-retreat-line = Перерезан путь отступления к Торгау
prussia-account-points = Победные очки
prussia-account-lead = Перевес в победных очках
prussia-account-morale = Армейская мораль
prussia-account-state = Состояние армии
prussia-account-infantry = Потеряно уровней пехоты
prussia-account-cavalry = Потеряно уровней кавалерии
prussia-account-artillery = Потеряно уровней артиллерии
prussia-account-leaders = Командующих ранено, убито или пленено
prussia-account-head-start = Фора
