"""Plots as SVG that stands in a page: nothing is loaded, every mark has its number in a table."""

from collections.abc import Sequence
from html import escape

from grognard.lab.balance import Spread

WIDTH = 660
LEFT = 210
ROW = 26
AXIS = 22


def svg(height: float, title: str, parts: Sequence[str]) -> str:
    """Return a picture with its title for those who hear it."""
    name = escape(title, quote=True)
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )


def at(share: float) -> float:
    """Return how far to the right a share from 0 to 1 lies."""
    return LEFT + share * (WIDTH - LEFT - 20)


def text(x: float, y: float, words: str, where: str = "start", style: str = "") -> str:
    """Return words in a picture."""
    kind = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{where}"{kind}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    """Return a straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def box(x: float, y: float, width: float, height: float, style: str) -> str:
    """Return a filled box."""
    size = f'width="{max(0.0, width):.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{style}"/>'


def _shares_axis(height: float) -> list[str]:
    """Return the lines and numbers of an axis from 0 to 100%."""
    marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    lines = [line(at(m), 0, at(m), height, "half" if m == 0.5 else "grid") for m in marks]
    words = [text(at(m), height + 15, f"{100 * m:.0f}%", "middle", "dim") for m in marks]
    return [*lines, *words]


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Plot a share with its interval for each row: name, low, share, high."""
    height = ROW * len(rows)
    parts = _shares_axis(height)
    for number, (name, low, share, high) in enumerate(rows):
        y = ROW * number + ROW / 2
        parts.append(text(LEFT - 10, y + 4, name, "end"))
        parts.append(line(at(low), y, at(high), y, "range"))
        parts.append(f'<circle cx="{at(share):.1f}" cy="{y:.1f}" r="5" class="dot"/>')
    return svg(height + AXIS, title, parts)


def stacked(title: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Plot counts for the first side, the second and nobody, side by side in each row."""
    height = ROW * len(rows)
    most = max((sum(counts) for _, counts in rows), default=0) or 1
    parts: list[str] = []
    for number, (name, counts) in enumerate(rows):
        y, x = ROW * number, at(0)
        parts.append(text(LEFT - 10, y + ROW / 2 + 4, name, "end"))
        for kind, count in enumerate(counts):
            wide = (at(1) - at(0)) * count / most
            parts.append(box(x, y + 4, wide, ROW - 8, f"side{kind}"))
            if count:
                parts.append(text(x + wide / 2, y + ROW / 2 + 4, str(count), "middle", "inside"))
            x += wide
    return svg(height, title, parts)


def bars(title: str, numbers: Sequence[int], bins: int = 16) -> str:
    """Plot how often numbers fall into equal bins, with the smallest and the largest below."""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // bins))
    counts = [0] * ((high - low) // width + 1)
    for number in numbers:
        counts[(number - low) // width] += 1
    tall, wide = 90.0, (at(1) - at(0)) / max(8, len(counts))
    parts = [line(at(0), tall, at(1), tall, "grid")]
    for place, count in enumerate(counts):
        height = tall * count / max(counts)
        parts.append(box(at(0) + wide * place + 1, tall - height, wide - 2, height, "bar"))
    parts.append(text(at(0), tall + 15, str(low), "start", "dim"))
    parts.append(text(at(1), tall + 15, str(high), "end", "dim"))
    return svg(tall + AXIS, title, parts)


def ranges(title: str, rows: Sequence[tuple[str, Spread]]) -> str:
    """Plot where eight of ten shares lie, and their middle, for each row."""
    return intervals(title, [(name, one.low, one.middle, one.high) for name, one in rows])


def steps(title: str, points: Sequence[tuple[int, float]]) -> str:
    """Plot a share over a whole number that grows from 0."""
    top, tall, last = 10.0, 110.0, max(1, points[-1][0])
    across = [at(0) + (at(1) - at(0)) * number / last for number, _ in points]
    down = [top + tall * (1 - share) for _, share in points]
    parts: list[str] = []
    for share in (0, 50, 100):
        y = top + tall * (1 - share / 100)
        parts.append(line(at(0), y, at(1), y, "half" if share == 50 else "grid"))
        parts.append(text(LEFT - 10, y + 4, f"{share}%", "end", "dim"))
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(across, down, strict=True))
    parts.append(f'<polyline points="{path}" class="curve"/>')
    for x, y in zip(across, down, strict=True):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" class="dot"/>')
    parts.append(text(at(0), top + tall + 18, "0", "middle", "dim"))
    parts.append(text(at(1), top + tall + 18, str(last), "middle", "dim"))
    return svg(top + tall + AXIS + 4, title, parts)
