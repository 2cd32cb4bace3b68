## The game

napoleonics-title = Commands & Colors: Napoleonics
napoleonics-seat-french = French
napoleonics-seat-allied = Allies
napoleonics-scenario-rolica1 = Roliça, first French position
napoleonics-scenario-rolica2 = Roliça, second French position
napoleonics-scenario-vimiero = Vimeiro
napoleonics-scenario-corunna = Corunna
napoleonics-scenario-talavera = Talavera, the French attack on the British
napoleonics-scenario-river-coa = River Côa
napoleonics-scenario-bussaco-reynier = Bussaco, Reynier’s assault
napoleonics-scenario-bussaco-ney = Bussaco, Ney’s assault
napoleonics-scenario-redinha = Redinha
napoleonics-scenario-salamanca-left = Salamanca, the attack on the French left
napoleonics-scenario-salamanca-right = Salamanca, the attack on the French right
napoleonics-scenario-garcia-hernandez = García Hernández
napoleonics-scenario-toulouse = Toulouse, Mont Rave
napoleonics-scenario-quatre-bras = Quatre Bras
napoleonics-scenario-waterloo = Waterloo, 11 am to 3 pm

## Options

napoleonics-option-deck = Number of the tactic cards
napoleonics-option-deck-a = An older guess: 3 Leadership, 1 Forced March
napoleonics-option-deck-b = Another older guess: 1 Counter-Attack, 1 First Strike, 3 Bayonet Charge, 3 Fire and Hold, 3 Leadership, 1 Forced March
napoleonics-option-deck-counted = As the rulebook counts them
napoleonics-option-square-in-town = Square in a town or mill
napoleonics-option-square-in-town-no = Not allowed
napoleonics-option-square-in-town-yes = Allowed
napoleonics-option-supply-hex = Short Supply: who picks the hex
napoleonics-option-supply-hex-owner = The owner of the unit
napoleonics-option-supply-hex-player = The player of the card
napoleonics-option-walled-farms = Waterloo: La Haye Sainte and Hougoumont are walled farms
napoleonics-option-walled-farms-no = No
napoleonics-option-walled-farms-yes = Yes: they ignore one flag
napoleonics-option-second-blow = Battle back by a unit that struck first
napoleonics-option-second-blow-no = No
napoleonics-option-second-blow-yes = Yes
napoleonics-option-ask-all = Choices the game can make for you
napoleonics-option-ask-all-no = It makes them
napoleonics-option-ask-all-yes = Every one is asked: battle back or not, which section or symbol gives an order
napoleonics-option-line-between = Line of fire that runs between hexes
napoleonics-option-line-between-both-sides = Blocked by obstacles on both its sides, opposite each other or not
napoleonics-option-line-between-opposite = Blocked only by obstacles opposite each other
napoleonics-option-square-in-works = Square behind field works
napoleonics-option-square-in-works-yes = Allowed
napoleonics-option-square-in-works-not-across = Not against cavalry that attacks across the works
napoleonics-option-square-in-works-no = Not allowed
napoleonics-option-works-stop = Field works end a move
napoleonics-option-works-stop-always = From whichever side they are entered
napoleonics-option-works-stop-across = Only across a side with works
napoleonics-option-manoeuvre-square = A square as the one unit of La Grande Manoeuvre
napoleonics-option-manoeuvre-square-no = Not allowed
napoleonics-option-manoeuvre-square-yes = Allowed
napoleonics-option-rifles-moved = Rifles that fire after a move
napoleonics-option-rifles-moved-up = Half their blocks, rounded up, and one die
napoleonics-option-rifles-moved-down = Half their blocks, rounded down, and one die

## Pieces

