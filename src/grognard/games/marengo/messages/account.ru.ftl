## The account: what decides the game

marengo-account-uncommitted = Неназначенные жетоны
marengo-account-committed = Назначенные жетоны на карте
marengo-account-morale = Боевой дух; при 0 армия деморализована
marengo-account-to-come = Жетоны, которые ещё придут по дорожке времени
marengo-account-tokens-lost = Потеряно жетонов
marengo-account-east = Австрийские фигуры к востоку от линии цели
marengo-account-east-needed = Нужно там после последнего раунда
marengo-account-strength = Потеряно силы
marengo-account-pieces = Уничтожено фигур
