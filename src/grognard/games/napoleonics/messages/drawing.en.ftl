napoleonics-draw-headline = Turn { $turn } · { $army } · cards in the deck: { $deck }
napoleonics-draw-played = { " · " }{ $card }
napoleonics-draw-legend = LN4 is line infantry with four blocks, [LN4] in square, * ordered, @Ney a leader; lit names are objectives
napoleonics-draw-ground = ♣♣ forest, ∩∩ hill, ▲▲ rugged hill, ## town, #% mill, <> field works, ≈≈ river, ~~ fordable river, == bridge, :: quarry
napoleonics-draw-army = { $army }: banners { $banners } of { $goal }, cards { $cards }, squares { $squares }
