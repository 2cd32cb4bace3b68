## The game

marengo-title = Triomphe à Marengo
marengo-scenario-14-june = Marengo, 14 June 1800
marengo-option-cleaned-may-march = Road march of a piece that approach clean-up moved
marengo-option-cleaned-may-march-no = No: it did not start its turn in reserve
marengo-option-cleaned-may-march-yes = Yes: it counts as having started in reserve
marengo-seat-austria = Austria
marengo-seat-france = France
marengo-type-infantry = infantry
marengo-type-cavalry = cavalry
marengo-type-artillery = artillery
marengo-face = { $type } { $strength }

## Places

marengo-locale = locale { $number }
marengo-locale-named = { $name } ({ $number })
marengo-at-reserve = { $locale }, in reserve
marengo-at-side = { $locale }, blocking the approach to { $to }{ $approach }
marengo-at-alessandria = holding area Alessandria
marengo-at-tortona = holding area Tortona, 11:00
marengo-at-novi = holding area Novi, 16:00
marengo-at-sale = holding area Sale, 17:00
marengo-at-gone = eliminated
marengo-road-main = main road
marengo-road-local = local road
marengo-road-entry = entry by main road
marengo-road-pontoon = pontoon bridge
marengo-part-n = { " (north)" }
marengo-part-s = { " (south)" }
marengo-part-e = { " (east)" }
marengo-part-w = { " (west)" }
marengo-part-m = { " (middle)" }
marengo-part-only = { "" }
marengo-place-1 = Alessandria bridgehead
marengo-place-4 = Cascina Peterbona
marengo-place-6 = Cascina Stortigliona
marengo-place-8 = Cascina Calcamuggia
marengo-place-9 = Cascina Granera
marengo-place-10 = Cascina Bolla
marengo-place-12 = Marengo
marengo-place-13 = Cascina Guarasca
marengo-place-15 = Spinetta
marengo-place-17 = Lungafame
marengo-place-20 = Cascina Barbotta
marengo-place-28 = Castelceriolo (south)
marengo-place-29 = Castelceriolo (north)
marengo-place-31 = Cascina Malpensata
marengo-place-39 = Cascina Rana
marengo-place-40 = Cascina Valle
marengo-place-41 = Bettale
marengo-place-42 = Cascina Lombarda
marengo-place-45 = Cascina Guasca
marengo-place-46 = Cascina Poggi
marengo-place-47 = Cascina Grossa
marengo-place-48 = Brusa
marengo-place-50 = Cascina Cassano
marengo-place-52 = Villanova
marengo-place-54 = Lobi (west)
marengo-place-56 = Lobi (east)
marengo-place-57 = Cascina Mandrina
marengo-place-59 = Pagelli
marengo-place-60 = Cascina Valmagra
marengo-place-65 = Cascina Cantone
marengo-place-66 = Cascina Buschetta
marengo-place-72 = Filippona
marengo-place-73 = Cascina Fagella
marengo-place-77 = Cascina Favorita
marengo-place-80 = San Giuliano Nuovo
marengo-place-85 = San Giuliano Vecchio
marengo-place-86 = Moschini
marengo-place-88 = Cascina Ferrari

## Questions

