### What the browser's shell says.

web-title = Grognard
web-subtitle = Board wargames, every rule at your elbow
web-language = Language
web-percent = { $value }%
web-close = Close
web-nobody = nobody
web-error-unreachable = The server does not answer. Is it running?

## Lobby

web-new-game = New battle
web-game = Game
web-side = Your side
web-opponent = Opponent
web-opponent-bot = Computer: { $name }
web-opponent-bot-marshal = Computer, marshal: thinks ahead thoroughly
web-opponent-bot-veteran = Computer, veteran: thinks ahead
web-opponent-bot-regular = Computer, regular: sees its own move, not your reply
web-opponent-bot-recruit = Computer, recruit: sees no reply and forgets things
web-opponent-bot-reference = Computer: thinks one decision ahead
web-opponent-bot-random = Computer: plays at random
web-opponent-screen = Two players at this screen
web-opponent-link = A friend, by a link
web-practice = In earnest or for practice
web-practice-earnest = In earnest: no undo past a roll, a draw or a reveal
web-practice-on = Practice: everything can be taken back
web-start = To battle
web-start-campaign = Begin a campaign
web-first-initiative = (initiative first)
web-first-turn = (first turn)
web-options = Rulings and variants ({ $count })
web-balance = Balance
web-balance-told = { $count ->
    [one] { $count } game of the computer against itself: { $side } { $share } ({ $low } to { $high }).
   *[other] { $count } games of the computer against itself: { $side } { $share } ({ $low } to { $high }).
}
web-balance-even = Nearest to even with a head start: { $side } +{ $points }.
web-balance-evens = (nearest to even)
web-length = Ground
web-duration = Length
web-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-data = Data
web-reconstructed = partly reconstructed
web-reconstructed-all = All of them are partly reconstructed.
web-as-published = as published
web-running = Your games
web-running-none = No games yet. What you begin can be resumed here.
web-resume = Resume
web-forget = Forget { $name }
web-forget-sure = Forget this game? The seat is kept in this browser only: without it you can only watch.
web-forget-yes = Forget it
web-forget-no = Keep it
web-forgotten = Forgotten: { $name }.
web-forget-undo = Bring it back
web-status-asked = your decision
web-status-running = under way
web-status-waiting = waiting for a friend
web-status-over = over
web-status-other-rules = begun under other rules
web-status-older-rules = begun under older rules
web-records = Records
web-records-note = Open the record of a game: every step and every roll is checked, then you can watch it.
web-upload = Open a record…
web-checking = Checking…
web-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-proven = Proven: every step and every roll is true.
web-not-proven = { $count ->
    [one] Not proven: { $count } problem.
   *[other] Not proven: { $count } problems.
}
web-invited-stamp = Invitation
web-invited = You are invited to play { $seat } in { $game }.
web-invited-by = The other side, { $seat }, is taken by whoever sent you the link.
web-invited-take = Take this seat
web-invited-watch = Only watch
web-joining = Taking your seat…

## Table

web-try-again = Try again
web-to-lobby = To the lobby
web-to-replay = Replay
web-to-campaign = To the campaign
web-download-record = Download the record
web-question = The question
web-choices = Answers
web-board-list = Everything on the board
web-board = The board
web-turn-board = turn the board
web-board-tools = View of the board
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Show the whole board
web-log = Log
web-log-older = Earlier
web-cards = Cards
web-toggle-question = Question on or off
web-toggle-cards = Cards on or off
web-toggle-log = Log on or off
web-fold-question = Fold or open the question
web-more = More
web-news-playing = What happened
web-begins = The first turn: { $seat }
web-missed = { $count ->
    [one] One thing has happened since your last visit.
   *[other] { $count } things have happened since your last visit.
}
web-missed-show = Show what happened
web-news-skip = Press to go on.
web-again-turn = Show the last turn again
web-log-place = Show where it was
web-log-moment = Go to this moment
web-confirm-end = This ends it, though something could still be done.
web-confirm-not = Do not do it
web-chain = What you meant
web-chain-one = Do it like this?
web-chain-many = Which of these do you mean?
web-plan-left = { $what }: { $why }
web-plan-nothing = There is nothing to do for this.
web-chain-put-back = Put it back
web-opened-more = and { $count } more
web-full-screen = Full screen
web-beyond =
    { $count ->
        [one] One answer lies out of sight
       *[other] { $count } answers lie out of sight
    }
