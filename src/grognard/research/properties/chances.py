"""Chance: odds that are exact and can be forced, and fate that is counted."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import prod

from grognard.core.dice import RecordingDice, ScriptedDice, SeededDice
from grognard.core.errors import DiceError
from grognard.core.game import Game
from grognard.core.odds import Chance, Odds, Throw
from grognard.core.state import State
from grognard.core.types import Action
from grognard.research.play import canonical
from grognard.research.properties.legality import cites_a_section
from grognard.research.samples import Sample, Samples

MOST_ROLLS = 400
"""Throws with more possible rolls than this are not enumerated."""


def odds_sum_to_one(game: Game, samples: Samples) -> list[str]:
    """The chances of each throw sum to exactly one, and everything counted cites its section."""
    problems: list[str] = []
    for sample, action, odds in _all_odds(game, samples):
        where = f"{sample}: odds of {game.action_text(sample.state, action)}"
        if not cites_a_section(odds.section) or not odds.throws:
            problems.append(f"{where}: no section, or nothing is thrown")
        for throw in odds.throws:
            total = sum((Fraction(one.ways, one.of) for one in throw.chances), Fraction(0))
            if total != 1 or any(one.ways <= 0 for one in throw.chances):
                problems.append(f"{where}: the chances sum to {total}")
            if not all(cites_a_section(item.section) for item in throw.items):
                problems.append(f"{where}: an item without a section")
    return problems


def odds_can_be_forced(game: Game, samples: Samples) -> list[str]:
    """Scripted dice with the numbers of a chance are used up when the action is applied."""
    problems: list[str] = []
    for sample, action, odds in _all_odds(game, samples):
        where = f"{sample}: odds of {game.action_text(sample.state, action)}"
        for index, throw in enumerate(odds.throws):
            for chance in throw.chances:
                script = _script(odds, index, chance.rolls)
                problems += [f"{where}: {fault}" for fault in _force(sample.state, action, script)]
    return problems


def odds_are_exact(game: Game, samples: Samples) -> list[str]:
    """Counting every roll of a throw gives each outcome as often as its chance says.

    Rolls count as one outcome when they lead to the same state, the log left aside; chances that
    do are added up. Where a chance gathers several such states, each of them must not come more
    often than the chance.
    """
    problems: list[str] = []
    for sample, action, odds in _all_odds(game, samples):
        where = f"{sample}: odds of {game.action_text(sample.state, action)}"
        for index, throw in enumerate(odds.throws):
            problems += [
                f"{where}: {fault}" for fault in _count(sample, action, odds, index, throw)
            ]
    return problems


def dice_raise_fate(game: Game, samples: Samples) -> list[str]:
    """An action that rolled or drew raises `fate`; neither fate nor chain ever falls."""
    problems: list[str] = []
    for way in samples.games:
        dice = RecordingDice(SeededDice(way.start.seed))
        state = game.new(way.start.scenario, options=way.start.options, dice=dice)
        dice.take()
        for step, action in enumerate(way.actions):
            fate, chain = state.fate, state.chain
            state.apply(action)
            if state.fate < fate or state.chain < chain:
                problems.append(f"{way.start}: after {step + 1} actions fate or chain has fallen")
            if dice.take() and state.fate == fate:
                problems.append(f"{way.start}: action {step + 1} rolled and left fate as it was")
    return problems


def _all_odds(game: Game, samples: Samples) -> list[tuple[Sample, Action, Odds]]:
    found: list[tuple[Sample, Action, Odds]] = []
    for sample in samples.positions:
        for action in sample.state.legal_actions():
            odds = game.odds(sample.state, action)
            if odds is not None:
                found.append((sample, action, odds))
    return found


def _script(odds: Odds, index: int, rolls: Sequence[int]) -> list[int]:
    """Return the numbers of all throws: `rolls` for one, the first chance for the others."""
    script: list[int] = []
    for number, throw in enumerate(odds.throws):
        script += rolls if number == index else throw.chances[0].rolls
    return script


def _force(state: State, action: Action, script: list[int]) -> list[str]:
    forced = state.clone()
    dice = ScriptedDice(script, SeededDice(1))
    forced.dice = dice
    try:
        forced.apply(action)
    except DiceError as error:
        return [f"{script} cannot be rolled: {error}"]
    if not dice.is_used_up():
        return [f"{script} is not used up"]
    return [f"after {script}: {fault}" for fault in forced.check()]


def _count(sample: Sample, action: Action, odds: Odds, index: int, throw: Throw) -> list[str]:
    """Roll everything that one throw can roll, and compare with its chances."""
    sides = _sides(sample.state, action, odds, index)
    if {len(chance.rolls) for chance in throw.chances} != {len(sides)} or prod(sides) > MOST_ROLLS:
        return []
    met = Counter(
        _result(sample.state, action, _script(odds, index, rolls))
        for rolls in product(*(range(n) for n in sides))
    )
    said: dict[str, list[Chance]] = {}
    for chance in throw.chances:
        result = _result(sample.state, action, _script(odds, index, chance.rolls))
        said.setdefault(result, []).append(chance)
    gathered = len(met) > len(said)
    return [
        fault
        for result, together in said.items()
        for fault in _chance_faults(together, Fraction(met[result], prod(sides)), gathered)
    ]


def _chance_faults(together: list[Chance], counted: Fraction, gathered: bool) -> list[str]:
    said = sum((Fraction(chance.ways, chance.of) for chance in together), Fraction(0))
    if counted == said or (gathered and counted < said):
        return []
    return [f"{together[0].label} has the chance {counted}, not {said}"]


def _sides(state: State, action: Action, odds: Odds, index: int) -> list[int]:
    """Return the number of faces of each die of one throw."""
    before = sum(len(throw.chances[0].rolls) for throw in odds.throws[:index])
    rolls = odds.throws[index].chances[0].rolls
    forced = state.clone()
    dice = RecordingDice(ScriptedDice(_script(odds, index, rolls), SeededDice(1)))
    forced.dice = dice
    forced.apply(action)
    return [roll.n for roll in dice.rolls[before : before + len(rolls)]]


def _result(state: State, action: Action, script: list[int]) -> str:
    """Return the state after a forced action, without its log and its dice."""
    forced = state.clone()
    forced.log = None
    forced.dice = ScriptedDice(script, SeededDice(1))
    forced.apply(action)
    forced.dice = SeededDice(1)
    return canonical(forced.save())
