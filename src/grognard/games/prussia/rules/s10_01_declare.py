"""§10.1 Declaring a combat."""

from typing import Final, cast, final

from grognard.core.message import Message
from grognard.core.plan import Plan
from grognard.core.state import State
from grognard.core.types import OK, Action, Player
from grognard.games.prussia import reasons as why
from grognard.games.prussia.actions import DONE, HEX, PIECE
from grognard.games.prussia.names import place
from grognard.games.prussia.options import FOUGHT_ABOVE
from grognard.games.prussia.question import CombatQuestion, legal_things, plan_message, thing_of
from grognard.games.prussia.rules import s10_combat
from grognard.games.prussia.rules.s05_stacking import stack
from grognard.games.prussia.rules.s06_zones import front, front_without
from grognard.games.prussia.rules.s10_01_graph import (
    Front,
    can_finish,
    forced,
    is_complete,
    is_declaration,
    may_join,
    must_still_fight,
)
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import ARTILLERY, DIRECTIONS, NO_COMBAT, ROUTED, Hex, Piece


@final
class Field10:
    """§10.1 The opposing hexes of a phase: their numbers in the graph, and the graph."""

    __slots__ = ("front", "mine", "theirs")

    def __init__(self) -> None:
        self.mine: list[Hex] = []
        self.theirs: list[Hex] = []
        self.front: Front = Front()


# Who can fight


def attack_units(state: PrussiaState, here: Hex) -> list[Piece]:
    """§10.1 Return the units on top of a hex that may attack: not fought, not the baggage.

    Ruling R32 (§10): a hex attacks if one of them is not routed.
    """
    found: list[Piece] = []
    is_fit = False
    for unit in fresh_front(state, here):
        if unit != state.field.baggage:
            found.append(unit)
            if state.morale_of[unit] != ROUTED:
                is_fit = True
    return found if is_fit else []


def defence_units(state: PrussiaState, here: Hex) -> list[Piece]:
    """§10.1 Return the units on top of a hex that can be attacked: those that have not fought."""
    return fresh_front(state, here)


def fresh_front(state: PrussiaState, here: Hex) -> list[Piece]:
    """§6.2, §10 Return the units of the top four steps that have not fought.

    Ruling R68 (§10): who has fought covers those below; with the option `fought-above` they are
    counted as if he were not there.
    """
    if state.choices[FOUGHT_ABOVE] == 0:
        return [unit for unit in front(state, here) if state.fought_of[unit] == 0]
    spent = 0
    for unit in stack(state, here):
        if state.fought_of[unit]:
            spent |= 1 << unit
    return front_without(state, here, spent)


def is_serious(state: PrussiaState, here: Hex) -> bool:
    """§10 Say whether a hex must be fought: it holds others than routed units (ruling R33)."""
    if not defence_units(state, here):
        return False
    units = [unit for unit in stack(state, here) if state.field.arm_of[unit] < ARTILLERY]
    fresh = [unit for unit in units if state.fought_of[unit] == 0]
    return any(state.morale_of[unit] != ROUTED for unit in fresh)


def may_attack_over(state: PrussiaState, here: Hex, way: int) -> bool:
    """§10.5 Say whether close combat is possible over a hexside."""
    return state.field.combat[(here * DIRECTIONS + way) * 2] != NO_COMBAT


def is_target(state: PrussiaState, here: Hex) -> bool:
    """§10.1 Say whether enemy units in a hex can be attacked: fighters, or batteries alone."""
    if state.steps_at[here] == 0:
        return state.top_at[here] >= 0
    return len(defence_units(state, here)) > 0


def build(state: PrussiaState) -> Field10:
    """§10.1 Find the hexes of both sides that can still fight each other."""
    field = Field10()
    for unit in state.field.units_of[state.side]:
        here = Hex(state.hex_of[unit])
        if here >= 0 and state.top_at[here] == unit:
            if attack_units(state, here) and _targets_of(state, here, state.side):
                field.mine.append(here)
    _join(state, field)
    return field


