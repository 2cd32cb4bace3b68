### What the coach of the guided battles says. An empty line begins a new paragraph.

## Seydlitz at Rossbach

prussia-lesson-seydlitz-goal =
    Rossbach, 5 November 1757, half past two. You lead the Prussians. A French and imperial army twice as large marches past you, and its cavalry rides ahead without suspecting anything. In four turns you must break it.

    Every counter destroyed scores a point, every one captured two, and each loss presses on the enemy's army morale.
prussia-lesson-seydlitz-counters =
    A counter such as 3-7-6 says: strength 3, morale 7, movement 6. Steps are what a unit can lose; with each its numbers fall.

    In a stack only the top four steps fight. A unit is formed, disordered or routed: whoever keeps order wins here, not whoever has more men.
prussia-lesson-seydlitz-command = Before all else each part of the army rolled for command. Both of yours got at most 5, so all may move fully; a group that fails has half its movement. Now it is your movement phase.
prussia-lesson-seydlitz-ride =
    In 2607 stand two Austrian regiments of cuirassiers, the best of the enemy. They are to be hit from three sides at once.

    Bring both regiments of Janus Hill (2305), Driesen's and Rochow's cuirassiers, to 2506, one after the other.
prussia-lesson-seydlitz-ride-foot = Infantry and guns are too slow for this blow. It belongs to the cavalry.
prussia-lesson-seydlitz-ride-leader = Seydlitz comes next. First the regiments he will lead.
prussia-lesson-seydlitz-ride-other-cavalry = They have their turn in a moment. First Driesen and Rochow from 2305.
prussia-lesson-seydlitz-ride-order = The order of that stack does not matter now. Move the cuirassiers.
prussia-lesson-seydlitz-ride-column = In column a corps marches fast and fights badly: −3. This close to the enemy nobody forms column.
prussia-lesson-seydlitz-ride-other-hex = Not there. 2506 touches 2607 and no other enemy: you fight only the one you want.
prussia-lesson-seydlitz-ride-halt = They have movement left and stand too far back. On to 2506.
prussia-lesson-seydlitz-ride-too-early = That ends the movement of your whole army. The cavalry must first get at the enemy.
prussia-lesson-seydlitz-leader = Every unit has a zone of control, the six hexes around it; beside enemy cavalry yours had to stop. Now Seydlitz himself: leaders do not fight, but without him there is no second charge. Take him to his cuirassiers in 2506.
prussia-lesson-seydlitz-leader-other-piece = Seydlitz first, in 2204.
prussia-lesson-seydlitz-leader-order = The order of that stack does not matter now. Move Seydlitz.
prussia-lesson-seydlitz-leader-column = No column this close to the enemy.
prussia-lesson-seydlitz-leader-other-hex = A leader helps those in his own hex. Take him to 2506.
prussia-lesson-seydlitz-leader-halt = He can still ride on to 2506.
prussia-lesson-seydlitz-leader-too-early = The attack is not complete yet.
prussia-lesson-seydlitz-guard = On the other side the Garde du Corps with the Gensdarmes, 5-7-6 and three steps: to 2507.
prussia-lesson-seydlitz-guard-after = It is engaged now, like all who stand beside the enemy with the top of their stack: engaged units must fight in this turn.
prussia-lesson-seydlitz-guard-other-piece = The Garde du Corps is meant, on top in 2204.
prussia-lesson-seydlitz-guard-order = The Garde already lies on top. Move it.
prussia-lesson-seydlitz-guard-column = No column this close to the enemy.
prussia-lesson-seydlitz-guard-other-hex = 2507 is the place: it touches 2607 from the other side.
prussia-lesson-seydlitz-guard-halt = Not yet there: on to 2507.
prussia-lesson-seydlitz-guard-too-early = The attack is not complete yet.
prussia-lesson-seydlitz-dragoons =
    The third side is the village of Reichardtswerben, 2606. With the dragoons there you will have 6 + 5 + 6 strength against 6, for from one hex at most 6 points of cavalry count.

    Bring both dragoon regiments from 2203 to 2606. Then halt them, and end the movement.
