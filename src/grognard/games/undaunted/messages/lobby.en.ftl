undaunted-title = Undaunted: Normandy
undaunted-seat-us = US
    .adj = US
    .the = the US
undaunted-seat-german = Germany
    .adj = German

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
undaunted-option-head-start = Head start (ours, no rule of the book)
undaunted-option-head-start-none = None
undaunted-option-head-start-us-1 = US: 1 point of objectives
undaunted-option-head-start-us-2 = US: 2 points of objectives
undaunted-option-head-start-us-3 = US: 3 points of objectives
undaunted-option-head-start-german-1 = Germany: 1 point of objectives
undaunted-option-head-start-german-2 = Germany: 2 points of objectives
undaunted-option-head-start-german-3 = Germany: 3 points of objectives

web-undaunted-about = Normandy 1944: two platoons, a deck of orders
web-undaunted-goal-pin = Pin the enemy
web-undaunted-goal-points = { $count ->
    [one] { $count } point to win
   *[other] { $count } points to win
}
web-undaunted-map-of = Map of { $scenario }

## The situations

web-undaunted-situation-la-raye = Two patrols feel for each other among the farms of La Raye; whoever holds the crossings holds the hamlet.
web-undaunted-situation-montmartin-en-graignes = The Americans close in on Montmartin from two sides; a thin garrison must bleed them before they reach it.
web-undaunted-situation-raid-across-the-canal = Both sides want the bank and the one bridge over the canal, and the night is short.
web-undaunted-situation-behind-enemy-lines = An American detachment is cut off beyond the water and has to make the far side its own.
web-undaunted-situation-crossing-the-vire = Two bridges over the Vire: the Americans must take both, the Germans only have to hold on.
web-undaunted-situation-desperate-withdrawal = The German camp is marked for capture; a rearguard with a mortar buys time in the hedgerows.
web-undaunted-situation-la-huberderie = The great breakthrough begins, and every farm round La Huberderie is worth a fight.
web-undaunted-situation-streets-of-tessy-sur-vire = House by house through Tessy, with the river at the back and guns on the hills.
web-undaunted-situation-reinforcements = Help is on its way to the heights; the Germans mean to stop it before it arrives.
web-undaunted-situation-critical-intelligence = Somewhere in the village stands a radio, and with each message heard it is worth more.
web-undaunted-situation-hill-314 = Surrounded on the hill above Mortain: one summit lost is the battle lost.
web-undaunted-situation-mortain = The counter-attack rolls into Mortain; both sides have everything they own on the table.

undaunted-lesson-la-raye = La Raye, the first steps
undaunted-lesson-la-raye-about = Bidding, scouting, moving, bolstering, attacking, controlling.
undaunted-lesson-officers = La Raye, bids and officers
undaunted-lesson-officers-about = The tie, inspiring, bolstering in time, two turns running.
undaunted-lesson-machine-gun = Montmartin, the machine gun
undaunted-lesson-machine-gun-about = Suppressing, readying, lost cards, concealing, commanding.
undaunted-lesson-mortar = The Vire, the mortar
undaunted-lesson-mortar-about = Aiming and blasting, a unit without cards, going first when it counts.
