"""§10.8 Loss points of a result."""

from grognard.games.prussia.tables import (
    RESULT_EXCHANGE,
    RESULT_PARENTHESES,
    RESULT_POINTS,
    SUPPORTED_POINTS,
)


def exchange_points(steps: int) -> int:
    """§10.8.2 Steps whose strength counts, divided by four; a half is rounded up."""
    return (2 * steps + 4) // 8


def loss_points(result: int, enemy_steps: int, has_support: bool, is_supported: bool) -> int:
    """§10.8 Return the loss points of a result.

    `enemy_steps` are the enemy's steps whose strength counts: they make an Exchange (§10.8.2) and
    are the most that side can inflict (§10.8.1). `has_support`: supporting units are in a hex
    the result is for. `is_supported`: the combat is a supported defence.
    """
    points = result & RESULT_POINTS
    if result & RESULT_EXCHANGE:
        points += exchange_points(enemy_steps)
    if result & RESULT_PARENTHESES and has_support and points:
        points -= 1  # §10.8.3.4
    if is_supported:
        points += SUPPORTED_POINTS  # §10.1.1
    return min(points, enemy_steps)