prussia-lesson-seydlitz-dragoons-other-piece = The dragoons of Meinicke and Czettritz in 2203 are meant.
prussia-lesson-seydlitz-dragoons-order = The order does not matter: both together are four steps, so both fight.
prussia-lesson-seydlitz-dragoons-column = No column this close to the enemy.
prussia-lesson-seydlitz-dragoons-corner = In 2706 they would also touch the enemy in 2707 and would have to fight him alone. 2606 is better.
prussia-lesson-seydlitz-dragoons-other-hex = To 2606: from there they touch 2607 and no other enemy.
prussia-lesson-seydlitz-dragoons-halt = They are not there yet: 2606.
prussia-lesson-seydlitz-dragoons-too-early = Not yet: first both dragoon regiments must be in 2606.
prussia-lesson-seydlitz-declare = Close combat. You name the hex that is attacked; all who must fight it join by themselves. Click 2607, then fight. 17 against 6 is odds of 2:1.
prussia-lesson-seydlitz-declare-own-hex = Your hexes join by themselves. Click the enemy's hex 2607 first.
prussia-lesson-seydlitz-lead =
    One unit leads: its morale is compared with that of the enemy's leading unit, and it takes the first loss. To the die come +3 for the surprise (first turn only) and +1 for morale 7 against 6.

    Take the Garde du Corps, which has three steps.
prussia-lesson-seydlitz-lead-after = A 5, and 4: nine. The result is “- / 4RS*”: nothing for you, four losses for them, and whoever goes back routs.
prussia-lesson-seydlitz-lead-two-steps = Morale would be the same, but this regiment has two steps only, and the leading unit takes the first loss. Let the Garde lead.
prussia-lesson-seydlitz-rout =
    Each loss is a step or a retreat. Both Austrian regiments lost a step; for the other two losses they fled three hexes, right through their friends. Whoever is run through must check his morale: one French brigade was disordered and went back as well.

    Routed units run every turn until they rally, and each rout is a Combat Success for you.
prussia-lesson-seydlitz-advance = 2607 is empty. The victors may advance into it. Take Driesen, Rochow and Seydlitz forward, nobody else, and leave the order of the stack as it is.
prussia-lesson-seydlitz-advance-other-piece = The others have done enough. Driesen, Rochow and Seydlitz go forward.
prussia-lesson-seydlitz-advance-order = Both regiments fight anyway, four steps together. Leave the order.
prussia-lesson-seydlitz-advance-too-early = Not yet: Driesen, Rochow and Seydlitz all go into 2607. From there the next enemy can be charged.
prussia-lesson-seydlitz-charge =
    Now what made Seydlitz famous: formed cavalry may try to charge, that is, fight a second time. A die, the morale of the unit and the modifier of its leader must make 11. With 7 and Seydlitz's 2 anything but a 1 will do.

    Choose Driesen and Rochow, then go.
prussia-lesson-seydlitz-charge-after = A 6: both regiments charge at 2707, where imperial horse stands with morale 3.
prussia-lesson-seydlitz-charge-too-early = With one regiment alone the charge is half as strong. Choose both.
prussia-lesson-seydlitz-second = 6 against 6 is only 1:1. But +3 for the surprise, and +3 for morale 7 against 3: morale beats numbers. Choose who leads, Driesen for instance.
prussia-lesson-seydlitz-second-after = A 5, and 6: eleven, “1 / 3RS*”. S means: whoever has morale 3 or less surrenders. Both imperial regiments are captured! It cost you one step. Their leader got away.
prussia-lesson-seydlitz-hold = You may advance again. But after a fight all cavalry that was in it is disordered: it is slow and weak until it rallies. Do not ride any deeper among the French. Advance no more, and watch their turn.
prussia-lesson-seydlitz-hold-after = The enemy's turn: the routed rode on and came to their senses. The French infantry marched three hexes towards you, as the scenario forces it to, and is before Busendorf.
prussia-lesson-seydlitz-hold-too-far = In 2707 your disordered cuirassiers would stand alone before the whole French infantry. Stay.
prussia-lesson-seydlitz-morale =
    A turn is over. Three Combat Successes lift your army's morale by one: 11. Two counters on their track press the coalition down to 11 of 12; at 6 it begins to roll for collapse, and a demoralized army fights worse everywhere.

    Two captured counters are 4 victory points. With 6 points more than the enemy, and his army demoralized, you win.
prussia-lesson-seydlitz-special =
    Half past three. Your infantry obeys, but the cavalry rolled a 6: ineffective. A special leader may roll once more for his own corps, up to his initiative, which is 5. Let Seydlitz roll for his corps.
prussia-lesson-seydlitz-special-after = A 3: his corps is effective after all.
prussia-lesson-seydlitz-special-no = It costs nothing, and five rolls in six succeed. Roll.
prussia-lesson-seydlitz-end =
    That is the game: command, movement, guns, rally, close combat, charge. After the movement your disordered cavalry will try to rally: with a roll up to its morale. Meanwhile bring up fresh regiments from 2204 and 2402, and against the French columns the infantry and the guns of Janus Hill.

    Play on against a recruit: three turns are left to demoralize the enemy.

