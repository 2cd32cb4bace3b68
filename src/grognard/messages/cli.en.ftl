## Errors

cli-error = Error:
cli-did-you-mean = Did you mean “{ $name }”?
cli-interrupted = Interrupted.
cli-no-more-input = The input has ended.
cli-bug = This is a bug in Grognard, not your mistake. Its trace is in { $file }; please report it.

## Help pages

cli-help =
    Board wargames with every rule enforced: play in the terminal, let
    computer players meet, replay and prove records.
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-options = Options
cli-help-examples-title = Examples
cli-help-exits = Exit codes
cli-help-examples =
    grognard play
    grognard games --lang uk
    grognard play --help
cli-help-exit-codes =
    0    done
    1    done, and the answer is no: not proven, a failure was found, or slower than before
    2    the command line cannot be used
    3    a file cannot be read or written, or is broken
    70   a bug of ours
    130  interrupted with Ctrl-C
    141  the reader of the output has gone
cli-help-help = Show this page.
cli-help-lang = The language; otherwise GROGNARD_LANG, then the locale decides.
cli-help-version = Show the version.
cli-help-game = The game, by its name in grognard games.
cli-help-json = Print JSON for a program to read.
cli-help-seed = The seed of all chance; the same seed gives the same result.
cli-help-scenarios = A scenario; may be given several times. Without it: all.
cli-help-option = An option of the game, NAME=VALUE; may be given several times.

cli-games-help = Show the games, their scenarios and sides, and what is reconstructed.
cli-games-help-short = the games, scenarios and sides
cli-games-help-examples =
    grognard games
    grognard games undaunted
    grognard games --json
cli-games-help-game = Show this game only.
cli-play-help = Play in the terminal, against the computer or two at one keyboard.
cli-play-help-short = play in the terminal
cli-play-help-examples =
    grognard play
    grognard play undaunted --scenario la-raye --side us --against reference
    grognard play undaunted --against human
    grognard play undaunted --campaign normandy.json
    grognard play --continue
cli-play-help-game = The game; without it you choose from a list.
cli-play-help-scenario = The scenario, by id or number; otherwise you are asked.
cli-play-help-side = Your side; otherwise you are asked.
cli-play-help-against = The computer player, or “human” for two at one keyboard; otherwise you are asked.
cli-play-help-resume = Continue a saved game.
cli-play-help-continue = Continue the game that was left last.
cli-play-help-campaign = Continue the campaign in this file, or start one there.
cli-play-help-seed = Roll seeded dice instead of fair ones: the same answers give the same game.
cli-play-help-practice = Practice: everything can be taken back, over dice and cards; the record says so.
cli-arena-help = Let two computer players play a match, each game twice with the sides swapped.
cli-arena-help-short = computer against computer
cli-arena-help-examples =
    grognard arena undaunted
    grognard arena undaunted --games 200 --jobs 2 --json
    grognard arena undaunted --first reference --second random --scenario la-raye
    grognard arena marengo --player regular --player recruit --player reference --games 20
    grognard arena marengo --results run.jsonl --resume --records games
cli-arena-help-first = The first player.
cli-arena-help-second = The second player.
cli-arena-help-player = A player of a ladder, in which everybody meets everybody; give it twice or more.
cli-arena-help-games = How many games, an even number; in a ladder, of every two players.
cli-arena-help-jobs = How many games are played side by side.
cli-arena-help-records = The folder in which the record of every game is kept.
cli-help-engine = Where the games are played: processes (this machine) or ray (a cluster).
cli-help-address = The cluster of --engine ray; without it one of this machine alone.
cli-help-results = The file in which every result is kept as it comes in.
cli-help-resume = Go on with what the file of results holds already.
cli-lab-help = Measure how even the scenarios of a game are: a computer player against itself, as a table, a page with plots, and JSON.
cli-lab-help-short = how even the scenarios are
cli-lab-help-examples =
    grognard lab napoleonics
    grognard lab prussia --level veteran --games 40 --jobs 2 --output prussia.html
    grognard lab undaunted --scenario la-raye --results run.jsonl --resume
