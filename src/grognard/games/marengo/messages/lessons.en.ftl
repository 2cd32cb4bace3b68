### What the coach of the guided battles says. An empty line begins a new paragraph.

## The bridgehead

marengo-lesson-bridgehead-goal =
    It is six in the morning, 14 June 1800. You lead the Austrians. Your whole army waits in Alessandria and has one way out: through the bridgehead, then by road to Marengo.

    Break the French morale and you win at once. If nobody breaks by nightfall, three of your pieces in the far east are enough.
marengo-lesson-bridgehead-blocks =
    A block shows its kind and strength to its owner alone: you see your own, the French blocks are blank. Nothing is rolled in this game; what you do not know is who stands where.

    Each hour you have three commands. But a march that stays on main roads costs none, and we will live off that.
marengo-lesson-bridgehead-road =
    Cavalry first. One piece may march up to three locales along a road. Choose the cavalry A14 in Alessandria and lead it by the main road: bridgehead (1), locale 2, Cascina Peterbona (4).
marengo-lesson-bridgehead-road-not-cavalry = That is not the cavalry. Infantry would get just as far, but only cavalry can do what comes next. Take A14.
marengo-lesson-bridgehead-road-too-early = Nobody has marched yet, and every hour counts. First bring your men out.
marengo-lesson-bridgehead-road-too-short = The march has steps left. Who stops early blocks nothing and threatens nobody: ride on to locale 4.
marengo-lesson-bridgehead-road-bridge = The pontoon bridge leads into the bridgehead and no further. The cavalry wants the main road.
marengo-lesson-bridgehead-road-other-road = That road leads north, away from the French. Marengo lies behind locale 4.
marengo-lesson-bridgehead-continue =
    Two French blocks stand in locale 5, right before you. Where the enemy holds the other side, cavalry may go on at once from the middle of a locale to its edge, into the approach.

    Continue to the approach to locale 5.
marengo-lesson-bridgehead-continue-after = The French saw one cavalry there, and it now blocks the approach. You will see what that is good for.
marengo-lesson-bridgehead-continue-stays = In reserve the cavalry threatens little. At the approach it stands face to face with the French: that is the threat we want.
marengo-lesson-bridgehead-traffic =
    Behind it the infantry. A road has traffic: at each crossing the next piece passes one step later than the one before. So A1 loses its first step and gets two locales far.

    Choose A1, three strong, and march to locale 2.
marengo-lesson-bridgehead-traffic-after = The first piece got three locales far, the second two; the third will only reach the bridgehead, and a fourth cannot use the road this hour.
marengo-lesson-bridgehead-traffic-strongest = Take the strongest infantry, A1: it will have to take a village.
marengo-lesson-bridgehead-traffic-too-early = The road still has room for two more, and they cost nothing.
marengo-lesson-bridgehead-traffic-too-short = One step is left, and it is free. March on to locale 2.
marengo-lesson-bridgehead-traffic-bridge = The bridge is for one piece that stops in the bridgehead. A1 can go further by road.
marengo-lesson-bridgehead-bridge =
    The third on the road is another cavalry, A15. And one piece each hour may use the pontoon bridge besides, free as well: send the infantry A4 over it.
marengo-lesson-bridgehead-bridge-after = Four pieces are out, and all three commands are still there: main roads cost nothing.
marengo-lesson-bridgehead-bridge-other-piece = First A15 by the road, then A4 over the bridge.
marengo-lesson-bridgehead-bridge-too-early = Road and bridge still have room for one piece each, and it costs nothing.
marengo-lesson-bridgehead-bridge-by-road = A15 takes the road; the bridge is for the infantry after it.
marengo-lesson-bridgehead-hour =
    You have done what the road allows. After you the French move, in the same hour, and they are surprised. At six o'clock they cannot block anything, and whoever was on the map is disorganized: he neither leaves his locale nor attacks until a command has put him in order.

    End your turn.
marengo-lesson-bridgehead-hour-after = The French spent their three commands on putting three pieces far in the rear in order. In locale 5 nobody stirred.
marengo-lesson-bridgehead-hour-enough = More commands could be spent, but nobody has anything better to do this hour. End the turn.
marengo-lesson-bridgehead-attack =
    Seven o'clock. Now the threat is carried out. A maneuver attack goes through a side that the enemy does not fully block. When it comes from the approach, he may not even answer: you are too close.

    Choose A14 and attack locale 5.
