"""§8 Offensive and defensive bombardment."""

from typing import Final

from grognard.core.message import Argument, Message
from grognard.core.odds import FIGURE, TERM, Chance, Item, Odds, Throw
from grognard.core.plan import Plan
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import DONE, HEX, PIECE, RAISE
from grognard.games.prussia.names import place
from grognard.games.prussia.options import SLEEPING_GUNS
from grognard.games.prussia.question import PhaseStep, PrussiaQuestion, all_of, legal_things
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_02_command import acts
from grognard.games.prussia.rules.s05_stacking import has_units_beside
from grognard.games.prussia.rules.s06_zones import front
from grognard.games.prussia.rules.s08_02_sight import sees
from grognard.games.prussia.rules.s08_03_table import bombardment_column, bombardment_result
from grognard.games.prussia.rules.s10_08_losses import begin_bombardment
from grognard.games.prussia.rules.s10_08_results import result_text
from grognard.games.prussia.rules.s23_rossbach import fighting_began
from grognard.games.prussia.state import (
    LAST_FIRE,
    PHASE_DEFENSIVE,
    PHASE_OFFENSIVE,
    STOOD,
    PrussiaState,
    roll,
)
from grognard.games.prussia.tables import (
    ARTILLERY,
    BOMBARD_WORKS,
    BOMBARDMENT_RANGE,
    CANISTER_RANGE,
    DISORDERED,
    FIRE_ARMY,
    FIRE_AT_COLUMN,
    FIRE_AT_MANY,
    FIRE_AT_ROUTED,
    FIRE_DISORDERED,
    FIRE_SURPRISE,
    MANY_STEPS,
    ROUTED,
    SIDE_AGAINST,
    Hex,
    Piece,
    hex_name,
)

# Which guns


def gun_code(state: PrussiaState, gun: Piece, side: Player) -> int:
    """§8, §8.5 Return whether a battery may fire at all in this phase."""
    field = state.field
    if gun >= field.units or field.side_of[gun] != side:
        return why.NOT_YOUR_PIECE
    if field.arm_of[gun] != ARTILLERY:
        return why.NOT_ARTILLERY
    if state.hex_of[gun] < 0:
        return why.NOT_ON_MAP
    if state.fired_of[gun]:
        return why.GUN_FIRED
    if state.morale_of[gun] == ROUTED:
        return why.IS_ROUTED
    if state.column_of[gun]:
        return why.GUN_IN_COLUMN
    if not lies_above(state, gun):
        return why.GUN_BELOW
    if state.phase == PHASE_DEFENSIVE:
        # ruling R3 (§4.1, §8.5): an inactive army does not fire, but for the option
        return OK if state.choices[SLEEPING_GUNS] or acts(state, gun) else why.ARMY_INACTIVE
    if state.moved_of[gun] and state.moved_of[gun] != STOOD:
        return why.GUN_MOVED
    return OK if acts(state, gun) else why.ARMY_INACTIVE


def lies_above(state: PrussiaState, gun: Piece) -> bool:
    """§5.4 Only guns above all infantry and cavalry of their hex may fire."""
    unit = Piece(state.top_at[state.hex_of[gun]])
    while unit != gun:
        if state.field.arm_of[unit] != ARTILLERY:
            return False
        unit = Piece(state.under_of[unit])
    return True


def aim_code(state: PrussiaState, gun: Piece, target: Hex) -> int:
    """§8.1, §8.2, §8.5 Return whether a battery that may fire can fire at a hex."""
    field = state.field
    here = Hex(state.hex_of[gun])
    gap = distance(here, target)
    if gap > BOMBARDMENT_RANGE:
        return why.OUT_OF_RANGE
    if gap == 1:
        return OK
    if state.phase == PHASE_DEFENSIVE:
        return why.DEFENSIVE_ADJACENT
    if field.bs[(gun * 5 + state.left_of[gun]) * 4 + gap] == 0:
        return why.OUT_OF_RANGE
    side = field.side_of[gun]
    if has_units_beside(state, here, 1 - side):
        return why.ADJACENT_FIRST
    if has_units_beside(state, target, side):
        return why.FRIENDS_NEAR_TARGET
    return OK if sees(state, here, target) else why.NO_SIGHT


