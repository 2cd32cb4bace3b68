"""What the questions of this game have in common: what can be clicked, and how they are asked."""

from typing import ClassVar

from grognard.core.message import Argument
from grognard.core.odds import Odds
from grognard.core.question import Question
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Json, Player
from grognard.games.napoleonics import reasons as why
from grognard.games.napoleonics.actions import (
    CARD,
    FLAGS,
    LEADER,
    OUT,
    UNIT,
    card_of,
    hex_of,
    leader_name,
    leader_of,
    unit_name,
    unit_of,
)
from grognard.games.napoleonics.names import card_message, leader_message, unit_message
from grognard.games.napoleonics.rules.s02_01_board import Hex
from grognard.games.napoleonics.rules.s09_scenarios import NO_LEADER, NO_UNIT, Leader, Unit
from grognard.games.napoleonics.sent import Zone
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import NO_CARD, SYMBOLS, Card


class NapoleonicsQuestion(Question[NapoleonicsState]):
    """A question about hexes, units, leaders, squares to be left, cards, or words."""

    asks_units: bool = False
    asks_leaders: bool = False
    asks_squares: bool = False
    ends_with: Action = -1
    """The word that is always an answer: no more, or not at all."""
    zone: ClassVar[Zone] = ""
    """Where the cards lie that answer it."""

    def code(self, state: NapoleonicsState, action: Action, seat: Player) -> int:
        """Return OK, or the code of the rule that forbids the seat to move this action."""
        if action < UNIT:
            return self.hex_code(state, hex_of(action))
        if action < LEADER or OUT <= action < CARD:
            return self._piece_code(state, action)
        if action < OUT:
            if not self.asks_leaders:
                return NOT_ASKED_CODE
            leader = leader_of(action)
            is_there = leader < len(state.scenario.leaders)
            return self.leader_code(state, leader) if is_there else why.NOT_IN_THIS_BATTLE
        if action < FLAGS:
            return self.card_code(state, card_of(action))
        return self.word_code(state, action)

    def _piece_code(self, state: NapoleonicsState, action: Action) -> int:
        if not (self.asks_units if action < LEADER else self.asks_squares):
            return NOT_ASKED_CODE
        unit = unit_of(action)
        if unit >= len(state.scenario.units):
            return why.NOT_IN_THIS_BATTLE
        return self.unit_code(state, unit) if action < LEADER else self.square_code(state, unit)

    def hex_code(self, state: NapoleonicsState, to: Hex) -> int:
        """Return the verdict on a hex."""
        return NOT_ASKED_CODE

    def unit_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """Return the verdict on a unit, if units are asked for."""
        return NOT_ASKED_CODE

    def leader_code(self, state: NapoleonicsState, leader: Leader) -> int:
        """Return the verdict on a leader, if leaders are asked for."""
        return NOT_ASKED_CODE

    def square_code(self, state: NapoleonicsState, unit: Unit) -> int:
        """Return the verdict on leaving a square, if squares are asked for."""
        return NOT_ASKED_CODE

    def card_code(self, state: NapoleonicsState, card: Card) -> int:
        """Return the verdict on a card."""
        return NOT_ASKED_CODE

    def word_code(self, state: NapoleonicsState, action: Action) -> int:
        """Return the verdict on a number of flags, or on a word."""
        return OK if action == self.ends_with else NOT_ASKED_CODE

    def args(self, state: NapoleonicsState) -> dict[str, Argument]:
        """Return the card, the combat, and the symbols that are left."""
        scenario = state.scenario
        args: dict[str, Argument] = {"command": state.command}
        if state.effective != NO_CARD:
            args["card"] = card_message(state.effective)
        if state.attacker != NO_UNIT:
            args["unit"] = args["attacker"] = unit_message(scenario, state.attacker)
        if state.target != NO_UNIT:
            args["target"] = unit_message(scenario, state.target)
        elif state.target_leader != NO_LEADER:
            args["target"] = leader_message(scenario, state.target_leader)
        for symbol, name in enumerate(SYMBOLS[:4]):
            args[name] = int(state.symbols[symbol])
        return args

    def piece(self, state: NapoleonicsState) -> str:
        """Return the unit or leader whom the question is about; "" if it is about none."""
        return ""

    def rider(self, a: int, d: int) -> int:
        """§5.10, §6.1 Return the leader who by its frame is on his way, in no hex's way yet."""
        return NO_LEADER

    def previews(self, state: NapoleonicsState) -> list[Json]:
        """Return the attacks the seat to move can weigh now, one for each thing it may click."""
        return []

    def odds(self, state: NapoleonicsState, action: Action) -> Odds | None:
        """Return the exact chances of a click that rolls, from what the seat knows; else None."""
        return None

    def shown(self, state: NapoleonicsState) -> Json:
        """Return whom it is about, where cards answer it, and what could be rolled."""
        return {
            "piece": self.piece(state),
            "zone": self.zone,
            "previews": self.previews(state),
        }


class AboutAttacker(NapoleonicsQuestion):
    """A question about the unit that attacks."""

    def piece(self, state: NapoleonicsState) -> str:
        """Return who attacks."""
        return unit_name(state.scenario, state.attacker)


class AboutUnit(NapoleonicsQuestion):
    """A question about the unit of its frame: a the unit, b a number."""

    def piece(self, state: NapoleonicsState) -> str:
        """Return the unit."""
        return unit_name(state.scenario, Unit(state.todo.a()))

    def args(self, state: NapoleonicsState) -> dict[str, Argument]:
        """Return the unit and the number."""
        unit = unit_message(state.scenario, Unit(state.todo.a()))
        return {**super().args(state), "unit": unit, "count": state.todo.b()}


class AboutMover(NapoleonicsQuestion):
    """A question about the mover of its frame: a unit or NO_UNIT, b leader or NO_LEADER."""

    def piece(self, state: NapoleonicsState) -> str:
        """Return who moves, or is ordered."""
        if state.todo.a() == NO_UNIT:
            return leader_name(state.scenario, Leader(state.todo.b()))
        return unit_name(state.scenario, Unit(state.todo.a()))

    def args(self, state: NapoleonicsState) -> dict[str, Argument]:
        """Return who moves, or is ordered."""
        if state.todo.a() == NO_UNIT:
            piece = leader_message(state.scenario, Leader(state.todo.b()))
        else:
            piece = unit_message(state.scenario, Unit(state.todo.a()))
        return {**super().args(state), "piece": piece}