cli-lab-help-level = The player of both sides.
cli-lab-help-games = How many games of every scenario, an even number.
cli-lab-help-output = The page; the same in JSON lies beside it. Without it, lab-GAME.html.
cli-tune-help = Fit the value of positions to the results of a computer player’s games against itself.
cli-tune-help-short = fit a computer player’s judgement
cli-tune-help-examples =
    grognard tune undaunted --games 1500 --jobs 2
    grognard tune marengo --player regular --seed 7 --positions run.jsonl --resume
cli-tune-help-player = The player whose games are learned from.
cli-tune-help-games = How many games are played.
cli-tune-help-hidden = How many hidden units the network has; 0 for none.
cli-tune-help-epochs = How often every position is looked at.
cli-tune-help-positions = The file in which the positions of every game are kept as they come in.
cli-tune-help-out = The file for what was fitted, with a card that says how it was made.
cli-replay-help = Tell a recorded game again, or prove that nothing in it was changed.
cli-replay-help-short = tell, show or prove a record
cli-replay-help-examples =
    grognard replay battle.json
    grognard replay battle.json --verify
    grognard replay battle.json --step 40
    grognard replay battle.json --json --lang uk
cli-replay-help-file = The record.
cli-replay-help-verify = Check dice, steps, events, result and digest; exit code 1 if anything is wrong.
cli-replay-help-against = Also compare the dice with what you kept (saved from the page “Fair dice”).
cli-replay-help-step = Show the table after this step; 0 is the setup.
cli-lessons-help = The guided battles: list them, try them all out, or seek dice with which one goes as it says.
cli-lessons-help-short = the guided battles, tried out
cli-lessons-help-examples =
    grognard lessons                             all of them
    grognard lessons check                       every step, every answer, every wrong click
    grognard lessons seek undaunted la-raye      dice for one that was changed
cli-lessons-help-what = list, check or seek.
cli-lessons-help-lesson = One lesson of the game, by its id.
cli-lessons-game = game
cli-lessons-lesson = lesson
cli-lessons-title = title
cli-lessons-minutes = minutes
cli-lessons-steps = steps
cli-lessons-good = { $lesson } goes as it says: { $steps } steps, { $clicks } clicks.
cli-puzzles-help = Make puzzles from games of computer players, or try out those of the package.
cli-puzzles-help-short = find the move: puzzles made and checked
cli-puzzles-help-examples =
    grognard puzzles marengo --games 30 --jobs 8 --into found       a run that was stopped goes on
    grognard puzzles marengo --check                                every answer, every refusal
    grognard puzzles undaunted --keep --games 10 --into found       those that hold are kept, others added
cli-puzzles-help-check = Try out all puzzles of the package; exit code 1 if anything is wrong.
cli-puzzles-help-games = How many games are played.
cli-puzzles-help-most = How many puzzles are written at most.
cli-puzzles-help-commit = The commit of the source, for the card of what is written.
cli-puzzles-help-into = The folder for what is found.
cli-puzzles-help-keep = Judge the puzzles of the package anew, keep those that hold, and add what is found.
cli-puzzles-game = Game { $number } of { $games }, { $scenario }: { $count } found.
cli-puzzles-holds = Puzzle { $puzzle } holds.
cli-puzzles-dropped = Puzzle { $puzzle } is dropped.
cli-puzzles-written = { $count } puzzles written to { $into }.
cli-puzzles-asked = decisions
cli-puzzles-open = not decided yet
cli-puzzles-listed = all answers listed
cli-puzzles-spread = far apart
cli-puzzles-raced = race decided
cli-puzzles-found = puzzles
cli-puzzles-same = what the reference takes was played
cli-puzzles-few = too few answers
cli-puzzles-many = too many answers
cli-puzzles-usual = the reference’s among the best
cli-puzzles-near = too many near the best
cli-puzzles-second = not confirmed
cli-puzzles-good = { $game }: { $count } puzzles are solved by their answers and by nothing else; { $answers } decisions tried.
cli-puzzles-wrong = Puzzle { $puzzle }: { $what }
cli-puzzles-wrong-seat = another seat is asked.
cli-puzzles-wrong-list = its decisions are not those that are listed.
cli-puzzles-wrong-points = what solves it and what does not are not kept apart.
cli-puzzles-wrong-answer = { $clicks } is not judged as listed.

