"""Browser tests play the same games in every run."""

from tests.browser.conftest import SEEDED, Sit
from tests.browser.player import Player, texts
from tests.browser.server import Server
from tests.browser.table import by_button

ANSWERS = 10


def asked(sit: Sit, server: Server, name: str, salt: int) -> list[list[str]]:
    """Play against the computer from given seeds of server and browser; return what is offered."""
    server.seed(name)
    us = sit()
    us.page.add_init_script(SEEDED.replace("SEED", str(salt)))
    us.begin("bot:reference")
    told: list[list[str]] = []
    for _ in range(ANSWERS):
        view = us.view()
        assert view is not None
        told.append(texts(view))
        us.answer(Player(), by_button)
    return told


def test_the_same_seeds_give_the_same_game_and_others_another(sit: Sit, server: Server) -> None:
    game = asked(sit, server, "one", 1)
    assert asked(sit, server, "one", 1) == game
    assert asked(sit, server, "two", 1) != game
    assert asked(sit, server, "one", 2) != game
