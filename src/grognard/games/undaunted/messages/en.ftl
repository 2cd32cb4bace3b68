undaunted-title = Undaunted: Normandy
undaunted-seat-us = US
undaunted-seat-german = Germany
undaunted-people-us = The US side
undaunted-people-german = The German side

undaunted-scenario-la-raye = La Raye
undaunted-scenario-montmartin-en-graignes = Montmartin-en-Graignes
undaunted-scenario-raid-across-the-canal = Raid Across the Canal
undaunted-scenario-behind-enemy-lines = Behind Enemy Lines
undaunted-scenario-crossing-the-vire = Crossing the Vire
undaunted-scenario-desperate-withdrawal = Desperate Withdrawal
undaunted-scenario-la-huberderie = La Huberderie
undaunted-scenario-streets-of-tessy-sur-vire = Streets of Tessy-sur-Vire
undaunted-scenario-reinforcements = Reinforcements
undaunted-scenario-critical-intelligence = Critical Intelligence
undaunted-scenario-hill-314 = Hill 314
undaunted-scenario-mortain = Mortain

undaunted-option-discards = Discard piles
undaunted-option-discards-closed = closed: cards left in hand are discarded face down
undaunted-option-discards-open = open: everyone may look through them

undaunted-card-rifleman_a = Rifleman A
undaunted-card-rifleman_b = Rifleman B
undaunted-card-rifleman_c = Rifleman C
undaunted-card-scout_a = Scout A
undaunted-card-scout_b = Scout B
undaunted-card-scout_c = Scout C
undaunted-card-machine_gunner_a = Machine Gunner A
undaunted-card-machine_gunner_b = Machine Gunner B
undaunted-card-machine_gunner_c = Machine Gunner C
undaunted-card-sniper = Sniper
undaunted-card-mortar = Mortar
undaunted-card-platoon_sergeant = Platoon Sergeant
undaunted-card-platoon_guide = Platoon Guide
undaunted-card-squad_leader_a = Squad Leader A
undaunted-card-squad_leader_b = Squad Leader B
undaunted-card-squad_leader_c = Squad Leader C
undaunted-card-fog_of_war = Fog of War
undaunted-card-none = nothing

undaunted-short-rifleman_a = Ra
undaunted-short-rifleman_b = Rb
undaunted-short-rifleman_c = Rc
undaunted-short-scout_a = Sa
undaunted-short-scout_b = Sb
undaunted-short-scout_c = Sc
undaunted-short-machine_gunner_a = Ma
undaunted-short-machine_gunner_b = Mb
undaunted-short-machine_gunner_c = Mc
undaunted-short-sniper = Sn
undaunted-short-mortar = Mo

undaunted-counter = { $seat } { $unit }
undaunted-tile = { $number }{ $face }
undaunted-no-tile = no tile
undaunted-face-a = A
undaunted-face-b = B
undaunted-number = { $number }
undaunted-done = done

undaunted-verb-move = Move
undaunted-verb-guide = Guide
undaunted-verb-scout = Scout
undaunted-verb-stalk = Stalk
undaunted-verb-bolster = Bolster
undaunted-verb-command = Command
undaunted-verb-conceal = Conceal
undaunted-verb-control = Control
undaunted-verb-inspire = Inspire
undaunted-verb-recon = Recon
undaunted-verb-target = Target
undaunted-verb-attack = Attack
undaunted-verb-suppress = Suppress
undaunted-verb-blast = Blast
undaunted-verb-hunker = Hunker down
undaunted-verb-ready = Ready

undaunted-ask-nothing = The game is over.
undaunted-ask-bid = Round { $round }: which card do you bid for the initiative?
undaunted-ask-play = Which card do you play?
undaunted-ask-use = { $card }: what shall it do?
undaunted-ask-move = { $verb }: where does { $unit } go? Steps left: { $left }.
undaunted-ask-guide = { $card } guides: which unit?
undaunted-ask-attack = { $card }, { $verb }: at which enemy?
undaunted-ask-target = { $card }: which tile is targeted?
undaunted-ask-bolster = { $card } bolsters: which card from the supply? You may take: { $left }.
undaunted-ask-inspire = { $card } inspires: which played card comes back? You may take: { $left }.
undaunted-ask-command = { $card } commands: how many cards do you draw?

