### What the coach of the guided battles says. An empty line begins a new paragraph.

## Roliça

napoleonics-lesson-rolica-goal =
    You lead the British and Portuguese, at the lower edge. On the hills before you stand the French.

    Every enemy unit that you destroy, and every leader killed, is a victory banner. Whoever has 5 banners first wins.
napoleonics-lesson-rolica-men =
    A unit is a stack of blocks in one hex. Its blocks are its strength: as a rule one die for each.

    A turn goes like this: play a card, name the units that it orders, move them, fight with them, draw a new card. We will lead these three in the center.
napoleonics-lesson-rolica-card =
    Nobody does anything without an order, and only cards give orders. Two dotted lines cut the board into left flank, center and right flank.

    Play “Attack Center”: it orders three units of your center.
napoleonics-lesson-rolica-card-fewer = Probe Center orders only two units. We want three; keep it for the next turn.
napoleonics-lesson-rolica-card-flank = That card is for the left flank. The enemy that we want is in the center.
napoleonics-lesson-rolica-card-later = A good card, but for another time. First the plain ones: Attack Center.
napoleonics-lesson-rolica-order = Now say who gets the three orders: the Light Infantry at H6, then the Line Infantry at H7 and at H8. Click them one after the other.
napoleonics-lesson-rolica-order-line = Not that one now. From the left: the Light Infantry at H6, then the line at H7, then the line at H8.
napoleonics-lesson-rolica-order-guns = Foot guns that move cannot fire in the same turn, and from here your own infantry stands in their way. Order the infantry.
napoleonics-lesson-rolica-order-cavalry = Cavalry alone in front would be shot at. Let the infantry go first.
napoleonics-lesson-rolica-order-leader = Wellesley needs no order of his own: he goes with his unit at H7.
napoleonics-lesson-rolica-order-too-early = You have orders left, and unused orders are lost. Three units can be ordered.
napoleonics-lesson-rolica-move =
    Only ordered units move, one after the other. Line infantry goes one hex; light infantry two, but then it may not fight.

    Click the Light Infantry, then the hex G6 in front of it.
napoleonics-lesson-rolica-move-first = It moves as well, in a moment. First the Light Infantry at H6.
napoleonics-lesson-rolica-move-too-early = Nobody has moved yet. Where you stand the enemy is out of reach.
napoleonics-lesson-rolica-move-far = That is too far ahead: the enemy would fire at it from everywhere. One hex, to G6.
napoleonics-lesson-rolica-move-other-hex = Keep the three together: units with two neighbours hold better. Go to G6.
napoleonics-lesson-rolica-line = Now the line: from H7 to G7, and from H8 to G8. Wellesley is with the first and goes along. Then the French have their turn.
napoleonics-lesson-rolica-line-first = First the one with Wellesley, at H7.
napoleonics-lesson-rolica-line-too-early = Bring the line along, or the Light Infantry stands alone in front.
napoleonics-lesson-rolica-line-other-hex = Side by side is best: H7 goes to G7, H8 goes to G8.
napoleonics-lesson-rolica-line-after = Two French units came down to the hills E6 and E8. Their Light Infantry fired three dice at your right: two sabers and a gun. Nothing was hit.
napoleonics-lesson-rolica-fire-rule =
    Infantry fires two hexes far. A unit that has moved rolls only half a die for each block; one that stood rolls one for each, and standing British line one more.

    So the French, who came up, had few dice. You will have many: you only have to stand still.