web-connection-lost = Connection lost, trying again…
web-game-over = The battle is over
web-watching = You are watching
web-spectator = Spectator
web-spectator-note = You are watching this game; only the players decide.
web-you-decide = You decide: { $seat }
web-turn-of = { $seat } to move.
web-other-decides = { $seat } decides
web-computer-thinks = { $seat }: the computer is thinking…
web-bot-replaced = The computer player of { $seat } did not answer. A weaker one plays on for it (“{ $bot }”).
web-bot-none = { $seat }: no computer player could answer, not even the weakest. The first allowed choice was made.
web-wait = Waiting for the other side.
web-other-away = { $seat } is not at the table right now.
web-held = Your answer is sealed: { $answer }
web-undo = Undo
web-back-ask = Ask to take back
web-back-asked = You have asked to take your last decision back. The other side answers that first.
web-back-withdraw = Think better of it
web-back-asks = { $seat } asks to take the last decision back.
web-back-since = What has been learnt since:
web-back-nothing = Nothing that you could see has happened since.
web-back-same = Dice and cards would come again as they came, so nothing of this is forgotten. The record keeps it.
web-back-grant = Grant it
web-back-refuse = No
web-back-refused = It was not granted: the decision stands.
web-why-not = Why not?
web-odds = Odds
web-odds-sum = Total
web-odds-how = how it comes about
web-standing-ask = ask me
web-result-won = { $seat }: { $level }
web-result-draw = Nobody wins: { $level }
web-verdict-won = Victory!
web-verdict-lost = Defeat
web-account = The account
web-again = Play again
web-again-swapped = Again, sides swapped
web-hand-over = Hand the screen over
web-curtain-stamp = Secret
web-curtain = Pass the screen to { $seat }
web-curtain-note = The other hand is covered until the button is pressed.
web-curtain-ready = { $seat }: show my cards
web-curtain-linger = Wait, let me look again
web-waiting-stamp = Open seat
web-waiting = The battle begins as soon as your friend opens this link. You can come back to it from the lobby.
web-other-rules = This game was begun under another version of the rules and cannot be continued here.
web-older-rules = This game was begun under an older version of the rules. Under today’s something in it would be different, or nobody can tell any more. It stays as it was: look at it, save your part of it, and end it by agreement.
web-older-look = Look at it
web-older-save = Save my part of the record
web-older-end = Agree to end it
web-older-end-alone = End it
web-older-withdraw = Do not end it after all
web-older-agreed = { $seat }: agrees to end the game.
web-older-both = It ends when both sides agree. Then the whole record can be saved.
web-news = The rules have changed since this game began
web-news-note = Everything so far is as it was, and the game goes on.
web-news-changes = Played differently from now on:
web-news-kept = As it was in this game:
web-news-nothing = Nothing is played differently.
web-older-changes = What is played differently today:
web-news-close = Understood
web-link-for = Link for { $seat }
web-copy-link = Copy the link
web-copied = Copied.
web-link-here = This link opens only on this machine. For a friend elsewhere begin the table with “grognard serve --host 0.0.0.0” and open it under the name or address by which others reach this machine.

## Settings and help

web-settings = Settings
web-setting-motion = Motion
web-setting-motion-off = none
web-setting-motion-fast = fast
web-setting-motion-calm = calm
web-setting-size = Text
web-setting-size-normal = normal
web-setting-size-large = large
web-setting-size-largest = largest
web-setting-colours = Colours that are easier to tell apart
web-setting-colours-note = Blue and orange instead of blue and red: clear to every eye. Sides also differ by pattern.
web-setting-single = Answer automatically where there is only one answer
web-setting-single-note = The answer is highlighted for half a second, then given. Forced answers are in the log, and undo works as always. Against another player, questions whose timing could give your hand away are left to you.
web-setting-veteran = Play as a veteran
web-setting-veteran-note = Ending a turn asks nothing, a turn with nothing left to do ends by itself (if only answers are automatic, too), and a quick second press counts.
web-setting-pace = Events are shown
web-setting-pace-slow = slowly
web-setting-pace-normal = as usual
web-setting-pace-fast = fast
web-setting-pace-off = not at all
web-setting-sound = Sounds
web-read = Cards and pieces, close up
web-charts = Charts: terrain, dice, units
web-charts-none = This game has no charts.
web-help = Help
web-help-how = Whatever glows gold answers the question. Click anything else to read why it cannot be chosen, and by which rule. Point at an attack to see its odds. Or drag a piece, a stack or a card to where it is to go, an attacker onto the enemy: what that means, and its odds, stand beside it before you let go. What has happened since your last answer is tinted in the log.
web-help-signs = What the signs mean
web-help-number = take the answer with this number
web-help-tab = go through answers, glowing cards and glowing targets
web-help-arrows = to the next glowing target in that direction
web-help-shift-arrows = the same over everything on the table
web-help-enter = choose; for what does not glow: why not
web-help-board = to the first glowing target
web-help-end = give the one answer that ends a step: done, halt, fight
web-help-zoom = zoom in and out, show the whole board
web-help-reach = bring what answers the question into view
web-help-again = show the last turn again
web-help-read = read the cards and pieces that you may look at, large
web-help-charts = the charts of terrain, dice and units
web-help-account = see what decides the game, as it stands
web-help-undo = take back your last decision, up to the last roll, draw or reveal
web-help-log = fold the log away
web-help-question = fold the question away
web-help-cards = fold the cards away
web-help-escape = put a note away
web-help-help = this page