marengo-lesson-bridgehead-attack-after = It went through, and the beaten must leave. Their infantry went from two to one, and every such loss costs a morale token; the cavalry slipped away unhurt. Both went to Marengo, and you saw who they are: remember it.
marengo-lesson-bridgehead-attack-other-piece = Only A14 stands at the approach, and only from there the French cannot answer.
marengo-lesson-bridgehead-attack-too-early = Do not give this hour away: the French in locale 5 are helpless now, and an hour later they may block.
marengo-lesson-bridgehead-attack-back = Riding back gives up the best place on the map. Attack.
marengo-lesson-bridgehead-ride-on =
    A14 has taken locale 5 and may go on again. Three French places lie before it: Barbotta (20), Marengo (12) and locale 11, where two blocks stand. Threaten the two: continue to the approach to locale 11.
marengo-lesson-bridgehead-ride-on-village = The edge of Marengo obstructs cavalry: alone it can never attack there. The threat would be empty.
marengo-lesson-bridgehead-ride-on-one-piece = That would be a threat as well, but in locale 11 there are two to be driven away.
marengo-lesson-bridgehead-ride-on-stays = From reserve it threatens nothing that the French could not answer. Go to the approach.
marengo-lesson-bridgehead-follow =
    The attack cost one command; two are left. What is taken must be held, so the infantry follows on the main road, again for nothing: A1 to locales 4 and 5.
marengo-lesson-bridgehead-follow-strongest = A1 is nearest. It can be in locale 5 this very hour.
marengo-lesson-bridgehead-follow-too-early = A14 alone would not hold locale 5 for long. Bring up the infantry.
marengo-lesson-bridgehead-follow-off-road = Marching off the road is one locale only, and costs a command. The road is free and goes two locales.
marengo-lesson-bridgehead-follow-other-road = That road turns away from the fight. Locale 5 lies behind locale 4.
marengo-lesson-bridgehead-follow-too-short = One locale more, and it costs nothing.
marengo-lesson-bridgehead-horse =
    The second cavalry, A15, rides the same road: locales 2, 4 and 5, always one step behind A1. Then stop it there, in reserve, so that it keeps the choice of where to strike.
marengo-lesson-bridgehead-horse-other-piece = Now A15, which waits in the bridgehead.
marengo-lesson-bridgehead-horse-too-early = A15 can be with the others this very hour.
marengo-lesson-bridgehead-horse-village = The edge of Marengo obstructs cavalry; there it could do nothing. Stop in reserve.
marengo-lesson-bridgehead-horse-off-road = By the road it goes three locales for nothing; off the road one for a command.
marengo-lesson-bridgehead-horse-other-road = That road turns away from the fight. Locale 5 lies behind locale 4.
marengo-lesson-bridgehead-second-hour =
    One more strong infantry: A2 comes out of Alessandria by the road, to locale 4. Then end the turn.
marengo-lesson-bridgehead-second-hour-after = The French took up positions: one piece blocks against you in locale 11, one in Marengo. Both approaches are narrow, so one is enough, and it cost them no command.
marengo-lesson-bridgehead-second-hour-strongest = Strong infantry first: A2.
marengo-lesson-bridgehead-second-hour-too-early = The road is free for one more. A2 will be needed.
marengo-lesson-bridgehead-second-hour-other-road = That road turns away from the fight.
marengo-lesson-bridgehead-second-hour-bridge = The bridge ends in the bridgehead. By road A2 gets to locale 4.
marengo-lesson-bridgehead-second-hour-too-short = There are steps left: go on to locale 4.
marengo-lesson-bridgehead-blocked =
    Look at the edges of locale 11 and Marengo: blocks lie along them. A narrow approach is fully blocked by one piece, a wide one by two. A maneuver attack cannot go through; only an assault can.

    An assault is made from the approach opposite. So your infantry must first move up, and can strike an hour later.
