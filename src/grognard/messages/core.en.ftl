## Reasons that every game shares

core-why-not-asked = That is not what the open question is about.
core-why-no-way = Nothing in this decision leads there.
core-why-after-fate = What comes of it must be seen first.
core-why-not-yours = This is the other side's decision.
core-why-game-over = The game is over.
core-why-no-such-thing = There is no such thing on the table.

## How a match can end in every game

core-level-agreement = ended by agreement
core-ended-by-agreement = The game was begun under rules that are no longer here and could not go on.

core-account-title = What decides the game
core-account-losses = Losses
core-result-practice = practice, { $count ->
    [0] nothing taken back over fate
   *[other] { $count } taken back over fate
}
core-result-granted = in earnest, { $count } taken back by leave of the other side
core-result-origin = Played on from another game (record { $digest }) after { $steps } of its steps, with dice of its own.

## Problems of a record, found by replay --verify

core-record-unknown-game = The record is of the game “{ $name }”, which is not installed.
core-record-other-rules = The record was played by version { $found } of the rules; this is version { $known }, so its play cannot be checked.
core-record-unknown-scenario = The game has no scenario “{ $name }”.
core-record-unknown-option = The game has no option “{ $name }” (its value is “{ $value }”).
core-record-bad-option = The option “{ $name }” cannot have the value “{ $value }”.
core-record-missing-option = The option “{ $name }” is missing.
core-record-wrong-hands = A seat changed hands where there is no such seat or step.
core-record-wrong-origin = The games in whose midst this one was begun do not follow each other.
core-record-wrong-seats = The players must be given for exactly these seats: { $expected }.
core-record-wrong-salts = Fair dice need one salt for each of the { $expected } seats.
core-record-commitment = The published commitment { $found } does not belong to the seed, whose commitment is { $expected }.
core-record-seed-secret = The seed of the fair dice has not been published yet, so the rolls cannot be proven.
core-record-no-salt = No player's salt is in these dice: whoever drew the seed could choose every roll. Salts were left out or emptied.
core-record-bad-salt = The salt of seat { $seat } is none: it must be 32 to 64 hexadecimal digits.
core-record-salt-hash = The salt of seat { $seat } is not the one whose hash was told before the other salts were known: it was chosen late.
core-record-dice-order = The hash of the seed, the hashes of the salts and the salts were not told in their order, so a salt could be chosen late.
core-record-line-place = Line { $line } that was taken back does not hang on the game: nothing stands at its place.
core-record-taken-back = The record says { $found } taken back over fate; it was { $expected }.
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
