"""Questions, actions and events into messages."""

from typing import Final

from grognard.core.event import Event
from grognard.core.message import Argument, Message
from grognard.core.types import NOBODY, Action, Player
from grognard.games.napoleonics.actions import (
    BACK,
    CARD,
    DONE,
    FLAGS,
    HEX,
    LEADER,
    LEADER_NAMES,
    NO,
    OUT,
    SECTION,
    UNIT,
    UNIT_NAMES,
    WORDS,
    card_of,
    flags_of,
    hex_of,
    leader_of,
    section_of,
    unit_of,
)
from grognard.games.napoleonics.rules.s02_01_board import HEX_NAMES, SEATS, SECTION_NAMES, Hex
from grognard.games.napoleonics.rules.s02_pieces import is_lone
from grognard.games.napoleonics.rules.s02_unit_cards import CODE
from grognard.games.napoleonics.rules.s05_02_orders import ordered_masks, quotas
from grognard.games.napoleonics.rules.s09_scenarios import (
    NO_LEADER,
    NO_UNIT,
    Leader,
    Scenario,
    Unit,
)
from grognard.games.napoleonics.state import (
    ASK_FLAGS,
    ASK_KEEP,
    ASK_LEADER_TO,
    ASK_MOVE_TO,
    ASK_ORDER,
    ASK_PAYS,
    ASK_PLAY,
    ASK_RETREAT,
    ASK_SUPPLY_HEX,
    NapoleonicsState,
)
from grognard.games.napoleonics.tables import (
    CARD_IDS,
    FACES,
    NO_CARD,
    NUM_FACES,
    SYMBOLS,
    TERRAIN_IDS,
    Card,
)

# Things


def army(side: Player) -> Message:
    """Return the name of a side."""
    return Message(f"napoleonics-seat-{SEATS[side]}")


def card(kind: Card) -> Message:
    """Return the title of a command card."""
    return Message(f"napoleonics-card-{CARD_IDS[kind]}")


def unit(scenario: Scenario, one: Unit) -> Message:
    """Return a unit: its type, its number among its like, its nation."""
    args: dict[str, Argument] = {
        "type": Message(f"napoleonics-unit-{CODE[scenario.kind_of[one]].lower()}"),
        "number": int(UNIT_NAMES[scenario.number - 1][one].rpartition("-")[2]),
        "nation": Message(f"napoleonics-nation-{scenario.people_of[one]}"),
    }
    return Message("napoleonics-unit", args)


def leader(scenario: Scenario, one: Leader) -> Message:
    """Return a leader's name."""
    return Message(f"napoleonics-{LEADER_NAMES[scenario.number - 1][one]}")


def faces(shown: list[int]) -> Message:
    """Return what dice show, symbol by symbol; effects coded above the face are left aside."""
    counts = [0] * len(SYMBOLS)
    for face in shown:
        counts[FACES[face % NUM_FACES]] += 1
    parts = [
        Message(f"napoleonics-face-{name}", {"count": counts[symbol]})
        for symbol, name in enumerate(SYMBOLS)
        if counts[symbol]
    ]
    if not parts:
        return Message("napoleonics-face-none")
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = Message("napoleonics-faces", {"first": part, "rest": said})
    return said


def ground(scenario: Scenario, here: Hex) -> Message:
    """Return a hex with its terrain, and its name if the map gives one."""
    name = "works" if scenario.works_at[here] else TERRAIN_IDS[scenario.terrain_at[here]]
    args: dict[str, Argument] = {
        "hex": HEX_NAMES[here],
        "terrain": Message(f"napoleonics-terrain-{name}"),
    }
    if here in scenario.place_names:
        args["place"] = Message(f"napoleonics-place-{scenario.id}-{HEX_NAMES[here]}")
        return Message("napoleonics-hex-named", args)
    return Message("napoleonics-hex", args)


# Questions


def prompt(state: NapoleonicsState) -> Message:
    """Return the open question as a sentence for the seat that answers it."""
    args: dict[str, Argument] = {"command": state.command}
    if state.effective != NO_CARD:
        args["card"] = card(state.effective)
    _combat(state, args)
    frame = state.todo.question()
    if frame == ASK_PLAY:
        args["command"] = state.hand_size[state.todo.owner()]  # §5.1 with the card to be played
    if frame == ASK_ORDER:
        args["left"] = sum(quotas(state)) - len(ordered_masks(state))
    if frame in (ASK_SUPPLY_HEX, ASK_FLAGS, ASK_RETREAT):
        args["unit"] = unit(state.scenario, Unit(state.todo.a()))
        args["count"] = state.todo.b()
    if frame == ASK_FLAGS:
        args["most"] = state.todo.c()
    if frame in (ASK_MOVE_TO, ASK_PAYS):
        args["piece"] = _mover(state)
    if frame == ASK_LEADER_TO:
        args["leader"] = leader(state.scenario, Leader(state.todo.a()))
    for symbol, name in enumerate(SYMBOLS[:4]):
        args[name] = state.symbols[symbol]
    return Message(f"napoleonics-ask-{state.prompt()}", args)