undaunted-do-bid = Bid { $thing } (initiative { $initiative })
undaunted-do-play = Play { $thing }
undaunted-do-play-done = End the turn
undaunted-do-use-move = Move { $value }
undaunted-do-use-guide = Guide { $value }
undaunted-do-use-scout = Scout { $value }
undaunted-do-use-stalk = Stalk { $value }
undaunted-do-use-bolster = Bolster { $value }
undaunted-do-use-command = Command { $value }
undaunted-do-use-conceal = Conceal
undaunted-do-use-control = Control
undaunted-do-use-inspire = Inspire { $value }
undaunted-do-use-recon = Recon
undaunted-do-use-target = Target
undaunted-do-use-attack = Attack { $value }
undaunted-do-use-suppress = Suppress { $value }
undaunted-do-use-blast = Blast { $value }
undaunted-do-use-hunker = Hunker down: back to the supply
undaunted-do-use-ready = Ready the suppressed unit
undaunted-do-move = To { $thing }
undaunted-do-move-done = Stop here
undaunted-do-guide = { $thing } on { $tile }
undaunted-do-attack = { $thing } on { $tile }
undaunted-do-target = Target { $thing }
undaunted-do-bolster = Take { $thing }
undaunted-do-bolster-done = Take no more
undaunted-do-inspire = Take back { $thing }
undaunted-do-inspire-done = Take back no more
undaunted-do-command = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}

undaunted-why-bid-not-in-hand = { $thing } is not in your hand, so it cannot be bid.
undaunted-why-not-in-hand = { $thing } is not in your hand.
undaunted-why-fog-cannot-be-played = Fog of War cannot be played; it can only be bid for the initiative.
undaunted-why-not-on-card = { $thing } is not printed on { $card }.
undaunted-why-suppressed = The unit is suppressed: its card can only ready it or hunker down.
undaunted-why-not-suppressed = The unit is not suppressed, so there is nothing to ready.
undaunted-why-no-such-tile = This tile is not part of the scenario.
undaunted-why-not-adjacent = { $thing } is not next to the unit.
undaunted-why-no-own-marker = You have neither scouted nor taken control of { $thing }; only Scout and Stalk enter such tiles.
undaunted-why-guide-enemy = { $thing } is not yours to guide.
undaunted-why-guide-off-board = { $thing } is not on the board, so it cannot be guided.
undaunted-why-guide-suppressed = { $thing } is suppressed and cannot be guided.
undaunted-why-nobody-to-guide = You have no ready unit on the board to guide.
undaunted-why-not-in-supply = { $thing } is not in your supply.
undaunted-why-bolster-other-squad = { $thing } is not of the squad that { $card } may bolster.
undaunted-why-not-in-play = { $thing } is not among the cards you have played this turn.
undaunted-why-inspire-other-squad = { $thing } is not of the squad that { $card } may inspire.
undaunted-why-inspire-itself = { $card } cannot take itself back.
undaunted-why-no-fog-in-hand = Recon removes a Fog of War from your hand, and you hold none.
undaunted-why-control-no-marker = You have no marker on the unit's tile, so there is nothing to turn to controlled.
undaunted-why-control-enemy-present = An enemy unit stands on the tile, so it cannot be controlled.
undaunted-why-target-too-near = { $thing } is too near: the target must be at least three tiles from the mortar.
undaunted-why-target-same-tile = The target marker is on { $thing } already; choose another tile.
undaunted-why-nowhere-to-target = No tile can be targeted from here.
undaunted-why-no-target-marker = Your target marker is not on the board; Target comes before Blast.
undaunted-why-no-enemy-on-board = There is no enemy unit on the board.
undaunted-why-own-unit = { $thing } is your own unit.
undaunted-why-enemy-off-board = { $thing } is not on the board.
undaunted-why-more-than-printed = { $card } does not let you draw that many cards.