marengo-ask-s6-action = Your turn: choose a piece for an action, or end the turn. Commands left: { $commands }.
marengo-ask-s6-group = Add a piece, or say what the chosen ones do. Commands left: { $commands }.
marengo-ask-s8-march = Road march: the next crossing, an approach to continue to, or stop here.
marengo-ask-s9-respond = Maneuver attack { $locale } → { $to }{ $approach }: which pieces respond from reserve?
marengo-ask-s9-advance = The attack { $locale } → { $to }{ $approach } was blocked: advance all attackers to the approach?
marengo-ask-s9-show = Which attacking infantry do you show?
marengo-ask-s10-reduce = Bombardment of { $locale }: which piece is reduced?
marengo-ask-s11-defense = Assault { $locale } → { $to }{ $approach }, step 2: choose leading pieces of the defense, or none.
marengo-ask-s11-attack = Assault { $locale } → { $to }{ $approach }, step 3: choose the leading pieces.
marengo-ask-s11-join = Assault { $locale } → { $to }{ $approach }, step 3: which other pieces take part?
marengo-ask-s11-fire = Assault { $locale } → { $to }{ $approach }, steps 4 and 5: artillery defense, counter-attack, or nothing?
marengo-ask-s11-counter = Assault { $locale } → { $to }{ $approach }, step 5: who counter-attacks?
marengo-ask-s11-fired = Artillery defense: which of your leading pieces is reduced?
marengo-ask-s11-odd = Which of the two pieces takes the odd reduction?
marengo-ask-s11-excess = Step 8: which other assault piece is reduced? Left: { $left }.
marengo-ask-s12-continue = Cavalry continuation: which cavalry goes on to an approach? Commands left: { $commands }.
marengo-ask-s12-side = Continuation: to which approach?
marengo-ask-s13-reduce = Retreat, { $at }: who takes a reduction? Left: { $left }.
marengo-ask-s13-to = Retreat from { $locale }: where does { $piece } go?
marengo-ask-s14-organize =
    Which further piece is organized? { $left ->
        [0] The next one costs a further command.
       *[other] This action can take { $left } more.
    }
marengo-ask-s18-lose = { $army } still loses morale: { $left }. From which locale do you take a token?
marengo-ask-s18-commit = { $army } lacks tokens for { $locale }: { $left }. You may transfer some from other locales.
marengo-ask-s18-return = Morale clean-up: return one committed token?

## Answers

marengo-do-piece = { $piece } ({ $name }), { $at }
marengo-do-complete = Complete the bombardment: { $at }
marengo-do-march = March to { $locale }
marengo-do-retreat = Retreat to { $locale }
marengo-do-take = Take a token from { $locale }
marengo-do-transfer = Transfer a token from { $locale }
marengo-do-return = Return a token from { $locale }
marengo-do-block = Block the approach to { $to }{ $approach }, commands: { $cost }
marengo-do-attack = Maneuver attack on { $to }{ $approach }
marengo-do-assault = Assault { $locale } → { $to }{ $approach }
marengo-do-continue = Continue to the approach to { $to }{ $approach }
marengo-do-cross = March to { $to }: { $road }{ $crossing }, step { $step }
marengo-do-reserve = Back into reserve
marengo-do-organize = Organize
marengo-do-declare = Declare a bombardment
marengo-do-fire = Artillery defense
marengo-do-advance = All advance to the approach
marengo-do-eliminate = Eliminate: no room is left
marengo-do-end = End the turn
marengo-do-done-s8-march = Stop here
marengo-do-done-s9-respond = No further response
marengo-do-done-s9-advance = Stay in reserve
marengo-do-done-s11-defense = No further leading piece
marengo-do-done-s11-attack = No second leading piece
marengo-do-done-s11-join = No further piece takes part
marengo-do-done-s11-fire = Nothing to declare
marengo-do-done-s11-counter = No further counter-attack
marengo-do-done-s12-continue = Nobody goes on
marengo-do-done-s14-organize = No further piece
marengo-do-done-s18-commit = Transfer no more
marengo-do-done-s18-return = Return none

## Refusals

