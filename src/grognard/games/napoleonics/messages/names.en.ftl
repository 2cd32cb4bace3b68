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
        [one] 1 flag
       *[other] { $count } flags
    }
napoleonics-face-saber =
    { $count ->
        [one] 1 saber
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
napoleonics-card-assault-left-text = Order as many units or leaders on your left flank as you have cards in hand, this one included: that is your command.
napoleonics-card-scout-center = Scout Center
napoleonics-card-scout-center-text = Order 1 unit or leader in your center. At the end of the turn draw 2 cards, keep one, discard the other.
napoleonics-card-probe-center = Probe Center
napoleonics-card-probe-center-text = Order 2 units or leaders in your center.
napoleonics-card-attack-center = Attack Center
napoleonics-card-attack-center-text = Order 3 units or leaders in your center.
napoleonics-card-assault-center = Assault Center
napoleonics-card-assault-center-text = Order as many units or leaders in your center as you have cards in hand, this one included: that is your command.
napoleonics-card-scout-right = Scout Right Flank
napoleonics-card-scout-right-text = Order 1 unit or leader on your right flank. At the end of the turn draw 2 cards, keep one, discard the other.
napoleonics-card-probe-right = Probe Right Flank
napoleonics-card-probe-right-text = Order 2 units or leaders on your right flank.
napoleonics-card-attack-right = Attack Right Flank
napoleonics-card-attack-right-text = Order 3 units or leaders on your right flank.
napoleonics-card-assault-right = Assault Right Flank
napoleonics-card-assault-right-text = Order as many units or leaders on your right flank as you have cards in hand, this one included: that is your command.
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