undaunted-event-round = Round { $count } begins.
undaunted-event-drew = { $seat } draws { $cards }.
undaunted-event-drew-hidden = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
undaunted-event-reshuffled = { $count ->
    [one] { $seat } shuffles the discard into a new deck of { $count } card.
   *[other] { $seat } shuffles the discard into a new deck of { $count } cards.
}
undaunted-event-bids = Bids: US { $us } ({ $us_value }), Germany { $german } ({ $german_value }).
undaunted-event-initiative = { $count ->
    [1] { $seat } keeps the initiative: a tie.
   *[other] { $seat } has the initiative.
}
undaunted-event-turn = { $seat } plays its cards.
undaunted-event-turn-over = { $count ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn and discards { $count } unplayed card.
   *[other] { $seat } ends the turn and discards { $count } unplayed cards.
}
undaunted-event-discarded = { $seat } discards unplayed: { $cards }.
undaunted-event-played = { $seat } plays { $card }.
undaunted-event-placed = { $unit } appears on { $tile }.
undaunted-event-readied = { $unit } is ready again.
undaunted-event-hunkered = { $card } hunkers down and returns to the supply.
undaunted-event-moved = { $unit } moves from { $start } to { $tile }.
undaunted-event-scouted = { $count ->
    [0] { $seat } scouts { $tile }; no Fog of War is left to take.
   *[other] { $seat } scouts { $tile } and takes a Fog of War.
}
undaunted-event-untargeted = { $seat } takes its target marker off the board.
undaunted-event-bolstered = { $seat } adds { $card } to its discard.
undaunted-event-concealed = { $count ->
    [0] { $seat } conceals, but the enemy has no Fog of War left in the supply.
   *[other] { $seat } conceals: the enemy takes a Fog of War.
}
undaunted-event-controlled = { $count ->
    [0] { $seat } takes control of { $tile }.
   *[other] { $seat } takes control of { $tile } (objective worth { $count }).
}
undaunted-event-held = { $seat } already controls { $tile }.
undaunted-event-radio = The radio on { $tile }: the objective is now worth { $count }.
undaunted-event-inspired = { $seat } takes { $card } back into hand.
undaunted-event-recon = { $seat } removes a Fog of War from the game.
undaunted-event-targeted = { $unit } targets { $tile }.
undaunted-event-blasted = { $count ->
    [0] Mortar fire on { $tile }: nobody is there.
    [one] Mortar fire on { $tile }: { $count } unit is under fire.
   *[other] Mortar fire on { $tile }: { $count } units are under fire.
}
undaunted-event-rolled = { $hit ->
    [yes] { $card }, { $verb } at { $unit }: defence { $defence } ({ $base } + cover { $cover } + range { $range }), dice { $faces }: success.
   *[no] { $card }, { $verb } at { $unit }: defence { $defence } ({ $base } + cover { $cover } + range { $range }), dice { $faces }: no effect.
}
undaunted-event-lost = { $count ->
    [0] { $unit } loses a card from the hand.
    [1] { $unit } loses a card from the discard.
   *[2] { $unit } loses a card from the deck.
}
undaunted-event-deck-shuffled = { $seat } shuffles the deck.
undaunted-event-suppressed = { $count ->
    [0] { $unit } is suppressed.
   *[1] { $unit } was suppressed already.
}
undaunted-event-removed = { $unit } is removed from the board.
undaunted-event-won = { $how ->
    [1] { $seat } wins by objectives (US { $us_points }, Germany { $german_points }).
    [2] { $seat } wins: the enemy has no riflemen left on the board.
    [3] { $seat } wins: both sides are pinned, with no riflemen on the board or no way left to enough objectives (US { $us_points }, Germany { $german_points }).
    [4] { $seat } wins: only riflemen take objectives, and the enemy has no rifleman card left to play (US { $us_points }, Germany { $german_points }).
    [6] { $seat } wins: the enemy has no scout card left to open the way, and his markers lead to too few objectives (US { $us_points }, Germany { $german_points }).
   *[5] { $seat } wins after the last round (US { $us_points }, Germany { $german_points }).
}
undaunted-list-one = { $first }
undaunted-list-more = { $rest }, { $last }

undaunted-odds-base = Base defence
undaunted-odds-cover = Cover
undaunted-odds-range = Range
undaunted-odds-hit = casualty
undaunted-odds-suppressed = suppressed
undaunted-odds-miss = no effect

undaunted-victory = Victory
undaunted-won-by-objectives = by controlling enough objectives
undaunted-won-by-pinning = by pinning the enemy: he has no riflemen on the board
undaunted-won-both-pinned = with more points, or else the initiative, when both sides were pinned: no riflemen on the board, or no way left to enough objectives
undaunted-won-no-riflemen = because only riflemen take objectives, and the enemy has no rifleman card left to play
undaunted-won-no-scouts = because the enemy has no scout card left to open the way, and his markers lead to too few objectives
undaunted-won-round-cap = with more points, or the initiative, after the last round
undaunted-campaign-indeterminate = Indeterminate
undaunted-campaign-minor = Minor victory
undaunted-campaign-major = Major victory
undaunted-campaign-decisive = Decisive victory
undaunted-campaign-score = by victories less casualties over all twelve scenarios

undaunted-draw-headline = { $title } · round { $round } · initiative: { $seat }
undaunted-draw-marker-scouted = s
undaunted-draw-marker-controlled = C
undaunted-draw-none = none
undaunted-draw-goal-pin = needs to pin the enemy
undaunted-draw-goal-points = { $count ->
    [one] needs { $count } point
   *[other] needs { $count } points
}
undaunted-draw-side = { $seat }: { $points } points ({ $goal }) · hand { $hand } · deck { $deck } · discard { $discard } · removed { $removed }
undaunted-draw-supply = Supply: { $cards }
undaunted-draw-play = Played: { $cards }
undaunted-draw-hand = Your hand: { $cards }
undaunted-draw-legend = ☆ US, ✚ Germany; # cover, ^ hill, * objective, ~ radio, s scouted, C controlled, @ spawn point, (Ra) suppressed, (+) target marker

## What later versions of the rules changed

undaunted-change-hopeless-end = An end beyond hope now says what the loser lacks: rifleman cards or scout cards.