napoleonics-unit = { $type } { $number } ({ $nation })
napoleonics-nation-french = France
napoleonics-nation-british = Britain
napoleonics-nation-portuguese = Portugal
napoleonics-nation-dutch = Netherlands
napoleonics-nation-brunswick = Brunswick
napoleonics-nation-nassau = Nassau
napoleonics-unit-ln = Line Infantry
napoleonics-unit-lt = Light Infantry
napoleonics-unit-rl = Rifles
napoleonics-unit-gr = Grenadiers
napoleonics-unit-gg = Guard Grenadiers
napoleonics-unit-og = Old Guard
napoleonics-unit-yg = Young Guard
napoleonics-unit-mi = Militia
napoleonics-unit-lc = Light Cavalry
napoleonics-unit-hc = Heavy Cavalry
napoleonics-unit-cu = Cuirassiers
napoleonics-unit-ghc = Guard Heavy Cavalry
napoleonics-unit-fa = Foot Artillery
napoleonics-unit-ha = Horse Artillery
napoleonics-unit-gfa = Guard Foot Artillery
napoleonics-leader-delaborde = Delaborde
napoleonics-leader-brenier = Brenier
napoleonics-leader-wellesley = Wellesley
napoleonics-leader-fergusson = Fergusson
napoleonics-leader-trant = Trant
napoleonics-leader-lake = Lake
napoleonics-leader-junot = Junot
napoleonics-leader-st-clair = St. Clair
napoleonics-leader-ferguson = Ferguson
napoleonics-leader-fane = Fane
napoleonics-leader-mermet = Mermet
napoleonics-leader-merle = Merle
napoleonics-leader-sir-john-moore = Sir John Moore
napoleonics-leader-baird = Baird
napoleonics-leader-hope = Hope
napoleonics-leader-victor = Victor
napoleonics-leader-ruffin = Ruffin
napoleonics-leader-sebastiani = Sebastiani
napoleonics-leader-hill = Hill
napoleonics-leader-sherbrooke = Sherbrooke
napoleonics-leader-ney = Ney
napoleonics-leader-loison = Loison
napoleonics-leader-crauford = Crauford
napoleonics-leader-beckwith = Beckwith
napoleonics-leader-barclay = Barclay
napoleonics-leader-reynier = Reynier
napoleonics-leader-heudelet = Heudelet
napoleonics-leader-wellington = Wellington
napoleonics-leader-picton = Picton
napoleonics-leader-leith = Leith
napoleonics-leader-champlemond = Champlemond
napoleonics-leader-marchand = Marchand
napoleonics-leader-spencer = Spencer
napoleonics-leader-pack = Pack
napoleonics-leader-erskine = Erskine
napoleonics-leader-marmont = Marmont
napoleonics-leader-thomieres = Thomieres
napoleonics-leader-maucune = Maucune
napoleonics-leader-pakenham = Pakenham
napoleonics-leader-cole = Cole
napoleonics-leader-d-urban = D’Urban
napoleonics-leader-foy = Foy
napoleonics-leader-ferey = Ferey
napoleonics-leader-campbell = Campbell
napoleonics-leader-alten = Alten
napoleonics-leader-curto = Curto
napoleonics-leader-bock = Bock
napoleonics-leader-gleichen = Gleichen
napoleonics-leader-anson = Anson
napoleonics-leader-soult = Soult
napoleonics-leader-harispe = Harispe
napoleonics-leader-taupin = Taupin
napoleonics-leader-beresford = Beresford
napoleonics-leader-clinton = Clinton
napoleonics-leader-douglas = Douglas
napoleonics-leader-bachelu = Bachelu
napoleonics-leader-kellermann = Kellermann
napoleonics-leader-cooke = Cooke
napoleonics-leader-prince-of-orange = Prince of Orange
napoleonics-leader-napoleon = Napoleon
napoleonics-leader-d-erlon = d’Erlon
napoleonics-leader-reille = Reille
napoleonics-leader-uxbridge = Uxbridge
napoleonics-leader-perponcher = Perponcher

## The board

