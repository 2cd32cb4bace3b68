"""Proving a record: the dice from their seed, each step from the rules, the result, the digest."""

from typing import Final

from grognard.core.dice import Dice
from grognard.core.dice_header import FAIR, DiceHeader, order_refusal
from grognard.core.errors import BadOption, DiceError, UnknownGame
from grognard.core.fair import commitment
from grognard.core.game import Game
from grognard.core.message import Argument, Message
from grognard.core.opening import OLD_ORDER
from grognard.core.origin import Fate, headers_of, stretch_of, true_fate, written_fate
from grognard.core.practice import line_problems
from grognard.core.record_file import Record, digest_of, shown
from grognard.core.registry import load
from grognard.core.replay import (
    Problem,
    differences,
    impossible_roll,
    replay_step,
    show_json,
)
from grognard.core.state import State, log_since, taken_rolls
from grognard.core.types import Json

MAX_PROBLEMS: Final = 20
_MAX_SIDES: Final = 1 << 32

PROBLEMS: Final = (
    "unknown-game",
    "other-rules",
    "unknown-scenario",
    "unknown-option",
    "bad-option",
    "missing-option",
    "wrong-seats",
    "wrong-hands",
    "wrong-origin",
    "wrong-salts",
    "commitment",
    "seed-secret",
    "no-salt",
    "bad-salt",
    "salt-hash",
    "dice-order",
    "wrong-dice",
    "roll-purpose",
    "roll-sides",
    "roll-value",
    "roll-missing",
    "roll-extra",
    "roll-impossible",
    "roll-none-left",
    "event-rule",
    "event-kind",
    "event-who",
    "event-numbers",
    "event-seen-by",
    "event-missing",
    "event-extra",
    "not-to-move",
    "unknown-action",
    "action-spelling",
    "illegal-action",
    "extra-step",
    "steps-missing",
    "result-missing",
    "result-differs",
    "line-place",
    "taken-back",
    "outside-play",
    "digest",
)
"""Every code a Problem may have; the message `core-record-<code>` says it."""


def verify(record: Record) -> list[Problem]:
    """Return everything that is wrong with a record, the most specific first; [] if it is proven.

    At most MAX_PROBLEMS are listed, however wrong a file is, and none after a step that cannot be
    taken: a stranger's file must not decide how much memory its check takes.
    A record of an unknown game or of other rules is not replayed; its dice are checked alone.
    """
    problems: list[Problem] = []
    game = _header_problems(record, problems)
    dice = _dice_problems(record, problems)
    if game is not None:
        problems.extend(_play_problems(record, game, dice))
    elif dice:
        problems.extend(_false_rolls(record, dice, 1))
    del problems[MAX_PROBLEMS:]
    if record.digest and record.digest != digest_of(record.to_json()):
        del problems[MAX_PROBLEMS - 1 :]  # it is said last, whatever else is wrong
        problems.append(Problem("digest" if problems else "outside-play", "digest"))
    return problems


# The header.


def _header_problems(record: Record, problems: list[Problem]) -> Game | None:
    """Add what is wrong with the header; return the game if the record can be replayed."""
    try:
        game = load(record.game)
    except UnknownGame:
        problems.append(Problem("unknown-game", "game", {"name": shown(record.game)}))
        return None
    if record.rules_version != game.rules_version:
        versions: dict[str, Argument] = {"found": record.rules_version, "known": game.rules_version}
        problems.append(Problem("other-rules", "rules_version", versions))
        return None
    _scenario_problems(record, game, problems)
    _option_problems(record, game, problems)
    is_playable = not problems
    _seat_problems(record, game, problems)
    _hands_problems(record, game, problems)
    _origin_problems(record, problems)
    return game if is_playable else None


def _hands_problems(record: Record, game: Game, problems: list[Problem]) -> None:
    """See that seats changed hands in the order of the steps, and are seats of the game."""
    before = 0
    for index, hands in enumerate(record.minded):
        is_seat = hands.seat in game.seats and hands.by in game.seats
        if not is_seat or not before <= hands.at <= len(record.steps):
            problems.append(Problem("wrong-hands", f"minded[{index}]"))
            return
        before = hands.at


def _origin_problems(record: Record, problems: list[Problem]) -> None:
    """See that the games in whose midst this one was begun follow each other."""
    before = -1
    for index, origin in enumerate(record.origins):
        if not before < origin.steps <= len(record.steps):
            problems.append(Problem("wrong-origin", f"origins[{index}].steps"))
            return
        before = origin.steps


def _scenario_problems(record: Record, game: Game, problems: list[Problem]) -> None:
    if all(scenario.id != record.scenario for scenario in game.scenarios()):
        problems.append(Problem("unknown-scenario", "scenario", {"name": shown(record.scenario)}))


def _option_problems(record: Record, game: Game, problems: list[Problem]) -> None:
    for name, value in record.options.items():
        if len(problems) >= MAX_PROBLEMS:
            return
        params: dict[str, Argument] = {"name": shown(name), "value": shown(value)}
        try:
            game.full_options({name: value})
        except BadOption as error:
            problems.append(Problem(error.code, f"options.{shown(name)}", params))
    for option in game.options():
        if option.id not in record.options:
            name = option.id
            problems.append(Problem("missing-option", f"options.{name}", {"name": name}))


def _seat_problems(record: Record, game: Game, problems: list[Problem]) -> None:
    if sorted(record.players) != sorted(game.seats):
        problems.append(Problem("wrong-seats", "players", {"expected": ", ".join(game.seats)}))
    if record.dice.kind == FAIR and len(record.dice.salts) != len(game.seats):
        problems.append(Problem("wrong-salts", "dice.salts", {"expected": len(game.seats)}))


