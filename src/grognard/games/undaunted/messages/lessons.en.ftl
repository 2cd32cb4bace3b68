### What the coach of the guided battles says. An empty line begins a new paragraph.

## La Raye

undaunted-lesson-la-raye-goal =
    You lead the Americans. You win as soon as you control objectives worth 5 points. The gold stars on a tile are its worth: 2B, 13B, 7A and 16B lie before you, and together they are exactly 5.

    The Germans already hold 3 points in the village and need 5 as well.
undaunted-lesson-la-raye-men =
    Your four counters stand together in the wood 17B. A counter does nothing by itself: it acts when you play one of its cards. Scouts open new tiles, and only Riflemen can take control of a tile.

    Every round you draw four cards. They lie at the lower edge.
undaunted-lesson-la-raye-bid =
    First comes the bid. Both sides secretly choose one card; the higher initiative plays first. Both cards are then gone for this round.

    Fog of war is worth 1 and can do nothing else. Bid it: you will play second, but all three useful cards stay in your hand.
undaunted-lesson-la-raye-bid-after = The Germans bid a squad leader and played first: their scouts came to 12B, their riflemen to 8A.
undaunted-lesson-la-raye-bid-officer = The squad leader would win the bid with 7, but then he is gone, and we need him this round to fetch more men.
undaunted-lesson-la-raye-bid-needed = That card has work to do this round. The fog has none: bid the fog.
undaunted-lesson-la-raye-scout-card =
    Your turn. Riflemen may only enter tiles with a marker of yours, so the scouts go first.

    Play Scout A, then choose “Scout”.
undaunted-lesson-la-raye-scout-card-first = That card is for later in this turn. The scouts must open the way first.
undaunted-lesson-la-raye-scout-card-other-use = A card does one thing only. This time the scouts should scout: nobody else can open a tile.
undaunted-lesson-la-raye-scout-tile = Scouts may go up to two tiles, anywhere. The farm 13B is worth 2 points: go there, then press “Stop here”. A second tile would only cost more fog.
undaunted-lesson-la-raye-scout-tile-after = Your marker lies on 13B, and one fog card has gone to your discard pile. That is the price of every new tile.
undaunted-lesson-la-raye-move = Now take ground. Tile 2B has been scouted already, so riflemen may go there. Play Rifleman A, choose “Move” and go to 2B.
undaunted-lesson-la-raye-move-after = One card, one action: Riflemen A have moved. To control the tile they need another card, in a later round.
undaunted-lesson-la-raye-move-first = First Rifleman A. The squad leader comes next.
undaunted-lesson-la-raye-move-hunker = Hunkering down sends the card back to the supply. That would lose you a rifleman for some rounds.
undaunted-lesson-la-raye-move-other-use = Here the riflemen should move: the enemy is far, and there is nothing to control where they stand.
undaunted-lesson-la-raye-bolster = A unit with one card acts about once in three rounds. Officers bring in more men. Play Squad Leader A, choose “Bolster”, and take Rifleman A twice.
undaunted-lesson-la-raye-bolster-after = Both cards lie in your discard pile. When the deck is used up, it is shuffled anew, and they come with it.
undaunted-lesson-la-raye-bolster-too-early = You may take two cards; stopping here would waste one.
undaunted-lesson-la-raye-bolster-scouts = Scouts are useful too, but riflemen win this battle: take Rifleman A.
undaunted-lesson-la-raye-round = Your hand is empty, so your turn is over, and so is the round. What was played and what was left goes to the discard piles; then both draw four new cards. The next bid is due.
undaunted-lesson-la-raye-high-bid = This time we want to go first, before the enemy takes aim. The platoon sergeant has initiative 9, the highest there is. Bid him.
undaunted-lesson-la-raye-high-bid-after = 9 against 1: you have the initiative. The price is that the sergeant does nothing else this round.
undaunted-lesson-la-raye-high-bid-fog = The fog would lose the bid. Keep it for a moment: there is a way to get rid of it for good.
undaunted-lesson-la-raye-high-bid-low = That might lose the bid, and the card is needed. The sergeant wins it for certain.
undaunted-lesson-la-raye-farm = The scouts have opened the farm 13B. Play Rifleman B, choose “Move” and go there.
undaunted-lesson-la-raye-farm-other-tile = Riflemen A are there already. The farm 13B is worth twice as much.
undaunted-lesson-la-raye-recon = Fog cannot be played; it only fills your hand. But a scout can clear it away. Play Scout B and choose “Recon”.
undaunted-lesson-la-raye-recon-after = The fog is out of the game, and you drew Squad Leader B in its place.
undaunted-lesson-la-raye-recon-other-use = There is fog in your hand: Recon takes it out of the game and draws you a card. Nothing is better just now.
undaunted-lesson-la-raye-drawn = The card that you drew may be played at once. Play Squad Leader B, choose “Bolster” and take Rifleman B twice. Then the Germans have their turn.
undaunted-lesson-la-raye-drawn-after = German scouts fired at Riflemen B on the farm: they rolled a 4 and missed.
undaunted-lesson-la-raye-defence =
    This is how an attack goes: add the number on the counter, the cover of its tile (in the shield) and the distance in steps. Riflemen 4, farm 1, two steps 2: together 7. A ten-sided die must show 7 or more; a 0 always hits.

    A hit takes away a card of that unit, for ever. Only when it has none left is the counter lost. So cover and distance save lives.