napoleonics-hex = { $hex }, { $terrain }
napoleonics-hex-named = { $hex }, { $place }, { $terrain }
napoleonics-terrain-clear = clear ground
napoleonics-terrain-forest = forest
napoleonics-terrain-hill = hill
napoleonics-terrain-rugged-hill = rugged hill
napoleonics-terrain-town = town
napoleonics-terrain-mill = mill
napoleonics-terrain-works = field works
napoleonics-terrain-river = river
napoleonics-terrain-fordable = fordable river
napoleonics-terrain-bridge = bridge
napoleonics-terrain-quarry = sand quarry
napoleonics-terrain-ford = ford
napoleonics-section-left = Left flank
napoleonics-section-center = Center
napoleonics-section-right = Right flank
napoleonics-place-corunna-F8 = Elviña
napoleonics-place-corunna-F4 = Piedralonga
napoleonics-place-corunna-G12 = Oza
napoleonics-place-river-coa-F1 = Almeida fortress
napoleonics-place-waterloo-E11 = Hougoumont
napoleonics-place-waterloo-E8 = La Haye Sainte
napoleonics-place-waterloo-E1 = Papelotte

## Dice

napoleonics-faces = { $first }, { $rest }
napoleonics-face-none = no dice
napoleonics-face-infantry = { $count } infantry
napoleonics-face-cavalry = { $count } cavalry
napoleonics-face-artillery = { $count } artillery
napoleonics-face-flag =
    { $count ->
        [one] a flag
       *[other] { $count } flags
    }
napoleonics-face-saber =
    { $count ->
        [one] a saber
       *[other] { $count } sabers
    }

## Command cards: titles, and what they do

napoleonics-card-scout-left = Scout Left Flank
napoleonics-card-scout-left-text = Order 1 unit or leader on your left flank. At the end of the turn draw 2 cards, keep one, discard the other.
napoleonics-card-probe-left = Probe Left Flank
napoleonics-card-probe-left-text = Order 2 units or leaders on your left flank.
napoleonics-card-attack-left = Attack Left Flank
napoleonics-card-attack-left-text = Order 3 units or leaders on your left flank.
napoleonics-card-assault-left = Assault Left Flank
napoleonics-card-assault-left-text = Order as many units or leaders on your left flank as your command: the cards in your hand, this one included.
napoleonics-card-scout-center = Scout Center
napoleonics-card-scout-center-text = Order 1 unit or leader in your center. At the end of the turn draw 2 cards, keep one, discard the other.
napoleonics-card-probe-center = Probe Center
napoleonics-card-probe-center-text = Order 2 units or leaders in your center.
napoleonics-card-attack-center = Attack Center
napoleonics-card-attack-center-text = Order 3 units or leaders in your center.
napoleonics-card-assault-center = Assault Center
napoleonics-card-assault-center-text = Order as many units or leaders in your center as your command: the cards in your hand, this one included.
napoleonics-card-scout-right = Scout Right Flank
napoleonics-card-scout-right-text = Order 1 unit or leader on your right flank. At the end of the turn draw 2 cards, keep one, discard the other.
napoleonics-card-probe-right = Probe Right Flank
napoleonics-card-probe-right-text = Order 2 units or leaders on your right flank.
napoleonics-card-attack-right = Attack Right Flank
napoleonics-card-attack-right-text = Order 3 units or leaders on your right flank.
napoleonics-card-assault-right = Assault Right Flank
napoleonics-card-assault-right-text = Order as many units or leaders on your right flank as your command: the cards in your hand, this one included.
napoleonics-card-coordinated-advance = Coordinated Advance
napoleonics-card-coordinated-advance-text = Order 4 units or leaders: 1 on each flank and 2 in the center.
napoleonics-card-flank-attack = Flank Attack
napoleonics-card-flank-attack-text = Order 2 units or leaders on each flank.
napoleonics-card-general-advance = General Advance
napoleonics-card-general-advance-text = Order 2 units or leaders in each section.
napoleonics-card-recon-in-force = Recon in Force
napoleonics-card-recon-in-force-text = Order 1 unit or leader in each section.
napoleonics-card-bayonet-charge = Bayonet Charge
napoleonics-card-bayonet-charge-text = Order up to 4 infantry units. They may move 2 hexes and still melee, but not fire. Guards melee with 1 more die. Without infantry, order 1 unit of your choice.
napoleonics-card-bombard = Bombard
napoleonics-card-bombard-text = Order up to 4 artillery units. Each moves up to 3 hexes and does not battle, or stands and battles with 2 more dice (guard artillery 3). Without artillery, order 1 unit of your choice.
napoleonics-card-cavalry-charge = Cavalry Charge
napoleonics-card-cavalry-charge-text = Order up to 4 cavalry or horse artillery units. Cavalry battles with 1 more die all turn (guards 2), heavy cavalry may move 3 hexes and battle. Without cavalry, order 1 unit of your choice.
napoleonics-card-counter-attack = Counter-Attack
napoleonics-card-counter-attack-text = Play this as the card your opponent played last turn; left and right change places.
napoleonics-card-elan = Élan
napoleonics-card-elan-text = Roll a die for each card of your command. Each symbol orders 1 unit of that arm, each flag any 1 unit or leader, sabers nothing. They battle with 1 more die all turn. Then the deck is shuffled with the discards.
napoleonics-card-fire-and-hold = Fire and Hold
napoleonics-card-fire-and-hold-text = Order up to 4 infantry or artillery units not adjacent to the enemy. They fire with 1 more die and may not move; infantry may leave its square. With neither arm, order 1 unit of your choice.
napoleonics-card-first-strike = First Strike
napoleonics-card-first-strike-text = Play it when an enemy unit has declared a melee against yours, before the dice. Your unit strikes first; the attacker fights if it survives and need not retreat. You draw first at the end of the turn.
napoleonics-card-forced-march = Forced March
napoleonics-card-forced-march-text = Order all infantry in one section. Light infantry, rifles, grenadiers, guards and infantry with a leader may move 2 hexes and battle; others 1 hex and battle, or 2 and not. Without infantry, order 1 unit of your choice.
napoleonics-card-cold-steel = Give Them the Cold Steel
napoleonics-card-cold-steel-text = Order all units adjacent to the enemy. They may not move before melee and have 1 more die in it; taking ground, breakthrough and bonus melee (without the die) follow as usual.
napoleonics-card-leadership = Leadership
napoleonics-card-leadership-text = Order all leaders. A unit is ordered with its leader while he stays, and battles with 1 more die. Leaders may detach. Without leaders, order 1 unit of your choice.
napoleonics-card-grande-manoeuvre = La Grande Manoeuvre
napoleonics-card-grande-manoeuvre-text = Order up to 4 units or leaders to move up to 4 hexes; they do not battle. Or order 1 unit of your choice. Squares are not ordered.
napoleonics-card-rally = Rally
napoleonics-card-rally-text = Roll a die for each card of your command. Each infantry, cavalry or artillery symbol returns a block to a unit of that arm, never above its full strength. Units that gained a block may be ordered.
napoleonics-card-short-supply = Short Supply
napoleonics-card-short-supply-text = One unit of either side, not in square, goes with its leader to a vacant hex of its own baseline in its section, or of the next row if none can be entered. A unit of yours may not battle this turn.

