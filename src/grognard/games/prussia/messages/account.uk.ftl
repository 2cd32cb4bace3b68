## The account: what decides the game

prussia-account-destroyed = Знищені фішки ворога
prussia-account-fled = Фішки ворога, що втекли з мапи
prussia-account-captured = Полонені піхота й кавалерія
prussia-account-guns = Захоплені гармати
prussia-account-commander = Поранено чи вбито командувача ворога
prussia-account-baggage = Розгромлено Легкий обоз
prussia-account-town = Утримане місто
prussia-account-retreat-line = Перерізано шлях відступу до Торгау
prussia-account-points = Переможні очки
prussia-account-lead = Перевага в переможних очках
prussia-account-morale = Армійська мораль
prussia-account-state = Стан армії
prussia-account-infantry = Втрачено рівнів піхоти
prussia-account-cavalry = Втрачено рівнів кавалерії
prussia-account-artillery = Втрачено рівнів артилерії
prussia-account-leaders = Командувачів поранено, вбито чи полонено
prussia-account-head-start = Фора
