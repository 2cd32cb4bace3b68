"""The account: victory points by their sources, the state of the armies, and losses in steps."""

from typing import Final

from grognard.core.account import FACT, LOSS, PART, SUM, head_start_line, line
from grognard.core.message import Message
from grognard.core.sent import AccountLine
from grognard.core.types import Player
from grognard.games.prussia.rules import s12_01_track as track
from grognard.games.prussia.rules.s22_01_victory import difference, final_points, points
from grognard.games.prussia.rules.s24_leuthen import start_steps
from grognard.games.prussia.rules.s25_zorndorf import baggage_points
from grognard.games.prussia.state import CAPTURED, KILLED, LOST, UNUSED, WOUNDED, PrussiaState
from grognard.games.prussia.tables import ARMS, ARMY_STATES, ARTILLERY, COALITION

SIDES: Final = (0, 1)
GONE: Final = (LOST, CAPTURED)
FALLEN: Final = (CAPTURED, WOUNDED, KILLED)
"""What becomes of a leader who is lost."""


def account(state: PrussiaState) -> list[AccountLine]:
    """Return what decides the battle for both sides."""
    section = f"§{state.form.victory_section}"
    lead = difference(state)
    states = [Message(f"prussia-army-{ARMY_STATES[state.army_of[side]]}") for side in SIDES]
    return [
        *_sources(state),
        line(SUM, _label("points"), "§22.1", [final_points(state, side) for side in SIDES]),
        line(FACT, _label("lead"), section, [lead, -lead]),
        line(FACT, _label("morale"), "§12.1", [int(state.marker[side]) for side in SIDES]),
        line(FACT, _label("state"), section, states),
        *_losses(state),
    ]


def _sources(state: PrussiaState) -> list[AccountLine]:
    """Return the parts of the victory points; what is on no track is said where it can be."""
    form, guns = state.form, state.field.gun_mask
    found = [
        line(PART, _label(name), "§22.1", [_on_track(state, side, kind, mask) for side in SIDES])
        for name, kind, mask in (
            ("destroyed", track.DESTROYED, -1),
            ("fled", track.FLED, -1),
            ("captured", track.CAPTURED, ~guns),
            ("guns", track.CAPTURED, guns),
        )
    ]
    found.append(line(PART, _label("commander"), "§22.1", [int(state.score[s]) for s in SIDES]))
    found += head_start_line(state.head_start, _label("head-start"), "§22.1")
    last = final_points(state, COALITION) - points(state, COALITION)
    if form.baggage_points:
        found.append(line(PART, _label("baggage"), "§25.1", [baggage_points(state), None]))
    if form.town_points:
        found.append(line(PART, _label("town"), "§23.1", [None, last]))
    if form.retreat_points:
        found.append(line(PART, _label("retreat-line"), "§26.1", [None, last]))
    return found


def _on_track(state: PrussiaState, side: Player, kind: int, mask: int) -> int:
    """Return what a side scores for the enemy's counters of a kind, of the units in a mask."""
    enemy = state.track[1 - side]
    some = [e for e in enemy[1:] if track.kind_of(e) == kind and mask >> track.unit_of(e) & 1]
    return track.victory_points([enemy[0], *some], state.field.gun_mask)


def _losses(state: PrussiaState) -> list[AccountLine]:
    """Return the steps that each arm has lost, and the leaders."""
    steps, leaders = [[0, 0] for _ in ARMS], [0, 0]
    field = state.field
    for unit in field.all_units:
        if state.fate_of[unit] != UNUSED:
            left = 0 if state.fate_of[unit] in GONE else int(state.left_of[unit])
            steps[field.arm_of[unit]][field.side_of[unit]] += start_steps(state, unit) - left
    for leader in field.all_leaders:
        leaders[field.side_of[leader]] += state.fate_of[leader] in FALLEN
    arms = ARMS[: ARTILLERY + 1]
    found = [line(LOSS, _label(name), "§10.8.1.1", steps[a]) for a, name in enumerate(arms)]
    return [*found, line(LOSS, _label("leaders"), "§15.2", leaders)]


def _label(name: str) -> Message:
    return Message(f"prussia-account-{name}")
