"""Sides, glow and focus can be told apart by every eye, in both palettes.

Colours come from the client's style sheets and are seen through the matrices of Machado, Oliveira
and Fernandes (2009) for full protanopia, deuteranopia and tritanopia. Distances are in CIE 1976.
Two that one eye can hardly tell apart lie about 10 from each other.
"""

import re
from itertools import pairwise
from typing import Final

import pytest

from tests.house.source import ROOT

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

EYES: Final[dict[str, Matrix]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
WEB: Final = ROOT / "web" / "src"
SHEETS: Final = sorted(path for path in WEB.rglob("*.css") if path.is_file())
PALETTES: Final = {"period": ":root", "clear": 'html[data-colours="clear"]'}
GROUND: Final = {"paper": "#f5ecd0", "tan field": "#dcc98a", "green field": "#c9d09b"}
"""What lies under a glow on the maps."""

SIDES_APART: Final = 50.0
GLOW_APART: Final = 35.0
FOCUS_APART: Final = 50.0
SIDES: Final = (
    ("us", "german"),
    ("austria", "france"),
    ("nap-french", "nap-british"),
    ("azure", "gules"),
)


def colours(palette: str) -> dict[str, str]:
    """Return the named colours of a palette; the clear one changes some of the others."""
    found: dict[str, str] = {}
    selectors = [PALETTES["period"], PALETTES[palette]]
    for selector in selectors:
        for sheet in SHEETS:
            text = sheet.read_text(encoding="utf-8")
            for block in re.findall(re.escape(selector) + r"\s*\{(.*?)\}", text, re.DOTALL):
                found |= dict(re.findall(r"--([a-z-]+):\s*(#[0-9a-f]{6})", block))
    return found


def linear(text: str) -> Colour:
    """Return a colour as light: linear red, green and blue."""
    parts = [int(text[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def times(matrix: Matrix, colour: Colour) -> Colour:
    """Return a matrix times a colour, kept between black and white."""
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in matrix
    )
    return red, green, blue


def lab(colour: Colour) -> Colour:
    """Return a colour in CIE L*a*b*, under daylight."""
    to_xyz: Matrix = (
        (0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047),
        (0.2126, 0.7152, 0.0722),
        (0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883),
    )
    x, y, z = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
        for value in times(to_xyz, colour)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, eye: str) -> float:
    """Return how far two colours lie from each other in an eye."""
    a, b = (lab(times(EYES[eye], linear(text))) for text in (one, other))
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


def test_black_and_white_lie_a_hundred_apart_in_every_eye() -> None:
    assert {eye: round(distance("#000000", "#ffffff", eye)) for eye in EYES} == dict.fromkeys(
        EYES, 100
    )


def test_red_and_green_fall_together_without_green_cones() -> None:
    steps = [distance("#a06000", "#608000", eye) for eye in ("normal", "deuteranopia")]
    assert all(before > 3 * after for before, after in pairwise(steps))


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("palette", PALETTES)
def test_sides_are_told_apart(palette: str, eye: str) -> None:
    found = colours(palette)
    for one, other in SIDES:
        assert distance(found[one], found[other], eye) >= SIDES_APART, (one, other)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("palette", PALETTES)
def test_what_glows_stands_out_from_ground_and_pieces(palette: str, eye: str) -> None:
    found = colours(palette)
    for name, ground in GROUND.items():
        assert distance(found["gold-edge"], ground, eye) >= GLOW_APART, name
    for side in (one for pair in SIDES for one in pair):
        assert distance(found["gold"], found[side], eye) >= GLOW_APART, side


@pytest.mark.parametrize("eye", EYES)
def test_focus_stands_out_from_glow_and_ground(eye: str) -> None:
    found = colours("period")
    for ground in (found["gold"], found["paper"], *GROUND.values()):
        assert distance(found["focus"], ground, eye) >= FOCUS_APART