def bearing(state: PrussiaState, target: Hex, side: Player) -> list[Piece]:
    """§8.1 Return the batteries of a side that can fire at a hex."""
    found: list[Piece] = []
    for gun in state.field.all_units:
        if state.field.arm_of[gun] == ARTILLERY and gun_code(state, gun, side) == OK:
            if aim_code(state, gun, target) == OK:
                found.append(gun)
    return found


# Which hex


def target_code(state: PrussiaState, target: Hex) -> int:
    """§8, §8.1 Return whether a hex may be bombarded."""
    side = state.todo.owner()
    top = Piece(state.top_at[target])
    if top < 0 or state.field.side_of[top] == side:
        return why.NO_ENEMY_THERE
    if target in state.bombed:
        return why.BOMBED_BEFORE
    codes = [aim_code(state, gun, target) for gun in batteries(state, side)]
    if OK in codes:
        return OK
    return codes[0] if codes and codes.count(codes[0]) == len(codes) else why.NO_GUN_BEARS


def batteries(state: PrussiaState, side: Player) -> list[Piece]:
    """§8 Return the batteries of a side that may fire in this phase."""
    return [gun for gun in state.field.guns_of[side] if gun_code(state, gun, side) == OK]


def _bears(state: PrussiaState, guns: list[Piece], target: Hex) -> bool:
    return any(aim_code(state, gun, target) == OK for gun in guns)


def begin_fire(state: PrussiaState, side: Player) -> None:
    """§8, §8.5 A bombardment phase of a side begins."""
    # ruling R1 (§8): once a turn means once in this phase of this player turn
    state.bombed = []
    for gun in state.field.all_units:
        state.fired_of[gun] = 0
    state.todo.pop()
    state.push(ASK_FIRE_TARGET, side)


# The battery fires


def strength(state: PrussiaState, target: Hex, guns: list[Piece]) -> int:
    """§8.3 Sum the bombardment strengths at their ranges."""
    total = 0
    for gun in guns:
        gap = distance(Hex(state.hex_of[gun]), target)
        total += state.field.bs[(gun * 5 + state.left_of[gun]) * 4 + gap]
    return total


def bombard(state: PrussiaState, side: Player, target: Hex, guns: list[Piece]) -> None:
    """§8.3 Sum the strengths, roll with the modifiers, and apply the result."""
    for gun in guns:
        state.fired_of[gun] = 1
    state.bombed.append(target)
    total = strength(state, target, guns)
    column = bombardment_column(total)
    fighting_began(state)
    if total >= state.form.heat_strength > 0:
        state.heat_fought[1 - side] = 1  # §25.3.4
    if column < 0:
        state.note("§8.3", "bombards-in-vain", side, [target, total])
        return
    drm = modifier(state, side, target, guns)
    die = roll(state, "bombardment")
    state.special[LAST_FIRE] = die
    result = bombardment_result(column, die + drm)
    state.note("§8.3", "bombards", side, [target, total, die, drm, result, *guns])
    begin_bombardment(state, side, target, result, is_canister(state, target, guns))


def is_canister(state: PrussiaState, target: Hex, guns: list[Piece]) -> bool:
    """§10.8.1.1 It is canister if any of the guns fires from the next hex."""
    return any(distance(Hex(state.hex_of[gun]), target) <= CANISTER_RANGE for gun in guns)


def modifier(state: PrussiaState, side: Player, target: Hex, guns: list[Piece]) -> int:
    """§8.3 Return the sum of all modifiers of a bombardment."""
    return sum(modifiers(state, side, target, guns))


