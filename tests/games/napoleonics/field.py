"""Small positions on a board of one's own, and a player that speaks of hexes."""

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.core.dice import ScriptedDice, SeededDice
from grognard.core.event import Event
from grognard.core.types import OK, Action, Player
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import (
    CARD,
    DONE,
    FLAGS,
    HEX,
    LEADER,
    NO,
    OUT,
    SECTION,
    UNIT,
    WORDS,
)
from grognard.games.napoleonics.options import OPTIONS
from grognard.games.napoleonics.reasons import WHY
from grognard.games.napoleonics.rules.s02_01_board import (
    DIRECTION_NAMES,
    HEX_NAMES,
    SEATS,
    hex_named,
)
from grognard.games.napoleonics.rules.s02_pieces import free_slot, place_leader, place_unit
from grognard.games.napoleonics.rules.s02_unit_cards import (
    BLOCKS,
    KIND_IDS,
)
from grognard.games.napoleonics.rules.s04_banners import banners
from grognard.games.napoleonics.rules.s05_01_command import ASK_PLAY
from grognard.games.napoleonics.rules.s05_turn import DO_BEGIN_TURN
from grognard.games.napoleonics.rules.s09_scenarios import (
    Leader,
    Objective,
    Scenario,
    Unit,
    add_leader,
    add_unit,
    set_ground,
)
from grognard.games.napoleonics.state import DECK, NapoleonicsState
from grognard.games.napoleonics.tables import (
    CARD_COUNT,
    CARD_IDS,
    NO_CARD,
    NUM_CARDS,
    SLOTS,
    Card,
    Kind,
    terrain_named,
)

FACE = {"I": 0, "C": 2, "A": 3, "F": 4, "S": 5}
"""Dice as letters: infantry, cavalry, artillery, flag, saber."""
NATION_OF = {"fr": "french", "br": "british", "pt": "portuguese"}


def reason_name(code: int) -> str:
    """Return the name of a refusal."""
    return WHY.ids[code].removeprefix("napoleonics-why-")


