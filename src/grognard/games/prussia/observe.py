"""What each side may see: everything. Nothing is hidden in this game."""

from typing import Final, cast

from grognard.core.state import outcome_sent
from grognard.core.types import Json, Player
from grognard.games.prussia import sent
from grognard.games.prussia.account import account
from grognard.games.prussia.question import PrussiaQuestion
from grognard.games.prussia.rules.s04_02_command import group_rating, is_commanding
from grognard.games.prussia.rules.s06_zones import in_enemy_zoc, is_engaged, locked_penalty
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE, ASK_MOVE_TO
from grognard.games.prussia.rules.s08_02_sight import FARTHEST, seen_names
from grognard.games.prussia.rules.s10_01_declare import ASK_DECLARE
from grognard.games.prussia.rules.s10_02_withdrawal import ASK_WITHDRAW
from grognard.games.prussia.rules.s10_06_chances import preview
from grognard.games.prussia.rules.s10_06_crt import ODDS
from grognard.games.prussia.rules.s12_01_track import depth_of, kind_of, steps_of, unit_of
from grognard.games.prussia.rules.s12_02_morale import routed_on_map
from grognard.games.prussia.rules.s22_01_victory import outcome, points
from grognard.games.prussia.state import (
    LAST_COMBAT,
    LAST_FIRE,
    MARKER_WIDTH,
    PHASE_SETUP,
    PHASES,
    PrussiaState,
)
from grognard.games.prussia.tables import (
    ARMY_STATES,
    ARTILLERY,
    BATTLES,
    COMMAND_RANGE,
    DRM_LOCKED_ATTACKER,
    GROUP_KINDS,
    HEXES,
    LAST_RISK_BOX,
    LEADER,
    MORALES,
    NUM_HEXES,
    SIDES,
    Group,
    Hex,
    Piece,
    hex_name,
)

FATES: Final[tuple[sent.Fate, ...]] = (
    "play",
    "waiting",
    "unused",
    "lost",
    "captured",
    "left",
    "wounded",
    "killed",
)
TRACK_KINDS: Final[tuple[sent.Kept, ...]] = (
    "lost",
    "captured",
    "fled",
    "payment",
    "fatigue",
    "penalty",
)


def observe(state: PrussiaState) -> sent.Observation:
    """Return the whole position as JSON, in the ids of the data."""
    form = state.form
    return {
        "game": "prussia",
        "battle": BATTLES[form.battle],
        "scenario": form.id,
        "turn": state.turn,
        "turns": form.turns,
        "time": form.times[state.turn - 1],
        "phase": PHASES[state.phase],
        "side": SIDES[state.side],
        "commanded": SIDES[state.side] if is_commanding(state) else None,
        "ranges": {"command": COMMAND_RANGE, "sight": FARTHEST},
        "to_move": state.todo.owner(),
        "over": state.level >= 0,
        "armies": {SIDES[side]: _army(state, side) for side in (0, 1)},
        "groups": _groups(state),
        "corps": _corps(state),
        "units": [_unit(state, unit) for unit in state.field.all_units],
        "leaders": [_leader(state, one) for one in state.field.all_leaders],
        "locked": _locked(state),
        "momentum": _momentum(state),
        "zoc": {SIDES[side]: _zone(state, side) for side in (0, 1)},
        "sight": _sight(state),
        "last_dice": {"fire": state.special[LAST_FIRE], "combat": state.special[LAST_COMBAT]},
        "bombed": [hex_name(here) for here in state.bombed],
        "combat": _combat(state),
        "question": _question(state),
        "outcome": outcome_sent(outcome(state)),
        "account": account(state),
    }


def _army(state: PrussiaState, side: Player) -> sent.Army:
    track = state.track[side]
    boxes: list[sent.Box] = []
    for entry in track[1:]:
        box: sent.Box = {"box": track[0] - depth_of(entry), "kind": TRACK_KINDS[kind_of(entry)]}
        if unit_of(entry) < state.field.units:
            box["unit"] = state.field.ids[unit_of(entry)]
        if steps_of(entry):
            box["steps"] = steps_of(entry)
        boxes.append(box)
    chief = Piece(state.commander[side])
    return {
        "morale": state.marker[side],
        "top": track[0],
        "state": ARMY_STATES[state.army_of[side]],
        "active": state.active[side] != 0,
        "waking": state.waking[side] != 0,
        "success": state.success[side],
        "routed": routed_on_map(state, side),
        "vp": points(state, side),
        "boxes": boxes,
        "commander": state.field.ids[chief] if chief >= 0 else "",
        "shaky": LAST_RISK_BOX,
    }


def _groups(state: PrussiaState) -> list[sent.Group]:
    field = state.field
    found: list[sent.Group] = []
    for group in field.all_groups:
        if state.form.rating[group] == 0:
            continue
        row: sent.Group = {
            "id": field.group_names[group],
            "side": SIDES[field.group_side[group]],
            "kind": GROUP_KINDS[field.group_kind[group]],
            "rating": group_rating(state, group),
            "effective": state.group_effective[group] != 0,
        }
        if state.awake[group]:
            row["awake"] = True
        found.append(row)
    return found


def _corps(state: PrussiaState) -> list[sent.Corps]:
    field = state.field
    found: list[sent.Corps] = []
    for corps, name in enumerate(field.corps_names):
        units = field.units_of_corps[corps]
        leader = Piece(field.leader_of_corps[corps])
        found.append(
            {
                "id": name,
                "side": SIDES[field.side_of_corps[corps]],
                "leader": field.ids[leader] if leader >= 0 else "",
                "effective": any(state.effective_of[unit] for unit in units),
                "column": any(state.column_of[unit] for unit in units),
            }
        )
    return found