marengo-lesson-bridgehead-move-up =
    Eight o'clock. Choose A1 and block the approach to Marengo. A piece that blocks no more than needed does it without a command; and it is now in place for the assault.
marengo-lesson-bridgehead-move-up-after = No command was spent. Should the French come out of Marengo, they must now assault you.
marengo-lesson-bridgehead-move-up-not-now = A14 holds the French in locale 11 fast where it is. Let A1 move up.
marengo-lesson-bridgehead-move-up-other-piece = A1 is the one to take Marengo: three strong, and infantry.
marengo-lesson-bridgehead-move-up-assault = Two cavalry points, one off for the ground, two or so for the defender: that assault fails. Wait for the infantry.
marengo-lesson-bridgehead-move-up-too-early = Not yet: two more things can be done this hour.
marengo-lesson-bridgehead-move-up-other-side = The approach to Marengo is meant, locale 12.
marengo-lesson-bridgehead-move-up-other-attack = Not from reserve: the French would answer, and A1 would have acted for this hour. Move up instead.
marengo-lesson-bridgehead-move-up-away = A1 is needed before Marengo.
marengo-lesson-bridgehead-answered =
    Barbotta (20) does not block against you. Attack it with A15, straight from reserve, and see what an answer is: from reserve the defender may send as many pieces to the edge as attack.

    Choose A15 and attack Barbotta.
marengo-lesson-bridgehead-answered-after = The French answered with one block, and the approach is narrow: your attack is stopped. You lost nothing. They had to commit a morale token to Barbotta; if they lose the place, it is lost with it.
marengo-lesson-bridgehead-answered-other-piece = The others have their places. A15 stands free in reserve.
marengo-lesson-bridgehead-answered-assault = An assault by cavalry alone would fail here. Try the side that nobody blocks.
marengo-lesson-bridgehead-answered-too-early = You still have all three commands, and A15 has nothing to do.
marengo-lesson-bridgehead-answered-only-block = To move up is a threat for the next hour. But an attack costs the French something at once, and you lose nothing by it.
marengo-lesson-bridgehead-advance = After a blocked attack from reserve you may move up to the approach you attacked from, without further cost. Do it: from there A15 holds fast whoever is in Barbotta.
marengo-lesson-bridgehead-advance-stays = Moving up is free, and the French block opposite is tied down. Advance.
marengo-lesson-bridgehead-third-hour = Bring A2 up by the road to locale 5, to hold what you have. Then end the turn.
marengo-lesson-bridgehead-third-hour-after = The French sent help to Barbotta, not to Marengo, and took back the token they had committed: before 16:00 they may do so with one each turn.
marengo-lesson-bridgehead-third-hour-other-piece = A2 in locale 4 is meant.
marengo-lesson-bridgehead-third-hour-too-early = First bring A2 to locale 5: when A1 goes forward, somebody must stay.
marengo-lesson-bridgehead-third-hour-assault = An assault by cavalry alone would fail: the ground takes a point, and the defender about two.
marengo-lesson-bridgehead-sum =
    Nine o'clock: the assault on Marengo. The sum is: strength of your leading piece, less one for each sign on their side that counts against its kind, less the strength of who leads the defense. Above zero you win.

    A1 has 3, the edge of the village takes 1. And who is in Marengo? You saw two arrive: an infantry reduced to 1, and a cavalry, which cannot lead at this edge. 3 − 1 − 1 = 1 is enough. The third was there at dawn, and you do not know it: against infantry of 2 it would be 0. That is the risk; take it.
marengo-lesson-bridgehead-assault = Declare the assault on Marengo. The French choose first who leads; then choose A1 to lead yours.
marengo-lesson-bridgehead-assault-after = 3 − 1 − 1 = 1: Marengo is yours! Each side took one loss for the enemy's leader: A1 is down to two, the French infantry is gone, and a token with it, for only the loser pays in morale. The unknown block was cavalry, too: both fled to locale 19.
marengo-lesson-bridgehead-assault-weak = There it is cavalry against a fresh defender: the sum does not reach one. Marengo is weak.
marengo-lesson-bridgehead-assault-other-piece = A1 stands before Marengo; but you declare an assault by choosing a side of the locale, not a piece.
marengo-lesson-bridgehead-assault-too-early = The moment is now: in an hour the French can bring fresh infantry into Marengo.
marengo-lesson-bridgehead-end =
    So the game goes: roads for nothing, cavalry to threaten, infantry to assault, and morale as the price. The French have 4 tokens now, you have 8. The last token decides.

    It is nine o'clock, and you have two commands left this hour. Play on: bring in the rest by the road, four each hour, and press on before Desaix comes. The French are led by a recruit now.

