"""Builders for small fights on open ground, and a player who speaks notation."""

from collections.abc import Sequence
from typing import Any

from grognard.core.dice import Dice, ScriptedDice
from grognard.core.event import Event
from grognard.core.question import Task
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.prussia import GAME
from grognard.games.prussia.actions import clicks_of
from grognard.games.prussia.question import PrussiaQuestion
from grognard.games.prussia.rules.s05_stacking import place_bottom, set_morale, stack
from grognard.games.prussia.rules.s10_03_odds import reckon
from grognard.games.prussia.rules.s10_05_modifiers import Reckoning
from grognard.games.prussia.rules.s10_08_losses import ASK_LOSS_UNIT, begin_bombardment
from grognard.games.prussia.rules.s10_08_results import RESULT_POINTS, read_result
from grognard.games.prussia.rules.s10_09_retreat import ASK_RETREAT_TO
from grognard.games.prussia.rules.s10_combat import (
    DO_COMBAT,
    DO_COMBAT_PHASE,
    hand_out,
    mark_riders,
)
from grognard.games.prussia.rules.s13_joint import DO_JOINT
from grognard.games.prussia.scenarios import form_named
from grognard.games.prussia.state import IN_PLAY, STEP_ADVANCE, Combat, PrussiaState
from grognard.games.prussia.tables import (
    CLEAR,
    DIRECTIONS,
    HEXES,
    INFANTRY,
    NO_PIECE,
    PRUSSIA,
    STRIDE,
    Field,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)


def listed(state: PrussiaState) -> list[Action]:
    """Return the legal answers as they are now, whatever was listed when it was opened."""
    if state.is_over():
        return []
    question = state.question()
    assert isinstance(question, PrussiaQuestion)
    return question.listed(state)


def blank(form: str, dice: Dice) -> PrussiaState:
    """Return a form with nothing set up yet."""
    state = PrussiaState()
    state.begin(GAME, dice)
    state.combat = Combat()
    state.choose(form_named(form))
    return state


def plain(field: Field, radius: int = 3) -> Hex:
    """Return a hex with nothing but level, clear ground around it."""
    for here in HEXES:
        if field.on_map[here] and _is_plain(field, here, radius):
            return here
    raise AssertionError("no open ground on this map")


def _is_plain(field: Field, here: Hex, radius: int) -> bool:
    hexes = {here}
    for _ in range(radius):
        around = {
            Hex(field.neighbours[one * DIRECTIONS + way])
            for one in hexes
            for way in range(DIRECTIONS)
        }
        if -1 in around:
            return False
        hexes |= around
    return all(
        field.terrain[one] == CLEAR
        and field.edge_of[one] == 0
        and not any(field.sides[one * DIRECTIONS : one * DIRECTIONS + DIRECTIONS])
        for one in hexes
    )


