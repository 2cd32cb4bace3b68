"""§4 Victory banners and objectives; §5.15 victory at once."""

from grognard.core.head_start import given
from grognard.core.types import NOBODY, Player
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s02_pieces import is_own_unit
from grognard.games.napoleonics.rules.s09_scenarios import MODE_ALL, Objective
from grognard.games.napoleonics.state import NapoleonicsState


def banners(state: NapoleonicsState, side: Player) -> int:
    """§4, §2.8 Return a side's banners: for kills, for exits, for objectives, and given ones."""
    own = state.kills[side] + state.exits[side] + objective_banners(state, side)
    return own + given(state.head_start, side)


def objective_banners(state: NapoleonicsState, side: Player) -> int:
    """§4 Return the banners for objectives taken at a turn's start and not yet lost."""
    total = place = 0
    for objective in state.scenario.objectives:
        held = 0
        for here in objective.hexes:
            if state.held[place] and _is_kept(state, objective, here):
                held += 1
            place += 1
        if objective.side == side:
            total += _worth(objective, held)
    return total


def _worth(objective: Objective, held: int) -> int:
    if objective.mode == MODE_ALL:
        return objective.banners if held == len(objective.hexes) else 0
    return objective.banners * held


def _is_kept(state: NapoleonicsState, objective: Objective, here: Hex) -> bool:
    """§4 A temporary banner lasts while a unit stands there; a leader alone does not count."""
    return objective.permanent or is_own_unit(state, here, objective.side)


def take_objectives(state: NapoleonicsState, side: Player) -> None:
    """§4 At the start of a side's turn the objectives its units hold count."""
    place = 0
    for objective in state.scenario.objectives:
        hexes = objective.hexes
        if objective.side == side:
            held = [is_own_unit(state, here, side) for here in hexes]
            counts = objective.mode != MODE_ALL or all(held)
            for number, here in enumerate(hexes):
                if held[number] and counts and not state.held[place + number]:
                    state.held[place + number] = 1
                    state.note("§4", "objective", side, (here, banners(state, side)))
        place += len(hexes)
    declare_victory(state, side)


def drop_objectives(state: NapoleonicsState) -> None:
    """§4 A temporary banner is lost as soon as no unit of its side stands there."""
    place = 0
    for objective in state.scenario.objectives:
        for here in objective.hexes:
            if state.held[place] and not _is_kept(state, objective, here):
                state.held[place] = 0
                state.note("§4", "objective-lost", objective.side, (here,))
            place += 1


def award(state: NapoleonicsState, side: Player, number: int) -> None:
    """§4 A side takes banners for what it destroyed; §5.15 that may win the battle."""
    state.kills[side] += number
    state.note("§4", "banners", side, (side, banners(state, side)))
    declare_victory(state, side)


def award_exit(state: NapoleonicsState, side: Player) -> None:
    """§9.6 A side takes banners for a unit that left the board where it may."""
    state.exits[side] += state.scenario.exit_banners
    state.note("§9.6", "banners", side, (side, banners(state, side)))
    declare_victory(state, side)


def declare_victory(state: NapoleonicsState, side: Player) -> None:
    """§5.15 The game ends at once when a side has the banners it needs, in either's turn."""
    total = banners(state, side)
    if total >= state.scenario.banners and state.winner == NOBODY:
        state.winner = side
        state.end()
        state.note("§5.15", "win", side, (total,))