## Holding on

marengo-lesson-holding-situation =
    Seven o'clock, and now you lead the French. Austrian cavalry has thrown you out of locale 5: an infantry reduced to 1 and a cavalry fled to Marengo (12). Their horse stands at the approach to locale 11, infantry follows.

    You cannot stop them everywhere. You want to lose slowly: time, and more of their morale than of yours.
marengo-lesson-holding-organize =
    Your men are disorganized: they may block, but not leave their locales. An organize action costs a command. Since three pieces are organized already, one command does for two.

    Organize F4 at Cascina Bolla (10) and F10 in Castelceriolo (28).
marengo-lesson-holding-organize-after = Two free men for one command. Two commands are left.
marengo-lesson-holding-organize-other-piece = First F4, then F10: both stand alone, so that with each its whole locale is in order.
marengo-lesson-holding-organize-too-early = Your three commands are all there still.
marengo-lesson-holding-organize-one-more = The same command can take a second piece. Take F10.
marengo-lesson-holding-organize-block = There is no enemy to be blocked there. Put it in order.
marengo-lesson-holding-two =
    The cavalry at the approach to locale 11 could attack next hour, and nobody might answer. Only whoever already blocks stops it. The approach is narrow: one piece is enough and free.

    But put both there, F3 and F8 together, for a command. The second can counter-attack.
marengo-lesson-holding-two-after = Both block. A maneuver attack is impossible there now; what is left to the Austrians is an assault.
marengo-lesson-holding-two-other-piece = F3 and F8 in locale 11 are meant, together.
marengo-lesson-holding-two-too-early = Locale 11 is still open: the next attack would go straight through.
marengo-lesson-holding-two-one-piece = One holds the approach. But we want a second one there: add F8 first.
marengo-lesson-holding-two-other-side = The enemy stands in locale 5. Block against him.
marengo-lesson-holding-two-organize = They can block as they are. Save the command.
marengo-lesson-holding-village = In Marengo F7, the reduced infantry, takes the edge towards locale 5; alone that is free. The cavalry stays behind: this edge obstructs it: it could neither lead nor counter-attack there.
marengo-lesson-holding-village-horse = Cavalry can stand there, but not lead: this edge obstructs it. F7 is infantry.
marengo-lesson-holding-village-other-piece = Marengo is meant, and in it the infantry F7.
marengo-lesson-holding-village-too-early = Marengo is still open.
marengo-lesson-holding-village-organize = It can block as it is, and for nothing.
marengo-lesson-holding-help = The last command: F2, strong and organized in locale 38, marches by road to Barbotta (20). It is a local road, so it costs one.
marengo-lesson-holding-help-after = In Barbotta it met disorganized men: now F2 is disorganized, too. It can still defend, and no more is asked of it there.
marengo-lesson-holding-help-other-piece = F2 is meant: strength three, in locale 38.
marengo-lesson-holding-help-too-early = A command is left, and Barbotta has a single defender.
marengo-lesson-holding-help-other-road = Barbotta is threatened: locale 20.
marengo-lesson-holding-help-off-road = That gets there as well, for the same command. But go by the road, so that you see it once.
marengo-lesson-holding-hour = All commands are spent. End the turn.
marengo-lesson-holding-hour-enough = Without commands there is nothing better to do. End the turn.
marengo-lesson-holding-hour-after = Eight o'clock. Austrian infantry moved up before Marengo, and a cavalry attacks Barbotta from reserve.
marengo-lesson-holding-respond = An attack from reserve may be answered: from the reserve of Barbotta you may send as many pieces to the edge as attack, here one. Send the strong F2.
marengo-lesson-holding-respond-after = Blocked. It cost you nothing but a token committed to Barbotta. Now the other cavalry assaults locale 11!
marengo-lesson-holding-respond-weaker = F6 would stop the attack too. But whoever answers will stand at the edge and be assaulted next: let it be the strong one.
marengo-lesson-holding-respond-nobody = If nobody answers, the attack goes through, and all must leave Barbotta.
marengo-lesson-holding-lead =
    In an assault the defender chooses first who leads. His strength counts against the attacker, and the attacker takes a loss for him. Let one of your two infantry lead; the other you keep for later.
