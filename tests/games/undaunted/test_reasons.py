"""Every refusal of the game names its section and changes nothing."""

from collections.abc import Callable

import pytest

from grognard.core.errors import IllegalAction
from grognard.games.undaunted import reasons
from tests.games.undaunted.positions import GAME
from tests.games.undaunted.refusals import PROVOKED, Refused


@pytest.mark.parametrize(
    ("code", "section", "provoke"), PROVOKED, ids=[code for code, _, _ in PROVOKED]
)
def test_every_refusal_names_its_rule_and_changes_nothing(
    code: str, section: str, provoke: Callable[[], Refused]
) -> None:
    state, text = provoke()
    action = int(text[1:]) if text.startswith("#") else GAME.parse_action(state, text)
    before = state.save()
    with pytest.raises(IllegalAction) as refused:
        GAME.play(state, action)
    reason = refused.value.reason
    assert (reason.code, reason.section) == (f"undaunted-why-{code}", section)
    assert "thing" in reason.params
    assert state.save() == before
    assert action not in state.legal_actions()


def test_every_code_there_is_has_been_provoked() -> None:
    provoked = {f"undaunted-why-{code}": section for code, section, _ in PROVOKED}
    why = reasons.WHY
    assert provoked == dict(zip(why.ids[1:], why.sections[1:], strict=True))


def test_every_code_has_a_number_of_its_own() -> None:
    codes = [value for value in vars(reasons).values() if isinstance(value, int)]
    assert sorted(codes) == list(range(1, len(reasons.WHY.ids)))
