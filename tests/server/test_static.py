"""The built client: files for ever, the page asked for each time, nothing outside the folder."""

from pathlib import Path

import pytest

from tests.server.table import server


@pytest.fixture
def client_files(tmp_path: Path) -> Path:
    """A built client, and a secret beside it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "app-1.js").write_text("let x;")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


def test_assets_are_kept_for_ever_and_the_page_is_not(tmp_path: Path, client_files: Path) -> None:
    with server(tmp_path, static=client_files) as table:
        asset = table.get("/assets/app-1.js")
        assert (asset.text, "immutable" in asset.headers["cache-control"]) == ("let x;", True)
        for address in ("/", "/index.html", "/match/0f3a"):
            answer = table.get(address)
            assert (answer.text, answer.headers["cache-control"]) == ("<p>the page</p>", "no-cache")
        assert table.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address", ["/../secret.txt", "/%2e%2e/secret.txt", "/link.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_the_folder_is_served(
    tmp_path: Path, client_files: Path, address: str
) -> None:
    with server(tmp_path, static=client_files) as table:
        assert table.get(address).text != "secret"


def test_a_missing_asset_is_not_the_page(tmp_path: Path, client_files: Path) -> None:
    with server(tmp_path, static=client_files) as table:
        assert table.get("/assets/app-2.js").json()["code"] == "request/no_such_page"


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    with server(tmp_path, static=tmp_path / "nothing") as table:
        assert "make play" in table.get("/").text