## Replay and campaign

web-replay = Replay
web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-back = One decision back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One decision on
web-replay-last = To the end
web-replay-turn-back = To the turn before
web-replay-turn-on = To the next turn
web-replay-turns = Turns
web-replay-speed = Speed
web-replay-slow = Slow
web-replay-normal = Normal
web-replay-fast = Fast
web-replay-open = Everything open
web-replay-slider = Step of the game
web-replay-reading = The game is being read…
web-replay-place = { $at } of { $of }
web-replay-seat = Seen by
web-replay-log-only = This record can no longer be played: its log stands here as it was written down.
web-turning = Turning points
web-turning-note = The turns in which the balance changed most: from −100 (lost) to 100 (won), as the computer players judge the open position.
web-turning-waiting = The game is looked through…
web-turning-none = The balance never changed much in one turn.
web-turning-point = In favour of { $seat }: from { $before } to { $after }.
web-turning-move = { $seat }: { $move }
web-turning-change = { $what }, { $seat }: { $before } → { $after }
web-play-on = Play on from here
web-play-on-note = A new practice game begins at this moment, with new dice. Its record says where it comes from.
web-play-on-side = Your side
web-play-on-begin = Play on
web-position = Position
web-position-pass = Pass the position on
web-position-note = Whoever has the link or the text can open this moment, with everything open, and play on from it.
web-position-text = The position as a text
web-position-copy = Copy the text
web-position-by-hand = The browser does not copy by itself: select the text and copy it.
web-position-paste = A position that somebody passed on: its text or its link
web-position-open = Open the position
web-picture = Picture
web-campaign = Campaign
web-score = Score
web-campaign-resume = Continue the battle
web-campaign-next = Next battle: { $scenario }
web-campaign-is-next = next
web-draw = drawn

## Fair dice

web-dice = Fair dice
web-dice-promise = Nobody can choose the rolls, and everybody can check them.
web-dice-how-seed = First the server draws a secret number, the seed, and shows its hash: a fingerprint that fits this seed alone and does not give it away.
web-dice-how-salt = Then each player's browser adds a random number of its own, a salt. Whoever made the match shows only the hash of the salt; whoever joins has seen nothing but hashes and tells a salt at once; then the first one is told too and must fit its hash. So nobody can choose a salt after seeing another's. Against the computer, and for two at one screen, one salt is enough.
web-dice-how-check = Every roll is computed from the seed and the salts, and from nothing else. When the battle is over the seed is shown, and this browser computes every roll again and compares everything with what it kept.
web-dice-limits = What this does not prevent
web-dice-limit-know = Whoever runs the server has the seed, and so can know the rolls ahead as soon as the last salt is told. If this person plays against you, or tells somebody, you cannot see it.
web-dice-limit-abort = Whoever runs the server can also break a match off: before it begins, having seen what it would roll, or later. That you do see: such a match has no record. Nothing stands in for a missing salt; the match is made anew.
web-dice-limit-page = This page comes from the server too. Whoever does not trust it saves the file and checks the record on a machine of their own.
web-dice-kept = What this browser kept, and when
web-dice-kept-none = This browser kept nothing of this match: it has no seat here, or it has forgotten. It can only check whether the record agrees with itself. The server says now:
web-dice-line-seed-hash = The server: hash of the seed
web-dice-line-salt-hash = { $seat }: hash of the salt
web-dice-line-salt = { $seat }: the salt, from this browser
web-dice-checked = The record, checked by this browser
web-dice-checking = Computing every roll again…
web-dice-good = Everything agrees: these are the dice that were promised.
web-dice-good-alone = The record agrees with itself.
web-dice-bad = The record is not what was promised.
web-dice-not-over = When the battle is over, the record is checked here.
web-dice-promise-fits = The hash of the seed in the record is the one that this browser kept.
web-dice-seed-fits = The seed fits its hash.
web-dice-own-fits = This browser's salt is in the record, unchanged.
web-dice-other-fits = The other salt fits the hash that was seen before this browser told its own.
web-dice-rolls-fit = { $count ->
    [one] The only roll, computed again from seed and salts, agrees.
   *[other] All { $count } rolls, computed again from seed and salts, agree.
}
web-dice-save = Save what was kept
web-dice-save-note = With this small file a record can be checked later and elsewhere: grognard replay RECORD --verify --against FILE.
web-dice-old = This match was made in the older order of the dice: whoever joined last could have chosen a salt together with whoever runs the server. Its promise is weaker.
web-dice-swapped = The server now shows other dice than it promised before. This browser tells it no salt. Make the match anew, best on another server.
web-dice-lost = This browser no longer has the salt that it promised. Nothing can stand in for it: make the match anew.
web-dice-waits-owed = Waiting for { $seat }'s browser to add its salt. It does so by itself as soon as it is open.
web-dice-waits-promised = Waiting for { $seat }'s browser to reveal its salt. It does so by itself as soon as it is open.
web-dice-anew = Begin this battle anew
web-dice-to-table = To the table

