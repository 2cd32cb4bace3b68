## The account: what decides the game

undaunted-account-tile = Квадрат { $tile }
undaunted-account-points = Очки за ключові пункти
undaunted-account-needed = Очок для перемоги
undaunted-account-riflemen = Стрільці на полі; при 0 сторону виснажено
undaunted-account-casualties = Усього втрат
undaunted-account-head-start = Фора