marengo-what-side = { $locale } → { $to }{ $approach }
marengo-what-way = { $to }: { $road }{ $crossing }
marengo-why-not-your-piece = { $what } is not a piece of yours that can act now.
marengo-why-not-in-play = { $what } has been eliminated.
marengo-why-has-acted = { $what } has taken part in an action and is done for this turn.
marengo-why-alike = A piece of the same face stands in the same position and is offered instead of { $what }.
marengo-why-nothing-to-do = There is no action that { $what } could take now.
marengo-why-no-command = There is no command left for this ({ $what }).
marengo-why-picked-already = { $what } has been chosen already.
marengo-why-three-pieces = No more than three pieces take part in one action.
marengo-why-other-position = { $what } is not in the same position as the chosen pieces.
marengo-why-no-room = No adjacent locale that could be marched to has room enough ({ $what }).
marengo-why-not-adjacent = The locale is not adjacent ({ $what }).
marengo-why-enemy-there = The locale is enemy-occupied ({ $what }).
marengo-why-nobody-opposite = The locale opposite the approach is not enemy-occupied ({ $what }).
marengo-why-not-in-reserve = The piece is not in reserve there ({ $what }).
marengo-why-not-in-approach = The chosen piece blocks no approach ({ $what }).
marengo-why-only-opposite = From an approach one moves or attacks only across it ({ $what }).
marengo-why-over-capacity = The locale's capacity would be exceeded ({ $what }).
marengo-why-approach-closed = An assault was lost across this approach this turn ({ $what }).
marengo-why-locale-barred = An assault won this locale this turn; no road march may enter it ({ $what }).
marengo-why-protected-entry = Enemy reinforcements have yet to enter this locale ({ $what }).
marengo-why-must-enter-by-road = A piece in a holding area enters by road march only, beginning at its entry road ({ $what }).
marengo-why-too-early = These reinforcements may not enter yet ({ $what }).
marengo-why-artillery-waits = The Austrian artillery cannot enter before 7:00 ({ $what }).
marengo-why-road-one-piece = A road march moves exactly one piece ({ $what }).
marengo-why-no-road = No road of the march leads there ({ $what }).
marengo-why-no-step-left = Traffic: no step is left for this crossing ({ $what }).
marengo-why-against-traffic = This crossing was used in the other direction this turn ({ $what }).
marengo-why-cavalry-only = Only cavalry can do this ({ $what }).
marengo-why-crossing-attacked = A road maneuver attack was made over this crossing this turn ({ $what }).
marengo-why-fully-blocked = The defense approach is fully blocked ({ $what }).
marengo-why-needs-infantry = The defense approach is cavalry-obstructing: the attack must include infantry ({ $what }).
marengo-why-obstructed = The defense approach is cavalry-obstructing ({ $what }).
marengo-why-not-artillery = Only artillery bombards ({ $what }).
marengo-why-artillery-penalty = An artillery penalty forbids this ({ $what }).
marengo-why-not-declared = No bombardment has been declared by { $what }.
marengo-why-not-blocked = The enemy does not block the opposite approach ({ $what }).
marengo-why-nobody-can-lead = Nobody in the approach can lead an assault ({ $what }).
marengo-why-too-weak = { $what } has less than strength two.
marengo-why-same-type = Two pieces chosen together must be of the same type ({ $what }).
marengo-why-leads-already = { $what } leads the defense and cannot counter-attack.
marengo-why-not-assault-piece = { $what } is not one of the assault pieces asked for.
marengo-why-one-must-lead = An attack must have a leading piece.
marengo-why-no-artillery = No artillery in the approach could fire.
marengo-why-bombarded-before = The artillery declared or completed a bombardment in its last turn ({ $what }).
marengo-why-not-there = { $what } is not in reserve in the attacked locale.
marengo-why-not-infantry = { $what } is not infantry.
marengo-why-not-on-the-road = Continuation leads only along the road of the march, or to the attack approach ({ $what }).
marengo-why-french-surprised = At 6:00 the French cannot block approaches ({ $what }).
marengo-why-disorganized = A disorganized piece neither attacks nor leaves its locale ({ $what }).
marengo-why-organized-already = { $what } is not disorganized.
marengo-why-organize-all = All pieces of a locale are organized in one turn, or none ({ $what }).
marengo-why-organize-before-acting = A piece of that locale has acted; organizing comes before acting ({ $what }).
marengo-why-out-of-reach = Pieces retreat into adjacent locales only ({ $what }).
marengo-why-whence-attacked = The attack came from that locale ({ $what }).
marengo-why-against-arrow = There is room elsewhere; a retreat against the arrow is a last resort ({ $what }).
marengo-why-room-left = There is still room to retreat.
marengo-why-no-token = No token of that army lies there ({ $what }).
marengo-why-same-locale = The token must come from another locale ({ $what }).
marengo-why-token-transferred = The tokens there were transferred in the enemy's last turn ({ $what }).
marengo-why-not-first-choice = Another piece must take this reduction ({ $what }).
marengo-why-not-in-group = { $what } did not take part in this action.
marengo-why-austrians-organized = Only French pieces are ever disorganized ({ $what }).
marengo-why-pontoon-used = One piece a turn crosses the pontoon bridge ({ $what }).
marengo-why-entry-full = Traffic: no further piece can enter there this turn ({ $what }).
marengo-why-cleaned-up = Approach clean-up moved this piece; only one that started its turn in reserve marches by road ({ $what }).
marengo-why-enemy-on-the-road = The locale is enemy-occupied, and only cavalry attacks on the march ({ $what }).
marengo-why-finish-first = The locale that was begun must be organized whole first; { $what } comes later.
marengo-why-one-piece = Only one piece is chosen for this ({ $what }).
marengo-why-approach-acted = Every piece in this approach has taken part in an action this turn ({ $what }).
marengo-why-nobody-in-approach = None of your pieces blocks this approach ({ $what }); an assault is not made from reserve.
marengo-why-other-locale = The chosen pieces are in another locale than this approach ({ $what }).
marengo-why-already-there = The chosen pieces are in that locale already ({ $what }).

