## Errors

error-unknown-game = There is no game “{ $name }”. Games: { $known }.
error-not-a-game = “{ $name }” cannot be loaded: the module { $module } holds no game.
error-unknown-scenario = There is no scenario “{ $name }”. Scenarios: { $known }.
error-unknown-option = The game has no option “{ $name }”. Options: { $known }.
error-bad-option = The option “{ $name }” cannot be “{ $value }”. Values: { $known }.
error-option-form = “{ $text }” is not an option; write NAME=VALUE.
error-unknown-section = The rules of “{ $game }” have no section { $name }. All: grognard rules { $game }.
error-unknown-section-near = The rules of “{ $game }” have no section { $name }. Near it: { $near }. All: grognard rules { $game }.
error-no-rules-index = The game “{ $name }” brings no index of its rules.
error-no-example = The rules of “{ $game }” have no example “{ $name }”.
error-no-manual = The game “{ $name }” brings no rules reference.
error-unknown-lesson-work = “{ $name }” is nothing that is done with lessons. There is: { $known }.
error-no-lesson = There is no lesson “{ $lesson }”.
error-no-puzzle = “{ $game }” has no puzzle “{ $name }”.
error-no-puzzles = “{ $game }” does not say how its puzzles are made.
error-lesson-file = The lesson “{ $lesson }” cannot be read: { $detail }.
error-lesson-silent = { $lesson }, step { $step }: somebody is asked of whom the step says nothing. Answers: { $wanted }.
error-lesson-unknown = { $lesson }, step { $step }: “{ $text }” is no answer. Answers: { $wanted }.
error-lesson-illegal = { $lesson }, step { $step }: “{ $text }” is not allowed there. Answers: { $wanted }.
error-lesson-dice = { $lesson }, step { $step }: the dice show { $text }, not { $wanted }.
error-lesson-other-answer = { $lesson }, step { $step }: after “{ $text }” the path does not go on: { $detail }
error-lesson-text = { $lesson } lacks the text { $text } in the language { $language }.
error-lesson-section = { $lesson }, step { $step }: the rules reference has no { $text }.
error-lesson-stuck = { $lesson }, step { $step }: after the wrong click “{ $text }” nobody can go on.
error-lesson-no-dice = None of the first { $count } dice fits the lesson “{ $lesson }”.
error-unknown-bot = There is no player “{ $name }”. Players: { $known }.
error-not-a-bot = “{ $name }” cannot be loaded: { $module } makes no player of that name.
error-bad-programs = The setting GROGNARD_PROGRAMS cannot be used: { $detail }.
error-unknown-seat = There is no side “{ $name }”. Sides: { $known }.
error-unknown-language = “{ $name }” is not a language I speak. Languages: { $known }.
error-odd-games = Games are played in pairs with the sides swapped, so their number must be even, not { $games }.
error-results-exist = The file “{ $file }” is there already; --resume goes on with it.
error-bad-results = “{ $file }”, line { $line }, is no result of ours.
error-bad-results-game = “{ $file }” does not say how the game “{ $key }” ended.
error-other-results = “{ $file }” holds the results of another run; different are: { $what }.
error-resume-what = --resume needs --results FILE.
error-player-twice = A ladder names every player once.
error-too-few-players = A match takes two players or more.
error-unknown-engine = There is no engine “{ $name }”. Engines: { $known }.
error-address-for-ray = An address is for --engine ray.
error-no-ray = Ray is not installed here: pip install 'grognard[ray]'.
error-no-cluster = The cluster “{ $address }” cannot be reached: { $detail }.
error-workers-lost = A piece of work took { $tries } workers down with it and is not tried again.
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
error-position-bad = This is no position, or it was damaged on the way.
error-position-too-long = This position is too long to be told as a text.
error-position-none = There is no such moment: the game has { $steps } steps.
error-position-secret = The dice of this game are still a secret, so nothing of it can be passed on.
error-position-over = At this moment the game is over: there is nothing to play on.
error-position-not-proven = This record is not proven, so nothing of it can be passed on or played on.
error-record-does-not-replay = The record cannot be played on. { $problem }
error-record-not-kept = This file is not what a player kept of the dice: its format is not “{ $expected }”.
error-record-broken-kept = What was kept of the dice is broken at { $where }.
error-against-without-verify = --against compares a proof; give --verify too.
error-file-unwritable = The file “{ $path }” cannot be written: { $detail }.
error-file-not-found = There is no file “{ $file }”.
error-file-forbidden = The file “{ $file }” may not be opened.
error-file-is-folder = “{ $file }” is a folder, not a file.
error-file = The file “{ $file }” cannot be used: { $detail }.
error-bench-file = { $file } holds no run of grognard bench.
error-bench-server-alone = --output and --against are for the games, not for --server.

error-no-such-seat = There is no seat { $seat } at this table.
error-stale-step = This answers question { $found } of your seat, but it stands at question { $expected }.
error-stale-click = Click { $found } does not follow; click { $expected } is next.
error-match-over = The game is over.
error-not-your-decision = This is the other side's decision.
error-bot-seat = The seat is a computer player’s.
error-same-hands = The seat is in these hands already.
error-already-answered = You have answered already; wait for the other side, or undo.
error-bad-chain = A chain of clicks must begin where the seat alone decides, and take back no more than its own answers of this decision.
error-nothing-to-undo = There is nothing to take back: a die, a card, a reveal or the other side's answer has sealed it.
error-nothing-to-ask = There is nothing that can be asked back: only your last decision of the running turn, twice a turn at most, and never over a revealed bid.
error-nothing-asked = Nothing stands asked back that you could answer.
error-asked-back = A decision is asked back: that is answered first.
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

## The table in the browser

error-no-port = No port could be opened on { $host } from { NUMBER($port, useGrouping: 0) } on: { $detail }.
error-database = The database cannot be used: { $detail }.
error-database-address = The address of the database must be sqlite+aiosqlite:///FILE or postgresql+asyncpg://HOST/NAME.
error-database-newer = The database was made by a newer Grognard (its tables are { $found }, known here are { $known }); update this one.
error-bad-setting = The setting “{ $name }” cannot have this value.
error-nothing-to-tune = The game { $name } has no terms that a value could be fitted to.
error-other-terms = { $name } was fitted to other terms than the game has now; tune it anew.
