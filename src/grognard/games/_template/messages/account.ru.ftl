## The account: what decides the game

skirmish-account-villages = Удерживаемые деревни
skirmish-account-objective = Дополнительно за цель
skirmish-account-steps = Потерянные врагом ступени
skirmish-account-points = Очки
skirmish-account-decisive = Перевес для решительной победы
skirmish-account-lost-steps = Потеряно ступеней
skirmish-account-lost-units = Уничтожено отрядов