## Questions

napoleonics-ask-play = Play a command card. Your command is { $command }.
napoleonics-ask-manoeuvre = { $card }: up to four units or leaders moving far, or one unit by its usual rules?
napoleonics-ask-section = { $card }: in which section does the infantry march?
napoleonics-ask-rally = { $card }: which unit gets a block back? Symbols left: infantry { $infantry }, cavalry { $cavalry }, artillery { $artillery }.
napoleonics-ask-supply-unit = { $card }: which unit is sent back?
napoleonics-ask-supply-hex = { $card }: to which hex does { $unit } go back?
napoleonics-ask-order =
    { $left ->
        [one] { $card }: order one unit or leader, or finish.
       *[other] { $card }: order up to { $left } units or leaders, or finish.
    }
napoleonics-ask-out = { $card }: which ordered squares open up?
napoleonics-ask-move = Move a unit or leader that has an order, or end the movement.
napoleonics-ask-move-to = { $piece }: where to?
napoleonics-ask-battle = Which ordered unit attacks? Or end the combat.
napoleonics-ask-target = { $unit }: whom does it attack?
napoleonics-ask-support = { $unit } against { $target }: which batteries join the attack?
napoleonics-ask-react = { $attacker } attacks { $target } in melee. Your answer?
napoleonics-ask-flags =
    { $count ->
        [one] { $unit } must retreat: one flag. It may ignore { $most }.
       *[other] { $unit } must retreat: { $count } flags. It may ignore { $most }.
    }
