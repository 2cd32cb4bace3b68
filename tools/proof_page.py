"""A hook of MkDocs: the page `proof.md` shows every result in `docs/proof` with its age."""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

PAGE = "proof.md"
MARK = "<!-- the results -->"
RESULTS = Path(__file__).resolve().parents[1] / "docs" / "proof"


def on_page_markdown(markdown: str, page: object, **_: object) -> str:
    """Put the results where the page wants them; MkDocs calls this for every page."""
    if getattr(page, "file").src_uri != PAGE:  # noqa: B009
        return markdown
    return markdown.replace(MARK, all_results(datetime.now(UTC)))


def all_results(now: datetime, folder: Path = RESULTS) -> str:
    """Return one section for each result, by name."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    return "\n\n".join(section(result, now) for result in found) or "None has been run yet."


def section(result: Mapping[str, object], now: datetime) -> str:
    """Return a result as Markdown: the claim, how and when it was tried, the figures."""
    name = result["name"]
    lines = [f"## {name}", "", str(result["claim"]), "", how(result, now), ""]
    figures = result["figures"]
    assert isinstance(figures, Mapping)
    return "\n".join([*lines, *table(figures), "", f"[`{name}.json`](proof/{name}.json)"])


def how(result: Mapping[str, object], now: datetime) -> str:
    """Return in a sentence or two how old a result is, and on what it was got."""
    when = datetime.fromisoformat(str(result["date"]))
    machine = result["machine"]
    assert isinstance(machine, Mapping)
    built = f"{result['build']}, Python {result['python']}"
    size = f"{machine['cores']} cores, {machine['memory_gib']} GiB, {machine['system']}"
    changed = " with changes that were not committed" if result["changed"] else ""
    return (
        f"**{age(when, now)}** ({when:%Y-%m-%d}), commit `{str(result['commit'])[:10]}`{changed}: "
        f"`{result['command']}`, {duration(float(str(result['seconds'])))}, {built}, {size}."
    )


def age(when: datetime, now: datetime) -> str:
    """Return how many days ago something was.

    >>> age(datetime(2026, 11, 16, tzinfo=UTC), datetime(2026, 11, 19, tzinfo=UTC))
    '3 days old'
    """
    days = (now.date() - when.date()).days
    return "of today" if days <= 0 else f"{days} day{'s' if days > 1 else ''} old"


def duration(seconds: float) -> str:
    """Return a time as a person says it.

    >>> duration(34.2), duration(754.0)
    ('34 s', '13 min')
    """
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def table(figures: Mapping[str, object]) -> list[str]:
    """Return figures as a table: a row for each, with columns where they are tables themselves."""
    rows = [(key, value) for key, value in figures.items() if isinstance(value, Mapping)]
    plain = [(key, value) for key, value in figures.items() if not isinstance(value, Mapping)]
    lines: list[str] = []
    if plain:
        lines += ["| | |", "| --- | ---: |", *(f"| {key} | {value} |" for key, value in plain), ""]
    if rows:
        heads = list(dict.fromkeys(head for _, row in rows for head in row))
        lines += [f"| | {' | '.join(heads)} |", "| --- |" + " ---: |" * len(heads)]
        for key, row in rows:
            cells = " | ".join(str(row.get(head, "")) for head in heads)
            lines.append(f"| {key} | {cells} |")
    return lines