## In the flank

prussia-lesson-flank-situation =
    Rossbach once more, the same half past two. In the first lesson the Austrian cuirassiers in 2607 were hit from three sides at once, and fled. This time nobody is to get away.

    A hex is surrounded if all six hexes around it hold attackers or lie in their zones of control. That takes fewer men than one thinks: two stacks on opposite sides.
prussia-lesson-flank-behind = First close the way back. Driesen and Rochow ride around the enemy to 2608, between 2607 and the rest of his cavalry. Keep clear of his zones until the last hex: whoever enters one beside his cavalry must stop.
prussia-lesson-flank-behind-other-piece = Driesen and Rochow from 2305 go first.
prussia-lesson-flank-behind-order = The order of that stack does not matter now.
prussia-lesson-flank-behind-column = In column one attacks at −3. Not here.
prussia-lesson-flank-behind-other-hex = To 2608: only there do they stand between the Austrians and their friends.
prussia-lesson-flank-behind-too-early = Nobody has moved in yet.
prussia-lesson-flank-opposite =
    Now two stacks opposite each other: the Garde du Corps from 2204 to 2507, both dragoon regiments from 2203 to 2706. Then halt, and end the movement.
prussia-lesson-flank-opposite-after = 2507 and 2706 lie on opposite sides of 2607. Their zones cover the four hexes between them: the Austrians are surrounded.
prussia-lesson-flank-opposite-other-piece = The Garde du Corps goes to 2507, the dragoons of Meinicke and Czettritz to 2706.
prussia-lesson-flank-opposite-order = The order of that stack does not matter now.
prussia-lesson-flank-opposite-column = In column one attacks at −3. Not here.
prussia-lesson-flank-opposite-other-hex = The two places must lie opposite each other: 2507 and 2706.
prussia-lesson-flank-opposite-too-early = The ring is not closed yet.
prussia-lesson-flank-duty =
    In close combat everybody who is engaged and has an enemy beside him must fight, once; and the enemies beside you must be fought as well. The hexes that attack together must each touch every hex they attack.

    2707 and 2708 are touched by Driesen and Rochow, who must therefore take on both. 2607 is left to the others. The order is yours, and it will matter.
prussia-lesson-flank-first = First the ones behind: whoever is driven off cannot help, nor take in those who flee. Click 2707 and 2708, then fight.
prussia-lesson-flank-first-order = If the Austrians fled now, they would still find friends in 2707. Drive those off first.
prussia-lesson-flank-first-own-hex = Name the enemy's hexes: first 2707, then 2708.
prussia-lesson-flank-odds =
    6 against 8: the column 1:2, which looks bad. But +3 for the surprise, +3 for morale 7 against 3, and +1 for shock, as cuirassiers meet lighter horse: +7. Let Driesen lead.
prussia-lesson-flank-odds-after = A 3, and 7: ten, “(1) / 2r*”. Two losses made one regiment rout. And the r: whoever is still engaged with morale under 5 is disordered and goes back. Both hexes are empty. It cost Driesen a step: without a second line (1) counts in full.
prussia-lesson-flank-odds-other-lead = It makes no difference today, but follow the lesson: Driesen leads.
prussia-lesson-flank-stay =
    Now you may advance, and charge once more. Do neither. Whoever advances opens the ring; and a charge is fought by those alone who make it, from one side: that would be no flank attack. Go on without both.
prussia-lesson-flank-stay-forward = That would open the ring, or waste it: a charge is fought by those alone who make it. Stay where you are.
prussia-lesson-flank-stay-after = Driesen and Rochow have fought and are disordered. But they still stand in the way, and that is enough.
prussia-lesson-flank-flank = Now 2607. The Garde and the dragoons join by themselves: 5 + 6 against 6 is 3:2.
prussia-lesson-flank-flank-own-hex = Click the enemy in 2607.
prussia-lesson-flank-lead =
    +3 for the surprise, +3 for the flank, +1 for morale, −1 for shock, as your dragoons are lighter than cuirassiers: +6.

    Look at what a retreat would mean: every hex around 2607 lies in one of your zones. A steady unit may not retreat there at all; it must pay every loss in steps. One that routs is captured.

    Let the Garde lead: it has three steps.