def _targets_of(state: PrussiaState, here: Hex, side: Player) -> list[Hex]:
    """§10.1 Return the enemy hexes that a hex can attack."""
    found: list[Hex] = []
    for way in range(DIRECTIONS):
        there = Hex(state.field.neighbours[here * DIRECTIONS + way])
        if there < 0 or state.top_at[there] < 0:
            continue
        if state.field.side_of[Piece(state.top_at[there])] == side:
            continue
        if may_attack_over(state, here, way) and is_target(state, there):
            found.append(there)
    return found


def _join(state: PrussiaState, field: Field10) -> None:
    """§10.1 Fill the graph: edges, and who must fight."""
    graph = field.front
    for here in field.mine:
        reach = 0
        for there in _targets_of(state, here, state.side):
            if there not in field.theirs:
                field.theirs.append(there)
                graph.faces_of.append(0)
            node = field.theirs.index(there)
            reach |= 1 << node
            graph.faces_of[node] |= 1 << len(graph.reach_of)
        graph.reach_of.append(reach)
    for node in range(len(field.theirs)):
        if is_serious(state, Hex(field.theirs[node])):
            graph.must_defend |= 1 << node
    for node in range(len(field.mine)):
        if graph.reach_of[node] & graph.must_defend:
            graph.must_attack |= 1 << node


# The questions


def mask_of(nodes: list[Hex], hexes: list[Hex]) -> int:
    """Return hexes as a set of nodes."""
    mask = 0
    for here in hexes:
        mask |= 1 << nodes.index(here)
    return mask


def declare_code(state: PrussiaState, field: Field10, here: Hex) -> int:
    """§10.1 Say whether a hex, with everyone it forces in, may join the combat."""
    combat = state.combat
    attackers = mask_of(field.mine, combat.attackers)
    defenders = mask_of(field.theirs, combat.defenders)
    if here in combat.attackers or here in combat.defenders:
        return why.COMBAT_CHOSEN
    if here in field.mine:
        attackers |= 1 << field.mine.index(here)
    elif here in field.theirs:
        defenders |= 1 << field.theirs.index(here)
    else:
        return _why_nobody(state, here)
    if may_join(field.front, attackers, defenders):
        return OK
    if is_complete(field.front, attackers, defenders) and can_finish(
        field.front, attackers, defenders
    ):
        return why.COMBAT_LEFT_OUT
    return why.COMBAT_NOT_ADJACENT


def _why_nobody(state: PrussiaState, here: Hex) -> int:
    """§10.1 Return why a hex has no part in any combat: fought, apart from the enemy, or unfit."""
    for unit in front(state, here):
        if state.fought_of[unit]:
            return why.COMBAT_HAS_FOUGHT
    top = Piece(state.top_at[here])
    is_own = top >= 0 and state.field.side_of[top] == state.side
    can_fight = bool(attack_units(state, here)) if is_own else is_target(state, here)
    return why.COMBAT_NOT_ADJACENT if can_fight else why.COMBAT_NOBODY


def done_code(state: PrussiaState, field: Field10) -> int:
    """§10 Say whether the declaration, or with nothing chosen the phase, may end."""
    combat = state.combat
    if not combat.attackers and not combat.defenders:
        return why.COMBAT_MUST_FIGHT if must_still_fight(field.front) else OK
    attackers = mask_of(field.mine, combat.attackers)
    defenders = mask_of(field.theirs, combat.defenders)
    if is_declaration(field.front, attackers, defenders):
        return OK
    return why.COMBAT_ONE_SIDE


