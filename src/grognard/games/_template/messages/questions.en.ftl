skirmish-ask-objective = Choose your secret objective.
skirmish-ask-move-unit = Which unit moves next?
skirmish-ask-move-to = { $unit }: where to? Movement points left: { $points }.
skirmish-ask-target = Which enemy unit do you attack?
skirmish-ask-attacker = Attack on { $unit }: who takes part?
skirmish-ask-retreat = { $unit } must retreat. Hexes to go: { $hexes }.
skirmish-ask-advance = Who advances into the empty hex?

skirmish-do-hex = { $hex }
skirmish-do-unit = { $unit } at { $hex }
skirmish-do-unit-off-map = { $unit }, off the map
skirmish-do-stand = Stand, and lose a step
skirmish-do-done-move-unit = End movement
skirmish-do-done-move-to = Stop here
skirmish-do-done-target = End combat
skirmish-do-done-attacker = Fight
skirmish-do-done-advance = Stay
skirmish-plan-all = Everybody attacks