prussia-lesson-flank-lead-other-lead = The leading unit takes the first loss. The Garde has three steps to lose.
prussia-lesson-flank-lead-after = A 5, and 6: eleven, “- / 4RS*”. Four losses and nowhere to go: both Austrian regiments paid with all four steps and are no more. You lost nothing.
prussia-lesson-flank-hold = The field is empty, and your cavalry is spent: all who fought are disordered. Advance no further, and let the enemy move.
prussia-lesson-flank-hold-forward = Disordered as you are, you would only meet the French infantry sooner. Stay.
prussia-lesson-flank-hold-after = The one routed regiment ran on and did not rally. The French infantry marched up to 2808 and beyond; two of the beaten regiments are in order again.
prussia-lesson-flank-end =
    Two regiments destroyed: two counters on their track, two victory points. And one unit is still routed: as long as it runs it presses their morale down by one more, to 10. Yours rose to 11.

    Remember: two stacks opposite each other surround a hex; first drive off who could help; and where nobody can retreat, losses are steps. Against a hex with a second line this is no flank attack but a supported defence. Play on against a recruit.

## The battery on Janus Hill

prussia-lesson-battery-situation =
    Rossbach a third time, and this time with guns. The twelve-pounders in 2307 show 7/5/3: the strength against the next hex, at two hexes and at three.

    Guns fire only at what they see, and from the middle of the hill they see nothing. They must go to its edge.
prussia-lesson-battery-bring = First company for the guns: they cannot fight hand to hand, and alone they are taken. Bring the grenadiers from 2207 to 2407, the edge of the hill, and then the twelve-pounders after them. Then halt.
prussia-lesson-battery-bring-after = From 2407 the cuirassiers in 2607 are two hexes away and in sight.
prussia-lesson-battery-bring-cavalry = This time the cavalry waits. The grenadiers in 2207 first.
prussia-lesson-battery-bring-other-piece = First the grenadiers from 2207, then the twelve-pounders from 2307.
prussia-lesson-battery-bring-order = The order of that stack does not matter yet.
prussia-lesson-battery-bring-column = Guns in column do not fire. Not here.
prussia-lesson-battery-bring-other-hex = To 2407: from there one sees down to 2607.
prussia-lesson-battery-bring-too-early = The guns are not in place yet.
prussia-lesson-battery-wait = A battery that has moved does not fire in that player turn. So it was no mistake to move first and wait. End the movement.
prussia-lesson-battery-wait-after = The coalition's infantry marched on towards Reichardtswerben; its cavalry stood still. It is half past three.
prussia-lesson-battery-wait-later = Good, but it can wait for the next turn: now the guns do not fire anyway.
prussia-lesson-battery-wait-enough = There is much to do at Rossbach, but this lesson is about the guns. End the movement.
prussia-lesson-battery-top =
    Guns fire only if they lie above all infantry and cavalry of their hex, and the battery lies below the grenadiers. Send nobody forward: at two or three hexes guns do not fire at an enemy with friends beside him.

    Put the twelve-pounders on top: that is no move. Then end the movement.
prussia-lesson-battery-top-moved = Only the order of the stack is wrong. Put the twelve-pounders on top, and move nobody.
prussia-lesson-battery-top-other = The twelve-pounders in 2407 are meant.
prussia-lesson-battery-top-below = From below the grenadiers the guns cannot fire. First put them on top.
prussia-lesson-battery-fire = Bombardment: choose 2607, and fire. At two hexes the strength is 5; a 3 or more does something.
prussia-lesson-battery-fire-after = A 5: one loss. From afar a steady unit may choose between a step and a retreat; the cuirassiers gave a step. Then, in their own turn, both regiments rode up the hill to take the guns: they stand beside you, in 2507.
prussia-lesson-battery-fire-other-target = 2607 is the target.
prussia-lesson-battery-fire-silent = For this the guns were brought here. Fire at 2607.
prussia-lesson-battery-canister =
    Before the attacker's combat your guns have defensive fire, at neighbours only. That is canister: full strength 7, and a unit must lose two steps before it may retreat. Fire at 2507.
prussia-lesson-battery-canister-after = A 6: two losses, and canister takes both from one regiment: Bretlach's cuirassiers are gone. The other attacked alone: 3 against 5, uphill, its morale 5 against the 7 of the grenadiers. “3R* / -”: it is gone, too.
prussia-lesson-battery-canister-silent = They come for the guns. Fire while they are in front of the muzzles.
prussia-lesson-battery-end =
    Remember about guns: they must see the target, lie on top and not have moved; from afar they do not fire at an enemy with your own beside him; at neighbours it is canister, in the enemy's turn, too. And never alone: infantry under them fights, or guns are captured, and each captured step scores two points.

    Two regiments are destroyed, and it is half past four. Play on against a recruit.

