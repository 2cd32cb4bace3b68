## The account: what decides the game

undaunted-account-tile = Квадрат { $tile }
undaunted-account-points = Очки за ключевые пункты
undaunted-account-needed = Очков для победы
undaunted-account-riflemen = Стрелки на поле; при 0 сторона истощена
undaunted-account-casualties = Всего потерь
undaunted-account-head-start = Фора