## The rules reference.

web-rulebook = Rules
web-rulebook-opening = First page
web-rulebook-contents = Contents
web-rulebook-back = Back
web-rulebook-search = Search the rules
web-rulebook-nothing = Nothing found.
web-rulebook-wait = The rules are being fetched…
web-rulebook-missing = This game has no rules reference here.
web-rulebook-no-section = The rules reference has no { $section }.
web-rulebook-ruling = Ruling R{ $number }.
web-example = Example
web-example-try = Try it on the board
web-example-show = Show me
web-example-back = Take back
web-example-start = From the start
web-example-roll = Other dice
web-example-leave = Back
web-example-hint = Everything may be clicked here: what cannot be done says why.
web-example-rolled = These are other dice than the text speaks of.
web-example-long = That is as far as an example goes.
web-rulebook-moments = Seen in recorded games:
web-rulebook-moment = { $scenario }, click { $step }
web-rule-open = What { $section } says
web-help-rules = the rules of the game
web-read-rules = Read the rules

## Hints.

web-hint = Hint
web-hint-thinking = Thinking about your best answers…
web-hint-none = There is nothing to advise here.
web-hint-best = What a strong player would consider, the best first:
web-hint-worth = Chances of the game after it, by the computer’s judgement: { $share }
web-hint-why = Because of { $causes }
web-hint-note = What changes on average until the enemy has replied. Only what you may know was looked at.
web-help-hint = a hint: the best decisions

## By link: what both agree to.

web-by-link = Between you two
web-wish-hints = Hints, if the other player switches them on too
web-wish-minding = If one of us leaves, a computer player may sit in until they return
web-invited-minding = If one of you leaves the table, the other may let a computer player sit in after a while; whoever comes back has the seat again at once.
web-invited-hints = Play with hints for both: the other player has switched them on. Otherwise there are none.
web-hints-both = Hints are on for both sides: both wished it before the first roll.
web-minded = { $seat } is away; a computer player sits in until they come back.
web-minded-own = A computer player sits in for you.
web-minded-back = Take my seat back
web-mind-other = Let a computer player sit in for { $seat }
web-mind-own = Leave my seat to the computer
web-was-minded = For part of the game a computer player sat in for { $seat }.

# Guided battles.
web-puzzle = Find the move
web-puzzle-place = { $number } of { $count }
web-puzzle-ask = { $seat }: take the best decision, click by click, up to its end or to the first roll. Every answer within 2 points of the best solves it.
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-list = All puzzles
web-puzzle-done = solved
web-puzzle-day = Puzzle of the day
web-puzzle-solved-of = solved { $solved } of { $count }
web-puzzle-best = Solved: this is the best.
web-puzzle-solved = Solved: { $points } points behind the best.
web-puzzle-missed = Not this one: { $points } points behind the best.
web-puzzle-count = Of { $decisions } decisions { $solving ->
    [one] one solves it.
   *[other] { $solving } solve it.
  }
web-puzzle-tell = Show the answer
web-puzzle-hide = Hide the answer
web-puzzle-brings = What it changes on average until the enemy has replied:
web-puzzle-obvious = What a quick look finds, { $points } points worse:
web-puzzle-note = Judged in samples of what this side may know, twice with other luck. The best of all other decisions is { $margin } points behind.
web-learn = Learn
web-learn-new = New to this game? A guided battle shows it to you, one idea at a time:
web-learn-more = Guided battles, one idea at a time:
web-lesson = Guided battle
web-lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-lesson-done = done
web-lesson-go-on = Go on where you left it
web-lesson-anew = Anew
web-lesson-step = { $step } of { $count }
web-lesson-fold = Fold or unfold the lesson
web-lesson-leave = Leave the lesson; it can be gone on with from the lobby
web-lesson-rules = More:
web-lesson-click = Click: { $what }
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-do = Do it for me
web-lesson-back = Back
web-lesson-off = That is allowed, but it is not what this lesson shows.
web-lesson-off-choose = Go back to the lesson and try again, or play on by yourself: the enemy is a recruit.
web-lesson-off-over = The battle is over. In the lobby the lesson can be begun anew.
web-lesson-return = Back to the lesson
web-lesson-alone = Play on
web-lesson-play-on = Play on against the recruit
web-help-next = Guided battle: the next page, or show what to click