undaunted-lesson-la-raye-third-bid = The third round. You hold both riflemen and a scout, and all three are to act. Bid the sergeant once more, so that they do it before the enemy moves.
undaunted-lesson-la-raye-third-bid-keep = This card is wanted in a moment. Bid the sergeant.
undaunted-lesson-la-raye-attack =
    The German scouts on 12B stand in the open: scouts 5, no cover, one step from your Scouts B: 6.

    Play Scout B, choose “Attack”, then the scouts on 12B. Point at a target, or touch it, and you see the odds before anything is rolled.
undaunted-lesson-la-raye-attack-after = A 6: hit! The Germans lose a scout card for the rest of the battle.
undaunted-lesson-la-raye-attack-other-target = That one is harder to hit: compare the sums of defence, cover and distance. The scouts on 12B are the best target.
undaunted-lesson-la-raye-attack-other-use = There is no fog to clear and nothing to scout now, but there is a good target on 12B. Attack.
undaunted-lesson-la-raye-control = Now the points. Riflemen A stand on 2B, and no enemy is there. Play Rifleman A and choose “Control”.
undaunted-lesson-la-raye-control-after = One point. It stays yours, even when the riflemen walk on, until German riflemen take it.
undaunted-lesson-la-raye-control-other-use = The riflemen stand on an objective that is not yours yet. Take it: control.
undaunted-lesson-la-raye-control-farm = The same with Riflemen B on the farm: it is worth 2.
undaunted-lesson-la-raye-control-farm-after = Three points of five.
undaunted-lesson-la-raye-control-farm-other-use = Two points lie under their feet. Control the farm.
undaunted-lesson-la-raye-end =
    That is the whole game: bid, scout, move, bolster, attack, control. You have 3 points. 7A and 16B are worth 1 each and lie beside your men: scout them, move in and control them, and the battle is won.

    Play on: the Germans are led by a recruit now, and you can take back whatever you like.

## Bids and officers

undaunted-lesson-officers-token =
    The bid is more than a contest. Both cards are gone for the round, so the question is always: what is going first worth to you now?

    You hold the initiative token, and in a tie it stays where it is. Whoever holds it can bid low: the other side has to bid more to take it.