napoleonics-lesson-rolica-probe = Play “Probe Center” and order the Line Infantry at G7 and at G8.
napoleonics-lesson-rolica-probe-others = Two orders only, and the two line units have the best targets: G7 first, then G8.
napoleonics-lesson-rolica-probe-too-early = There is an order left: both line units are to fire.
napoleonics-lesson-rolica-probe-flank = That card orders the left flank. The fight is in the center: Probe Center.
napoleonics-lesson-rolica-probe-later = Keep that one. Probe Center is enough here.
napoleonics-lesson-rolica-still = Nobody is to move now: choose “End the movement”.
napoleonics-lesson-rolica-still-moves = Whoever moves fires with half its dice. Let them stand.
napoleonics-lesson-rolica-fire = Choose the Line Infantry at G8, then the French Light Infantry on the hill E8. Point at it first, or touch it: the table counts your dice, four blocks and one for standing, less one for the hill, and what they may bring.
napoleonics-lesson-rolica-fire-first = It fires next. First G8, at the enemy right before it.
napoleonics-lesson-rolica-fire-other-target = That one is for the other unit. Fire at the Light Infantry on E8.
napoleonics-lesson-rolica-fire-too-early = Nobody has fired yet.
napoleonics-lesson-rolica-fire-after = One infantry symbol: a block is gone. One flag: they went back to D8. Sabers do nothing in fire.
napoleonics-lesson-rolica-flags =
    A die has six faces: infantry twice, cavalry, artillery, a flag and sabers. The symbol of the target's own kind takes a block. A flag drives the target one hex towards its own edge; for every hex that it cannot go it loses a block.

    Leaders, and two neighbours, each let a unit ignore a flag. That is why you stand side by side.
napoleonics-lesson-rolica-second-fire = Now the unit of Wellesley, at G7: fire at the French Line Infantry on the hill E6. Then it is the turn of the French.
napoleonics-lesson-rolica-second-fire-other-target = Out of reach or no use. Fire at the Line Infantry on E6.
napoleonics-lesson-rolica-second-fire-too-early = One unit has not fired yet. An attack that you do not make is lost.
napoleonics-lesson-rolica-second-fire-after = Three hits with four dice! One block is left of them, and with it they charge: they came to F6 and attack Wellesley's unit. The Light Infantry is back on E8.
napoleonics-lesson-rolica-stand =
    Neighbours fight in melee. Here sabers hit, too. French line has one die more against infantry, so the single block rolls two.

    Before the dice you are asked how you meet it. Infantry against infantry can only stand.
napoleonics-lesson-rolica-stand-after = An infantry symbol: you lose a block, three are left. Wellesley might have fallen; he is unhurt.
napoleonics-lesson-rolica-ignore = And a flag: you would have to go back. But the leader lets his unit ignore one. Ignore it: whoever stays in his place strikes back at once.
napoleonics-lesson-rolica-ignore-back = Whoever goes back does not strike back, and the line is broken. Your leader lets you stay.
napoleonics-lesson-rolica-ignore-after = You struck back with three dice, and all three hit. The last block of the French line fell: your first banner!
napoleonics-lesson-rolica-charge = Now you attack. The French Light Infantry on E8 has three blocks left. Play “Probe Center” and order the Line Infantry at G7 and at G8.
napoleonics-lesson-rolica-charge-others = Only G7 and G8 can reach them together: order these two.
napoleonics-lesson-rolica-charge-too-early = One order is left. Two attacks are better than one.
napoleonics-lesson-rolica-charge-flank = The enemy is in the center. Play Probe Center.
napoleonics-lesson-rolica-charge-later = Not now. Probe Center orders exactly the two that we need.
napoleonics-lesson-rolica-close = A move halves fire, but takes nothing from melee. Go beside the enemy: from G7 to F7 and from G8 to F8.
napoleonics-lesson-rolica-close-first = It follows at once. First the unit at G7.
napoleonics-lesson-rolica-close-too-early = From there they would only fire. Go up to the enemy.
napoleonics-lesson-rolica-close-other-hex = Both F7 and F8 lie beside E8: from there both can attack. G7 goes to F7, G8 to F8.
napoleonics-lesson-rolica-melee = Attack with Wellesley's unit from F7: three blocks, less one die for the hill. If the enemy stays, he strikes back.
napoleonics-lesson-rolica-melee-first = Let Wellesley's unit begin. The stronger one comes after it, when the enemy is weaker.
napoleonics-lesson-rolica-melee-other-target = The Light Infantry on E8 is the one that both can reach.
napoleonics-lesson-rolica-melee-too-early = You are beside the enemy: now strike, or he will.
napoleonics-lesson-rolica-melee-after = One hit, two blocks are left of them. They struck back, with sabers, and you lost a block too.
napoleonics-lesson-rolica-second-melee = They have only two blocks now. Attack with the Line Infantry from F8: four blocks, three dice.
napoleonics-lesson-rolica-second-melee-other-target = Finish the Light Infantry on E8.
napoleonics-lesson-rolica-second-melee-too-early = One unit has not fought yet. They are nearly beaten.
napoleonics-lesson-rolica-second-melee-after = Two sabers: they are gone. Your second banner!
napoleonics-lesson-rolica-ground = The hex of the beaten enemy is empty. Infantry that won a melee may step into it at once: take the hill E8. From up there nobody attacks you without losing a die.
napoleonics-lesson-rolica-ground-stay = On the hill you stand better than below: whoever attacks uphill loses a die.
napoleonics-lesson-rolica-end =
    That is the whole turn: card, orders, moves, fire or melee, a new card. Stand to fire, keep neighbours and leaders at hand, strike the weakened with two.

    Two of five banners are yours. Play on: the French are led by a recruit now, and you can take back whatever you like.