cli-rules-help = Read the rules: the contents of a rulebook, or one section in our own words with our rulings.
cli-rules-help-short = the rules, section by section
cli-rules-help-examples =
    grognard rules marengo
    grognard rules marengo 11.6
    grognard rules prussia §10.8 --json
cli-rules-help-section = The section, with or without its sign; everything below it is shown too. Without it: the contents.
cli-rules-help-code = Show where it is programmed and tested instead.
cli-rules-help-playable = List the sections that have an example to play, those that need none and why, and those that lack one.
cli-rules-example = Example
cli-rules-with-example = Sections with an example: { $count }
cli-rules-needs-none = Sections that need none: { $count }
cli-rules-no-example = Sections that lack one: { $count }
cli-rules-unplayed-story = history or advice, nothing to do
cli-rules-unplayed-parts = a heading, played in its parts
cli-rules-unplayed-pointed = a summary, played where it points to
cli-rules-unplayed-shown = what pieces, cards and map show
cli-rules-unplayed-laid-out = laid out by the program
cli-rules-unplayed-between = kept between battles
cli-rules-unplayed-unused = no scenario uses it
cli-bench-help = Measure the games: decisions per second, and what a search spends on a position, part by part.
cli-bench-help-short = measure speed
cli-bench-help-examples =
    grognard bench
    grognard bench undaunted --seconds 10 --json
    grognard bench undaunted --this-build --output before.json
    grognard bench undaunted --this-build --against before.json
cli-bench-help-game = The games to measure; without any: all.
cli-bench-help-seconds = How long each game is measured, at least.
cli-bench-help-output = Keep the figures as a file, for a later --against.
cli-bench-help-against = Compare with a run kept by --output; the exit code is 1 if something is slower by more than the noise.
cli-bench-help-noise = Percent by which two runs of the same code may differ (default 10).
cli-bench-help-this-build = Measure only the running build; otherwise a compiled one is measured interpreted too.
cli-fuzz-help = Play random games and check everything after every action.
cli-fuzz-help-short = look for bugs with random games
cli-fuzz-help-examples =
    grognard fuzz undaunted
    grognard fuzz --large
    grognard fuzz undaunted --games 50 --seed 7 --failures found
cli-fuzz-help-game = The game; without it: all.
cli-fuzz-help-games = How many games of each scenario.
cli-fuzz-help-large = The large numbers: at least 200 games of each scenario.
cli-fuzz-help-failures = The folder for games that went wrong.
cli-fuzz-help-counts = Show how often everything occurred.

## grognard games

cli-games-sides = Sides: { $sides }
cli-games-campaign = The scenarios can be played as a campaign.
cli-games-number = No.
cli-games-scenario = Scenario
cli-games-id = Name
cli-games-data = Data
cli-games-reconstructed = reconstructed
cli-games-certain = as published
cli-games-options = Options (* is the usual choice)
cli-games-how-to-play = To play: grognard play { $game }

## grognard rules

cli-rules-more = One section with everything below it: grognard rules { $game } { $section }
cli-rules-state = State
cli-rules-functions = Functions
cli-rules-tests = Tests
cli-rules-ruling = Ruling R{ $number }
cli-rules-where = From { $file }. Functions are named from that folder, tests from the folder of the game's tests.

## grognard arena

cli-arena-playing = { $names }
cli-arena-title = { $game }: { $first } against { $second }
cli-arena-total = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won, { $draws } drawn, { $losses } lost.
cli-arena-share = { $name } takes { $rate } of the points (95% interval { $low } to { $high }).
cli-arena-where = Where { $name } played
cli-arena-games = Games
cli-arena-wins = Won
cli-arena-draws = Drawn
cli-arena-losses = Lost
cli-arena-rate = Points
cli-arena-interval = 95% interval
cli-arena-capped = { $games ->
    [one] { $games } game was stopped at the limit of decisions and counts as lost by the first player.
   *[other] { $games } games were stopped at the limit of decisions and count as lost by the first player.
}
cli-arena-repeated = Only { $distinct } of the { $games } games are different ones; the intervals count those.
cli-arena-kept = What was played is in { $file }; the same command with --resume goes on.
cli-arena-ladder = { $game }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of every two
cli-arena-pairs = Pairs of one seed
cli-arena-player = Player
cli-arena-elo = Elo
cli-arena-match = Match
cli-arena-against = { $first } against { $second }
cli-arena-rated-from = The rating counts from { $name }, who is 0.
cli-arena-seed = Seed { $seed }; the same seed gives the same games.

