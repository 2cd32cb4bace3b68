skirmish-odds-attack = attackers' strength
skirmish-odds-defence = defender's strength
skirmish-odds-shift = columns for the defender's terrain
skirmish-odds-column = column { $odds }