## Events

marengo-event-turn = { $time }: the turn of { $army }.
marengo-event-scheduled =
    { $army } takes { $tokens ->
        [one] one morale token
       *[other] { $tokens } morale tokens
    } from the time track.
marengo-event-cleanup =
    Approach clean-up, { $locale } → { $to }{ $approach }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    }.
marengo-event-march =
    { $army }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } marched from { $from } to { $to }.
marengo-event-block =
    { $army } blocks the approach from { $locale } to { $to }{ $approach }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    }, commands: { $cost }.
marengo-event-reserve =
    { $army }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } stepped back into reserve at { $locale }.
marengo-event-cross = { $army }: road march to { $to }, { $road }{ $crossing }, step { $step }.
marengo-event-attack =
    { $army }: maneuver attack { $locale } → { $to }{ $approach } by { $count ->
        [one] one piece
       *[other] { $count } pieces
    } { $reserve ->
        [0] from the approach.
       *[other] from reserve.
    }
marengo-event-respond = { $army } responds with: { $count }.
marengo-event-blocked = The attack is blocked at { $locale } → { $to }{ $approach }.
marengo-event-through = The attack goes through at { $locale } → { $to }{ $approach }.
marengo-event-enter =
    { $army }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } entered { $to }.
marengo-event-advance =
    { $army }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } advanced to the approach to { $to }{ $approach }.
marengo-event-show = { $army } shows { $type } { $strength } ({ $at }).
marengo-event-reduce =
    { $strength ->
        [0] { $army }: { $type } is eliminated ({ $at }).
       *[other] { $army }: { $type } is reduced to { $strength } ({ $at }).
    }
marengo-event-declare = { $army } declares a bombardment { $locale } → { $to }{ $approach }.
marengo-event-complete = { $army } completes a bombardment { $locale } → { $to }{ $approach }.
marengo-event-cancel = { $army }: the declared bombardment { $locale } → { $to }{ $approach } is cancelled.
marengo-event-lapse = { $army }: the declared bombardment { $locale } → { $to }{ $approach } was not completed and lapses.
marengo-event-spared = The bombardment { $locale } → { $to }{ $approach } has no effect: nobody is there.
marengo-event-assault = { $army } declares an assault { $locale } → { $to }{ $approach }.
marengo-event-lead = { $army } leads the defense with: { $count }.
marengo-event-lead-attack =
    { $army } assaults with { $count ->
        [one] one piece
       *[other] { $count } pieces
    }, leading: { $leaders }.
marengo-event-fire = { $army }: artillery defense.
marengo-event-counter =
    { $army } counter-attacks with { $count ->
        [one] one piece
       *[other] { $count } pieces
    }.
