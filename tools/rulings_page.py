"""A hook of MkDocs: the page `rulings.md`, which links to the rulings, repeats them on the site."""

import re
from pathlib import Path

PAGE = "rulings.md"
ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"^\[[^\]]+\]\(\.\./(src/\S+/RULES\.md)#rulings\)$", re.MULTILINE)
_HEADING = re.compile(r"^## Rulings\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"^<!--.*?-->\n", re.MULTILINE)


def on_page_markdown(markdown: str, page: object, **_: object) -> str:
    """Put the rulings where the page links to them; MkDocs calls this for every page."""
    if getattr(page, "file").src_uri != PAGE:  # noqa: B009
        return markdown
    return with_rulings(markdown)


def with_rulings(markdown: str) -> str:
    """Return a page with every line that is a link to a game's rulings replaced by them."""
    return LINK.sub(lambda link: rulings((ROOT / link[1]).read_text("utf-8")), markdown)


def rulings(rules: str) -> str:
    """Return the text under the heading "Rulings" of a RULES.md.

    >>> rulings("# Rules\\n\\n## Rulings\\n\\n- R1: so\\n\\n## Errata\\n\\nNone.")
    '- R1: so'
    """
    found = _HEADING.search(rules)
    return _COMMENT.sub("", found[1]).strip() if found else ""