undaunted-lesson-officers-tie = You have three good cards and a fog. Bid the fog: if the enemy does the same, you still go first, and for nothing.
undaunted-lesson-officers-tie-after = 1 against 1: a tie. The token stays with you, and both sides only threw away a fog.
undaunted-lesson-officers-tie-officer = An officer is worth most in your hand, and going first gains you nothing this round: bid the fog.
undaunted-lesson-officers-tie-needed = That card has work to do this turn. Bid the fog.
undaunted-lesson-officers-move = An officer does nothing on the map; he makes the others better. First let Rifleman A move to 2B, which is worth a point.
undaunted-lesson-officers-move-first = First Rifleman A; the officers come after him.
undaunted-lesson-officers-move-other-use = The riflemen should move to 2B: there is something to win.
undaunted-lesson-officers-move-too-early = Cards that are not played are thrown away at the end of the turn.
undaunted-lesson-officers-inspire = A card acts once. But the squad leader can give it back: play Squad Leader A, choose “Inspire” and take Rifleman A back into your hand.
undaunted-lesson-officers-inspire-after = Rifleman A is in your hand again and may be played a second time this turn.
undaunted-lesson-officers-inspire-first = First Squad Leader A.
undaunted-lesson-officers-inspire-bolster = Bolstering is good when there is plenty of time. Here a second action wins a point at once: inspire.
undaunted-lesson-officers-inspire-other-use = Hunkering down would put the officer back into the supply. Inspire.
undaunted-lesson-officers-inspire-too-early = The turn is not over: move and control in one turn is what officers are for.
undaunted-lesson-officers-control = Play Rifleman A once more and choose “Control”.
undaunted-lesson-officers-control-first = First Rifleman A: the point is waiting.
undaunted-lesson-officers-control-other-use = They stand on the objective: control it.
undaunted-lesson-officers-control-too-early = The point is waiting: play Rifleman A.
undaunted-lesson-officers-control-after = A point in the first round. Alone the riflemen would have needed two.
undaunted-lesson-officers-reserve = Now the Platoon Sergeant. He bolsters three cards, of both squads; a squad leader only takes those of his own. New cards go to the discard pile: they come after the next shuffle. Five cards are left in your deck, so that is soon.
undaunted-lesson-officers-bolster = Choose “Bolster” and take Rifleman A once, Rifleman B twice.
undaunted-lesson-officers-bolster-command = Two more cards now would be good as well; but the shuffle is near, and three more riflemen in the deck last the whole battle.
undaunted-lesson-officers-bolster-other-use = Choose “Bolster”: it is never better than just before the shuffle.
undaunted-lesson-officers-bolster-scouts = Scouts open tiles, but only riflemen make points.
undaunted-lesson-officers-bolster-which = Rifleman A once, then Rifleman B twice: squad B has the long way before it.
undaunted-lesson-officers-bolster-too-early = He can take three cards. What you leave is lost.
undaunted-lesson-officers-bolster-after = Three more cards for your squads. The Germans sent their scouts to 12B.
undaunted-lesson-officers-double =
    A new round, a new bid, and here is a trick: whoever plays last in one round and first in the next has two turns running, and the enemy cannot answer in between.

    So now you want to be second. And in the next round first.
undaunted-lesson-officers-low = Bid the fog: this time you want to lose. It also leaves your hand full of cards that act.
undaunted-lesson-officers-low-needed = You want to play last this round, and that card is needed. Bid the fog.
undaunted-lesson-officers-low-after = The Germans paid a Squad Leader for it. Their Riflemen A came to 12B.
undaunted-lesson-officers-scout = Now your turn, the last of the round. Play Scout B, scout 13B and stop there.
undaunted-lesson-officers-scout-first = First the scouts: without a marker nobody follows.
undaunted-lesson-officers-scout-other-use = The scouts are to scout 13B.
undaunted-lesson-officers-scout-other-tile = 13B is worth two points, and one new tile costs one fog. Go there and stop.
undaunted-lesson-officers-scout-too-early = There are points to be won this turn.
undaunted-lesson-officers-farm = The same again on the farm: move Rifleman B to 13B, then let Squad Leader B inspire Rifleman B.
undaunted-lesson-officers-farm-first = First Rifleman B, then Squad Leader B.
undaunted-lesson-officers-farm-bolster = Later. Now a second action of Rifleman B is worth two points.
undaunted-lesson-officers-farm-other-use = Move to the farm, then inspire: that is worth two points.
undaunted-lesson-officers-farm-other-tile = The farm 13B is worth two points.
undaunted-lesson-officers-farm-too-early = Do not stop now: two points are waiting.
undaunted-lesson-officers-hold = Play Rifleman B again and control the farm.
undaunted-lesson-officers-hold-other-use = They stand on the farm: control it.
undaunted-lesson-officers-hold-too-early = Two points are waiting: play Rifleman B.
undaunted-lesson-officers-hold-after = Three points after two rounds. And the enemy beside you has not yet fired.
undaunted-lesson-officers-high = Now go first, at any price: the Germans stand beside your riflemen. The Platoon Sergeant bids 9, and nobody has more. Only another 9 would leave the token with them.
undaunted-lesson-officers-high-low = The token lies with the Germans, and they win a tie. Bid the 9.
undaunted-lesson-officers-high-after = 9 against 1. Your second turn running begins before they have done anything.
undaunted-lesson-officers-strike = Their riflemen stand in the open on 12B: 4 on the counter, no cover, one step, together 5. Play Rifleman B and attack Riflemen A there.
undaunted-lesson-officers-strike-first = Strike with Rifleman B, who stands beside them.
undaunted-lesson-officers-strike-other-use = Attack now, before they do.
undaunted-lesson-officers-strike-other-target = Their Riflemen A came forward and can take tiles: hit these.
undaunted-lesson-officers-strike-too-early = You bid the sergeant for this moment. Use it.
undaunted-lesson-officers-strike-after = A 6: a hit. One rifleman card of theirs is gone for ever.
undaunted-lesson-officers-end =
    Bid low when being second does not hurt, and remember who wins the tie. Bid high to have two turns running. Inspire when a second action decides something now; bolster when the shuffle is near.

    Play on: you have two cards left this turn, and the Germans are led by a recruit.

