## The account: what decides the game

marengo-account-uncommitted = Неназначенные диски
marengo-account-committed = Назначенные диски на карте
marengo-account-morale = Боевой дух; при 0 армия деморализована
marengo-account-to-come = Диски, которые ещё придут по дорожке времени
marengo-account-tokens-lost = Потеряно дисков
marengo-account-east = Австрийские фигуры к востоку от целевой линии
marengo-account-east-needed = Нужно там после последнего раунда
marengo-account-strength = Потеряно силы
marengo-account-pieces = Уничтожено фигур
marengo-account-head-start = Фора
