"""Every refusal has a section, a sentence in three languages, and is met or built."""

import inspect
import re

import pytest

from grognard.cli.texts import Texts
from grognard.games.marengo import GAME, reasons
from grognard.games.marengo.reasons import REASONS
from grognard.games.marengo.state import ASK_ACTION
from tests.games.marengo.field import field, named, play


def test_codes_and_sentences_stand_in_the_same_order() -> None:
    lines = inspect.getsource(reasons).splitlines()
    codes = [
        line.partition(":")[0] for line in lines if re.fullmatch(r"[A-Z_]+: Final = \d+", line)
    ]
    assert [getattr(reasons, name) for name in codes] == list(range(1, len(REASONS)))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_refusal_is_said(language: str) -> None:
    texts = Texts(language)
    texts.add(GAME)
    for code in range(1, len(REASONS)):
        reason = reasons.reason(ASK_ACTION, 0, code)
        assert reason.section.startswith("§")
        said = texts.say(reason.message())
        assert not said.startswith("marengo-why"), reason


def refusal(pieces: list[str], clicks: list[str], click: str, turn: str = "austria") -> str:
    """Return the code and the section by which a click is refused after others."""
    state = field(pieces, turn)
    play(state, *clicks)
    reason = GAME.why_not(state, GAME.parse_action(state, named(state, click)))
    assert reason is not None
    return f"{reason.code.removeprefix('marengo-why-')} {reason.section}"


def test_refusals_name_the_section_of_what_was_tried() -> None:
    blocking = ["A inf2 a4-5@4", "A cav2 4", "A inf2 4", "F inf2 5"]
    chosen = ["inf2@a4-5@4"]
    assert refusal(blocking, chosen, "block a4-5@4") == "not-in-reserve §7"
    assert refusal(blocking, chosen, "locale 6") == "only-opposite §7"
    assert refusal(blocking, chosen, "attack a4-6@4") == "only-opposite §9"
    assert refusal(blocking, ["inf2@4"], "continue a4-5@4") == "cavalry-only §12"
    assert refusal(blocking, ["cav2@4"], "continue a4-6@4") == "nobody-opposite §12"
    assert refusal(blocking, ["inf2@4"], "block a4-6@4") == "nobody-opposite §7"


def test_refusals_in_an_assault_name_its_step() -> None:
    pieces = ["A inf2 a2-4@2", "A inf2 a2-4@2", "A cav2 a2-4@2"]
    pieces += ["F inf2 a2-4@4", "F inf2 a2-4@4", "F cav2 a2-4@4", "F inf1 a2-4@4"]
    start = ["assault a2-4@2"]
    assert refusal(pieces, [*start, "inf2@a2-4@4"], "cav2@a2-4@4") == "same-type §11.2"
    lead = [*start, "done", "inf2@a2-4@2"]
    assert refusal(pieces, lead, "cav2@a2-4@2") == "same-type §11.3"
    fire = [*lead, "done", "done"]
    assert refusal(pieces, fire, "inf1@a2-4@4") == "too-weak §11.5"
    assert refusal(pieces, [*fire, "inf2@a2-4@4"], "cav2@a2-4@4") == "same-type §11.5"


def test_refusals_that_rest_on_a_ruling_name_it() -> None:
    french = ["F inf2 5 !", "F inf3 5 !", "F cav2 5 !", "A inf2 4"]
    acted = ["inf2@5", "block a4-5@5", "inf3@5"]
    assert refusal(french, acted, "organize", "france") == "organize-before-acting §14 R2"
    guns = ["A art1 a4-5@4", "A inf2 4", "F inf2 6"]
    assert refusal(guns, ["art1@a4-5@4"], "declare") == "no-enemy-to-attack §10 R7"
