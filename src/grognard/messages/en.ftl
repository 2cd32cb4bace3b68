### What the shell says: the command line, errors, and what every game has in common.

## Reasons that every game shares

core-why-not-asked = That is not what the open question is about.
core-why-not-yours = This is the other side's decision.
core-why-game-over = The game is over.
core-why-no-such-thing = There is no such thing on this table.

## How a match can end in every game

core-level-agreement = ended by agreement
core-ended-by-agreement = Begun by rules that are no longer here, the game could not go on.

## Problems of a record, found by replay --verify

core-record-unknown-game = The record is of the game “{ $name }”, which is not installed.
core-record-other-rules = The record was played by version { $found } of the rules; this is version { $known }, so its play cannot be checked.
core-record-unknown-scenario = The game has no scenario “{ $name }”.
core-record-unknown-option = The game has no option “{ $name }” (its value is “{ $value }”).
core-record-bad-option = The option “{ $name }” cannot have the value “{ $value }”.
core-record-missing-option = The option “{ $name }” is missing.
core-record-wrong-seats = The players must be given for exactly these seats: { $expected }.
core-record-wrong-salts = Fair dice need one salt for each of the { $expected } seats.
core-record-commitment = The published commitment { $found } does not belong to the seed, whose commitment is { $expected }.
core-record-seed-secret = The seed of the fair dice has not been published yet, so the rolls cannot be proven.
core-record-no-salt = No player's salt is in these dice: whoever drew the seed could choose every roll. Salts were left out or emptied.
core-record-bad-salt = The salt of seat { $seat } is none: it must be 32 to 64 hexadecimal digits.
core-record-salt-hash = The salt of seat { $seat } is not the one whose hash was told before the other salts were known: it was chosen late.
core-record-dice-order = The hash of the seed, the hashes of the salts and the salts were not told in their order, so a salt could be chosen late.
core-record-note-old-order = The dice of this record are of the older order: whoever joined last, together with whoever ran the server, could have chosen a salt and with it the rolls. It proves that the rolls come from these salts and this seed, and no more.
core-record-note-not-compared = Whether seed and commitment are those that were published before the match, only a player can tell who kept them: compare with the file from the page “Fair dice” (grognard replay FILE --verify --against KEPT).
core-record-kept-commitment = The server promised other dice: the commitment you kept is { $expected }, the record has { $found }. Seed and commitment were swapped.
core-record-kept-order = The record says that the salts were told in another order than the one you kept.
core-record-kept-salt-gone = Your salt { $expected } is not in the record: it was emptied.
core-record-kept-salt = Your salt was { $expected }; the record has { $found }.
core-record-kept-hash = The salt of seat { $seat } is not the one whose hash you saw before you told yours: it was chosen late.
core-record-kept-late = You saw no hash of the salt of seat { $seat } before you told yours: it may have been chosen late.
core-record-wrong-dice = The rolls do not come from these dice: the first false one is roll { $roll } of step { $step }. The seed or a salt was changed, or the rolls were made up.
core-record-roll-purpose = Step { $step }, roll { $roll }: it was made for { $expected }, but the record says { $found }.
core-record-roll-sides = Step { $step }, roll { $roll } ({ $name }): the die has { $expected } sides, but the record says { $found }.
core-record-roll-value = Step { $step }, roll { $roll } ({ $name }): the dice gave { $expected }, but the record says { $found }.
core-record-roll-missing = Step { $step }: roll { $roll } is missing; it was { $expected }.
core-record-roll-extra = Step { $step }: roll { $roll } was never made: { $found }.
core-record-roll-impossible = Step { $step }, roll { $roll } ({ $name }): a die with { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
} cannot give what the record says.
core-record-roll-none-left = Step { $step }: roll { $roll } ({ $name }, a die with { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
}) is missing.
core-record-event-rule = Step { $step }, event { $event } ({ $name }): it happened under { $expected }, but the record says { $found }.
core-record-event-kind = Step { $step }, event { $event }: it was { $expected }, but the record says { $found }.
core-record-event-who = Step { $step }, event { $event } ({ $name }): seat { $expected } did it, but the record says { $found }.
core-record-event-numbers = Step { $step }, event { $event } ({ $name }): the numbers were { $expected }, but the record says { $found }.
core-record-event-seen-by = Step { $step }, event { $event } ({ $name }): it was seen by { $expected }, but the record says { $found }.
core-record-event-missing = Step { $step }: event { $event } is missing; it was { $expected }.
core-record-event-extra = Step { $step }: event { $event } never happened: { $found }.
core-record-not-to-move = Step { $step }: the record lets “{ $seat }” play, but it was the decision of { $expected }.
core-record-unknown-action = Step { $step }: “{ $action }” names no action.
core-record-action-spelling = Step { $step }: the action is written “{ $expected }”, not “{ $action }”.
core-record-illegal-action = Step { $step }: “{ $action }” is not allowed. { $reason } ({ $section })
core-record-extra-step = Step { $step } comes after the end of the game.
core-record-steps-missing = The record has a result, but after { $steps ->
    [one] its only step
   *[other] its { $steps } steps
} the game is not over.
core-record-result-missing = The game is over, but the record has no result; it was { $expected }.
core-record-result-differs = The result “{ $name }” was { $expected }, but the record says { $found }.
core-record-outside-play = The play is proven, but something beside it was changed (a player's name, say): the digest does not fit.
core-record-digest = The digest does not fit the file.

## Errors

error-unknown-game = There is no game “{ $name }”. Games: { $known }.
error-not-a-game = “{ $name }” cannot be loaded: the module { $module } holds no game.
error-unknown-scenario = There is no scenario “{ $name }”. Scenarios: { $known }.
error-unknown-option = The game has no option “{ $name }”. Options: { $known }.
error-bad-option = The option “{ $name }” cannot be “{ $value }”. Values: { $known }.
error-option-form = “{ $text }” is not an option; write NAME=VALUE.
error-unknown-bot = There is no player “{ $name }”. Players: { $known }.
error-not-a-bot = “{ $name }” cannot be loaded: { $module } makes no player of that name.
error-unknown-seat = There is no side “{ $name }”. Sides: { $known }.
error-unknown-language = “{ $name }” is not a language I speak. Languages: { $known }.
error-odd-games = Games are played in pairs with the sides swapped, so their number must be even, not { $games }.
error-no-such-action = There is no action { $action }; actions are numbered below { $limit }.
error-bad-action-text = “{ $text }” names no action.
error-illegal-action = This is not allowed: { $rule } ({ $section }).
error-other-game = This position does not belong to the game “{ $name }”.
error-missing-method = The method { $name } is missing, which the contract asks for.
error-bad-save = The saved position is broken: { $detail }.
error-bad-dice = The saved dice are broken: { $detail }.
error-dice-exhausted = The script of rolls ends before the roll for { $purpose }.
error-dice-impossible = A die with { $sides } sides cannot give { $value } ({ $purpose }).
error-bad-failure = “{ $file }” is not a failure that the fuzzer wrote: { $detail }.
error-bad-perft = “{ $file }”, line { $line }, is not a perft position.
error-bad-campaign = The campaign in this file is broken.
error-campaign-is-over = The campaign is over.

error-record-unreadable = The file “{ $path }” cannot be read. { $detail }
error-record-too-large = The file “{ $path }” is too large; a record has at most { $limit } bytes.
error-record-not-text = The file is not text: byte { $byte } is not UTF-8.
error-record-not-json = The file is not JSON: see line { $line }, column { $column }.
error-record-too-deep = The file is nested too deeply to be a record.
error-record-huge-number = The file holds a number that is too long.
error-record-key-twice = The file says “{ $key }” twice.
error-record-not-a-number = { $value } is not a number a record may hold.
error-record-not-a-record = This is not a record: its format is not “{ $expected }”.
error-record-version = The record has format version { $found }; this program reads version { $known }.
error-record-bad-value = The record is broken at { $where }: “{ $value }” cannot stand there.
error-record-key-missing = The record is broken: { $where } is missing.
error-record-key-unknown = The record is broken: nothing called { $where } belongs there.
error-record-wrong-type = The record is broken at { $where }: { $expected ->
    [table] a table
    [list] a list
    [text] a text
   *[whole-number] a whole number
} is expected there.
error-record-wrong-length = The record is broken at { $where }: the list has { $found } parts instead of { $expected }.
error-record-other-rules = The record was played by version { $found } of the rules; this is version { $known }, which cannot replay it.
error-record-does-not-replay = The record cannot be played on. { $problem }
error-record-not-kept = This file is not what a player kept of the dice: its format is not “{ $expected }”.
error-record-broken-kept = What was kept of the dice is broken at { $where }.
error-against-without-verify = --against compares a proof; give --verify too.
error-file-unwritable = The file “{ $path }” cannot be written: { $detail }.
error-file-not-found = There is no file “{ $file }”.
error-file-forbidden = The file “{ $file }” may not be opened.
error-file-is-folder = “{ $file }” is a folder, not a file.
error-file = The file “{ $file }” cannot be used: { $detail }.

error-no-such-seat = There is no seat { $seat } at this table.
error-stale-step = This answers question { $found } of your seat, but it stands at question { $expected }.
error-stale-click = Click { $found } does not follow; click { $expected } is next.
error-match-over = The game is over.
error-not-your-decision = This is the other side's decision.
error-already-answered = You have answered already; wait for the other side, or undo.
error-nothing-to-undo = There is nothing to take back: a die, a card, a reveal or the other side's answer has sealed it.
error-bad-click = The stored click is broken.
error-bad-name = The name { $name } cannot be used: at most { $limit } letters, nothing unprintable.
error-two-dice = Give either a seed or a secret with its opening, not both.
error-bad-secret = Fair dice need a secret of { $bytes } bytes.
error-bad-opening = Fair dice need every salt to be told, in its order, before the match begins.
error-other-commitment = The salts were told for another commitment than the one of this secret.
error-bad-salt = A salt is 32 to 64 hexadecimal digits, and its hash is 64 of them.
error-salt-changed = This seat has given another salt already.
error-salt-differs = This is not the salt whose hash was given before.
error-salt-early = The others' hashes are not there yet; a salt that is told now could be answered with a chosen one.
error-salt-late = A salt is known already; a hash that comes now could be chosen after it.
error-salt-unwanted = This seat gives no salt here.
error-bad-match = The saved game is broken ({ $detail }).
error-match-other-rules = The saved game was begun by version { $found } of the rules; this is version { $known }, which would change it.
error-match-older-rules = The saved game was begun by version { $found } of the rules and cannot be played on by version { $known }, which would change it.
error-match-differs = The saved game does not play as it is written. { $problem }

error-no-such-command = There is no command “{ $name }”. Commands: { $known }.
error-no-such-flag = { $command } has no option { $name }; see { $command } --help.
error-missing = { $name } is missing; see { $command } --help.
error-bad-value = “{ $value }” cannot be used for { $name }; see { $command } --help.
error-flag-value = { $name } is given with a value it does not take, or without one it needs; see { $command } --help.
error-usage = These words make no command; see { $command } --help.

error-save-is-record = “{ $file }” is a finished record, not a saved game; see it with grognard replay.
error-record-is-save = “{ $file }” is a saved game, not a finished record; continue it with grognard play --resume.
error-no-last-game = There is no game to continue.
error-file-name-missing = Give a file name: { $word } FILE.
error-no-such-answer = “{ $typed }” is not one of the { $answers } answers.
error-no-such-thing = There is no “{ $name }” on this table.
error-no-such-step = There is no step { $step }; the last one is { $last }.
error-no-load-in-campaign = Leave the campaign before you load another game.
error-no-campaign = The game “{ $game }” has no campaign.
error-not-a-campaign = “{ $file }” is not a campaign.
error-bad-campaign-file = The campaign in “{ $file }” is broken ({ $detail }).
error-campaign-other-game = The campaign in “{ $file }” is of the game “{ $game }”.

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
    1    done, and the answer is no: not proven, or a failure was found
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
    grognard play undaunted --scenario la-raye --side us --against one-step
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
cli-arena-help = Let two computer players play a match, each game twice with the sides swapped.
cli-arena-help-short = computer against computer
cli-arena-help-examples =
    grognard arena undaunted
    grognard arena undaunted --games 200 --jobs 2 --json
    grognard arena undaunted --first one-step --second random --scenario la-raye
cli-arena-help-first = The first player.
cli-arena-help-second = The second player.
cli-arena-help-games = How many games, an even number.
cli-arena-help-jobs = How many games are played side by side.
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
cli-bench-help = Measure the games: games, decisions and clones per second, and the time of an observation.
cli-bench-help-short = measure speed
cli-bench-help-examples =
    grognard bench
    grognard bench undaunted --seconds 10 --json
    grognard bench undaunted --this-build
cli-bench-help-game = The games to measure; without any: all.
cli-bench-help-seconds = How long each measurement takes.
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

## grognard arena

cli-arena-playing = { $first } against { $second }
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
    [one] { $games } game was stopped at the limit of decisions and counts as drawn.
   *[other] { $games } games were stopped at the limit of decisions and count as drawn.
}
cli-arena-repeated = Only { $distinct } of the { $games } games are different ones; the intervals count those.
cli-arena-seed = Seed { $seed }; the same seed gives the same games.

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
cli-bench-clones-per-second = Clones/s
cli-bench-observation-microseconds = Observation, µs
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
cli-bot-one-step = the computer: thinks one decision ahead
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

cli-odds-title = Chances
cli-odds-none = Nothing is rolled for { $number }.
cli-odds-no-rolls = Nothing is rolled for any of these answers.
cli-hint = A computer player would take { $number }: { $label }.
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
cli-play-help-undo-form = undo
cli-play-help-undo = take back the last step, unless fate has spoken
cli-play-help-log-form = log 50
cli-play-help-log = the last events; log all shows all
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
cli-word-undo = u back
cli-word-log = l
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

error-no-port = No port could be opened on { $host } from { NUMBER($port, useGrouping: 0) } on: { $detail }.
error-database = The database cannot be used: { $detail }.
error-database-address = The address of the database must be sqlite+aiosqlite:///FILE or postgresql+asyncpg://HOST/NAME.
error-database-newer = The database was made by a newer Grognard (its tables are { $found }, known here are { $known }); update this one.
error-bad-setting = The setting “{ $name }” cannot have this value.
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
cli-bench-server-processor-us-per-action = Processor time of a click, µs
cli-bench-server-memory-mb = Memory of the server, MB
