napoleonics-draw-headline = Ход { $turn } · { $army } · карт в колоде: { $deck }
napoleonics-draw-played = { " · " }{ $card }
napoleonics-draw-legend = LN4 — линейная пехота из четырёх блоков, [LN4] — в каре, * — с приказом, @Ney — лидер; выделенные названия — цели
napoleonics-draw-ground = ♣♣ лес, ∩∩ холм, ▲▲ каменистый холм, ## город, #% мельница, <> редут, ≈≈ река, ~~ мелкая река, == мост, :: каменоломня
napoleonics-draw-army = { $army }: флагов победы { $banners } из { $goal }, карт { $cards }, каре { $squares }