class Fight:
    """A state with these units and no others, in the combat phase of a side."""

    def __init__(self, form: str = "leuthen-battle", side: Player = PRUSSIA) -> None:
        self.state: PrussiaState = blank(form, ScriptedDice([]))
        state = self.state
        state.turn = 2
        state.player_turn = 5
        state.side = side
        state.active[0] = state.active[1] = 1
        state.track = [[20], [20]]
        state.marker[0] = state.marker[1] = 20
        state.commander[0], state.commander[1] = state.form.commander
        self.field = state.field
        self.middle = plain(state.field)

    def hex(self, *ways: int) -> str:
        """Return the hex reached from the middle of the open ground by these directions."""
        here = self.middle
        for way in ways:
            here = Hex(self.field.neighbours[here * DIRECTIONS + way])
        return hex_name(here)

    def unit(self, side: Player, steps: str, skip: int = 0) -> Piece:
        """Return a unit of a side that shows SP-MR-move at some step; set its steps by `put`."""
        for unit in range(self.field.units):
            if self.field.side_of[unit] == side and self.left(Piece(unit), steps):
                if self.state.hex_of[unit] < 0 and self.state.fate_of[unit] != IN_PLAY:
                    if skip == 0:
                        return Piece(unit)
                    skip -= 1
        raise AssertionError(f"no {steps} for side {side}")

    def spare(self, side: Player, arm: int = INFANTRY) -> Piece:
        """Return any unit of a side and an arm that is not on the map yet."""
        for unit in range(self.field.units):
            if self.field.side_of[unit] == side and self.field.arm_of[unit] == arm:
                if self.state.fate_of[unit] != IN_PLAY and unit != self.field.baggage:
                    return Piece(unit)
        raise AssertionError("nobody is left")

    def settle(self) -> None:
        """Give the first answer as long as a retreat or a loss is asked for."""
        while ASK_LOSS_UNIT.number <= self.state.todo.question() <= ASK_RETREAT_TO.number:
            self.play(self.answers()[0])

    def left(self, unit: Piece, steps: str) -> Piece:
        """Return with how many steps left a unit shows SP-MR-move, or 0."""
        strength, morale, move = (int(part) for part in steps.split("-"))
        for left in range(1, self.field.full_of[unit] + 1):
            at = unit * STRIDE + left
            here = (self.field.sp[at], self.field.mr[at], self.field.move[at])
            if here == (strength, morale, move):
                return Piece(left)
        return Piece(0)

    def put(
        self, what: str | int, where: str, steps: str = "", morale: int = 0, left: int = 0
    ) -> Piece:
        """Put a piece (id or number) at the bottom of a hex."""
        state = self.state
        piece = what if isinstance(what, int) else self.field.piece_of_id(what)
        state.fate_of[piece] = IN_PLAY
        state.left_of[piece] = left or (
            self.left(Piece(piece), steps) if steps else self.field.full_of[piece]
        )
        state.command_of[piece] = 1
        place_bottom(state, Piece(piece), hex_of_name(where))
        if morale:
            set_morale(state, Piece(piece), morale)
        return Piece(piece)

    def show(self, unit: Piece) -> str:
        """Return a unit as it shows: SP-MR-move, with d or r, and where it is."""
        state = self.state
        if state.hex_of[unit] < 0:
            return "off"
        at = unit * STRIDE + state.left_of[unit]
        values = f"{self.field.sp[at]}-{self.field.mr[at]}-{self.field.move[at]}"
        return values + ("", "d", "r")[state.morale_of[unit]]

    def where(self, piece: Piece) -> str:
        """Return the hex of a piece, or "off"."""
        here = Hex(self.state.hex_of[piece])
        return hex_name(here) if here >= 0 else "off"

    def stack(self, where: str) -> list[Piece]:
        """Return the units of a hex from the top."""
        return stack(self.state, hex_of_name(where))

    # Playing

    def dice(self, *faces: int) -> None:
        """Let the next dice show these faces."""
        self.state.dice = ScriptedDice([face - 1 for face in faces])

    def begin(self, frame: Task[Any] = DO_COMBAT_PHASE) -> None:
        """Open the combat phase, or another frame."""
        self.state.push(frame, self.state.side)
        self.state.go_on()

    def joint(self) -> None:
        """Open the joint morale segment."""
        self.begin(DO_JOINT)

    def bombard(self, where: str, result: str, canister: bool = False) -> None:
        """Let a result of a bombardment fall on a hex."""
        here = hex_of_name(where)
        firing = 1 - self.field.side_of[Piece(self.state.top_at[here])]
        begin_bombardment(self.state, firing, here, read_result(result), canister)
        self.state.go_on()

    def results(
        self,
        attack: Sequence[str],
        defence: Sequence[str],
        attacker: str = "-",
        defender: str = "-",
        leads: Sequence[int] = (-1, -1),
    ) -> None:
        """Give both sides of a combat their results, as if they had been rolled."""
        state = self.state
        combat = state.combat
        combat.reset()
        combat.side = state.side
        combat.attackers = [hex_of_name(name) for name in attack]
        combat.defenders = [hex_of_name(name) for name in defence]
        combat.lead = [Piece(lead) for lead in leads]
        for here in combat.attackers:
            for unit in stack(state, here):
                combat.host |= 1 << unit
        state.push(DO_COMBAT, state.side, STEP_ADVANCE)
        mark_riders(state)
        results = [0, 0]
        results[state.side] = read_result(attacker)
        results[1 - state.side] = read_result(defender)
        hand_out(state, results, [result & RESULT_POINTS for result in results])
        state.go_on()

    def why(self, word: str) -> int:
        """Return the code of an answer."""
        if self.state.is_over():
            return NOT_ASKED_CODE
        action = clicks_of(self.state.field.battle).parse(word)
        return GAME.legality(self.state, action, self.state.to_move())

    def play(self, *words: str) -> None:
        """Give answers in notation."""
        for word in words:
            action = clicks_of(self.state.field.battle).parse(word)
            assert GAME.legality(self.state, action, self.state.to_move()) == OK, (
                word,
                self.answers(),
            )
            self.state.question().answer(self.state, action)
            self.state.go_on()

    def answers(self) -> list[str]:
        """Return the legal answers in notation."""
        battle = self.state.field.battle
        return [clicks_of(battle).text(action) for action in listed(self.state)]

    def asked(self) -> "Task[Any] | None":
        """Return the open question, or None at the end."""
        return None if self.state.is_over() else self.state.question()

    def name(self, piece: Piece) -> str:
        """Return the id of a piece."""
        return self.field.ids[piece]

    def kinds(self) -> list[str]:
        """Return the kinds of all events so far."""
        return [event.kind for event in self.log()]

    def log(self) -> Sequence[Event]:
        """Return the events so far."""
        return self.state.log or []


def sums_of(fight: Fight, attack: list[Piece], defence: list[Piece]) -> Reckoning:
    """Work out a combat of these units, led by the first of each side."""
    state = fight.state
    leads = [NO_PIECE, NO_PIECE]
    leads[fight.field.side_of[attack[0]]] = attack[0]
    leads[fight.field.side_of[defence[0]]] = defence[0]
    attack_hexes = list(dict.fromkeys(Hex(state.hex_of[unit]) for unit in attack))
    defence_hexes = list(dict.fromkeys(Hex(state.hex_of[unit]) for unit in defence))
    return reckon(state, attack, defence, attack_hexes, defence_hexes, leads)
