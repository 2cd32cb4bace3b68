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
    This is how an attack goes: add the number on the counter, the cover of its tile (in the shield) and the steps between the two. Riflemen 4, farm 1, two steps 2: together 7. A ten-sided die must show 7 or more; a 0 always hits.

    A hit takes away a card of that unit, for ever. Only when it has none left is the counter lost. So cover and distance save lives.
undaunted-lesson-la-raye-third-bid = The third round. You hold both riflemen and a scout, and all three shall act. Bid the sergeant once more, so that they do it before the enemy moves.
undaunted-lesson-la-raye-third-bid-keep = This card is wanted in a moment. Bid the sergeant.
undaunted-lesson-la-raye-attack =
    The German scouts on 12B stand in the open: scouts 5, no cover, one step from your Scouts B: 6.

    Play Scout B, choose “Attack”, then the scouts on 12B. Point at a target and the odds are shown before you confirm.
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
undaunted-lesson-officers-tie-officer = An officer is worth the most in your hand. Nothing needs to be first this round: bid the fog.
undaunted-lesson-officers-tie-needed = That card has work to do this turn. Bid the fog.
undaunted-lesson-officers-move = An officer does nothing on the map; he makes the others better. First let Rifleman A move to 2B, which is worth a point.
undaunted-lesson-officers-move-first = First Rifleman A; the officers come after him.
undaunted-lesson-officers-move-other-use = The riflemen should move to 2B: there is something to win.
undaunted-lesson-officers-move-too-early = Cards that are not played are thrown away at the end of the turn.
undaunted-lesson-officers-inspire = A card acts once. But the squad leader can give it back: play Squad Leader A, choose “Inspire” and take Rifleman A back into your hand.
undaunted-lesson-officers-inspire-after = Rifleman A is in your hand again and may be played a second time this turn.
undaunted-lesson-officers-inspire-first = First Squad Leader A.
undaunted-lesson-officers-inspire-bolster = To bolster is good when time is plenty. Here a second action wins a point at once: inspire.
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
undaunted-lesson-officers-bolster-other-use = Choose Bolster: never is it better than just before the shuffle.
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
undaunted-lesson-officers-scout-other-use = The scouts shall scout 13B.
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
undaunted-lesson-officers-strike = Their riflemen stand in the open on 12B: 4 on the counter, no cover, one step, together 5. Play Rifleman B and attack Rifleman A there.
undaunted-lesson-officers-strike-first = Strike with Rifleman B, who stands beside them.
undaunted-lesson-officers-strike-other-use = Attack now, before they do.
undaunted-lesson-officers-strike-other-target = Their Riflemen A came forward and can take tiles: hit these.
undaunted-lesson-officers-strike-too-early = You bid the sergeant for this moment. Use it.
undaunted-lesson-officers-strike-after = A 6: a hit. One rifleman card of theirs is gone for ever.
undaunted-lesson-officers-end =
    Bid low when being second does not hurt, and remember who wins the tie. Bid high to have two turns running. Inspire when a second action decides something now; bolster when the shuffle is near.

    Play on: you have two cards left this turn, and the Germans are led by a recruit.
