"""The rulebook's own words: the Ukrainian edition names cards, actions, squads and tiles."""

import pytest

from grognard.games.undaunted import names
from grognard.games.undaunted.rules.s14_booklet import SCENARIOS
from grognard.games.undaunted.tables import CARD_IDS, VERBS, Counter, Tile
from grognard.messages.texts import Texts
from tests.games.undaunted.positions import GAME, US, Table, do

ACTIONS = {
    "move": "Переміститися",
    "guide": "Направити",
    "scout": "Розвідати",
    "stalk": "Прокрастися",
    "bolster": "Поповнити",
    "command": "Наказати",
    "conceal": "Замаскуватися",
    "control": "Контролювати",
    "inspire": "Надихнути",
    "recon": "Спостерігати",
    "target": "Прицілитися",
    "attack": "Атакувати",
    "suppress": "Придушити",
    "blast": "Обстріляти",
    "hunker": "Вичікувати",
}


def texts(language: str) -> Texts:
    found = Texts(language)
    found.add(GAME)
    return found


@pytest.mark.parametrize(("language", "label"), [("en", "17B"), ("uk", "17Б"), ("ru", "17Б")])
def test_1_4_the_side_of_a_tile_is_lettered_in_the_readers_alphabet(
    language: str, label: str
) -> None:
    """Checklist 16."""
    scenario = SCENARIOS[0]
    tile = Tile(scenario.tile_ids.index("17B"))
    assert texts(language).say(names.tile_name(scenario, tile)) == label


@pytest.mark.parametrize(("language", "letters"), [("en", "ABC"), ("uk", "АБВ"), ("ru", "АБВ")])
def test_1_1_squads_are_lettered_in_the_readers_alphabet(language: str, letters: str) -> None:
    """Checklist 16."""
    say = texts(language).say
    for name in ("rifleman", "scout", "machine_gunner", "squad_leader"):
        cards = [CARD_IDS.index(f"{name}_{squad}") for squad in "abc"]
        assert [say(names.card_name(card))[-1] for card in cards] == list(letters)


@pytest.mark.parametrize("verb", sorted(ACTIONS))
def test_6_5_the_actions_have_the_names_of_the_ukrainian_rulebook(verb: str) -> None:
    said = texts("uk").say(names.verb_name(VERBS.index(verb)))
    assert said == ACTIONS[verb]


def test_1_2_the_platoon_sergeant_is_the_ukrainian_platoon_commander() -> None:
    say = texts("uk").say
    named = {card: say(names.card_name(CARD_IDS.index(card))) for card in CARD_IDS}
    assert named["platoon_sergeant"] == "Командир взводу"
    assert named["platoon_guide"] == "Головний сержант взводу"
    assert named["fog_of_war"] == "Туман війни"
    assert "Снайпер" in say(names.counter_name(Counter(9)))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_card_can_be_said_at_every_click_of_a_chain(language: str) -> None:
    """Questions and buttons name the card, the unit and the tile they are about."""
    say = texts(language).say
    table = Table("crossing-the-vire").cards(US, hand="platoon_guide scout_a rifleman_a")
    state = table.turn(US)
    for click in ("card platoon_guide", "use guide", "unit us scout_a", "tile 3A"):
        assert "undaunted-" not in say(GAME.describe_prompt(state))
        for action in state.legal_actions():
            assert "undaunted-" not in say(GAME.describe_action(state, action))
        do(state, click)