## Redinha

napoleonics-lesson-squares-plan =
    You lead the British at Redinha. French Light Infantry has come down from its hill and stands in the open, at E9.

    Infantry that is attacked by cavalry can form square: then horsemen can hardly hurt it. But a square stands still and is helpless against guns and infantry. Use both.
napoleonics-lesson-squares-card = Play “Probe Right Flank” and order the Light Cavalry at G11 and the Horse Artillery at G10: they will attack together.
napoleonics-lesson-squares-card-others = The cavalry at G11 and the guns at G10 are to work together: order these two.
napoleonics-lesson-squares-card-too-early = There is an order left: cavalry alone can do little against a square.
napoleonics-lesson-squares-card-keep = Keep that one for the next turn: then you want to order in all three sections.
napoleonics-lesson-squares-card-other-card = Not that card now. The cavalry and the horse guns stand on the right flank: Probe Right Flank.
napoleonics-lesson-squares-ride = Light cavalry rides up to three hexes. Go to E10, beside the enemy; then choose “End the movement”: the guns reach him from where they are.
napoleonics-lesson-squares-ride-guns = The guns stand well: two hexes from the enemy they have two dice.
napoleonics-lesson-squares-ride-too-early = The cavalry must stand beside the enemy to attack him. Ride to E10 first.
napoleonics-lesson-squares-ride-other-hex = From there you cannot attack him, or stand in the way of the guns. Ride to E10.
napoleonics-lesson-squares-declare = Now declare the attack: the Light Cavalry, then the Light Infantry at E9. No die is rolled yet.
napoleonics-lesson-squares-declare-guns-first = If the guns fire by themselves now they cannot join the attack. Let the cavalry begin.
napoleonics-lesson-squares-declare-other-target = The Light Infantry at E9 stands in the open: attack that one.
napoleonics-lesson-squares-declare-too-early = You are beside the enemy. Do not let the moment pass.
napoleonics-lesson-squares-guns = You are asked who joins in: batteries with an order that can reach the target add their dice to the melee. That is combined arms. Add the Horse Artillery.
napoleonics-lesson-squares-guns-without = Without the guns the cavalry has a single die if the enemy forms square. Add the battery.
napoleonics-lesson-squares-guns-after = The French formed square. It struck first with one die and missed; then your three dice, one of the cavalry and two of the guns: a hit and a flag. A square cannot go back, so the flag took a block too.
napoleonics-lesson-squares-price =
    Now French Light Cavalry has ridden to F3 and attacks your Light Infantry at G3. Four horsemen would roll four dice.

    You may form square as well. The price: the enemy takes a card of your hand unseen and lays it on the square track. You need three cards in hand for it, and while the square lasts your command is one less.
