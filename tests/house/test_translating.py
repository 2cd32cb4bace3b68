"""The page for translators names every subject of a catalogue and every list of languages."""

import re

from tests.house.source import PACKAGE, ROOT

PAGE = (ROOT / "docs" / "translate.md").read_text("utf-8")
LISTS = re.compile(r"""[(\[]"en", "uk", "ru"[)\]]|\ben: "English", uk: """)
ENDINGS = (".py", ".ts", ".svelte")


def test_every_list_of_languages_is_named() -> None:
    tops = (ROOT / "src", ROOT / "web" / "src")
    files = [path for top in tops for path in top.rglob("*.*") if path.suffix in ENDINGS]
    listing = [path for path in files if LISTS.search(path.read_text("utf-8"))]
    assert len(listing) >= 5
    assert [str(path.relative_to(ROOT)) for path in listing if _named(path) not in PAGE] == []


def _named(path: object) -> str:
    return f"| `{str(path).removeprefix(f'{ROOT}/')}` |"


def test_every_subject_of_a_catalogue_is_named() -> None:
    subjects = {path.name.split(".")[0] for path in PACKAGE.rglob("messages/*.en.ftl")}
    assert subjects
    table = PAGE.partition("| subjects |")[2].partition("\n\n")[0]
    assert [subject for subject in sorted(subjects) if f"`{subject}`" not in table] == []
    files = [path.relative_to(PACKAGE) for path in PACKAGE.rglob("messages/*.en.ftl")]
    ours = {str(path.parent.parent) for path in files if "games" not in path.parts}
    assert [name for name in ours if f"| `{name}/messages`".replace("./", "") not in PAGE] == []


def test_the_example_is_a_sentence_of_ours() -> None:
    example = PAGE.partition("```\n")[2].partition("```")[0]
    catalogue = PACKAGE / "games" / "marengo" / "messages" / "events.en.ftl"
    assert example in catalogue.read_text("utf-8")