class Field:
    """A position, and clicks on it by hex names; every click must be legal."""

    def __init__(self, state: NapoleonicsState) -> None:
        self.state = state

    # Looking

    def unit(self, name: str) -> Unit:
        """Return the unit in a hex."""
        found = Unit(self.state.unit_at[hex_named(name)])
        assert found >= 0, f"no unit in {name}"
        return found

    def leader(self, name: str) -> Leader:
        """Return the leader in a hex."""
        found = Leader(self.state.leader_at[hex_named(name)])
        assert found >= 0, f"no leader in {name}"
        return found

    def is_empty(self, name: str) -> bool:
        """Say whether neither unit nor leader stands in a hex."""
        here = hex_named(name)
        return self.state.unit_at[here] < 0 and self.state.leader_at[here] < 0

    def blocks(self, name: str) -> int:
        """Return the blocks of the unit in a hex."""
        return int(self.state.blocks_of[self.unit(name)])

    def banners(self, seat: str) -> int:
        """Return the banners of a side."""
        return banners(self.state, SEATS.index(seat))

    def hand(self, seat: str) -> int:
        """Return how many cards a side holds."""
        return int(self.state.hand_size[SEATS.index(seat)])

    def prompt(self) -> str:
        """Return who is asked what: "french react"."""
        if self.state.is_over():
            return "over"
        return f"{SEATS[self.state.to_move()]} {self.state.prompt()}"

    def hexes(self) -> list[str]:
        """Return the hexes that answer the open question."""
        return [HEX_NAMES[a - HEX] for a in self.state.legal_actions() if a < UNIT]

    def units(self) -> list[str]:
        """Return the hexes of the units that answer the open question."""
        state = self.state
        return sorted(
            HEX_NAMES[state.hex_of[a - UNIT]] for a in state.legal_actions() if UNIT <= a < LEADER
        )

    def words(self) -> list[str]:
        """Return the buttons that answer the open question."""
        return [WORDS[a - DONE] for a in self.state.legal_actions() if a >= DONE]

    def flags(self) -> list[int]:
        """Return the numbers of flags that may be ignored."""
        return [a - FLAGS for a in self.state.legal_actions() if FLAGS <= a < DONE]

    def events(self, kind: str) -> list[Event]:
        """Return the events of a kind since the last call of `forget`."""
        assert self.state.log is not None
        return [event for event in self.state.log if event.kind == kind]

    def rolls(self, blow: int | None = None) -> list[str]:
        """Return the dice of combat rolls as letters, of one kind of blow or of all."""
        letters = "IICAFS"
        found: list[str] = []
        for event in self.events("roll"):
            if blow is None or event.numbers[2] == blow:
                found.append("".join(letters[face % 6] for face in event.numbers[3:]))
        return found

    def why(self, action: Action) -> str:
        """Return the name of the rule that forbids an action, "" if none does."""
        answer = GAME.legality(self.state, action, self.state.to_move())
        if answer == OK:
            return ""
        return reason_name(answer) if answer > 0 else "not-asked"

    def why_unit(self, name: str) -> str:
        """Return why the unit in a hex cannot be clicked."""
        return self.why(UNIT + self.unit(name))

    def why_leader(self, name: str) -> str:
        """Return why the leader in a hex cannot be clicked."""
        return self.why(LEADER + self.leader(name))

    def why_out(self, name: str) -> str:
        """Return why the unit in a hex cannot leave its square."""
        return self.why(OUT + self.unit(name))

    def why_hex(self, name: str) -> str:
        """Return why a hex cannot be clicked."""
        return self.why(HEX + hex_named(name))

    def why_word(self, word: str) -> str:
        """Return why a button cannot be pressed."""
        return self.why(DONE + WORDS.index(word))

    # Clicking

    def do(self, action: Action) -> "Field":
        """Take one legal action, and check the state after it."""
        assert self.why(action) == "", f"{self.prompt()}: {self.why(action)}"
        assert action in self.state.legal_actions(), f"{self.prompt()}: unlisted {action}"
        self.state.apply(action)
        assert self.state.check() == []
        return self

    def play(self, card: str) -> "Field":
        """Play, or keep, a card."""
        return self.do(CARD + CARD_IDS.index(card))

    def click(self, *names: str) -> "Field":
        """Click the units in these hexes, one after another."""
        for name in names:
            self.do(UNIT + self.unit(name))
        return self

    def lead(self, name: str) -> "Field":
        """Click the leader in a hex."""
        return self.do(LEADER + self.leader(name))

    def out(self, name: str) -> "Field":
        """Order the unit in a hex out of its square."""
        return self.do(OUT + self.unit(name))

    def to(self, name: str) -> "Field":
        """Click a hex."""
        return self.do(HEX + hex_named(name))

    def say(self, word: str) -> "Field":
        """Press a button."""
        return self.do(DONE + WORDS.index(word))

    def done(self) -> "Field":
        """End a chain of clicks."""
        return self.do(DONE)

    def no(self) -> "Field":
        """Decline."""
        return self.do(NO)

    def section(self, number: int) -> "Field":
        """Choose a section: 0 left, 1 center, 2 right."""
        return self.do(SECTION + number)

    def ignore(self, flags: int) -> "Field":
        """Ignore so many flags."""
        return self.do(FLAGS + flags)

    def dice(self, letters: str) -> "Field":
        """Script the next dice; what comes after is seeded."""
        self.state.dice = ScriptedDice([FACE[letter] for letter in letters], SeededDice(1))
        return self

    def used_up(self) -> bool:
        """Say whether every scripted die has been rolled."""
        return isinstance(self.state.dice, ScriptedDice) and self.state.dice.is_used_up()

    # Chains

    def order(self, card: str, *names: str) -> "Field":
        """Play a card and order these units; stop ordering if more could be."""
        self.play(card).click(*names)
        if self.prompt().endswith((" order", " out")):
            self.done()
        return self

    def stay(self) -> "Field":
        """Move nobody (else)."""
        if self.prompt().endswith(" move"):
            self.done()
        return self

    def move(self, name: str, to: str) -> "Field":
        """Move the unit in a hex."""
        return self.click(name).to(to)

    def attack(self, name: str, target: str) -> "Field":
        """Send a unit against the unit in another hex."""
        return self.click(name).click(target)

    def previews(self) -> list[Any]:
        """Return the attacks that can be weighed now."""
        shown = self.state.shown_question(self.state.to_move())
        assert shown is not None
        found = shown["previews"]
        assert isinstance(found, list)
        return found

    def dice_against(self, name: str, target: str) -> int:
        """Return how many dice a unit would roll, by playing the attack out on a copy."""
        twin = Field(self.state.clone())
        twin.forget()
        twin.state.dice = SeededDice(1)
        twin.attack(name, target)
        if twin.prompt().endswith(" support"):
            twin.done()
        if twin.prompt().endswith(" react"):
            twin.say("stand")
        return len(twin.events("roll")[0].numbers) - 3

    def forget(self) -> "Field":
        """Clear the log."""
        self.state.log = []
        return self