marengo-lesson-holding-lead-after = The Austrians lead with cavalry of 2. One is taken off for the ground, two for your leader: −1 as it stands.
marengo-lesson-holding-lead-nobody = Without a leader nothing but the ground counts against them: 2 − 1 = 1, and the locale is lost.
marengo-lesson-holding-counter =
    You would hold as it is. But the second infantry may counter-attack: it takes a loss at once, and what it has left counts: 2 − 1 − 2 − 1 = −2.

    Whoever loses by his whole strength is crushed and takes one more loss. Counter-attack.
marengo-lesson-holding-counter-after = Crushed: the Austrian cavalry took two losses and is gone, and two tokens with it. Your infantry are at one each, but a winner loses no morale; he commits a token for each leader and counter-attacker.
marengo-lesson-holding-counter-nobody = That holds as well, and your infantry stays at two. But in this lesson we want the cavalry crushed.
marengo-lesson-holding-relief =
    Your turn again. Help must come from afar: F1, strength three, marches from locale 46 by road to 38, 39 and 19, right behind Marengo. It will not block in time, but it will be near.
marengo-lesson-holding-relief-other-piece = F1 in locale 46 is meant, the strongest you have.
marengo-lesson-holding-relief-too-early = You have three commands. Bring F1 nearer.
marengo-lesson-holding-relief-other-road = By locales 38 and 39 to locale 19.
marengo-lesson-holding-relief-too-short = It can go on as far as locale 19.
marengo-lesson-holding-token =
    End the turn. Before 16:00 you may then take back one token that you committed. Those in locale 11 and Barbotta are lost if the place is lost. Take back the one from Barbotta.
marengo-lesson-holding-token-after = Nine o'clock: Austrian infantry assaults Marengo.
marengo-lesson-holding-token-enough = More could be done, but it is enough for this hour. End the turn.
marengo-lesson-holding-token-other-token = Locale 11 keeps one anyway. Take the only one from Barbotta.
marengo-lesson-holding-token-none = There is no reason to leave it there: uncommitted it is safe.
marengo-lesson-holding-lost =
    This time it cannot be held: 3 − 1 − 1 = 1. But a leader makes the attacker pay: one loss for every leading piece of the enemy. Let F7 lead.
marengo-lesson-holding-lost-after = F7 is gone, and a token with it; the Austrian infantry is down to two. Now everybody in Marengo must retreat, wherever he stands.
marengo-lesson-holding-lost-nobody = Without a leader Marengo falls just the same, and the attacker goes unhurt.
marengo-lesson-holding-retreat =
    In a retreat guns are lost, blockers and infantry in reserve take losses; cavalry in reserve goes unhurt. You choose where to: not to where the attack came from, and against the arrows to the west only if nothing else is open.

    Locale 19 looks safe. But F1 is organized, and your cavalry is not: together they would all be disorganized. Send both to locale 11.
marengo-lesson-holding-retreat-after = Marengo is lost, but F1 is in order, and the Austrians stop for this hour.
marengo-lesson-holding-retreat-disorder = There stands F1, organized. Disorganized men would put it into disorder, and it could not strike back. Locale 11 is disorganized anyway.
marengo-lesson-holding-end =
    Two assaults, one place lost: Austria paid two tokens and a cavalry, you two tokens and a village. You have 5, they have 6, and with every hour your help comes nearer.

    Play on: F1 behind Marengo is organized and has three commands at its back. The Austrians are led by a recruit now.

## The guns

marengo-lesson-guns-situation =
    Ten o'clock. Locale 5 is yours, but locale 11 is blocked by a French piece of unknown strength. Against infantry of 2 the assault of A1 would give 3 − 1 − 2 = 0: not enough.

    So your gun A20 was brought up, slowly, over three hours: by road, into reserve, then to the approach. A gun can only shell the locale opposite the approach it blocks.