def _unit(state: PrussiaState, unit: Piece) -> sent.Unit:
    """Return a unit; what is not so is left out."""
    field = state.field
    here = Hex(state.hex_of[unit])
    found: sent.Unit = {
        "id": field.ids[unit],
        "hex": hex_name(here) if here >= 0 else None,
        "step": field.full_of[unit] - state.left_of[unit],
        "left": state.left_of[unit],
        "morale": MORALES[state.morale_of[unit]],
    }
    if state.fate_of[unit]:
        found["fate"] = FATES[state.fate_of[unit]]
    group = Group(state.group_of[unit])
    if group >= 0:
        found["group"] = field.group_names[group]
    if state.detachment_of[unit] >= 0:
        found["detachment"] = field.group_names[state.detachment_of[unit]]
    _add_flags(state, unit, found)
    if here >= 0:
        _add_place(state, unit, here, found)
    return found


def _add_flags(state: PrussiaState, piece: Piece, found: sent.Flags) -> None:
    if state.column_of[piece]:
        found["column"] = True
    if state.moved_of[piece]:
        found["moved"] = True
    if state.fired_of[piece]:
        found["fired"] = True
    if state.fought_of[piece]:
        found["fought"] = True
    if state.charged_of[piece]:
        found["charged"] = True
    if state.command_of[piece] == 0:
        found["out"] = True
    if state.effective_of[piece] == 0 and state.field.arm_of[piece] != LEADER:
        found["ineffective"] = True
    if piece == state.walker:
        found["mp_left"] = state.walk_left


def _add_place(state: PrussiaState, unit: Piece, here: Hex, found: sent.Unit) -> None:
    """§5.4, §6.2 Where a unit lies in its stack, and whether it is engaged or in support."""
    place = 0
    other = Piece(state.top_at[here])
    while other != unit:
        place += 1
        other = Piece(state.under_of[other])
    found["place"] = place
    if state.field.arm_of[unit] == ARTILLERY:
        return
    if in_enemy_zoc(state, here, state.field.side_of[unit]):
        if is_engaged(state, unit):
            found["engaged"] = True
        else:
            found["supporting"] = True


def _leader(state: PrussiaState, leader: Piece) -> sent.Leader:
    here = Hex(state.hex_of[leader])
    side = state.field.side_of[leader]
    found: sent.Leader = {
        "id": state.field.ids[leader],
        "hex": hex_name(here) if here >= 0 else None,
        "state": FATES[state.fate_of[leader]],
    }
    if state.deputy_of[leader]:
        found["deputy"] = True
    if state.commander[side] == leader:
        found["commander"] = True
    _add_flags(state, leader, found)
    return found


def _locked(state: PrussiaState) -> dict[str, sent.Locked]:
    found: dict[str, sent.Locked] = {}
    for here in sorted(state.locked):
        units = [unit for unit in state.field.all_units if state.locked_of[unit] == here]
        found[hex_name(here)] = {
            "units": [state.field.ids[unit] for unit in units],
            "minus": DRM_LOCKED_ATTACKER if locked_penalty(state, here) else 0,
        }
    return found


def _momentum(state: PrussiaState) -> list[sent.Momentum]:
    markers = state.combat.momentum
    found: list[sent.Momentum] = []
    for at in range(0, len(markers), MARKER_WIDTH):
        found.append({"hex": hex_name(Hex(markers[at])), "side": SIDES[markers[at + 1]]})
    return found


def _combat(state: PrussiaState) -> sent.Combat:
    """§10 Return the combat that is declared or fought: its hexes, leads, and the roll."""
    combat = state.combat
    if not combat.attackers and not combat.defenders:
        return {}
    found: sent.Combat = {
        "attackers": [hex_name(here) for here in combat.attackers],
        "defenders": [hex_name(here) for here in combat.defenders],
        "leads": [state.field.ids[unit] for unit in combat.lead if unit >= 0],
        "side": SIDES[combat.side],
    }
    if combat.roll:
        found["odds"] = ODDS[combat.column]
        found["roll"] = combat.roll
        found["drm"] = combat.drm
        found["points"] = combat.points[:]
    elif state.is_open(ASK_DECLARE) or state.is_open(ASK_WITHDRAW):
        found.update(cast(sent.Combat, preview(state)))
    return found


def _zone(state: PrussiaState, side: Player) -> list[str]:
    start = side * NUM_HEXES
    return [hex_name(here) for here in HEXES if state.zones[start + here]]


def _sight(state: PrussiaState) -> dict[str, str]:
    """§8.2 Return what is seen from every hex with units, as far as anything is seen."""
    found: dict[str, str] = {}
    for here in HEXES:
        if state.top_at[here] >= 0:
            found[hex_name(here)] = seen_names(state, here)
    return found


def _question(state: PrussiaState) -> sent.Question | None:
    if state.todo.is_empty():
        return None
    asked = cast(PrussiaQuestion, state.question())
    found: Json = {
        "prompt": state.prompt(),
        "section": state.section(),
        "seat": state.todo.owner(),
        "corps_verb": asked.corps_verb,
        "arrives": "place" if state.phase == PHASE_SETUP else "enter",
        "marches": state.is_open(ASK_MOVE_PIECE) or state.is_open(ASK_MOVE_TO),
        **asked.shown(state),
    }
    return cast(sent.Question, found)