marengo-event-result = Result: { $strength } − { $penalty } − { $defense } − { $counter } = { $result }.
marengo-event-reductions = Reductions: attacker { $attacker }, defender { $defender }.
marengo-event-held = { $army } holds against the assault { $locale } → { $to }{ $approach }.
marengo-event-stormed = { $army } wins the assault { $locale } → { $to }{ $approach }.
marengo-event-continue = { $army }: cavalry continues to the approach from { $locale } to { $to }{ $approach }.
marengo-event-retreat =
    { $army } must retreat from { $locale }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    }.
marengo-event-to = { $type } { $strength } retreats to { $to }.
marengo-event-stranded = { $type } { $strength } has nowhere to retreat and is eliminated.
marengo-event-disorganize =
    { $army }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } became disorganized at { $locale }.
marengo-event-organize = { $army } organizes a piece at { $locale }.
marengo-event-commit =
    { $army } commits { $tokens ->
        [one] one morale token
       *[other] { $tokens } morale tokens
    } to { $locale }.
marengo-event-transfer = A morale token of { $army } is transferred from { $from } to { $to }.
marengo-event-lose =
    { $army } loses { $tokens ->
        [one] one morale token
       *[other] { $tokens } morale tokens
    }.
marengo-event-take = { $army } loses a morale token at { $locale }.
marengo-event-cleanup-lost =
    { $army } loses { $tokens ->
        [one] one morale token
       *[other] { $tokens } morale tokens
    } at { $locale }.
marengo-event-cleanup-back =
    { $army } takes back { $tokens ->
        [one] one morale token
       *[other] { $tokens } morale tokens
    } from { $locale }.
marengo-event-return = { $army } returns a morale token from { $locale }.
marengo-event-demoralized = { $army } is demoralized.
marengo-event-marginal = { $army } wins a marginal victory. Austrian pieces east of the objective line: { $count }.

## Results

marengo-decisive = Decisive victory
marengo-marginal = Marginal victory
marengo-won-by-demoralization = The beaten army is demoralized.
marengo-won-by-line = At least three Austrian pieces stand east of the objective line ({ $pieces_east }).
marengo-won-by-holding = Fewer than three Austrian pieces stand east of the objective line ({ $pieces_east }).

## Calculations

marengo-odds-assault = The assault as it stands
marengo-odds-leaders = Attack leading pieces
marengo-odds-penalty = Penalties in the defense approach
marengo-odds-defense = Defense leading pieces
marengo-odds-counter = Counter-attacking pieces
marengo-odds-crushed = The defender wins ({ $result }) and the attack is crushed; reductions: attacker { $attacker } ({ $crushed } of them for being crushed), defender { $defender }
marengo-odds-attacker-wins = The attacker wins ({ $result }); reductions: attacker { $attacker }, defender { $defender }
marengo-odds-defender-wins = The defender wins ({ $result }); reductions: attacker { $attacker }, defender { $defender }

## The terminal's board

marengo-draw-headline = { $time } · turn of { $army } · commands { $commands }
marengo-draw-morale = { $army }: morale { $level } (uncommitted { $uncommitted }; committed { $committed }; on the track { $track })
marengo-draw-legend = 12:2+1 is locale 12 with two pieces in reserve and one blocking; * has acted, ? is disorganized
marengo-short-infantry = inf
marengo-short-cavalry = cav
marengo-short-artillery = art
marengo-draw-guess = { $type } { $strength } × { $least }–{ $most }

## What later versions of the rules changed

marengo-change-board-measured = The board was measured again: four approaches in the woods of 23 and 24 have no infantry penalty, the approach of 33 to 31 obstructs cavalry, and four more arrows point east (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = A bombardment that lapses, is cancelled or hits nobody is told in the log.
marengo-change-face-once = Cavalry that attacks on the march and continues shows its face once.
marengo-change-taken-locale = The log tells of entering a locale taken by assault under the section of the assault.