# The dice.


def _dice_problems(record: Record, problems: list[Problem]) -> list[Dice]:
    """Add what is wrong with the headers of the dice; return all dice if they can be asked."""
    found: list[Dice] = []
    for where, header in headers_of(record):
        dice = _header_dice(header, where, problems)
        if dice is not None:
            found.append(dice)
    return found if len(found) > len(record.origins) else []


def _header_dice(header: DiceHeader, where: str, problems: list[Problem]) -> Dice | None:
    if header.kind == FAIR:
        if _is_other_seed(header, where, problems):
            return None
        _order_problems(header, where, problems)
        if not header.revealed:
            problems.append(Problem("seed-secret", f"{where}.seed"))
            return None
    return header.dice()


def _is_other_seed(header: DiceHeader, where: str, problems: list[Problem]) -> bool:
    """Say whether a published seed is not the one that was committed to."""
    expected = commitment(bytes.fromhex(header.revealed))
    if not header.revealed or expected == header.commitment:
        return False
    params: dict[str, Argument] = {"found": header.commitment, "expected": expected}
    problems.append(Problem("commitment", f"{where}.commitment", params))
    return True


def _false_rolls(record: Record, all_dice: list[Dice], most: int) -> list[Problem]:
    """Return problems with the dice for the first recorded rolls that they do not give."""
    problems: list[Problem] = []
    for number, step in enumerate([record.setup, *record.steps]):
        dice = all_dice[stretch_of(record, number - 1)]
        for index, roll in enumerate(step.rolls):
            if 0 < roll.n <= _MAX_SIDES and dice.below(roll.n, roll.purpose) == roll.result:
                continue
            params: dict[str, Argument] = {"step": number, "roll": index + 1}
            problems.append(Problem("wrong-dice", "dice", params))
            if len(problems) >= most:
                return problems
    return problems


def _order_problems(header: DiceHeader, where: str, problems: list[Problem]) -> None:
    """Add what is wrong with who told what before the first roll; the old order did not say."""
    if header.order == OLD_ORDER:
        return
    code, seat = order_refusal(header)
    if code:
        where = f"{where}.told" if seat < 0 else f"{where}.salts[{seat}]"
        params: dict[str, Argument] = {"seat": seat + 1}
        problems.append(Problem(code, where, params))


def dice_note(record: Record) -> Message | None:
    """Return what a proof cannot promise about the dice, or None for seeded ones.

    Of the old order, that whoever came last could choose a salt; of the present one, that seed and
    commitment agree with each other, and only what a player kept says whether they were swapped.
    """
    if record.dice.kind != FAIR:
        return None
    is_old = record.dice.order == OLD_ORDER
    return Message("core-record-note-old-order" if is_old else "core-record-note-not-compared")


# The play.


def _play_problems(record: Record, game: Game, dice: list[Dice]) -> list[Problem]:
    """Return what differs when the record is played again.

    Where play agrees with the recorded rolls but several of these are not what the dice give, not
    this or that roll is wrong: it is the seed, or a salt, or all the rolls were made up.
    """
    if not dice:
        return _replay_problems(record, game, written_fate(record))
    problems = _replay_problems(record, game, true_fate(record, dice[-1].clone()))
    if not problems:
        return []
    false_rolls = _false_rolls(record, dice, 2)
    if len(false_rolls) < 2 or _replay_problems(record, game, written_fate(record)):
        return problems
    return false_rolls[:1]


def _replay_problems(record: Record, game: Game, fate: Fate) -> list[Problem]:
    """Play a record with the true dice, or with its own rolls, and compare."""
    recording = fate.first()
    try:
        state = game.new(record.scenario, options=record.options, dice=recording)
    except DiceError as error:
        return [impossible_roll(error, 0, len(recording.take()))]
    first = state.clone()
    problems = differences(record.setup, taken_rolls(state), log_since(state, 0), 0, MAX_PROBLEMS)
    for index, step in enumerate(record.steps):
        if len(problems) >= MAX_PROBLEMS:
            return problems
        fate.take(state, step, index)
        found = replay_step(game, state, step, index + 1, MAX_PROBLEMS - len(problems))
        problems.extend(found)
        if found and found[0].stops():
            return problems
    if (record.is_practice or record.lines) and not problems:
        problems = line_problems(record, game, first, fate)
    return problems + _result_problems(record, state)


def _result_problems(record: Record, state: State) -> list[Problem]:
    outcome = state.outcome()
    if record.result is None and outcome is None:
        return []
    if outcome is None:
        return [Problem("steps-missing", "steps", {"steps": len(record.steps)})]
    expected = outcome.to_json()
    if record.result is None:
        return [Problem("result-missing", "result", {"expected": show_json(expected)})]
    problems = _table_problems(record.result, expected, "result")
    return problems + _table_problems(_facts(record.result), _facts(expected), "result.facts")


def _facts(result: Json) -> Json:
    facts = result["facts"]
    return facts if isinstance(facts, dict) else {}


def _table_problems(found: Json, expected: Json, where: str) -> list[Problem]:
    """Return a problem for each name whose value is missing, too many or different."""
    problems: list[Problem] = []
    for name in sorted({*found, *expected}):
        if len(problems) >= MAX_PROBLEMS:
            break
        if name != "facts" and found.get(name) != expected.get(name):
            params: dict[str, Argument] = {
                "name": shown(name),
                "found": show_json(found.get(name)),
                "expected": show_json(expected.get(name)),
            }
            problems.append(Problem("result-differs", f"{where}.{shown(name)}", params))
    return problems
