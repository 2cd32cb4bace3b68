"""All chance of a server comes from what `create_app` is given, which no setting reaches."""

from pathlib import Path
from typing import Any

from grognard.server.chance import DRAW_BYTES, draw, number
from grognard.server.settings import Settings
from tests.server.chance import CHANCE
from tests.server.table import AGAINST_BOT, make, seated, server


def played(folder: Path, name: str) -> list[Any]:
    """Play a little against the computer on a server whose chance has a name."""
    CHANCE.begin(name)
    folder.mkdir()
    with server(folder) as table:
        match = make(table, AGAINST_BOT)
        with seated(table, match, 0) as player:
            for answer in range(6):
                while not player.views[-1]["choices"]:
                    player.receive()
                player.play(choice=answer)
            player.settle()
            while not player.views[-1]["choices"]:
                player.receive()
        return [match.public["commitment"], player.views[-1]]


def test_the_same_chance_gives_the_same_dice_and_the_same_answers_of_a_bot(tmp_path: Path) -> None:
    one, again, other = (
        played(tmp_path / str(place), name) for place, name in enumerate(("one", "one", "other"))
    )
    assert one == again
    assert one[0] != other[0]


def test_by_itself_the_server_draws_what_nobody_can_guess() -> None:
    drawn = {draw("dice") for _ in range(100)}
    assert {len(one) for one in drawn} == {DRAW_BYTES}
    assert len(drawn) == 100
    assert all(0 <= number(one) < 1 << 62 for one in drawn)


def test_no_setting_reaches_the_chance() -> None:
    assert not [name for name in Settings.model_fields if "draw" in name or "seed" in name]