napoleonics-lesson-squares-own = Form square. You strike first, with one die, and if the cavalry is still there it rolls one die at most.
napoleonics-lesson-squares-own-stand = Standing, you would face four dice. In square the cavalry has one at most, and you strike before it.
napoleonics-lesson-squares-own-after = A flag! From a square that is a bounce: nothing lets cavalry ignore it. It went back to E4 before it could roll a die.
napoleonics-lesson-squares-leave = A square neither moves nor rolls more than one die, so get out of it as soon as no enemy cavalry stands beside it. Its card then comes back to your hand.
napoleonics-lesson-squares-out = Play “Recon in Force”: one order in each section. Order the Light Infantry at G3 out of square, then the Guard Grenadiers at G8 and the Horse Artillery at G10.
napoleonics-lesson-squares-out-in-square = So it would be ordered but stay in square, with one die. Choose “out of square”.
napoleonics-lesson-squares-out-others = One order for each section: on the left the Light Infantry out of its square, in the center the Guard Grenadiers at G8, on the right the Horse Artillery.
napoleonics-lesson-squares-out-too-early = There are orders left: the Guard Grenadiers at G8 and the Horse Artillery at G10.
napoleonics-lesson-squares-out-one-wing = That would order one wing or one arm only. Recon in Force reaches all three that you need.
napoleonics-lesson-squares-close = Infantry that attacks a square is not limited at all. Bring the Guard Grenadiers to F8, beside the square, and end the movement.
napoleonics-lesson-squares-close-standing = Let the Light Infantry stand: leaving a square is no move, and who stands fires with all dice.
napoleonics-lesson-squares-close-guns = The guns need not move: the square has not moved either.
napoleonics-lesson-squares-close-too-early = First the Guard Grenadiers must come beside the square: F8.
napoleonics-lesson-squares-close-other-hex = F8 lies beside the square at E9. Go there.
napoleonics-lesson-squares-break = Attack the square with the Guard Grenadiers and add the guns: five blocks, one die more for guards, two of the battery. Eight dice, and the square answers with one.
napoleonics-lesson-squares-break-later = The Light Infantry has its turn in a moment. First the square.
napoleonics-lesson-squares-break-guns-first = Guns that fire by themselves cannot join. Begin with the Guard Grenadiers, then add the guns.
napoleonics-lesson-squares-break-other-target = The square at E9 is the one that is helpless.
napoleonics-lesson-squares-break-without = Use all that you have: the battery adds two dice.
napoleonics-lesson-squares-break-after = Far more than the two blocks that it had. The square is broken: a banner.
napoleonics-lesson-squares-ground = Take the ground at E9: there you stand beside your cavalry and support each other.
napoleonics-lesson-squares-ground-stay = Together they hold better. Step into E9.
napoleonics-lesson-squares-fire = Now the Light Infantry at G3. Leaving the square was no move, so it fires as one that stood: five blocks and one die more. Fire at the Light Cavalry on E4.
napoleonics-lesson-squares-fire-other-target = The Light Cavalry on E4 is the nearest danger.
napoleonics-lesson-squares-fire-too-early = One unit can still fire.
napoleonics-lesson-squares-fire-after = Three cavalry symbols: three blocks. The last horsemen fled.
napoleonics-lesson-squares-end =
    Cavalry forces the square, guns and infantry break it: that is how the three arms work together. Form square when cavalry comes, leave it as soon as it is gone, and keep three cards in hand.

    Play on: the French are led by a recruit now.

## García Hernández

