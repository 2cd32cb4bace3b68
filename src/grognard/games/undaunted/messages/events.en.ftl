undaunted-event-round = Round { $count } begins.
undaunted-event-drew = { $seat } draw { $cards }.
undaunted-event-drew-hidden = { $count ->
    [one] { $seat } draw { $count } card.
   *[other] { $seat } draw { $count } cards.
}
undaunted-event-reshuffled = { $count ->
    [one] { $seat } shuffle the discard into a new deck of { $count } card.
   *[other] { $seat } shuffle the discard into a new deck of { $count } cards.
}
undaunted-event-bids = Bids: US { $us } ({ $us_value }), Germany { $german } ({ $german_value }).
undaunted-event-initiative = { $count ->
    [1] { $seat } keep the initiative: a tie.
   *[other] { $seat } have the initiative.
}
undaunted-event-turn = { $seat } take their turn.
undaunted-event-turn-over = { $count ->
    [0] { $seat } end their turn.
    [one] { $seat } end their turn and discard { $count } unplayed card.
   *[other] { $seat } end their turn and discard { $count } unplayed cards.
}
undaunted-event-discarded = { $seat } discard unplayed: { $cards }.
undaunted-event-played = { $seat } play { $card }.
undaunted-event-placed = { $unit } appears on { $tile }.
undaunted-event-readied = { $unit } is ready again.
undaunted-event-hunkered = { $card } hunkers down: the card goes back to the supply.
undaunted-event-moved = { $unit } moves from { $start } to { $tile }.
undaunted-event-scouted = { $count ->
    [0] { $seat } scout { $tile }; no Fog of War is left to take.
   *[other] { $seat } scout { $tile } and take a Fog of War.
}
undaunted-event-untargeted = { $seat } take their target marker off the board.
undaunted-event-bolstered = { $seat } add { $card } to their discard.
undaunted-event-concealed = { $count ->
    [0] { $seat } conceal themselves, but there is no Fog of War left in the enemy’s supply.
   *[other] { $seat } conceal themselves: the enemy takes a Fog of War.
}
undaunted-event-controlled = { $count ->
    [0] { $seat } take control of { $tile }.
   *[other] { $seat } take control of { $tile } (objective worth { $count }).
}
undaunted-event-held = { $seat } already control { $tile }.
undaunted-event-radio = The radio on { $tile }: the objective is now worth { $count }.
undaunted-event-inspired = { $seat } take { $card } back into hand.
undaunted-event-recon = { $seat } remove a Fog of War from the game.
undaunted-event-targeted = { $unit } targets { $tile }.
undaunted-event-blasted = { $count ->
    [0] Mortar fire on { $tile }: nobody is there.
    [one] Mortar fire on { $tile }: { $count } unit is under fire.
   *[other] Mortar fire on { $tile }: { $count } units are under fire.
}
undaunted-event-rolled = { $hit ->
    [yes] { $verb }, { $card } against { $unit }: defence { $defence } ({ $base } + cover { $cover } + range { $range }), rolled { $faces }: success.
   *[no] { $verb }, { $card } against { $unit }: defence { $defence } ({ $base } + cover { $cover } + range { $range }), rolled { $faces }: no effect.
}
undaunted-event-lost = { $count ->
    [0] { $unit } loses a card from the hand.
    [1] { $unit } loses a card from the discard.
   *[2] { $unit } loses a card from the deck.
}
undaunted-event-deck-shuffled = { $seat } shuffle the deck.
undaunted-event-suppressed = { $count ->
    [0] { $unit } is suppressed.
   *[1] { $unit } was suppressed already.
}
undaunted-event-removed = { $unit } is removed from the board.
undaunted-event-won = { $how ->
    [1] { $seat } win by objectives (US { $us_points }, Germany { $german_points }).
    [2] { $seat } win: the enemy has no riflemen left on the board.
    [3] { $seat } win: both sides are pinned, with no riflemen on the board or no way left to enough objectives (US { $us_points }, Germany { $german_points }).
    [4] { $seat } win: only riflemen take objectives, and the enemy has no rifleman card left to play (US { $us_points }, Germany { $german_points }).
    [6] { $seat } win: the enemy has no scout card left to open the way, and his markers lead to too few objectives (US { $us_points }, Germany { $german_points }).
   *[5] { $seat } win after the last round (US { $us_points }, Germany { $german_points }).
}

undaunted-victory = Victory
undaunted-won-by-objectives = by controlling enough objectives
undaunted-won-by-pinning = by pinning the enemy: he has no riflemen on the board
undaunted-won-both-pinned = with more points, or else the initiative, when both sides were pinned: no riflemen on the board, or no way left to enough objectives
undaunted-won-no-riflemen = because only riflemen take objectives, and the enemy has no rifleman card left to play
undaunted-won-no-scouts = because the enemy has no scout card left to open the way, and his markers lead to too few objectives
undaunted-won-round-cap = with more points, or the initiative, after the last round
undaunted-won-by-objectives-short = objectives
undaunted-won-by-pinning-short = enemy pinned
undaunted-won-both-pinned-short = both pinned
undaunted-won-no-riflemen-short = no riflemen left
undaunted-won-no-scouts-short = no scouts left
undaunted-won-round-cap-short = the last round
undaunted-head-start = Its points are points of objectives.
undaunted-campaign-indeterminate = Indeterminate
undaunted-campaign-minor = Minor victory
undaunted-campaign-major = Major victory
undaunted-campaign-decisive = Decisive victory
undaunted-campaign-score = by victories less casualties over all twelve scenarios

## What later versions of the rules changed

undaunted-change-hopeless-end = An end beyond hope now says what the loser lacks: rifleman cards or scout cards.
