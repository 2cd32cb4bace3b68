skirmish-draw-setting-up = Перед первым ходом
skirmish-draw-turn = Ход { $turn } из { $turns }
skirmish-draw-objective = { $seat }: цель { $hex }
skirmish-draw-possible = { $seat }: цель неизвестна, одна из { $hexes }
