## Events

marengo-event-turn = { $time }: { $army } to move.
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
    } moved from { CASE($from, "gen") } to { $to }.
marengo-event-block =
    { $army } blocks the approach from { $locale } to { $to }{ $approach }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    }, commands: { $cost }.
marengo-event-reserve =
    { $army }: { $count ->
        [one] one piece
       *[other] { $count } pieces
    } back into reserve at { $locale }.
marengo-event-cross = { $army }: road march to { $to }, { $road }{ $crossing }, step { $step }.
marengo-event-attack =
    { $army }: maneuver attack { $locale } → { $to }{ $approach } by { $count ->
        [one] one piece
       *[other] { $count } pieces
    } { $reserve ->
        [0] from the approach.
       *[other] from reserve.
    }
marengo-event-respond =
    { $army } responds with { $count ->
        [0] nothing
        [one] one piece
       *[other] { $count } pieces
    }.
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
marengo-event-declare = { $army } declares a bombardment: { $locale } → { $to }{ $approach }.
marengo-event-complete = { $army } completes a bombardment: { $locale } → { $to }{ $approach }.
marengo-event-cancel = { $army }: the declared bombardment is cancelled: { $locale } → { $to }{ $approach }.
marengo-event-lapse = { $army }: the declared bombardment was not completed and lapses: { $locale } → { $to }{ $approach }.
marengo-event-spared = The bombardment has no effect, nobody is there: { $locale } → { $to }{ $approach }.
marengo-event-assault = { $army } declares an assault: { $locale } → { $to }{ $approach }.
marengo-event-lead =
    { $army } leads the defense with { $count ->
        [0] nothing
        [one] one piece
       *[other] { $count } pieces
    }.
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
marengo-event-held = { $army } holds against the assault: { $locale } → { $to }{ $approach }.
marengo-event-stormed = { $army } wins the assault: { $locale } → { $to }{ $approach }.
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
marengo-won-by-demoralization-short = demoralization
marengo-won-by-line-short = the line was passed
marengo-won-by-holding-short = the line was held
marengo-head-start = Its points are morale tokens that the enemy goes without: the last ones on the time track.

## What later versions of the rules changed

marengo-change-board-measured = The board was measured again: four approaches in the woods of 23 and 24 have no infantry penalty, the approach of 33 to 31 obstructs cavalry, and four more arrows point east (34 → 55, 58 → 70, 31 → 33, 59 → 58).
marengo-change-bombardment-told = A bombardment that lapses, is cancelled or hits nobody is told in the log.
marengo-change-face-once = Cavalry that attacks on the march and continues shows its face once.
marengo-change-taken-locale = The log tells of entering a locale taken by assault under the section of the assault.
