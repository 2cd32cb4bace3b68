## Events

napoleonics-event-turn = Turn { $turn }: { $army }.
napoleonics-event-objective = { CAPITAL(CASE($army, "the")) } hold { $hex }; banners: { $banners }.
napoleonics-event-objective-lost = { CAPITAL(CASE($army, "the")) } no longer hold { $hex }.
napoleonics-event-play = { CAPITAL(CASE($army, "the")) } play { $card }.
napoleonics-event-play-as = { CAPITAL(CASE($army, "the")) } play { $card } as { $effective }.
napoleonics-event-substitute = { CAPITAL(CASE($army, "the")) } may order one unit instead.
napoleonics-event-manoeuvre =
    { $count ->
        [1] { CAPITAL(CASE($army, "the")) } choose one unit by its usual rules.
       *[other] { CAPITAL(CASE($army, "the")) } choose the long march.
    }
napoleonics-event-section-chosen = { CAPITAL(CASE($army, "the")) } choose: { $section }.
napoleonics-event-roll-card = { $card }: { $faces }.
napoleonics-event-rally = { $unit } gets a block back and has { $blocks }.
napoleonics-event-supply = { $unit } is sent back from { $from } to { $to }.
napoleonics-event-order = { $unit } receives an order.
napoleonics-event-order-leader = { $leader } receives an order.
napoleonics-event-order-lost = { $unit } loses its order: the leader has left.
napoleonics-event-out = { $unit } leaves its square (marker { $slot }).
napoleonics-event-card-back = { $card } returns to the hand from slot { $slot }.
napoleonics-event-move = { $unit } moves from { $from } to { $to }.
napoleonics-event-move-leader = { $leader } moves from { $from } to { $to }.
napoleonics-event-attach = { $leader } joins { $unit }.
napoleonics-event-exit = { $unit } sets out from { $hex } and leaves the board.
napoleonics-event-leave = { $leader } leaves the board at { $hex }.
napoleonics-event-fire = { $unit } fires at { $target }.
napoleonics-event-melee =
    { $batteries ->
        [0] { $unit } attacks { $target } in melee.
       *[other] { $unit } attacks { $target } in combined arms, batteries: { $batteries }.
    }
napoleonics-event-melee-leader = { $unit } attacks { $leader }.
napoleonics-event-battery = { $unit } joins the attack.
napoleonics-event-react-stand = { CAPITAL(CASE($army, "the")) } stand.
napoleonics-event-strike = { CAPITAL(CASE($army, "the")) } play First Strike: { $unit } strikes first.
napoleonics-event-retire = { $unit } retires and reforms.
napoleonics-event-square = { $unit } forms square (marker { $slot }).
napoleonics-event-card-taken = { $card } goes to slot { $slot } of the square track.
napoleonics-event-roll-fire = { $unit } at { $target }: { $faces }.
napoleonics-event-roll-melee = { $unit } against { $target }: { $faces }.
napoleonics-event-roll-battle-back = { $unit } battles back against { $target }: { $faces }.
napoleonics-event-roll-first-strike = First Strike: { $unit } against { $target }: { $faces }.
napoleonics-event-roll-square = The square of { $unit } strikes first at { $target }: { $faces }.
napoleonics-event-roll-retiring = { $unit } against the retiring { $target }: { $faces }.
napoleonics-event-no-back = { $unit } does not battle back.
napoleonics-event-hits =
    { $unit } loses { $lost ->
        [one] one block
       *[other] { $lost } blocks
    }, left: { $left }.
napoleonics-event-eliminated =
    { $unit } is eliminated: { $banners ->
        [one] one banner
       *[other] { $banners } banners
    }.
napoleonics-event-check = { CAPITAL(CASE($army, "the")) } roll to see whether { $leader } falls: { $faces }.
napoleonics-event-leader-killed = { $leader } is killed.
napoleonics-event-leader-safe = { $leader } is unhurt.
napoleonics-event-escape = { $leader } slips past { $unit }: { $faces }.
napoleonics-event-flags =
    { $flags ->
        [one] { $unit } takes a flag
       *[other] { $unit } takes { $flags } flags
    }{ $ignored ->
        [0] .
       *[other] , ignores { $ignored }.
    }
napoleonics-event-bounce = { $unit } bounces off the square.
napoleonics-event-retreat = { $unit } retreats from { $from } to { $to }.
napoleonics-event-blocked =
    { $unit } cannot retreat and loses { $lost ->
        [one] one block
       *[other] { $lost } blocks
    }.
napoleonics-event-retreat-leader = { $leader } retreats from { $from } to { $to }.
napoleonics-event-ground = { $unit } takes ground from { $from } to { $to }.
napoleonics-event-breakthrough = { $unit } breaks through from { $from } to { $to }.
napoleonics-event-bonus = { $unit }: bonus melee against { $target }.
napoleonics-event-banners =
    { $side }: { $banners ->
        [one] one banner
       *[other] { $banners } banners
    }.
napoleonics-event-first-strike-draw =
    { CAPITAL(CASE($army, "the")) } draw first after First Strike: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
napoleonics-event-draw =
    { CAPITAL(CASE($army, "the")) } draw { $count ->
        [one] one card
       *[other] { $count } cards
    }.
napoleonics-event-drew = You drew { $card }.
napoleonics-event-drew-two = You drew { $card } and { $other }.
napoleonics-event-keep = You keep { $card }.
napoleonics-event-discarded = { CAPITAL(CASE($army, "the")) } discard { $card }.
napoleonics-event-reshuffle = The deck is reshuffled.
napoleonics-event-win =
    { CAPITAL(CASE($army, "the")) } win: { $banners ->
        [one] one banner
       *[other] { $banners } banners
    }.

## Results

napoleonics-victory = Victory
napoleonics-won-by-banners = Banners: French { $french }, Allies { $allied }; { $needed } were needed.
napoleonics-won-by-banners-short = banners
napoleonics-head-start = Its points are victory banners.

## What later versions of the rules changed

napoleonics-change-joining-battery = A battery beside the target joins a combined attack though another enemy is beside it, too.
napoleonics-change-artillery-dice = Artillery rolls the dice of the unit cards; guns of one block have no shot at their longest range.
napoleonics-change-streams = The streams of Corunna, Talavera, Redinha, Salamanca (French right) and Toulouse bend and lie partly in other hexes.
