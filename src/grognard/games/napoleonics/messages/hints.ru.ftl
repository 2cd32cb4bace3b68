# Из чего складывается оценка, как это говорят подсказки.
napoleonics-part-own-banners = наши флаги
napoleonics-part-enemy-banners = флаги врага
napoleonics-part-units = сила и укрытие отрядов
napoleonics-part-leaders = лидеры
napoleonics-part-objectives = цели
napoleonics-part-hand = карты в руке
napoleonics-part-own-attacks = наши будущие атаки
napoleonics-part-enemy-attacks = будущие атаки врага
napoleonics-part-orders = приказы этого хода
napoleonics-part-waiting = время, потерянное на ожидание
