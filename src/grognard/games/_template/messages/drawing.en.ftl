skirmish-draw-setting-up = Before the first turn
skirmish-draw-turn = Turn { $turn } of { $turns }
skirmish-draw-objective = { $seat }: objective { $hex }
skirmish-draw-possible = { $seat }: objective unknown, one of { $hexes }