## The machine gun

undaunted-lesson-machine-gun-goal =
    You lead the Germans at Montmartin, in the wood 18B. The Americans need a single point: one of the three objectives 6B, 5B and 1B beside you, and they win.

    You win by pinning them: as soon as they have no rifleman counter left on the map. They have two, A on 15B and B on 4A.
undaunted-lesson-machine-gun-bid = Your hand is good: machine gunner, squad leader, scouts. Bid the fog: whoever goes second sees where the enemy has gone.
undaunted-lesson-machine-gun-bid-gun = The machine gunner is what this turn is about. Bid the fog.
undaunted-lesson-machine-gun-bid-needed = That card has work to do this turn. Bid the fog.
undaunted-lesson-machine-gun-bid-after = The Americans went first. Their Riflemen B left the trees and stand on 9B, in the open.
undaunted-lesson-machine-gun-gun =
    The machine gun has two ways to fire. Attack rolls two dice, and a hit takes away a card. Suppress rolls four, and a hit turns the counter on its back.

    A suppressed unit can do nothing. Its next card only makes it ready again, and is used up by that.
undaunted-lesson-machine-gun-suppress = Riflemen 4, no cover, three steps: 7. With four dice the chance is 87 in a hundred, with two only 64. Play Machine Gunner A, choose “Suppress”, then Riflemen B on 9B.
undaunted-lesson-machine-gun-suppress-first = First the machine gunner.
undaunted-lesson-machine-gun-suppress-attack = That comes in a moment, and with half the dice. First hold them down: suppress.
undaunted-lesson-machine-gun-suppress-other-use = From here the gun reaches everything. Let it fire: suppress.
undaunted-lesson-machine-gun-suppress-other-target = Riflemen B on 9B are the nearest and stand without cover.
undaunted-lesson-machine-gun-suppress-too-early = Do not let this turn go: the Americans stand in the open.
undaunted-lesson-machine-gun-suppress-after = Three of the four dice reached 7; one would have done. Riflemen B lie on their backs. They lost no card.
undaunted-lesson-machine-gun-inspire = The same gun once more: play Squad Leader A, choose “Inspire” and take Machine Gunner A back.
undaunted-lesson-machine-gun-inspire-first = First Squad Leader A.
undaunted-lesson-machine-gun-inspire-other-use = Not now: a second burst is worth more. Inspire.
undaunted-lesson-machine-gun-inspire-too-early = You have two good cards left.
undaunted-lesson-machine-gun-attack = A unit that is suppressed already cannot be suppressed again. So this time play Machine Gunner A and attack Riflemen B.
undaunted-lesson-machine-gun-attack-first = First the machine gunner.
undaunted-lesson-machine-gun-attack-again = They are suppressed already: a second time it does nothing. Attack.
undaunted-lesson-machine-gun-attack-other-use = You have him back to fire. Attack.
undaunted-lesson-machine-gun-attack-other-target = Stay with Riflemen B: few cards of theirs are left.
undaunted-lesson-machine-gun-attack-too-early = You inspired the gunner to fire again.
undaunted-lesson-machine-gun-attack-after = A 5 and a 7: hit. The card is looked for in the enemy's hand, then in his discard pile, then in his deck. Riflemen B had two cards, now they have one.
undaunted-lesson-machine-gun-conceal = Your scouts have nothing to open. But they can spread fog: play Scout A and choose “Conceal”. The Americans must put a fog card into their discard pile.
undaunted-lesson-machine-gun-conceal-scout = You have nothing to look for out there, and every new tile costs you fog. Let them have it: conceal.
undaunted-lesson-machine-gun-conceal-other-use = From this far an attack seldom hits. Conceal always works.
undaunted-lesson-machine-gun-conceal-too-early = One card is left, and it can do harm.
undaunted-lesson-machine-gun-conceal-after = One card more that can do nothing: sooner or later it will fill a place in their hand.
undaunted-lesson-machine-gun-second-bid = You need not be first: Riflemen B cannot shoot anyway. Bid the fog, and keep all three others.
undaunted-lesson-machine-gun-second-bid-officer = The sergeant can draw you cards this turn, and you will want them. Bid the fog.
undaunted-lesson-machine-gun-second-bid-needed = That card will fire this turn. Bid the fog.
undaunted-lesson-machine-gun-second-bid-after = The Americans played Rifleman B, only to make the counter ready again.
undaunted-lesson-machine-gun-ready =
    That was the price of suppression: a whole card for standing up. A side with few cards can be held down like that for a long time.

    They could also have left them down and hunkered the card: it goes back to the supply, where no hit finds it.
