web-undaunted-sign-counter = unit: squad letter below, defence above
web-undaunted-sign-suppressed = suppressed unit
web-undaunted-sign-cover = cover of the tile
web-undaunted-sign-worth = objective, a star for each point
web-undaunted-sign-scouted = scouted: riflemen may enter
web-undaunted-sign-controlled = controlled
web-undaunted-sign-spawn = spawn point of these squads
web-undaunted-sign-target = target of a mortar
web-undaunted-round = Round
web-undaunted-has-initiative = initiative
web-undaunted-initiative = Initiative
web-undaunted-squad-A = A
web-undaunted-squad-B = B
web-undaunted-squad-C = C
web-undaunted-fog-note = Cannot be played, only bid for the initiative.
web-undaunted-whose-cards = Whose cards
web-undaunted-hand = Hand
web-undaunted-hand-empty = No cards in hand.
web-undaunted-played = Played this turn
web-undaunted-played-none = Nothing yet.
web-undaunted-supply = Supply
web-undaunted-supply-empty = The supply is empty.
web-undaunted-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-undaunted-pile-hand = Hand
web-undaunted-pile-deck = Deck
web-undaunted-pile-discard = Discard
web-undaunted-pile-removed = Lost
web-undaunted-defence = defence { $count }
web-undaunted-deck-note = Which cards are in it, not in what order.
web-undaunted-discard-note = { $count ->
    [one] { $count } more card was discarded face down.
   *[other] { $count } more cards were discarded face down.
}
web-undaunted-unseen = Not seen
web-undaunted-unseen-note = In hand, in the deck or discarded face down: nobody but the enemy knows which is where.
web-undaunted-pile-empty = None.
web-undaunted-tile = Tile { $tile }, { $terrain }, cover { $cover }
web-undaunted-worth = { $count ->
    [one] Objective worth { $count } point
   *[other] Objective worth { $count } points
}
web-undaunted-scouted = Scouted by { CASE($seat, "the") }
web-undaunted-controlled = Controlled by { CASE($seat, "the") }
web-undaunted-spawn = Spawn point of { CASE($seat, "the") }
web-undaunted-targeted = Target marker of { CASE($seat, "the") }
web-undaunted-radio = Radio
web-undaunted-unit = { $unit } on { $tile }, { $state }
web-undaunted-ready = ready
web-undaunted-suppressed = suppressed
web-undaunted-is-suppressed = { $unit }, suppressed
web-undaunted-terrain-church = church
web-undaunted-terrain-encampment = encampment
web-undaunted-terrain-farm = farm
web-undaunted-terrain-field = fields
web-undaunted-terrain-hedged_field = hedged fields
web-undaunted-terrain-hill = hill
web-undaunted-terrain-open = open ground
web-undaunted-terrain-river = river
web-undaunted-terrain-river_bridge = river with a bridge
web-undaunted-terrain-trees = groves
web-undaunted-terrain-village = village
web-undaunted-terrain-woods = woods
web-undaunted-score-note = One point for each victory, one less for every ten casualties.
web-undaunted-campaign-facts = Casualties: US { $casualties_us }, Germany { $casualties_german }