marengo-lesson-guns-declare = A bombardment takes two turns, and costs no command. Choose A20 and declare it. There is no artillery sign on the side of locale 11, so it is allowed.
marengo-lesson-guns-declare-after = The gun lies face up: everybody knows what is coming. It does nothing else this turn.
marengo-lesson-guns-declare-assault = Only if nothing better than 1 stands there. Let the gun make sure of it first.
marengo-lesson-guns-declare-other-piece = The gun is A20, at the approach to locale 11.
marengo-lesson-guns-declare-back = In reserve a gun is useless, and to bring it up again costs hours.
marengo-lesson-guns-declare-too-early = First declare the bombardment: every turn without it is an hour lost.
marengo-lesson-guns-wait = Now the French have a turn to answer: to step back, to relieve the piece, or to attack the gun. End your turn.
marengo-lesson-guns-wait-after = The French did nothing there: they organized a piece at Cascina Bolla (10).
marengo-lesson-guns-wait-assault = Wait for the shells. An hour later the sum is better by one.
marengo-lesson-guns-wait-enough = There is more to do on such a day, but this lesson is about the gun. End the turn.
marengo-lesson-guns-complete = Eleven o'clock. The gun stands where it stood: complete the bombardment. The defender picks who suffers, from the approach opposite first; and he loses a morale token.
marengo-lesson-guns-complete-after = The blocker was infantry of 2, now it is 1. You have seen it, and a token is gone.
marengo-lesson-guns-complete-assault = First the shells, then the assault: the other way round A1 would run against full strength.
marengo-lesson-guns-complete-first = First complete the bombardment; it costs no command, and everything after it is easier.
marengo-lesson-guns-complete-too-early = A declaration that is not completed in the next turn lapses.
marengo-lesson-guns-assault = 3 − 1 − 1 = 1: now it works. Declare the assault on locale 11 and lead with A1. The gun has acted and stays behind.
marengo-lesson-guns-assault-after = Won. The blocker is gone, A1 is down to two. And in the retreat the infantry in reserve took a loss as well: three tokens in one hour. Had a French gun stood in locale 11, anywhere, it would have been eliminated: guns do not retreat.
marengo-lesson-guns-assault-by-side = You declare an assault by choosing a side of the locale: from locale 5 to locale 11. Then choose A1 to lead.
marengo-lesson-guns-assault-too-early = The enemy is at his weakest now. Assault.
marengo-lesson-guns-horse =
    A1 stands alone in locale 11. Into a locale that was assaulted nobody marches by road in that turn; off the road it is allowed, for a command. Send a cavalry to locale 11, and let it continue to the approach to Cascina Bolla (10).
marengo-lesson-guns-horse-after = From there it threatens an attack that nobody may answer.
marengo-lesson-guns-horse-other-piece = A cavalry from locale 5 is meant: only cavalry continues to an approach at once.
marengo-lesson-guns-horse-other-way = March to locale 11 first.
marengo-lesson-guns-horse-village = Marengo's edge obstructs cavalry: no threat there. Cascina Bolla, locale 10.
marengo-lesson-guns-horse-other-approach = The approach to Cascina Bolla (10) is meant.
marengo-lesson-guns-horse-stays = In reserve it threatens nobody. Continue.
marengo-lesson-guns-horse-too-early = Two commands are left, and A1 is alone out there.
marengo-lesson-guns-end =
    Remember about guns: they are slow, a shot takes two turns but no command; the defender chooses who suffers, but pays morale. In defense a gun that blocks and does not lead may take a strength off an assaulting leader, if it did not bombard in its last turn. And a gun that must retreat is lost: do not leave it alone at the front.

    The French have 4 tokens left. Play on against a recruit.

## Where to strike

marengo-lesson-strike-situation =
    Nine o'clock, and you lead the Austrians. Two French places lie before locale 5: in locale 11 two pieces block against your cavalry A14, in Marengo (12) one blocks against your infantry A1.

    A maneuver attack goes through neither: both approaches are narrow, and one piece blocks them fully. Only an assault is left. But where?