undaunted-lesson-machine-gun-command = The machine gunner's card lies in your discard pile, and the deck has one card left. Play the Platoon Sergeant, choose “Command” and draw two: then the discard pile is shuffled at once.
undaunted-lesson-machine-gun-command-first = First the sergeant: he may bring the machine gunner back.
undaunted-lesson-machine-gun-command-other-use = New cards come too late for this turn. Command.
undaunted-lesson-machine-gun-command-fewer = Two: the first card is the last of the old deck, only the second comes from the new one.
undaunted-lesson-machine-gun-command-too-early = Riflemen B are ready again. Use the turn.
undaunted-lesson-machine-gun-command-after = There he is: the machine gunner. And he may be played at once.
undaunted-lesson-machine-gun-again = Now for their last card: play Machine Gunner A and attack Riflemen B.
undaunted-lesson-machine-gun-again-first = First the machine gunner: two dice hit more easily than one.
undaunted-lesson-machine-gun-again-now-kill = To suppress would be good, too. But this time their last card can be had. Attack.
undaunted-lesson-machine-gun-again-other-use = Fire: attack.
undaunted-lesson-machine-gun-again-other-target = Riflemen B: they have one card left.
undaunted-lesson-machine-gun-again-too-early = The gunner is back. Let him fire.
undaunted-lesson-machine-gun-again-after = An 8: hit. Riflemen B have no card any more. Their counter still stands there, but without cards it cannot act.
undaunted-lesson-machine-gun-last = One more hit, and there is no card to take: then the counter goes. Play Rifleman A, choose “Attack” and fire at Riflemen B. It is 7 again, but with one die: four chances in ten.
undaunted-lesson-machine-gun-last-other-use = Fire with them: one hit, and the counter is gone.
undaunted-lesson-machine-gun-last-other-target = Only Riflemen B have no card left.
undaunted-lesson-machine-gun-last-too-early = A rifleman's card is left, and the counter hangs by a thread.
undaunted-lesson-machine-gun-last-after = A 9! Riflemen B are off the map.
undaunted-lesson-machine-gun-end =
    Suppress what could act at once; attack what has few cards; make fog when there is nothing better. A counter that was removed can return to its spawn point, 4A, but only when a card of it is played, and it has to be bolstered first.

    One more rifleman counter, and you have won. You have a card left this turn; play on, the Americans are led by a recruit now.

## The mortar

undaunted-lesson-mortar-goal =
    The Germans again, behind the river Vire. The Americans come from above and need both bridges, 18A and 17A. You win if they have no rifleman counter left.

    You have no machine gun and no scouts, but a mortar, on 2B.