napoleonics-ask-retreat =
    { $count ->
        [one] { $unit } retreats one hex. Where to?
       *[other] { $unit } retreats { $count } hexes. Where to first?
    }
napoleonics-ask-leader-to = { $leader } must retreat: the next hex?
napoleonics-ask-ground = { $unit }: take the vacated hex?
napoleonics-ask-breakthrough = { $unit } breaks through: one more hex?
napoleonics-ask-bonus = { $unit }: a bonus melee, against whom?
napoleonics-ask-keep = Which of the two cards do you keep?
napoleonics-ask-pays = { $card }: which order goes to { $piece }?
napoleonics-ask-back = { $target } may battle back against { $attacker }.

## Answers

napoleonics-do-unit = { $unit }, { $hex }, blocks: { $blocks }
napoleonics-do-out = { $unit }, { $hex }: out of square
napoleonics-do-leader = { $leader }, { $hex }
napoleonics-do-detach = { $leader }, { $hex }: detach from his unit
napoleonics-do-play = Play { $card }
napoleonics-do-keep = Keep { $card }
napoleonics-do-ignore =
    { $rest ->
        [0] Ignore { $count }: stand firm
       *[other] { $count ->
            [0] Ignore none: retreat
           *[other] Ignore { $count }: retreat for { $rest }
        }
    }
napoleonics-do-done-order = Orders are given
napoleonics-do-done-out = All others stay in square
napoleonics-do-done-move = End the movement
napoleonics-do-done-battle = End the combat
napoleonics-do-done-support = Attack
napoleonics-do-no-ground = Stay
napoleonics-do-no-breakthrough = Stay here
napoleonics-do-no-bonus = No bonus melee
napoleonics-do-no-back = Do not battle back
napoleonics-do-stop = Stop here
napoleonics-do-off = Leave the board
napoleonics-do-stand = Stand
napoleonics-do-strike = First Strike
napoleonics-do-retire = Retire and reform
napoleonics-do-square = Form square
napoleonics-do-four = Up to four, moving far
napoleonics-do-one = One unit, as usual
napoleonics-do-back = Battle back
napoleonics-do-symbol = A symbol of its arm
napoleonics-do-flag = A flag

## Refusals

