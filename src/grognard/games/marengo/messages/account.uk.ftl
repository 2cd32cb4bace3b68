## The account: what decides the game

marengo-account-uncommitted = Непризначені диски
marengo-account-committed = Призначені диски на мапі
marengo-account-morale = Моральний стан; при 0 армія деморалізована
marengo-account-to-come = Диски, що ще надійдуть за доріжкою часу
marengo-account-tokens-lost = Втрачено дисків
marengo-account-east = Австрійські фігури на схід від цільової межі
marengo-account-east-needed = Потрібно там після останнього раунду
marengo-account-strength = Втрачено міці
marengo-account-pieces = Знищено фігур
marengo-account-head-start = Фора