undaunted-lesson-mortar-bid = Two mortar cards in one hand: that is a shot. Bid the fog, and let the Americans come nearer.
undaunted-lesson-mortar-bid-mortar = One mortar card aims, the other fires: you want both this turn. Bid the fog.
undaunted-lesson-mortar-bid-needed = That card can do something this turn. Bid the fog.
undaunted-lesson-mortar-bid-after = American Scouts A and Riflemen A came to 9B, both on one tile and without cover.
undaunted-lesson-mortar-target = A mortar fires at a tile, not at a unit, and first it must aim: at a tile at least three steps away. Play Mortar, choose “Target” and lay the marker on 9B.
undaunted-lesson-mortar-target-first = First the mortar: aim.
undaunted-lesson-mortar-target-other-use = A mortar that moves would only lose time. From 2B it reaches far enough: target.
undaunted-lesson-mortar-target-other-tile = Nobody stands there. The enemy is on 9B.
undaunted-lesson-mortar-target-too-early = Two on one tile, in the open: that does not come again soon.
undaunted-lesson-mortar-target-after = The target marker lies on 9B. It stays there until you move it, or until the mortar itself moves.
undaunted-lesson-mortar-blast = Now the second card: play Mortar and choose “Blast”. Everybody on the tile is rolled for, and the distance does not count: riflemen 4, scouts 5. Friends on the tile would be rolled for as well.
undaunted-lesson-mortar-blast-first = First the shell, as long as both stand there.
undaunted-lesson-mortar-blast-other-use = You have aimed already. Now fire: blast.
undaunted-lesson-mortar-blast-too-early = Aimed and not fired: next turn they will be somewhere else.
undaunted-lesson-mortar-blast-after = A 6 for the riflemen and a 0 for the scouts; 0 always hits. Each lost a card.
undaunted-lesson-mortar-cards =
    Look what that means: the Americans began with a single card for each of these units. Now both counters stand on 9B without any, and cannot act until new cards are bolstered and drawn.

    And the next hit finds no card: it takes the counter itself.
undaunted-lesson-mortar-move = Bring riflemen nearer to the river: play Rifleman B, choose “Move” and go to 4A, into the trees.
undaunted-lesson-mortar-move-far = At four steps that is 8 or more with one die. First nearer.
undaunted-lesson-mortar-move-other-use = Whoever pins the enemy must be near him. Move.
undaunted-lesson-mortar-move-other-tile = To 4A: the trees have cover 3.
undaunted-lesson-mortar-move-too-early = One card is left. Use it.
undaunted-lesson-mortar-high = Now go first: their squad leader could bolster Riflemen A, and then a hit would only cost a card again. Bid the Platoon Sergeant, 9.
undaunted-lesson-mortar-high-late = Then the Americans play first, and perhaps have new cards for Riflemen A. Bid the 9.
undaunted-lesson-mortar-high-needed = That card is to act this turn, and it might not win the bid. The sergeant wins it.
undaunted-lesson-mortar-high-after = 9 against 1. You are first.
undaunted-lesson-mortar-attack = From 2B to 9B it is four steps: riflemen 4, no cover, 4 for the distance, together 8. Play Rifleman A and attack Riflemen A.
undaunted-lesson-mortar-attack-first = First fire. The squad leader can then give the riflemen back to you.
undaunted-lesson-mortar-attack-other-use = One hit removes the counter now; later it may cost them only a card. Attack.
undaunted-lesson-mortar-attack-other-target = You win by removing riflemen, not scouts. Riflemen A on 9B.
undaunted-lesson-mortar-attack-too-early = You bid the sergeant for this shot.
undaunted-lesson-mortar-attack-after = A 0: that hits, however far it is. There was no card to take, so the counter went.
undaunted-lesson-mortar-inspire = Inspire works here, too: play Squad Leader A, choose “Inspire”, take Rifleman A back, and attack Scouts A. That needs 9 or 0.
undaunted-lesson-mortar-inspire-bolster = More riflemen are good, but they come only after the shuffle. The scouts hang by a thread now. Inspire.
undaunted-lesson-mortar-inspire-other-use = The squad leader is to inspire; then Rifleman A attacks again.
undaunted-lesson-mortar-inspire-other-target = Scouts A on 9B: they have no card left either.
undaunted-lesson-mortar-inspire-too-early = There is another shot in your hand.
undaunted-lesson-mortar-inspire-after = A 3: missed. Two chances in ten are not many.
undaunted-lesson-mortar-turn = Fog is all that is left. End your turn and see what the Americans do.
undaunted-lesson-mortar-turn-enough = Fog cannot be played. End the turn.
undaunted-lesson-mortar-turn-after = As you feared: their squad leader bolsters two cards of Rifleman A. They lie in the discard pile, too late for this counter.
undaunted-lesson-mortar-end =
    Once one of those cards is drawn and played, Riflemen A come in again, but at their spawn point 5A: all the way from there once more. That is what going first was worth.

    Remember about the mortar: one card aims, one fires; not nearer than three steps; cover counts, distance does not; it hits everybody on the tile. Play on: the Americans are led by a recruit now.
