"""§10.8 What a result says: loss points and letters."""

from typing import Final

from grognard.games.prussia.tables import SUPPORTED_POINTS


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


RESULT_POINTS: Final = 15


RESULT_EXCHANGE: Final = 16
"""Ex: points by steps; RESULT_POINTS then holds what is added (0 or 1)."""


RESULT_PARENTHESES: Final = 32


RESULT_ROUT: Final = 64


RESULT_DISORDER: Final = 128


RESULT_SURRENDER: Final = 256


RESULT_GUN: Final = 512


# §10.8.3 The letters of a result


def read_result(text: str) -> int:
    """§10.8, §10.8.3 Return a result printed in a table as one number."""
    if text == "-":
        return 0
    marks = {"R": RESULT_ROUT, "r": RESULT_DISORDER, "S": RESULT_SURRENDER, "*": RESULT_GUN}
    result = 0
    while text[-1] in marks:
        result |= marks[text[-1]]
        text = text[:-1]
    if text.startswith("Ex"):
        return result | RESULT_EXCHANGE | (1 if text == "Ex+1" else 0)
    if text.startswith("("):
        return result | RESULT_PARENTHESES | int(text[1:-1])
    return result | int(text)


def result_text(result: int) -> str:
    """§10.8, §10.8.3 Return a result as the tables print it."""
    points = result & RESULT_POINTS
    if result & RESULT_EXCHANGE:
        text = "Ex+1" if points else "Ex"
    elif result & RESULT_PARENTHESES:
        text = f"({points})"
    else:
        text = str(points) if result else "-"
    for sign, mark in (
        ("R", RESULT_ROUT),
        ("r", RESULT_DISORDER),
        ("S", RESULT_SURRENDER),
        ("*", RESULT_GUN),
    ):
        if result & mark:
            text += sign
    return text