marengo-lesson-strike-sum =
    First locale 11. One of the two there leads the defense; if both are infantry of 2, that takes 2 from you. The other may counter-attack: it takes a loss at once, and what it has left, 1, counts against you as well. The ground takes one more.

    With A14 that makes 2 − 1 − 2 − 1 = −2: as much as its whole strength. It would be crushed and take two losses: gone, and two morale tokens with it.
marengo-lesson-strike-village =
    Now Marengo. One piece alone faces you, so nobody can counter-attack. You saw it arrive: infantry, reduced to 1. The two others in Marengo stand in reserve and do not fight.

    A1 has 3, the edge of the village takes 1, the leader 1: 3 − 1 − 1 = 1. That is enough.
marengo-lesson-strike-assault = Declare the assault on Marengo, and lead with A1.
marengo-lesson-strike-assault-crushed = There two face you: one leads, one counter-attacks, and your cavalry is crushed. Assault Marengo.
marengo-lesson-strike-assault-other-piece = You declare an assault by choosing a side of the locale: from locale 5 to Marengo. Then choose A1 to lead.
marengo-lesson-strike-assault-too-early = An hour later they may have put a second piece there.
marengo-lesson-strike-assault-after = Won. Each side took a loss for the enemy's leader: A1 is down to two, the French infantry is gone and a token with it. The two cavalry in reserve took none and fled to locale 19.
marengo-lesson-strike-open =
    Look at locale 11 again, now from Marengo. The two French pieces block the approach to locale 5, and nobody stands at the side towards Marengo: that approach is open.

    A piece blocks one approach only. Whoever is strong in front is often weak on the other side.
marengo-lesson-strike-horse = Send A15 from locale 5 to Marengo. By road nobody may enter a place that was assaulted this turn; off the road it is allowed, for a command. Then let it continue to the approach to locale 11.
marengo-lesson-strike-horse-infantry = Infantry could march to Marengo, but only cavalry goes on to an approach at once. A15.
marengo-lesson-strike-horse-other-piece = The cavalry A15 is meant, in reserve in locale 5.
marengo-lesson-strike-horse-crushed = The two in locale 11 would still crush you. Go round them.
marengo-lesson-strike-horse-other-way = To Marengo, locale 12: only from there you reach the open side.
marengo-lesson-strike-horse-other-side = The approach to locale 11 is meant.
marengo-lesson-strike-horse-stays = In reserve it could be answered. Continue to the approach to locale 11.
marengo-lesson-strike-horse-too-early = You still have commands, and locale 11 can be threatened from behind this very hour.
marengo-lesson-strike-horse-after = Now it stands at the approach, and next hour nobody may answer it.
marengo-lesson-strike-hour = The French see it, too. They have an hour to turn somebody round. End your turn.
marengo-lesson-strike-hour-crushed = Not now: next hour locale 11 falls without an assault.
marengo-lesson-strike-hour-enough = More could be done, but this lesson is about locale 11. End the turn.
marengo-lesson-strike-hour-after = They spent it on a march far in the north. Nobody blocks towards Marengo.
marengo-lesson-strike-take = Ten o'clock. Choose A15 and attack locale 11 from Marengo: a maneuver attack through the open side.
marengo-lesson-strike-take-not-needed = An assault costs you strength. Through the open side it costs nothing.
marengo-lesson-strike-take-blocked = A14 stands before the side that is blocked. A15 stands before the open one.
marengo-lesson-strike-take-other-piece = A15 in Marengo is meant.
marengo-lesson-strike-take-back = In reserve it would only lose its place. Attack.
marengo-lesson-strike-take-too-early = The side is open now. An hour later it may not be.
marengo-lesson-strike-take-after = Through. In a retreat the pieces that block a narrow approach take one loss together: an infantry is down to 1, and a token is gone. Both went to Cascina Bolla (10), where they put the organized piece into disorder.
marengo-lesson-strike-end =
    One assault where it was cheap, and the strong place fell by a maneuver: A14 did not have to fight at all. Remember: before an assault count who can lead and who can counter-attack; and look for the side that nobody blocks.

    The French have 4 tokens left, you have 10. A15 may continue now, and two commands are left. Play on: the French are led by a recruit.
