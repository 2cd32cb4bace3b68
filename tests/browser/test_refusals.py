"""Everything that a board lets one click is known to the rules, and answers once."""

import json

import pytest

from tests.browser.conftest import Sit
from tests.browser.table import by_button

pytestmark = pytest.mark.browser

ANSWERS = 3

# Ask why not for every thing on the page, as a click does; returns what each is told, by its name.
ASK_ALL = """async ([match, secret]) => {
    const things = new Set();
    for (const one of document.querySelectorAll('[data-target]')) things.add(one.dataset.target);
    const headers = { Authorization: `Bearer ${secret}` };
    const told = {};
    for (const thing of things) {
        const path = `/api/matches/${match}/explain/${encodeURIComponent(thing)}`;
        told[thing] = (await (await fetch(path, { headers })).json()).reasons;
    }
    return told;
}"""


class First:
    """Gives the first answer."""

    def choose(self, view: dict[str, object]) -> str:
        """Return the text of the first choice."""
        choices = view["choices"]
        assert isinstance(choices, list)
        return str(choices[0]["text"])


@pytest.mark.parametrize("game", ["undaunted", "marengo", "napoleonics", "prussia"])
def test_everything_on_the_board_is_something_and_is_answered_once(sit: Sit, game: str) -> None:
    seat = sit()
    match = seat.begin("bot:random", game=game)
    for _ in range(ANSWERS):
        assert seat.answer(First(), by_button)
    assert seat.view() is not None
    held = json.loads(seat.page.evaluate("localStorage.getItem('grognard.seats')"))
    told = seat.page.evaluate(ASK_ALL, [match, held[0]["seats"][0]["secret"]])
    assert len(told) > 20
    ids = {thing: [one["message"]["id"] for one in reasons] for thing, reasons in told.items()}
    assert [thing for thing, said in ids.items() if "core-why-no-such-thing" in said] == []
    assert {thing: said for thing, said in ids.items() if len(set(said)) < len(said)} == {}
