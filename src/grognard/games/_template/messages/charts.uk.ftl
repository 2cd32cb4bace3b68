## Таблиці на столі

skirmish-chart-terrain = Місцевість
skirmish-chart-combat = Бій
skirmish-chart-kinds = Загони
skirmish-chart-points = Очки
skirmish-chart-foot = пішки
skirmish-chart-horse = верхи
skirmish-chart-shift = стовпців ліворуч
skirmish-chart-strength = сила з одним рівнем / двома
skirmish-chart-movement = рух
skirmish-chart-terrain-clear = відкрита
skirmish-chart-terrain-woods = ліс
skirmish-chart-terrain-hill = пагорб
skirmish-chart-terrain-village = село
skirmish-chart-terrain-lake = озеро, непрохідне
skirmish-chart-kind-infantry = піхота
skirmish-chart-kind-guard = гвардія
skirmish-chart-kind-light = легка піхота
skirmish-chart-kind-cavalry = кіннота
skirmish-chart-points-objective = ціль
skirmish-chart-points-village = село
skirmish-chart-points-step = рівень, утрачений ворогом
skirmish-chart-points-decisive = перевага для вирішальної перемоги
