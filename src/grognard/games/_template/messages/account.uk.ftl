## The account: what decides the game

skirmish-account-villages = Утримувані села
skirmish-account-objective = Додатково за ціль
skirmish-account-steps = Втрачені ворогом рівні
skirmish-account-points = Очки
skirmish-account-decisive = Перевага для вирішальної перемоги
skirmish-account-lost-steps = Втрачено рівнів
skirmish-account-lost-units = Знищено загонів
