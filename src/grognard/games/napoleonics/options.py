"""The choices before a battle: points on which sources, or players, differ."""

from typing import Final

from grognard.core.game import Option

OPTIONS: Final = (
    Option("deck", ("a", "b", "counted"), "counted", "§8.2"),
    Option("square-in-town", ("no", "yes"), "no", "§7.4"),
    Option("supply-hex", ("owner", "player"), "owner", "§8.2.13"),
    Option("walled-farms", ("no", "yes"), "no", "§9.15"),
    Option("second-blow", ("no", "yes"), "no", "§5.13"),
    Option("ask-all", ("no", "yes"), "no", "§5.2"),
    Option("line-between", ("both-sides", "opposite"), "both-sides", "§5.5.3", 2, "opposite"),
    Option("square-in-works", ("yes", "not-across", "no"), "yes", "§7.5", 2, "not-across"),
    Option("works-stop", ("always", "across"), "always", "§7.5", 2),
    Option("manoeuvre-square", ("no", "yes"), "no", "§8.2.11", 2, "yes"),
    Option("rifles-moved", ("up", "down"), "up", "§5.5.4", 2, "down"),
)
"""In the order of the settings in state.py; the values of a setting count from 0."""

SETTLED: Final = ("deck",)
"""§8.2 Kept for battles begun when the counts were not known; no longer offered."""


def settings_before() -> list[int]:
    """Return the settings by which all played before an option was there."""
    return [option.values.index(option.before) for option in OPTIONS]
