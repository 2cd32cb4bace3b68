skirmish-odds-attack = сила атаки
skirmish-odds-defence = сила оборони
skirmish-odds-shift = зсув за місцевість оборонця
skirmish-odds-column = стовпець { $odds }