## Beaten, not broken

prussia-lesson-beaten-goal =
    Rossbach from the other side: you lead the French and the imperial army. Seydlitz has caught your Austrian cuirassiers in 2607 from three sides, and close combat is declared.

    This combat is lost. But how its losses are borne is for you to say: as steps, which never come back, or as flight, which can be stopped.
prussia-lesson-beaten-lead = Choose who leads. The leading unit takes the first loss; both regiments are alike. Take Bretlach.
prussia-lesson-beaten-lead-other-lead = It would make no difference, but follow the lesson: Bretlach leads.
prussia-lesson-beaten-lead-after = A 5 and 4: nine, “- / 4RS*”. Four loss points for you, none for them. S does no harm: only units with morale of 3 or less surrender. R does: whoever pays for a point by going back routs.
prussia-lesson-beaten-step =
    Bretlach has already lost a step as the leading unit. In close combat each unit must give one step before it may retreat. Three points are left.

    Let Trautmannsdorf bear the next: it is his step.
prussia-lesson-beaten-step-last-step = Bretlach has one step left. First let Trautmannsdorf give his.
prussia-lesson-beaten-retreat =
    Two points are left, and each regiment has one step. A second step would be the last: two regiments destroyed, two counters on your track of morale, two points for the enemy.

    A unit with morale of 5 or more may choose. Take Bretlach and let him retreat, then Trautmannsdorf, too.
prussia-lesson-beaten-retreat-other-unit = Bretlach first, then Trautmannsdorf.
prussia-lesson-beaten-retreat-destroyed = That is his last step: the regiment is destroyed and its counter goes to your track of morale. Let it flee.
prussia-lesson-beaten-retreat-after = Both rout. Each rout is a Combat Success for Prussia, but no counter is lost.
prussia-lesson-beaten-order =
    Routed cavalry flees three hexes at once, and here it leads through your own horse in 2707 and 2808. Whoever is run through checks morale: a roll up to it, or he is disordered.

    Say who runs first: Bretlach.
prussia-lesson-beaten-order-other-first = It would be the same. Let Bretlach run first.
prussia-lesson-beaten-order-after = They are in 2908. Most of those they rode through stood; only Bayreuth's and Ansbach's horse in 2707 rolled a 5 against 4: disordered, and one hex back.
prussia-lesson-beaten-leader = Baden-Baden stands in 2707 with the horse of Bayreuth and Ansbach. A leader may go along with a retreat. Take him back: he will be needed behind.
prussia-lesson-beaten-leader-alone = He would stay in front with one regiment. Take him along: he has men to rally.
prussia-lesson-beaten-leader-after = The Prussians did not follow. All who fought are disordered on their side, too. Now it is your turn.
prussia-lesson-beaten-run = Before anybody else moves, the routed run on, three hexes more. Choose Bretlach; the other follows the same way.
prussia-lesson-beaten-run-other-first = It would be the same. Bretlach first.
prussia-lesson-beaten-run-after = Both are in 3210, and there nobody presses them. Your infantry marched three hexes by itself, as the scenario has it.
prussia-lesson-beaten-rally =
    After the movement each disordered or routed unit rolls once: up to its morale, and it is one state better. A leader in the hex helps, and so does an enemy far away; being routed makes it 1 worse.

    Bring Baden-Baden to 3210, halt him, and end the movement.
prussia-lesson-beaten-rally-other-piece = The others can stand. Baden-Baden must go to those who flee: he is in 2808.
prussia-lesson-beaten-rally-order = The order of that stack does not matter now.
prussia-lesson-beaten-rally-column = No columns now. First the routed.
prussia-lesson-beaten-rally-other-hex = To 3210: a leader helps only in his own hex.
prussia-lesson-beaten-rally-too-early = Without a leader the rolls are worse, and whoever does not rally runs on, in the end off the map.
prussia-lesson-beaten-rally-after = Three rolls of 3, and all succeed. Both cuirassiers, with 5 − 1 + 1 + 1 = 6, are only disordered now, and Bayreuth's and Ansbach's horse is formed again.
prussia-lesson-beaten-end =
    The worst blow of the day cost you two steps, and no counter. Nobody is routed at the end of the turn, so your army morale stays at 12; two Combat Successes are not enough to lift theirs.

    Remember: the first point is a step; then flee rather than lose the last one; keep friends out of the way of flight; and send a leader to those who run. Play on: Prussia is led by a recruit.