napoleonics-why-not-in-hand = That card is not in your hand ({ $what }).
napoleonics-why-no-infantry-there = You have no infantry in that section ({ $what }).
napoleonics-why-not-in-this-battle = Nothing of that name is in this battle.
napoleonics-why-not-your-piece = { $what } is not yours.
napoleonics-why-not-on-board = { $what } is not on the board.
napoleonics-why-no-such-symbol = No rolled symbol of that arm is left ({ $what }).
napoleonics-why-at-full-strength = { $what } is at full strength.
napoleonics-why-in-square = A unit in square cannot be moved by this card ({ $what }).
napoleonics-why-no-baseline-hex = No hex of its own edge is vacant for { $what }.
napoleonics-why-not-baseline = { $what } is not a hex of its own edge in its section.
napoleonics-why-not-vacant = { $what } is not vacant.
napoleonics-why-ordered-already = { $what } has its order already.
napoleonics-why-not-in-square = { $what } is not in square.
napoleonics-why-cavalry-near = Enemy cavalry beside it keeps { $what } in square.
napoleonics-why-square-no-manoeuvre = Infantry in square cannot be ordered by this card ({ $what }).
napoleonics-why-wrong-arm = The card does not order units of this arm ({ $what }).
napoleonics-why-enemy-adjacent = An enemy unit is beside { $what }.
napoleonics-why-no-order-left = All orders of the card that could go to { $what } are given.
napoleonics-why-leader-not-by-card = This card does not let a leader detach or move alone ({ $what }).
napoleonics-why-leader-in-square = A leader stays while his unit is in square ({ $what }).
napoleonics-why-not-ordered = { $what } has no order this turn.
napoleonics-why-moved-already = { $what } has moved already.
napoleonics-why-joined = A leader or unit that has been joined moves no more ({ $what }).
napoleonics-why-square-no-move = A unit in square does not move ({ $what }).
napoleonics-why-nowhere-to-go = { $what } has nowhere to go.
napoleonics-why-impassable = The terrain is impassable ({ $what }).
napoleonics-why-occupied = { $what } is occupied.
napoleonics-why-two-leaders = Two leaders cannot be in one hex ({ $what }).
napoleonics-why-too-far = { $what } is too far.
napoleonics-why-no-exit = The board cannot be left here ({ $what }).
napoleonics-why-fought-already = { $what } has battled already.
napoleonics-why-barred = { $what } may not battle after this move.
napoleonics-why-no-target = { $what } has no target.
napoleonics-why-not-an-enemy = { $what } is not an enemy.
napoleonics-why-card-no-fire = Units ordered by this card do not fire ({ $what }).
napoleonics-why-card-no-melee = Units ordered by this card only fire ({ $what }).
napoleonics-why-cavalry-no-fire = Cavalry does not fire ({ $what }).
napoleonics-why-must-melee = With an enemy unit beside it, a unit may only melee ({ $what }).
napoleonics-why-out-of-range = { $what } is out of range.
napoleonics-why-no-line = The line of fire to { $what } is blocked.
napoleonics-why-no-dice = There would be no dice to roll ({ $what }).
napoleonics-why-leader-not-lone = The leader is with his unit; attack the unit ({ $what }).
napoleonics-why-leader-no-fire = A lone leader is no target of ranged combat ({ $what }).
napoleonics-why-not-a-battery = Only ordered artillery that has not battled joins an attack ({ $what }).
napoleonics-why-battery-engaged = A battery with an enemy beside it joins only against an enemy beside it ({ $what }).
napoleonics-why-in-already = { $what } is in the attack already.
napoleonics-why-no-first-strike = You have no First Strike to play ({ $what }).
napoleonics-why-not-cavalry = Only cavalry retires and reforms ({ $what }).
napoleonics-why-not-infantry-attack = Cavalry retires only before infantry ({ $what }).
napoleonics-why-cannot-retire = There are not two free hexes to retire by ({ $what }).
napoleonics-why-not-infantry = Only infantry forms square ({ $what }).
napoleonics-why-not-cavalry-attack = A square is formed only against cavalry ({ $what }).
napoleonics-why-too-few-cards = A square needs three cards in hand ({ $what }).
napoleonics-why-no-slot = The square track is full ({ $what }).
napoleonics-why-square-terrain = No square can be formed on this ground ({ $what }).
napoleonics-why-too-many-flags = Not so many flags can be ignored ({ $what }).
napoleonics-why-not-back = A retreat goes towards the own edge of the board ({ $what }).
napoleonics-why-must-go-on = He cannot stop here ({ $what }).
napoleonics-why-not-at-baseline = He is not at his own edge of the board ({ $what }).
napoleonics-why-not-vacated = Only the hex just vacated can be taken ({ $what }).
napoleonics-why-must-follow = Impetuous cavalry must follow up ({ $what }).
napoleonics-why-not-beside = { $what } is not beside the unit.
napoleonics-why-not-drawn = That card was not drawn just now ({ $what }).
napoleonics-why-cannot-finish = No retreat that goes there can be finished ({ $what }).
napoleonics-why-not-in-section = The piece is not in that section ({ $what }).
napoleonics-why-wrong-section = The card orders nobody in the section of { $what }.
napoleonics-why-no-symbol = No symbol was rolled that orders { $what }, and no flag.

## Events

napoleonics-event-turn = Turn { $turn }: { $army }.
napoleonics-event-objective = { $army } hold { $hex }; banners: { $banners }.
napoleonics-event-objective-lost = { $army } no longer hold { $hex }.
napoleonics-event-play = { $army } play { $card }.
napoleonics-event-play-as = { $army } play { $card } as { $effective }.
napoleonics-event-substitute = { $army } may order one unit instead.
napoleonics-event-manoeuvre =
    { $count ->
        [1] { $army } choose one unit by its usual rules.
       *[other] { $army } choose the long march.
    }
