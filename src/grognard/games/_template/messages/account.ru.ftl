## The account: what decides the game

skirmish-account-villages = Удерживаемые деревни
skirmish-account-objective = Дополнительно за цель
skirmish-account-steps = Потерянные врагом уровни
skirmish-account-points = Очки
skirmish-account-decisive = Перевес для решающей победы
skirmish-account-lost-steps = Потеряно уровней
skirmish-account-lost-units = Уничтожено отрядов
