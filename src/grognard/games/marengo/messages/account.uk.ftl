## The account: what decides the game

marengo-account-uncommitted = Непризначені жетони
marengo-account-committed = Призначені жетони на мапі
marengo-account-morale = Моральний стан; при 0 армія деморалізована
marengo-account-to-come = Жетони, що ще надійдуть за доріжкою часу
marengo-account-tokens-lost = Втрачено жетонів
marengo-account-east = Австрійські фігури на схід від лінії цілі
marengo-account-east-needed = Потрібно там після останнього раунду
marengo-account-strength = Втрачено сили
marengo-account-pieces = Знищено фігур