def _combat(state: NapoleonicsState, args: dict[str, Argument]) -> None:
    if state.attacker != NO_UNIT:
        args["unit"] = args["attacker"] = unit(state.scenario, state.attacker)
    if state.target != NO_UNIT:
        args["target"] = unit(state.scenario, state.target)
    elif state.target_leader != NO_LEADER:
        args["target"] = leader(state.scenario, state.target_leader)


def _mover(state: NapoleonicsState) -> Message:
    if state.todo.a() >= 0:
        return unit(state.scenario, Unit(state.todo.a()))
    return leader(state.scenario, Leader(state.todo.b()))


# Actions


def action(state: NapoleonicsState, click: Action) -> Message:
    """Return an action as a button label for the seat that answers."""
    scenario = state.scenario
    if click < UNIT:
        return ground(scenario, hex_of(click - HEX))
    if click < LEADER or OUT <= click < CARD:
        one = unit_of(click)
        args: dict[str, Argument] = {
            "unit": unit(scenario, one),
            "hex": HEX_NAMES[state.hex_of[one]],
            "blocks": state.blocks_of[one],
        }
        return Message("napoleonics-do-unit" if click < LEADER else "napoleonics-do-out", args)
    if click < OUT:
        return _leader_label(state, leader_of(click))
    if click < FLAGS:
        verb = "keep" if state.todo.question() == ASK_KEEP else "play"
        return Message(f"napoleonics-do-{verb}", {"card": card(card_of(click))})
    if click < DONE:
        ignored = flags_of(click)
        return Message(
            "napoleonics-do-ignore", {"count": ignored, "rest": state.todo.b() - ignored}
        )
    return _word(state, click)


def clicked(state: NapoleonicsState, click: Action) -> Argument:
    """Return the thing that was clicked, for a refusal to speak of."""
    scenario = state.scenario
    if click < UNIT:
        return HEX_NAMES[hex_of(click - HEX)]
    if (click < LEADER or OUT <= click < CARD) and unit_of(click) < len(scenario.units):
        return unit(scenario, unit_of(click))
    if LEADER <= click < OUT and leader_of(click) < len(scenario.leaders):
        return leader(scenario, leader_of(click))
    if CARD <= click < FLAGS:
        return card(card_of(click))
    if FLAGS <= click < DONE:
        return Message("napoleonics-face-flag", {"count": flags_of(click)})
    return _word(state, click) if click >= DONE else ""  # nothing of that name is there


def _leader_label(state: NapoleonicsState, one: Leader) -> Message:
    args: dict[str, Argument] = {
        "leader": leader(state.scenario, one),
        "hex": HEX_NAMES[state.leader_hex[one]],
    }
    lone = is_lone(state, one) or state.prompt() != "order"
    return Message("napoleonics-do-leader" if lone else "napoleonics-do-detach", args)


def _word(state: NapoleonicsState, click: Action) -> Message:
    if click in (DONE, NO):
        return Message(f"napoleonics-do-{WORDS[click - DONE]}-{state.prompt()}")
    if SECTION <= click < BACK:
        return Message(f"napoleonics-section-{SECTION_NAMES[section_of(click)]}")
    return Message(f"napoleonics-do-{WORDS[click - DONE]}")


# Events: what their numbers are

_NUMBER: Final = "number"
_UNIT: Final = "unit"
_LEADER: Final = "leader"
_HEX: Final = "hex"
_CARD: Final = "card"
_SIDE: Final = "side"
_SECTION: Final = "section"
_VICTIM: Final = "victim"
_SLOT: Final = "slot"
_MASK: Final = "mask"
"""How many bits are set."""
_FACES: Final = "faces"
"""All numbers from here on are faces of dice."""