## grognard lab

cli-lab-playing = { $game }
cli-lab-title = { $game }: the balance, played by { $level }
cli-lab-about = Both sides are played by the same computer player, so that what is left is the scenario. A game won counts one, a drawn or unfinished one a half; the intervals are Wilson’s, 95%.
cli-lab-about-head-start = A head start is a number of points given to a side before the first move. It is no rule of the game. What it would have changed is worked out from the games as they were played; the players knew nothing of it.
cli-lab-scenario = Scenario
cli-lab-share = Share
cli-lab-share-of = Share of the games: { $side }
cli-lab-even = Even with a head start
cli-lab-none-helps = no head start helps
cli-lab-none-needed = none comes nearer
cli-lab-ahead = { $side } +{ $points }
cli-lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $distinct } of them different.
cli-lab-capped = Stopped at the limit of decisions: { $games }.
cli-lab-levels = Level of victory
cli-lab-decided = What decided it
cli-lab-nobody = Nobody
cli-lab-no-end = no end
cli-lab-length = Length in player turns
cli-lab-losses = Share of its strength that a side lost
cli-lab-low = one in ten below
cli-lab-middle = middle
cli-lab-high = one in ten above
cli-lab-with-head-start = With a head start for: { $side }
cli-lab-points = Points
cli-lab-written = The page with plots is { $page }, the numbers are in { $data }.

## grognard tune

cli-tune-playing = { $name } against itself
cli-tune-fitting = Fitting
cli-tune-done = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } from { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; the fitted value is in { $file }.
cli-tune-surprise = Surprise at the results of games held out, in nats a position: knowing nothing { $base }, evaluation { $before }, fitted { $after }.

## grognard replay

cli-replay-player = { $seat }: { $player }
cli-replay-other-rules = Played by version { $found } of the rules; this is version { $known }. What follows is what was written down then.
cli-replay-unfinished = The game is not over: { $steps ->
    [one] { $steps } step is recorded.
   *[other] { $steps } steps are recorded.
}
cli-replay-how-to-verify = This is told as it is written; --verify proves it.
cli-replay-step = Step { $step } of { $last }: { $action }
cli-replay-kept = The dice are those that were promised to you: commitment, salts and hashes agree with what you kept.
cli-play-fair-seed = Fair dice. The hash of the secret seed: { $hash }
cli-play-fair-salt = Your salt, drawn after it: { $salt }
cli-replay-proven = Proven: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} and { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, all true.
cli-replay-not-proven = Not proven: { $problems ->
    [one] { $problems } problem.
   *[other] { $problems } problems.
}
cli-result-won = { $seat }: { $level }
cli-result-drawn = Nobody wins: { $level }
cli-result-why = Why: { $reason }

## grognard bench

cli-bench-measuring = Measuring
cli-bench-game = Game
cli-bench-build = Build
cli-bench-games-per-second = Games/s
cli-bench-decisions-per-second = Decisions/s
cli-bench-batch-decisions-per-second = Batch of 64, decisions/s
cli-bench-over-open-spiel = × OpenSpiel
cli-bench-positions-per-second = Positions/s
cli-bench-yardstick-positions-per-second = Positions/s by reference
cli-bench-clone-us = Clone, µs
cli-bench-apply-us = Apply, µs
cli-bench-evaluate-us = Evaluate, µs
cli-bench-observe-us = Observe, µs
cli-bench-features-us = Features, µs
cli-bench-determinize-us = Sample, µs
cli-bench-clone-bytes = Clone, bytes
cli-bench-branching-p50 = Answers p50
cli-bench-branching-p95 = p95
cli-bench-branching-max = max
cli-bench-part = Part
cli-bench-before = Before
cli-bench-now = Now
cli-bench-ratio = Ratio
cli-bench-loss = LOSS
cli-bench-gain = gain
cli-bench-compared = { $losses ->
    [0] No part of { $parts } is worse
    [one] { $losses } part of { $parts } is worse
   *[other] { $losses } parts of { $parts } are worse
  } by more than { $noise }%. A ratio above 1 is better than before.
cli-bench-other-setting = The earlier run had another machine, another Python or another seed: the ratios say little.
cli-bench-other-games = { $game }: the questions have other numbers of answers than before, so other positions were measured.
cli-bench-not-compiled = The engine is not compiled here, so only the interpreted build is measured.
cli-bench-no-neighbour = OpenSpiel is not installed, so there is nothing to compare with (pip install open-spiel).

## grognard fuzz

cli-fuzz-playing = { $game }: random games
cli-fuzz-total = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision.
   *[other] { $decisions } decisions.
}
cli-fuzz-longest = Most decisions in a game
cli-fuzz-failed = FAILED { $file }: { $detail }
cli-fuzz-clean = No failures. Seed { $seed }.
cli-fuzz-bad = { $failures ->
    [one] { $failures } failure.
   *[other] { $failures } failures.
} Seed { $seed }.
cli-fuzz-times = Times
cli-fuzz-count-questions = Question
cli-fuzz-count-answers = Answer
cli-fuzz-count-refusals = Refusal
cli-fuzz-count-events = Event
cli-fuzz-count-rules = Rule
cli-fuzz-count-results = Result

