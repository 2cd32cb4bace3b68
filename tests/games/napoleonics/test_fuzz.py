"""Random play from crowded positions, sound after every action, that meets everything."""

from collections import Counter

import pytest

from grognard.core.dice import SeededDice
from grognard.core.question import Question
from grognard.core.types import OK, Action
from grognard.games.napoleonics import GAME
from grognard.games.napoleonics.actions import CARD, DONE, NUM_ACTIONS
from grognard.games.napoleonics.game import TASKS
from grognard.games.napoleonics.reasons import WHY
from grognard.games.napoleonics.rules.s02_01_board import DISTANCE, HEX_NAMES, HEXES, NUM_HEXES, Hex
from grognard.games.napoleonics.sent import SENT
from grognard.games.napoleonics.state import NapoleonicsState
from grognard.games.napoleonics.tables import CARD_IDS, CLOSED, TERRAIN_IDS
from tests.games.napoleonics.field import field, reason_name

PROMPTS = [task.id for task in TASKS if isinstance(task, Question)]


FRENCH = (
    "LN",
    "LT",
    "GR",
    "YG",
    "OG",
    "MI",
    "LC",
    "HC",
    "CU",
    "GHC",
    "FA",
    "HA",
    "GFA",
    "HA",
    "FA",
)
ALLIED = ("LN", "LT", "RL", "GR", "GG", "LC", "HC", "GHC", "FA", "HA", "FA", "HA")
GROUND = ("forest", "hill", "town", "mill", "fordable", "quarry", "rugged-hill", "river", "bridge")
ASKED_ALL = ("support", "react", "bonus", "supply-unit", "pays", "back")
"""Questions at which the legality of every action is asked."""
TACTICS = [name for name in CARD_IDS if not name.endswith(("left", "center", "right"))]


def pick(dice: SeededDice, names: tuple[str, ...] | list[str]) -> str:
    """Return one of some names."""
    return names[dice.below(len(names), "pick")]


def crowd(seed: int) -> NapoleonicsState:
    """Return both armies face to face: weak units, leaders, squares, tactic cards."""
    dice = SeededDice(seed)
    middle = HEXES[dice.below(NUM_HEXES, "middle")]
    near = sorted(HEXES, key=lambda here: (DISTANCE[middle * NUM_HEXES + here], here))[:30]
    ground = {HEX_NAMES[here]: pick(dice, GROUND) for here in near if dice.below(4, "ground") == 0}
    pieces: list[str] = []
    taken: set[Hex] = set()
    for _ in range(18):
        here = near[dice.below(len(near), "hex")]
        terrain = TERRAIN_IDS.index(ground.get(HEX_NAMES[here], "clear"))
        if here in taken or any(CLOSED[terrain * 3 : terrain * 3 + 3]):
            continue
        taken.add(here)
        pieces += _group(dice, HEX_NAMES[here])
    pieces = _few(pieces)
    hands: list[list[str]] = [[], []]
    for card in sorted({pick(dice, TACTICS) for _ in range(6)}):
        hands[dice.below(2, "side")].append(card)
    for hand in hands:
        hand += ["attack-center", "probe-center"][: 1 + dice.below(2, "size")]
    active = ("french", "allied")[dice.below(2, "active")]
    works = {name: ("NW", "NE") for name in ground if dice.below(3, "works") == 0}
    works = {name: sides for name, sides in works.items() if ground[name] in ("hill", "forest")}
    table = field(
        *pieces,
        active=active,
        ground=ground,
        works=works,
        french=hands[0],
        allied=hands[1],
        banners_needed=3 + dice.below(4, "banners"),
        options=_options(seed),
    )
    table.state.dice = SeededDice(seed)
    return table.state


def _options(seed: int) -> dict[str, str]:
    """Vary every option but the deck, which the hands above are taken from."""
    dice = SeededDice(seed + 2)
    found = {one.id: pick(dice, one.values) for one in GAME.options() if one.id != "deck"}
    return {**found, "ask-all": ("no", "yes")[seed % 2]}


