"""The account: banners by their sources, and what either side has lost; all of it is public."""

from typing import Final

from grognard.core.account import LOSS, NEEDED, PART, SUM, head_start_line, line
from grognard.core.message import Message
from grognard.core.sent import AccountLine
from grognard.games.napoleonics.rules.s02_unit_cards import BLOCKS
from grognard.games.napoleonics.rules.s04_banners import banners, objective_banners
from grognard.games.napoleonics.state import IN_PLAY, KILLED, NapoleonicsState
from grognard.games.napoleonics.tables import ARMS

SIDES: Final = (0, 1)


def account(state: NapoleonicsState) -> list[AccountLine]:
    """Return what decides the battle for both sides."""
    goal = state.scenario.banners
    found = [line(PART, _label("eliminated"), "§4", [int(state.kills[side]) for side in SIDES])]
    if state.scenario.exit_banners:
        found.append(line(PART, _label("exits"), "§9.6", [int(state.exits[s]) for s in SIDES]))
    if state.scenario.objectives:
        worth = [objective_banners(state, side) for side in SIDES]
        found.append(line(PART, _label("objectives"), "§4", worth))
    found += head_start_line(state.head_start, _label("head-start"), "§4")
    found.append(line(SUM, _label("banners"), "§4", [banners(state, side) for side in SIDES]))
    found.append(line(NEEDED, _label("needed"), "§5.15", [goal, goal]))
    return found + _losses(state)


def _losses(state: NapoleonicsState) -> list[AccountLine]:
    """Return units by their arm, blocks and leaders that are lost; whoever left is no loss."""
    scenario = state.scenario
    units = [[0, 0] for _ in ARMS]
    blocks, leaders = [0, 0], [0, 0]
    for unit in scenario.units:
        side = scenario.side_of[unit]
        if state.gone_of[unit] in (IN_PLAY, KILLED):
            blocks[side] += BLOCKS[scenario.kind_of[unit]] - int(state.blocks_of[unit])
        units[scenario.arm_of[unit]][side] += state.gone_of[unit] == KILLED
    for leader in scenario.leaders:
        leaders[scenario.leader_side[leader]] += state.leader_gone[leader] == KILLED
    found = [line(LOSS, _label("blocks"), "§5.5.8", blocks)]
    for arm, name in enumerate(ARMS):
        found.append(line(LOSS, _label(name), "§4", units[arm]))
    return [*found, line(LOSS, _label("leaders"), "§5.7", leaders)]


def _label(name: str) -> Message:
    return Message(f"napoleonics-account-{name}")