def declare(state: PrussiaState, here: Hex) -> None:
    """§10.1 Take a hex, and everyone who could then fight nowhere else, into the combat."""
    field = build(state)
    combat = state.combat
    attackers = mask_of(field.mine, combat.attackers)
    defenders = mask_of(field.theirs, combat.defenders)
    if here in field.mine:
        attackers |= 1 << field.mine.index(here)
    else:
        defenders |= 1 << field.theirs.index(here)
    both = forced(field.front, attackers, defenders)
    combat.attackers = _hexes(field.mine, both[0])
    combat.defenders = _hexes(field.theirs, both[1])


def _hexes(nodes: list[Hex], mask: int) -> list[Hex]:
    return [nodes[at] for at in range(len(nodes)) if mask >> at & 1]


def _all_attack(state: PrussiaState) -> list[Plan]:
    """§10.1 The enemy hex that most of ours can attack, by all who can, then the fight.

    With a declaration begun: all who can still join it.
    """
    field, combat = build(state), state.combat
    if not field.front.must_attack and not combat.attackers and not combat.defenders:
        return []
    faces = [mask.bit_count() for mask in field.front.faces_of]
    order = sorted(range(len(field.theirs)), key=lambda node: (-faces[node], field.theirs[node]))
    enemies = [field.theirs[node] for node in order if field.front.must_defend >> node & 1]
    things: list[str] = []
    if not combat.attackers and not combat.defenders:
        things = [thing_of(state, HEX + here) for here in enemies[:1]]
    mine = [thing_of(state, HEX + here) for here in sorted(field.mine)]
    return [AttackAll("attack", plan_message("attack"), [*things, *mine], thing_of(state, DONE))]


@final
class AttackAll(Plan):
    """§10.1 Hexes that cannot join this fight are passed over: they fight in another one."""

    def click(self, state: State, thing: str, count: int) -> str:
        """Return the hex if it may join."""
        own = cast(PrussiaState, state)
        if thing == self.last:
            return thing if count == 0 else ""
        return thing if count == 0 and thing in legal_things(own, HEX, PIECE) else ""


class AskDeclare(CombatQuestion):
    """§10.1 Which hexes fight? Each click takes one in, and whom it forces in."""

    id = "s10-declare"
    section = "§10.1"
    own_words = ("done",)

    def plans(self, state: PrussiaState) -> list[Plan]:
        """§10.1 The enemy hex that most can attack is attacked by all who can."""
        return _all_attack(state)

    def code(self, state: PrussiaState, action: Action, seat: Player) -> int:
        """§10.1 A hex that may join; §10 the end of the declaration, or of the phase."""
        if action == DONE:
            return done_code(state, build(state))
        return super().code(state, action, seat)

    def hex_code(self, state: PrussiaState, to: Hex) -> int:
        """§10.1 A hex that may join."""
        return declare_code(state, build(state), to)

    def listed(self, state: PrussiaState) -> list[Action]:
        """§10.1 List the hexes that may join; the graph is built once."""
        field = build(state)
        hexes = sorted(field.mine + field.theirs)
        found = [HEX + here for here in hexes if declare_code(state, field, here) == OK]
        if done_code(state, field) == OK:
            found.append(DONE)
        return found

    def answer(self, state: PrussiaState, action: Action) -> None:
        """§10.1 Take a hex in, begin the combat, or end the phase."""
        if action != DONE:
            declare(state, Hex(action - HEX))
            return
        state.todo.pop()
        if state.combat.attackers:
            s10_combat.begin_combat(state)
        else:
            state.todo.pop()  # §10 the phase is over
            state.chain += 1

    def rolls(self, action: Action) -> bool:
        """§10.6 The end of a declaration leads to the roll."""
        return action == DONE

    def hex_label(self, state: PrussiaState, here: Hex) -> Message:
        """Return a hex as one that attacks or is attacked."""
        top = Piece(state.top_at[here])
        is_own = top >= 0 and state.field.side_of[top] == state.side
        verb = "attack" if is_own else "defend"
        return Message(f"prussia-do-hex-{verb}", {"hex": place(state.field, here)})


ASK_DECLARE: Final[AskDeclare] = AskDeclare()