## grognard play: before the game

cli-choose-prompt = Number or name [{ $default }]:
cli-choose-ambiguous = “{ $typed }” may mean: { $known }.
cli-choose-unknown = “{ $typed }” is not in the list: { $known }.
cli-setup-game = Which game?
cli-setup-scenario = Which scenario?
cli-setup-opponent = Against whom?
cli-setup-side = Which side is yours?
cli-bot = the computer: { $name }
cli-bot-marshal = the computer, marshal: thinks ahead thoroughly
cli-bot-veteran = the computer, veteran: thinks ahead
cli-bot-regular = the computer, regular: sees its own move, not your reply
cli-bot-recruit = the computer, recruit: sees no reply and forgets things
cli-bot-reference = the computer: thinks one decision ahead
cli-bot-random = the computer: plays at random
cli-bot-human = two players at this keyboard

## grognard play: the game

cli-play-thinking = The computer is thinking…
cli-play-first = Type a number; why, odds, hint, undo or help for more.
cli-play-earlier = … { $events ->
    [one] one more event before this: type log
   *[other] { $events } more events before this: type log
}
cli-play-ambiguous = “{ $typed }” may mean:
cli-play-nothing-typed = { $answers ->
    [1] Type 1.
   *[other] Type a number from 1 to { $answers }, or help.
}
cli-play-unknown = “{ $typed }” is not an answer; type a number, or help.
cli-play-saved = Saved in { $file }. Continue with: grognard play --resume { $file }
cli-play-goodbye = Goodbye.
cli-play-kept = The game is kept. Continue with: grognard play --continue
cli-play-offer-record = Save the record? File name, or Enter for no:
cli-play-record-saved = Saved. See it with: grognard replay { $file }
cli-play-dice-saved = What was shown of the dice before the first roll lies beside it. Prove the record with: grognard replay { $file } --verify --against { $kept }
cli-older-news = The rules have changed since this game began. Everything so far is as it was; played differently from now on:
cli-older-kept = As it was in this game:
cli-older-end = End it by agreement and save its record? File name, or Enter to leave it as it is:

cli-curtain-title = Pass the keyboard
cli-curtain-ready = Press Enter when the other player looks away.

