skirmish-odds-attack = сила атаки
skirmish-odds-defence = сила обороны
skirmish-odds-shift = сдвиг за местность обороняющегося
skirmish-odds-column = столбец { $odds }
