"""Presses for the same play, on recorded games, by a driver that sees only what is lit."""

import json
from collections import Counter

from grognard.core.registry import load
from grognard.match.chains import position
from tools.presses import Played, presses, replayed
from tools.proofs.presses import RECORDED, measured, recorded, together
from tools.retold import said_by_who_goes_first, without_idle


def test_undaunted_takes_few_presses_for_an_action_by_mouse_and_fewer_with_dragging() -> None:
    played = recorded("undaunted")
    assert measured(played, drags=False) <= 2.13
    assert measured(played, drags=True) <= 1.31
    assert measured(played._replace(is_veteran=True), drags=False) <= 2.1


def test_napoleonics_takes_few_presses_for_a_turn() -> None:
    """Ordered and moved by one drag, attacked by another: about half of the answers are pressed."""
    played = recorded("napoleonics", 60)
    answers = len(played.actions)
    assert sum(presses(played, drags=True)) < 0.55 * answers


def test_who_was_ordered_and_did_not_stir_is_left_out_and_nothing_else() -> None:
    """§5.2 Three units of the recorded game; what lies on the table after each turn stays."""
    stored = json.loads((RECORDED / "napoleonics.json").read_text(encoding="utf-8"))
    texts: list[str] = stored["answers"]
    left = without_idle(load("napoleonics"), stored["scenario"], stored["seed"], texts)
    fewer = Counter(texts) - Counter(left)
    assert fewer == {"br-LN-6": 2, "br-LN-4": 1, "done": 1}


def test_who_goes_first_lies_on_top_and_the_table_is_the_same_after_every_turn() -> None:
    """§10.10 Rossbach as it was recorded raises units later; a dozen clicks are left out."""
    stored = json.loads((RECORDED / "prussia.json").read_text(encoding="utf-8"))
    texts: list[str] = stored["answers"]
    game, scenario, seed = load("prussia"), stored["scenario"], stored["seed"]
    left = said_by_who_goes_first(game, scenario, seed, texts)
    fewer = Counter(texts) - Counter(left)
    assert sum(count for text, count in fewer.items() if text.startswith("raise ")) >= 8
    assert set(fewer) - {"done"} == {text for text in fewer if text.startswith("raise ")}
    ends = [replayed(game, scenario, seed, one).states[-1] for one in (texts, left)]
    columns = [json.loads(position(end))[3] for end in ends]
    assert columns[0] == columns[1]


def test_who_goes_from_one_hex_to_the_same_one_goes_together_and_nothing_else_changes() -> None:
    """§7.3 Rossbach as it was recorded has seven such pairs that can march together."""
    played = recorded("prussia")
    left = together("prussia", played)
    assert len(played.actions) - len(left.actions) == 7
    columns = [json.loads(position(one.states[-1]))[3] for one in (played, left)]
    assert columns[0] == columns[1]
    texts = [_text(left, at) for at in range(60)]
    march = texts.index("R-P-L0")  # after another piece they were moved one by one
    assert texts[march : march + 5] == ["R-P-L0", "2307", "R-P-L2", "2307", "halt"]


def _text(played: Played, at: int) -> str:
    return played.game.action_text(played.states[at], played.actions[at])


def test_a_corps_marches_by_one_drag_of_its_card_or_by_two_presses() -> None:
    """§7.3 Seydlitz and Heinrich: 26 answers after the set-up, both marches one press each."""
    stored = json.loads((RECORDED / "prussia-marched.json").read_text(encoding="utf-8"))
    texts: list[str] = stored["answers"][:32]
    played = replayed(load("prussia"), stored["scenario"], stored["seed"], texts)
    assert sum(presses(played, drags=True)[4:]) == 2
    assert sum(presses(played, drags=False)[4:]) == 4


def test_what_is_counted_adds_up_to_the_game_that_was_played() -> None:
    """Every answer was pressed, came with a press, or was given by itself; a bid is one press."""
    played = recorded("undaunted", 40)
    counts = presses(played, drags=False)
    assert len(counts) == len(played.actions)
    prompts = [state.prompt() for state in played.states[:-1]]
    bids = [count for count, prompt in zip(counts, prompts, strict=True) if prompt == "bid"]
    assert bids == [1] * len(bids)
    assert all(0 <= count <= 2 for count in counts)
    again = replayed(played.game, "la-raye", 7, [])
    assert presses(again, drags=False) == []
