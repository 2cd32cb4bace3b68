skirmish-draw-setting-up = Перед першим ходом
skirmish-draw-turn = Хід { $turn } з { $turns }
skirmish-draw-objective = { $seat }: ціль { $hex }
skirmish-draw-possible = { $seat }: ціль невідома, одна з { $hexes }
