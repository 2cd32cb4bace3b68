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
undaunted-lesson-la-raye-scout-tile = Scouts may go up to two tiles, anywhere. The farm 13B is worth 2 points: go there, then stop with “done”. A second tile would only cost more fog.
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