napoleonics-lesson-cavalry-plan =
    You lead Bock's dragoons against a French rearguard. Two of its units stand in square already, at D3 and D5: leave them alone, cavalry can do little there.

    But between and behind them a battery stands without cover, at C6. Here every French infantry unit that you destroy is worth two banners.
napoleonics-lesson-cavalry-card = “Cavalry Charge” orders up to four cavalry units and gives each a die more in melee. Play it, order the Heavy Cavalry at F5 with Gleichen, and choose “All orders given”: this time one will do.
napoleonics-lesson-cavalry-card-others = Only the one at F5 finds the gap between the squares. Order that one and no other.
napoleonics-lesson-cavalry-card-dice = That would order them too, but without the extra die. Play Cavalry Charge.
napoleonics-lesson-cavalry-ride = Heavy cavalry rides two hexes, with this card three. Go to D6, past the square: there you are beside the battery.
napoleonics-lesson-cavalry-ride-too-early = Cavalry does not fire. It must come beside the enemy.
napoleonics-lesson-cavalry-ride-other-hex = From there the battery is out of reach, or you stand in the middle of the enemy. Ride to D6.
napoleonics-lesson-cavalry-charge = Attack the Foot Artillery: three blocks, one die for heavy cavalry, one for the card. Artillery symbols and sabers hit.
napoleonics-lesson-cavalry-charge-square = Against a square cavalry has one die at most, and is struck first. Attack the guns.
napoleonics-lesson-cavalry-charge-too-early = The guns are helpless now. In their next turn they strike at you with four dice.
napoleonics-lesson-cavalry-charge-after = Two sabers and an artillery symbol: the battery is gone. A banner.
napoleonics-lesson-cavalry-through = Now cavalry does what infantry cannot: it breaks through. First it enters the hex of the beaten enemy: C6.
napoleonics-lesson-cavalry-through-stay = Without entering the hex there is no second attack. Ride into C6.
napoleonics-lesson-cavalry-farther = It may ride one hex more. But here it already stands beside Line Infantry, at B6: choose “Stay here”.
napoleonics-lesson-cavalry-farther-ride-on = You may, but the Line Infantry at B6 is beside you already. Stay here.
napoleonics-lesson-cavalry-bonus = After a breakthrough comes a second fight, the bonus melee. Attack the Line Infantry at B6.
napoleonics-lesson-cavalry-bonus-square = That one is in square. The Line Infantry at B6 is not.
napoleonics-lesson-cavalry-bonus-none = A second attack for nothing: take it.
napoleonics-lesson-cavalry-bonus-after = They did not form square, and five dice brought four hits. Two banners: three in a single turn!
napoleonics-lesson-cavalry-halt = You might enter that hex as well, but there is no third fight. Stay: every hex deeper is one farther from help.
napoleonics-lesson-cavalry-halt-deeper = At B6 you would stand at the enemy's edge with no more attack. Stay.
napoleonics-lesson-cavalry-halt-after = French Light Infantry has come to B5 and attacks your dragoons.
napoleonics-lesson-cavalry-retire = Cavalry that is attacked by infantry need not wait for it. Choose “Retire and reform”: you go two hexes back, and of the dice only cavalry symbols count, no sabers and no flags.
napoleonics-lesson-cavalry-retire-stand = Standing, sabers would hit you, too. Retire: only cavalry symbols count then.
napoleonics-lesson-cavalry-retire-after = Two sabers and two infantry symbols: nothing. Standing, you would have lost two blocks of three.
napoleonics-lesson-cavalry-back = Choose where your dragoons form again: E6 or E7.
napoleonics-lesson-cavalry-end =
    Seek guns and infantry that stand alone, break through, and strike twice. Keep off squares until guns are there. And when infantry comes for your horsemen, let it come: they ride away and return.

    Play on: half of the six banners are yours, and the French are led by a recruit now.

## Guns and leaders