napoleonics-event-section-chosen = { $army } choose: { $section }.
napoleonics-event-roll-card = { $card }: { $faces }.
napoleonics-event-rally = { $unit } gets a block back and has { $blocks }.
napoleonics-event-supply = { $unit } is sent back from { $from } to { $to }.
napoleonics-event-order = { $unit } is ordered.
napoleonics-event-order-leader = { $leader } is ordered.
napoleonics-event-order-lost = { $unit } loses its order: the leader has left.
napoleonics-event-out = { $unit } leaves its square (marker { $slot }).
napoleonics-event-card-back = { $card } returns to the hand from slot { $slot }.
napoleonics-event-move = { $unit } moves from { $from } to { $to }.
napoleonics-event-move-leader = { $leader } moves from { $from } to { $to }.
napoleonics-event-attach = { $leader } joins { $unit }.
napoleonics-event-exit = { $unit } leaves the board at { $hex }.
napoleonics-event-leave = { $leader } leaves the board at { $hex }.
napoleonics-event-fire = { $unit } fires at { $target }.
napoleonics-event-melee =
    { $batteries ->
        [0] { $unit } attacks { $target } in melee.
       *[other] { $unit } attacks { $target } in combined arms, batteries: { $batteries }.
    }
napoleonics-event-melee-leader = { $unit } attacks { $leader }.
napoleonics-event-battery = { $unit } joins the attack.
napoleonics-event-react-stand = { $army } stand.
napoleonics-event-strike = { $army } play First Strike: { $unit } strikes first.
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
napoleonics-event-check = { $army } roll whether { $leader } falls: { $faces }.
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
    { $army } draw first after First Strike: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
napoleonics-event-draw =
    { $army } draw { $count ->
        [one] one card
       *[other] { $count } cards
    }.
napoleonics-event-drew = You drew { $card }.
napoleonics-event-drew-two = You drew { $card } and { $other }.
napoleonics-event-keep = You keep { $card }.
napoleonics-event-discarded = { $army } discard { $card }.
napoleonics-event-reshuffle = The deck is shuffled anew.
napoleonics-event-win =
    { $army } win: { $banners ->
        [one] one banner
       *[other] { $banners } banners
    }.

## Calculations

napoleonics-odds-strength = Strength of the unit
napoleonics-odds-card = Command card
napoleonics-odds-terrain = Terrain
napoleonics-odds-square = Square: at most one die
napoleonics-odds-battery = Battery: { $unit }
napoleonics-odds-fire = { $unit } fires at { $target }
napoleonics-odds-melee = { $unit } against { $target }
napoleonics-odds-result = Blocks lost: { $hits }, flags: { $flags }
napoleonics-odds-eliminated = The unit is eliminated
napoleonics-odds-result-leader-killed = Blocks lost: { $hits }, flags: { $flags }; the leader is killed
napoleonics-odds-leader-killed = The leader is killed
napoleonics-odds-leader-safe = The leader must retreat
napoleonics-odds-eliminated-leader-killed = The unit is eliminated; the leader is killed

## Results

napoleonics-victory = Victory
napoleonics-won-by-banners = Banners: French { $french }, Allies { $allied }; { $needed } were needed.

## The terminal’s board

napoleonics-draw-headline = Turn { $turn } · { $army } · cards in the deck: { $deck }
napoleonics-draw-played = { " · " }{ $card }
napoleonics-draw-legend = LN4 is line infantry with four blocks, [LN4] in square, * ordered, @Ney a leader; lit names are objectives
napoleonics-draw-ground = ♣♣ forest, ∩∩ hill, ▲▲ rugged hill, ## town, #% mill, <> field works, ≈≈ river, ~~ fordable river, == bridge, :: quarry
napoleonics-draw-army = { $army }: banners { $banners } of { $goal }, cards { $cards }, squares { $squares }

## What later versions of the rules changed

napoleonics-change-joining-battery = A battery beside the target joins a combined attack though another enemy is beside it, too.
napoleonics-change-artillery-dice = Artillery rolls the dice of the unit cards; guns of one block have no shot at their longest range.
napoleonics-change-streams = The streams of Corunna, Talavera, Redinha, Salamanca (French right) and Toulouse bend and lie partly in other hexes.