cli-account-none = The game gives no account.
cli-odds-title = Chances
cli-odds-none = Nothing is rolled for { $number }.
cli-odds-no-rolls = Nothing is rolled for any of these answers.
cli-hint = Consider { $number }: { $label }. Chances after it, by the computer’s judgement: { $share } %.
cli-hint-why = because of { $causes }
cli-hint-none = There is nothing to advise here.
cli-all-which = Which of them?
cli-all-none = This question offers no “all”.
cli-all-left = Left: { $what }: { $why }
cli-all-nothing = Nothing can be done.
cli-all-fate = The last of it is fate. Type yes to do it.
cli-all-yes = yes y
cli-why-allowed = { $number } ({ $label }) is allowed.
cli-why-how = To ask about something: why NAME, with a name from the board or from the answers.

cli-play-help-answer-form = 3
cli-play-help-answer = the answer with this number; its grey notation or a clear beginning works too
cli-play-help-help-form = help
cli-play-help-help = show this
cli-play-help-why-form = why NAME
cli-play-help-why = why something may or may not be chosen, with the rule
cli-play-help-odds-form = odds 3
cli-play-help-odds = the exact chances of an answer; without a number, of all
cli-play-help-hint-form = hint
cli-play-help-hint = what a computer player would do
cli-play-help-all-form = all
cli-play-help-all = do at once what the question offers as “all”: advance, attack, fire
cli-play-help-undo-form = undo
cli-play-help-undo = take back the last step, unless fate has spoken
cli-play-help-log-form = log 50
cli-play-help-log = the last events; log all shows all
cli-play-help-account-form = account
cli-play-help-account = every number that decides the game, as it stands now
cli-play-help-board-form = board
cli-play-help-board = draw the screen again
cli-play-help-save-form = save FILE
cli-play-help-save = save the game
cli-play-help-load-form = load FILE
cli-play-help-load = leave this game for a saved one
cli-play-help-quit-form = quit
cli-play-help-quit = leave; the game is kept

## Words that may be typed beside the English ones

cli-word-help = ? h
cli-word-why = w
cli-word-odds = o
cli-word-hint = advice
cli-word-all = everybody
cli-word-undo = u back
cli-word-log = l
cli-word-account = score
cli-word-board = b redraw
cli-word-save = s
cli-word-load = open
cli-word-quit = q exit

## Campaigns

cli-campaign-title = Campaign
cli-campaign-result = Result
cli-campaign-score = Score: { $scores }
cli-campaign-next = Next: { $scenario }. Enter to play, quit to leave:
cli-campaign-kept = The campaign is kept. Continue with: grognard play --campaign { $file }
cli-campaign-over = The campaign is over.

## The table in the browser

cli-serve-help = Run the table's server until Ctrl-C. Without a command, grognard runs it for this machine alone and opens the browser.
cli-serve-help-short = run the table's server
cli-serve-help-examples =
    grognard
    grognard serve --host 0.0.0.0 --port 8000 --name table.example.org
    grognard serve --database postgresql+asyncpg://user@localhost/grognard
cli-serve-help-host = The address to listen on; the default is this machine alone.
cli-serve-help-port = The port, and no other; without it 1815 or the next free one.
cli-serve-help-database = The database; the default is a file in your data folder.
cli-serve-help-name = A host name under which the server is reached; may be given several times.
cli-serve-help-workers = How many processes think for the computer players.
cli-serve-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken; the next free one is used.
cli-serve-open = The table is open:
cli-serve-how-to-close = Ctrl-C closes it. Games are kept.
cli-serve-closed = The table is closed.
cli-bench-help-server = Measure the server instead: fifty games over a hundred sockets, for a minute.
cli-bench-server-measuring = Playing at fifty tables for { $seconds } s
cli-bench-server-tables = Tables
cli-bench-server-sockets = Sockets
cli-bench-server-actions = Clicks
cli-bench-server-actions-per-second = Clicks/s
cli-bench-server-p50-ms = Acknowledged within, 50 %, ms
cli-bench-server-p95-ms = Acknowledged within, 95 %, ms
cli-bench-server-p99-ms = Acknowledged within, 99 %, ms
cli-bench-server-asked = Previews and meanings asked for
cli-bench-server-asked-p95-ms = Answered within, 95 %, ms
cli-bench-server-processor-us-per-action = Processor time of a click, µs
cli-bench-server-memory-mb = Memory of the server, MB