napoleonics-lesson-leaders-plan =
    Roliça again, and now you lead the French, on the hills. The British Line Infantry at E6 has run far ahead, with its leader, Lake.

    Your Foot Artillery stands at B6. It fires up to five hexes: three dice at two hexes, two at three, one at four and five. It only has to stand: foot guns that have moved do not fire.
napoleonics-lesson-leaders-line =
    Fire needs a line from the middle of one hex to the middle of the other. Units, hills, forests and towns in between stop it. Rugged hills stop everything, and nobody can enter them.

    Here there is one gap: from B6 through C6 and D6 to E6. Whoever of yours goes down there stands in the way of your own guns.
napoleonics-lesson-leaders-card = Play “Probe Center”, order the Foot Artillery at B6, and choose “All orders given”: nobody else is to move.
napoleonics-lesson-leaders-card-masks = Your infantry can leave the hill only through C6, and there it would block the line of fire. Order the guns alone.
napoleonics-lesson-leaders-card-others = The Foot Artillery at B6 is the only one that reaches E6.
napoleonics-lesson-leaders-card-later = Keep it for a better distance: next turn they will be nearer.
napoleonics-lesson-leaders-card-too-early = First order the Foot Artillery.
napoleonics-lesson-leaders-card-other-card = Not that card now. One order in the center is enough: Probe Center.
napoleonics-lesson-leaders-stand = Guns that move do not fire this turn. Choose “End the movement”.
napoleonics-lesson-leaders-stand-moves = Let them stand: foot guns that have moved do not fire.
napoleonics-lesson-leaders-fire = Fire: the Foot Artillery, then the Line Infantry at E6. At three hexes it has two dice.
napoleonics-lesson-leaders-fire-too-early = The line is free now. Fire.
napoleonics-lesson-leaders-fire-after = An infantry symbol: a block is gone. When a unit with a leader loses a block, two dice are rolled for him, and only two sabers kill: Lake is unhurt. He comes on, to D6.
napoleonics-lesson-leaders-open =
    Two hexes now, three dice. Look at the line: from B6 to D6 it runs exactly between C6 and C7. C7 is a rugged hill, but C6 is empty: along the sides of hexes an obstacle on one side alone does not stop it.

    With one of yours in C6 both sides would be blocked.
napoleonics-lesson-leaders-bombard = Now “Bombard”: two dice more for guns that stand. Play it, order the Foot Artillery, end the movement and fire at D6: five dice.
napoleonics-lesson-leaders-bombard-masks = Nobody goes to C6 now: he would shut the line of fire.
napoleonics-lesson-leaders-bombard-too-early = Not yet: order the guns, let them stand, and fire.
napoleonics-lesson-leaders-bombard-fewer = That would be three dice only. Bombard makes it five.
napoleonics-lesson-leaders-bombard-no-move = With this card guns either move or fight. Let them stand.
napoleonics-lesson-leaders-bombard-after = Five dice, and no hit: a gun, three horsemen and a flag. And Lake let his men ignore the flag.
napoleonics-lesson-leaders-flags =
    A leader with a unit lets it ignore one flag. Two neighbours let it ignore one more. Whoever must go back and cannot loses a block for each hex.

    Lake uses it: his three blocks come on to C6 and attack your Line Infantry at B5. There Delaborde stands with it, on a hill.
napoleonics-lesson-leaders-rush = Uphill they lose a die: two are left. If you still stand after that, you battle back with all you have. Stand.
napoleonics-lesson-leaders-rush-after = Two horsemen: nothing. You struck back with five dice, one for each block and one as French line: four hits. The unit is gone, and for its leader one die was rolled: sabers. Lake is dead.
napoleonics-lesson-leaders-end =
    Two banners at one blow, for a leader counts as much as a unit. While his unit lives, only two sabers kill him; when it is destroyed, one does; when he is alone and a neighbour attacks him, any saber does. Take him away before the last block.

    Remember about guns: they stand, they see, and they wait until the enemy is near. Play on: the British are led by a recruit now.
