napoleonics-draw-headline = Хід { $turn } · { $army } · карт у колоді: { $deck }
napoleonics-draw-played = { " · " }{ $card }
napoleonics-draw-legend = LN4 — лінійна піхота з чотирма блоками, [LN4] — у каре, * — з наказом, @Ney — лідер; виділені назви — цілі
napoleonics-draw-ground = ♣♣ ліс, ∩∩ пагорб, ▲▲ кам’янистий пагорб, ## місто, #% млин, <> редут, ≈≈ річка, ~~ мілка річка, == міст, :: каменоломня
napoleonics-draw-army = { $army }: прапорів перемоги { $banners } з { $goal }, карт { $cards }, каре { $squares }
