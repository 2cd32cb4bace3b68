"""What is believed of a few games: differences that stand out from luck, and no others."""

from grognard.ai.belief import believed
from grognard.core.dice import SeededDice


def drawn(dice: SeededDice, spread: float) -> float:
    """A number about 0, by lot."""
    return spread * (sum(dice.below(1000, "test") for _ in range(4)) / 2000.0 - 1.0)


def test_a_difference_that_is_the_same_in_every_world_is_believed() -> None:
    changes = [[0.3] * 6, [0.0] * 6]
    first, second = believed([0.0, 0.1], changes, 2.0)
    assert first > second


def test_pure_luck_does_not_overturn_the_glance() -> None:
    """Eight lines alike but for their luck: the one that looked best stays best, nearly always."""
    dice, kept = SeededDice(14), 0
    for _ in range(40):
        glances = [0.1, *[0.0] * 7]
        changes = [[drawn(dice, 0.4) for _ in range(6)] for _ in glances]
        values = believed(glances, changes, 2.0)
        kept += values.index(max(values)) == 0
    assert kept >= 38


def test_luck_common_to_all_lines_of_a_world_takes_no_part() -> None:
    worlds = [0.5, -0.7, 0.1, 0.4]
    changes = [[world + 0.05 for world in worlds], worlds]
    first, second = believed([0.0, 0.0], changes, 2.0)
    assert first - second > 0.04


def test_a_line_left_out_keeps_what_was_seen_of_it() -> None:
    changes = [[0.2, 0.2, 0.2, 0.2], [0.1, 0.1, 0.1, 0.1], [-0.6, -0.6]]
    values = believed([0.0, 0.0, 0.0], changes, 2.0)
    assert values[0] > values[1] > values[2]


def test_without_games_the_glances_stand() -> None:
    assert believed([0.2, 0.1], [[], []], 2.0) == [0.2, 0.1]