MODIFIER_IDS: Final = (
    "fire-disordered",
    "fire-routed",
    "fire-column",
    "fire-many",
    "fire-army",
    "fire-surprise",
    "fire-terrain",
)
"""What the values of `modifiers` are, in their order."""


def modifiers(state: PrussiaState, side: Player, target: Hex, guns: list[Piece]) -> list[int]:
    """§8.3 Return the modifiers of a bombardment one by one, as MODIFIER_IDS names them."""
    ahead = front(state, target)
    disordered = any(state.morale_of[gun] == DISORDERED for gun in guns)
    routed = bool(ahead) and all(state.morale_of[unit] == ROUTED for unit in ahead)
    column = any(state.column_of[unit] != 0 for unit in ahead)
    many = int(state.steps_at[target]) + int(state.guns_at[target]) > MANY_STEPS
    surprise = state.form.surprise_turn == state.turn  # §23.5.1
    return [
        FIRE_DISORDERED if disordered else 0,
        FIRE_AT_ROUTED if routed else 0,
        FIRE_AT_COLUMN if column else 0,
        FIRE_AT_MANY if many else 0,
        FIRE_ARMY[state.army_of[side]],
        FIRE_SURPRISE[side] if surprise else 0,
        best_terrain(state, target, guns),
    ]


def best_terrain(state: PrussiaState, target: Hex, guns: list[Piece]) -> int:
    """§8.3 The firer takes the terrain of the firing hex that suits him best."""
    best = -99
    for gun in guns:
        best = max(best, terrain(state, Hex(state.hex_of[gun]), target))
    return best


def terrain(state: PrussiaState, here: Hex, target: Hex) -> int:
    """§8.3 The worse of both hexes, and works on the hexside the fire comes over."""
    field = state.field
    worst = min(field.bombard[here], field.bombard[target])
    best = -99
    nearest = distance(here, target)
    for edge in range(target * 6, target * 6 + 6):
        before = Hex(field.neighbours[edge])
        if before < 0 or distance(here, before) != nearest - 1:
            continue
        into = before * 6 + field.direction(before, target)
        works = BOMBARD_WORKS if field.sides[into] & SIDE_AGAINST else 0
        best = max(best, works)
    return worst + best


class DoOffensive(PhaseStep):
    """§8 The offensive bombardment."""

    section = "§8"
    phase = PHASE_OFFENSIVE

    def run(self, state: PrussiaState) -> None:
        """§8 The active side fires."""
        begin_fire(state, state.side)


DO_OFFENSIVE: Final[DoOffensive] = DoOffensive()


class DoDefensive(PhaseStep):
    """§8.5 The defensive bombardment."""

    section = "§8.5"
    phase = PHASE_DEFENSIVE

    def run(self, state: PrussiaState) -> None:
        """§8.5 The other side fires."""
        begin_fire(state, 1 - state.side)


DO_DEFENSIVE: Final[DoDefensive] = DoDefensive()


class FireQuestion(PrussiaQuestion):
    """§8 A question to the side that fires."""

    def said(self, state: PrussiaState) -> str:
        """§8.5 Whoever fires in the enemy's turn is told so."""
        return f"{self.id}-defensive" if state.phase == PHASE_DEFENSIVE else self.id


class AskFireTarget(FireQuestion):
    """§8.1 Which hex is bombarded next?"""

    id = "s8-target"
    section = "§8.1"
    gives_up = DONE
    hex_verb = "fire"
    own_words = ("done",)
    words = (DONE,)

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§8 Return whether a hex may be fired at."""
        return target_code(state, to)

    def listed(self, state: PrussiaState) -> list[Action]:
        """§8.1 Return every hex some battery can fire at, and the end."""
        side = state.todo.owner()
        seen: list[int] = []
        guns = batteries(state, side)
        for unit in state.field.units_of[1 - side]:
            here = Hex(state.hex_of[unit])
            if here >= 0 and state.top_at[here] == unit and here not in state.bombed:
                if _bears(state, guns, here):
                    seen.append(HEX + here)
        return [*sorted(seen), DONE]

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§8 A hex is fired at, once in a player turn."""
        if action == DONE:
            state.close()
            return
        state.picked = 0
        state.push(ASK_FIRE_GUN, state.todo.owner(), Hex(action - HEX))