def _group(dice: SeededDice, here: str) -> list[str]:
    nation = ("fr", "br")[dice.below(2, "nation")]
    kind = pick(dice, FRENCH if nation == "fr" else ALLIED)
    unit = f"{nation} {kind} {here} {1 + dice.below(3, 'blocks')}"
    is_infantry = kind in ("LN", "LT", "GR", "YG", "OG", "MI", "RL", "GG")
    if is_infantry and dice.below(6, "square") == 0:
        unit += " square"
    leader = f"{nation} leader {here}"
    lot = dice.below(6, "leader")
    return [leader] if lot == 0 else [unit, leader] if lot == 1 else [unit]


def _few(pieces: list[str]) -> list[str]:
    """Keep what the box holds: five leaders a side, and at most four squares."""
    kept: list[str] = []
    for piece in pieces:
        nation = piece[:2]
        leaders = sum(one.startswith(f"{nation} leader") for one in kept)
        squares = sum(one.startswith(nation) and one.endswith("square") for one in kept)
        if "leader" in piece and leaders >= 5:
            continue
        kept.append(piece.replace(" square", "") if squares >= 4 else piece)
    return kept


def choose(state: NapoleonicsState, dice: SeededDice) -> Action:
    """Choose at random, but rarely stop, and often play a tactic card."""
    actions = state.legal_actions()
    if len(actions) > 1 and actions[-1] == DONE and dice.below(6, "done"):
        actions = actions[:-1]
    if state.prompt() == "play":
        tactics = [a for a in actions if CARD_IDS[a - CARD] in TACTICS]
        actions = tactics or actions
    return actions[dice.below(len(actions), "choose")]


def fight(seed: int, met: Counter[str]) -> None:
    """Play from a crowd, sound after every action; count what was met."""
    dice = SeededDice(seed + 1)
    state = crowd(seed)
    for step in range(80):
        if state.is_over():
            break
        met["ask " + state.prompt()] += 1
        if step % 10 == 0 or state.prompt() in ASKED_ALL:
            refuse(state, met)
        state.apply(choose(state, dice))
        assert state.check() == [], (seed, step, state.prompt())
    for event in state.log or []:
        met["event " + event.kind] += 1
        if event.kind == "play":
            met["card " + CARD_IDS[event.numbers[0]]] += 1


def refuse(state: NapoleonicsState, met: Counter[str]) -> None:
    """Ask the legality of every action: those listed are allowed and no others."""
    listed = state.legal_actions()
    for action in range(NUM_ACTIONS):
        answer = GAME.legality(state, action, state.to_move())
        assert (answer == OK) == (action in listed), (state.prompt(), action, answer)
        if answer > 0:
            met["why " + reason_name(answer)] += 1


def test_crowded_positions_stay_sound_and_meet_everything() -> None:
    met: Counter[str] = Counter()
    for seed in range(120):
        fight(seed, met)
    wanted = ["ask " + name for name in PROMPTS]
    wanted += ["card " + name for name in TACTICS]
    wanted += ["event " + name for name in SENT.fields_of]
    wanted += ["why " + name for name in map(reason_name, range(1, len(WHY.ids)))]
    seeded = {  # by positions of their own: test_reasons, test_checklist, test_s09_scenarios
        *("event objective", "event objective-lost", "event exit"),
        *("why no-infantry-there", "why no-baseline-hex", "why square-no-manoeuvre"),
        *("why joined", "why nowhere-to-go", "why card-no-melee", "why battery-engaged"),
        *("why in-already", "why too-few-cards", "why no-slot", "why square-terrain"),
        *("why must-follow", "why cannot-finish", "why not-vacant"),
    }
    assert [name for name in wanted if met[name] == 0 and name not in seeded] == []


@pytest.mark.large
def test_thousands_of_crowded_positions_stay_sound() -> None:
    met: Counter[str] = Counter()
    for seed in range(1000, 6000):
        fight(seed, met)
    assert min(met["ask " + name] for name in PROMPTS) >= 20
