## Таблицы на столе

skirmish-chart-terrain = Местность
skirmish-chart-combat = Бой
skirmish-chart-kinds = Отряды
skirmish-chart-points = Очки
skirmish-chart-foot = пешком
skirmish-chart-horse = верхом
skirmish-chart-shift = столбцов влево
skirmish-chart-strength = сила с одной ступенью / двумя
skirmish-chart-movement = движение
skirmish-chart-terrain-clear = открытая
skirmish-chart-terrain-woods = лес
skirmish-chart-terrain-hill = холм
skirmish-chart-terrain-village = деревня
skirmish-chart-terrain-lake = озеро, непроходимо
skirmish-chart-kind-infantry = пехота
skirmish-chart-kind-guard = гвардия
skirmish-chart-kind-light = лёгкая пехота
skirmish-chart-kind-cavalry = конница
skirmish-chart-points-objective = цель
skirmish-chart-points-village = деревня
skirmish-chart-points-step = ступень, потерянная врагом
skirmish-chart-points-decisive = перевес для решительной победы