ASK_FIRE_TARGET: Final[AskFireTarget] = AskFireTarget()


def picked_guns(state: PrussiaState) -> list[Piece]:
    """§8 Return the batteries chosen for the bombardment."""
    return [gun for gun in state.field.all_units if state.picked >> gun & 1]


class AskFireGun(FireQuestion):
    """§8.3 Which batteries fire? Its frame: a the target."""

    id = "s8-gun"
    section = "§8.3"
    own_words = ("done",)

    def plans(self, state: PrussiaState) -> list[Plan]:
        """§8.3 Every battery that may fire at the target does."""
        return all_of(state, "fire", legal_things(state, PIECE, RAISE))

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§8 Return whether a battery joins the bombardment, or it is fired."""
        if action == DONE:
            return OK if state.picked else NOT_ASKED_CODE
        if not PIECE <= action < RAISE:
            return NOT_ASKED_CODE
        gun = Piece(action - PIECE)
        if state.picked >> gun & 1:
            return why.CHOSEN_ALREADY
        code = gun_code(state, gun, state.todo.owner())
        return code if code != OK else aim_code(state, gun, Hex(state.todo.a()))

    def listed(self, state: PrussiaState) -> list[Action]:
        """§8 Return the batteries that may join."""
        guns = bearing(state, Hex(state.todo.a()), state.todo.owner())
        found = [PIECE + gun for gun in guns if not state.picked >> gun & 1]
        if state.picked:
            found.append(DONE)
        return found

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§8 Add a battery, or resolve the bombardment."""
        if action != DONE:
            state.picked |= 1 << (Piece(action - PIECE))
            return
        target = Hex(state.todo.a())
        side = state.todo.owner()
        guns = picked_guns(state)
        state.picked = 0
        state.close()
        bombard(state, side, target, guns)

    def rolls(self, action: Action) -> bool:
        """§8.3 Firing rolls."""
        return action == DONE

    def odds(self, state: PrussiaState, action: Action) -> Odds | None:
        """§8.3 The bombardment of the batteries chosen."""
        target, side = Hex(state.todo.a()), state.todo.owner()
        if action != DONE:
            return None
        guns = picked_guns(state)
        total = strength(state, target, guns)
        column = bombardment_column(total)
        if column < 0:
            return None
        values = modifiers(state, side, target, guns)
        items = [Item(Message("prussia-odds-strength"), total, "§8.3", FIGURE)]
        for at, value in enumerate(values):
            if value:
                label = Message(f"prussia-odds-{MODIFIER_IDS[at]}")
                items.append(Item(label, value, "§8.3", TERM))
        drm = sum(values)
        chances: list[Chance] = []
        results = [bombardment_result(column, die + drm) for die in range(1, 7)]
        for at, result in enumerate(results):
            if result not in results[:at]:
                label = Message("prussia-odds-result", {"result": result_text(result)})
                chances.append(Chance(label, results.count(result), 6, [at]))
        return Odds("§8.3", [Throw(Message("prussia-odds-bombardment"), items, chances)])

    def args(self, state: PrussiaState) -> dict[str, Argument]:
        """Return the target."""
        return {"hex": place(state.field, Hex(state.todo.a()))}

    def shown(self, state: PrussiaState) -> Json:
        """Return the batteries chosen so far, and the target."""
        guns = [state.field.ids[gun] for gun in picked_guns(state)]
        return {"chosen": guns, "target": hex_name(Hex(state.todo.a()))}


ASK_FIRE_GUN: Final[AskFireGun] = AskFireGun()