def field(
    *pieces: str,
    active: str = "french",
    ground: Mapping[str, str] | None = None,
    works: Mapping[str, Sequence[str]] | None = None,
    french: Sequence[str] = ("probe-left", "attack-center", "assault-center", "general-advance"),
    allied: Sequence[str] = ("probe-left", "attack-center", "assault-center", "general-advance"),
    banners_needed: int = 9,
    options: Mapping[str, str] | None = None,
    objectives: Sequence[Objective] = (),
) -> Field:
    """Return a turn about to begin: "fr LN D5", "br LN E5 3" (blocks), "pt leader C4".

    A "square" after a unit puts it into one, with a card of the deck on the track.
    """
    scenario = _battle(pieces, ground or {}, works or {}, banners_needed)
    state = NapoleonicsState()
    scenario.objectives = list(objectives)
    state.scenario = scenario
    state.begin(GAME, SeededDice())
    chosen = GAME.full_options(options or {})
    for place, one in enumerate(OPTIONS):
        state.settings[place] = one.values.index(chosen[one.id])
    state.active = SEATS.index(active)
    for kind in range(NUM_CARDS):
        state.deck[kind] = CARD_COUNT[state.settings[DECK]][kind]
    for side, cards in enumerate((french, allied)):
        for name in cards:
            _give(state, side, name)
    _place(state, pieces)
    scenario.cards = [len(french), len(allied)]
    state.turn = 1
    state.push(ASK_PLAY, state.active)
    assert state.check() == []
    return Field(state)


def begin_turn(table: Field, seat: str) -> None:
    """Begin a turn of a side anew, as after the other's."""
    state = table.state
    state.todo.frames = []
    state.active = SEATS.index(seat)
    state.push(DO_BEGIN_TURN, state.active)
    state.go_on()


def _battle(
    pieces: Sequence[str],
    ground: Mapping[str, str],
    works: Mapping[str, Sequence[str]],
    needed: int,
) -> Scenario:
    scenario = Scenario()
    scenario.id = "field"
    scenario.number = 1
    scenario.banners = needed
    for here, name in ground.items():
        scenario.base_at[hex_named(here)] = terrain_named(name)
    scenario.terrain_at = scenario.base_at[:]
    for here, sides in works.items():
        scenario.works_at[hex_named(here)] = sum(1 << DIRECTION_NAMES.index(s) for s in sides)
    set_ground(scenario)
    for piece in pieces:
        words = piece.split()
        if words[1] == "leader":
            name = f"Leader {len(scenario.leaders) + 1}"
            add_leader(scenario, name, NATION_OF[words[0]], hex_named(words[2]))
        else:
            kind = Kind(KIND_IDS.index(f"{NATION_OF[words[0]]}-{words[1]}"))
            add_unit(scenario, kind, NATION_OF[words[0]], hex_named(words[2]))
    return scenario


def _place(state: NapoleonicsState, pieces: Sequence[str]) -> None:
    unit = leader = 0
    for piece in pieces:
        words = piece.split()
        here = hex_named(words[2])
        if words[1] == "leader":
            place_leader(state, Leader(leader), here)
            leader += 1
            continue
        full = BLOCKS[state.scenario.kind_of[unit]]
        numbers = [int(word) for word in words[3:] if word.isdigit()]
        place_unit(state, Unit(unit), here)
        state.blocks_of[unit] = numbers[0] if numbers else full
        if "square" in words:
            _form(state, Unit(unit))
        unit += 1


def _form(state: NapoleonicsState, unit: Unit) -> None:
    side = state.scenario.side_of[unit]
    slot = free_slot(state, side)
    card = next(card for card in range(NUM_CARDS) if state.deck[card])
    state.deck[card] -= 1
    assert state.track[side * SLOTS + slot] == NO_CARD
    state.track[side * SLOTS + slot] = Card(card)
    state.slot_of[unit] = slot


def _give(state: NapoleonicsState, side: Player, name: str) -> None:
    card = CARD_IDS.index(name)
    state.deck[card] -= 1
    state.hand[side * NUM_CARDS + card] += 1
    state.hand_size[side] += 1
