## What each action does

undaunted-does-move = Move up to this many tiles, over tiles with your own marker.
undaunted-does-guide = Move any one of your counters up to this many tiles, over tiles with your own marker.
undaunted-does-scout = Move up to this many tiles, onto unscouted ones too. Each newly scouted tile puts a Fog of War from your supply into your discard.
undaunted-does-stalk = Move up to this many tiles, onto any; no marker is laid.
undaunted-does-bolster = Take up to this many cards from your supply into your discard; a squad leader those of his own squad.
undaunted-does-command = Draw up to this many cards.
undaunted-does-conceal = Put a Fog of War from the enemy’s supply into his discard.
undaunted-does-control = Take control of the tile where the unit stands; no enemy may stand there.
undaunted-does-inspire = Take up to this many cards of the squad that were played this turn back into your hand.
undaunted-does-recon = Remove a Fog of War in your hand from the game and draw a card.
undaunted-does-target = Put your target marker on a tile at least three away from the mortar.
undaunted-does-attack = Roll this many dice at one enemy counter. Each die of its defence or more hits, and a 0 always does; one hit is enough to cost it a card.
undaunted-does-suppress = Roll this many dice at one enemy counter; a hit turns it over: it must be readied before it acts.
undaunted-does-blast = Attack every counter on the tile with your target marker, your own too, with this many dice each. Range does not count.
undaunted-does-hunker = Put the card back into your supply instead of using it.
undaunted-does-ready = The card of a suppressed unit turns its counter ready instead of acting.

## Charts of the table

undaunted-chart-attack = An attack
undaunted-chart-cards = The cards
undaunted-chart-actions = Actions
undaunted-chart-terrain = The tiles
undaunted-chart-does = what it does
undaunted-chart-initiative = initiative
undaunted-chart-defence = defence
undaunted-chart-count = copies
undaunted-chart-ground = ground
undaunted-chart-cover = cover
undaunted-chart-hill = hill
undaunted-chart-action = { $value ->
    [0] { $verb }
   *[other] { $verb } { $value }
}
undaunted-chart-attack-base = Printed defence
undaunted-chart-attack-base-text = The number on the counter is where its defence begins.
undaunted-chart-attack-cover = Cover
undaunted-chart-attack-cover-text = The cover of the target’s tile is added.
undaunted-chart-attack-range = Range
undaunted-chart-attack-range-text = One is added for each tile to the target, but not for a blast.
undaunted-chart-attack-hill = Hills
undaunted-chart-attack-hill-text = A hill gives cover 3, but 1 against an attacker on a hill and against a blast.
undaunted-chart-attack-roll = The dice
undaunted-chart-attack-roll-text = Ten-sided, as many as the card says. A die hits if it shows the defence or more, and a 0 always hits.
undaunted-chart-attack-loss = A hit
undaunted-chart-attack-loss-text = The target loses one card of its own: from the hand, else from the discard, else from the deck. If there is none, the counter leaves the board.
undaunted-chart-attack-suppressed = Suppressed
undaunted-chart-attack-suppressed-text = A suppressed unit does nothing until a card of its own has readied it.