EVENTS: Final[dict[str, list[tuple[str, str]]]] = {
    "turn": [("turn", _NUMBER)],
    "objective": [("hex", _HEX), ("banners", _NUMBER)],
    "objective-lost": [("hex", _HEX)],
    "play": [("card", _CARD), ("effective", _CARD)],
    "substitute": [],
    "manoeuvre": [("count", _NUMBER)],
    "section-chosen": [("section", _SECTION)],
    "roll-card": [("card", _CARD), ("faces", _FACES)],
    "rally": [("unit", _UNIT), ("blocks", _NUMBER)],
    "supply": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "order": [("unit", _UNIT)],
    "order-leader": [("leader", _LEADER)],
    "order-lost": [("unit", _UNIT)],
    "out": [("unit", _UNIT), ("slot", _SLOT)],
    "card-back": [("slot", _SLOT), ("card", _CARD)],
    "move": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "move-leader": [("leader", _LEADER), ("from", _HEX), ("to", _HEX)],
    "attach": [("leader", _LEADER), ("unit", _UNIT)],
    "exit": [("unit", _UNIT), ("hex", _HEX)],
    "leave": [("leader", _LEADER), ("hex", _HEX)],
    "fire": [("unit", _UNIT), ("target", _UNIT)],
    "melee": [("unit", _UNIT), ("target", _UNIT), ("batteries", _MASK)],
    "melee-leader": [("unit", _UNIT), ("leader", _LEADER)],
    "battery": [("unit", _UNIT)],
    "react-stand": [],
    "strike": [("unit", _UNIT)],
    "retire": [("unit", _UNIT)],
    "square": [("unit", _UNIT), ("slot", _SLOT)],
    "card-taken": [("slot", _SLOT), ("card", _CARD)],
    "roll": [("unit", _UNIT), ("target", _VICTIM), ("kind", _NUMBER), ("faces", _FACES)],
    "no-back": [("unit", _UNIT)],
    "hits": [("unit", _UNIT), ("lost", _NUMBER), ("left", _NUMBER)],
    "eliminated": [("unit", _UNIT), ("banners", _NUMBER)],
    "check": [("leader", _LEADER), ("faces", _FACES)],
    "leader-killed": [("leader", _LEADER)],
    "leader-safe": [("leader", _LEADER)],
    "escape": [("leader", _LEADER), ("unit", _UNIT), ("faces", _FACES)],
    "flags": [("unit", _UNIT), ("flags", _NUMBER), ("ignored", _NUMBER)],
    "bounce": [("unit", _UNIT)],
    "retreat": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "blocked": [("unit", _UNIT), ("lost", _NUMBER)],
    "retreat-leader": [("leader", _LEADER), ("from", _HEX), ("to", _HEX)],
    "ground": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "breakthrough": [("unit", _UNIT), ("from", _HEX), ("to", _HEX)],
    "bonus": [("unit", _UNIT), ("target", _UNIT)],
    "banners": [("side", _SIDE), ("banners", _NUMBER)],
    "first-strike-draw": [("count", _NUMBER)],
    "draw": [("count", _NUMBER)],
    "drew": [("card", _CARD), ("other", _CARD)],
    "keep": [("card", _CARD)],
    "discarded": [("card", _CARD)],
    "reshuffle": [],
    "win": [("banners", _NUMBER)],
}
ROLLS: Final = ("fire", "melee", "battle-back", "first-strike", "square", "retiring")
"""The blows of a `roll` event, by its third number."""


def event(scenario: Scenario, happened: Event) -> Message:
    """Return an event as a sentence of the log."""
    args: dict[str, Argument] = {}
    if happened.who != NOBODY:
        args["army"] = army(happened.who)
    numbers = happened.numbers
    for place, (name, meaning) in enumerate(EVENTS[happened.kind]):
        if meaning == _FACES:
            args[name] = faces(list(numbers[place:]))
        elif place < len(numbers):
            args[name] = _argument(scenario, meaning, numbers[place])
    return Message(f"napoleonics-event-{_variant(happened)}", args)


def _variant(happened: Event) -> str:
    """Return which sentence a kind of event needs, where there are several."""
    kind, numbers = happened.kind, happened.numbers
    if kind == "roll":
        return f"roll-{ROLLS[numbers[2]]}"
    if kind == "play" and numbers[1] >= 0 and numbers[1] != numbers[0]:
        return "play-as"
    if kind == "drew" and len(numbers) > 1:
        return "drew-two"
    return kind


def _argument(scenario: Scenario, meaning: str, number: int) -> Argument:
    if meaning == _UNIT:
        return unit(scenario, Unit(number))
    if meaning == _LEADER:
        return leader(scenario, Leader(number))
    if meaning == _VICTIM:
        return (
            unit(scenario, Unit(number)) if number >= 0 else leader(scenario, Leader(-1 - number))
        )
    if meaning == _HEX:
        return HEX_NAMES[number]
    if meaning == _CARD:
        return card(Card(number)) if number >= 0 else ""
    if meaning == _SIDE:
        return army(number)
    if meaning == _SECTION:
        return Message(f"napoleonics-section-{SECTION_NAMES[number]}")
    if meaning == _MASK:
        return number.bit_count()
    return number + 1 if meaning == _SLOT else number
