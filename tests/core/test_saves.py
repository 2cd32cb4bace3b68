"""What the saves of all games have in common."""

import pytest

from grognard.core.event import Event
from grognard.core.saves import (
    check_seal,
    loaded_log,
    saved_log,
    seal,
    table,
    whole,
    wholes,
    yes_or_no,
)
from grognard.core.types import Json


def test_a_sealed_save_of_the_game_is_accepted() -> None:
    check_seal(seal({"game": "chess", "column": [1, 2]}), "chess")


def test_a_save_changed_after_sealing_is_refused() -> None:
    saved: Json = seal({"game": "chess", "column": [1, 2]})
    saved["column"] = [1, 3]
    with pytest.raises(ValueError, match="digest"):
        check_seal(saved, "chess")


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="another game"):
        check_seal(seal({"game": "chess"}), "draughts")


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_only_whole_numbers_are_whole(value: object) -> None:
    with pytest.raises(ValueError, match="not a whole number"):
        whole(value)


@pytest.mark.parametrize("value", [-1, 6])
def test_a_number_outside_its_bounds_is_refused(value: int) -> None:
    assert whole(0, 0, 5) == 0
    assert whole(5, 0, 5) == 5
    with pytest.raises(ValueError, match="is not from 0 to 5"):
        whole(value, 0, 5)


@pytest.mark.parametrize("values", [None, (1, 2), [1], [1, 2, 3], [1, True]])
def test_a_column_is_a_list_of_its_length(values: object) -> None:
    assert wholes([1, 2], 2) == [1, 2]
    with pytest.raises(ValueError, match=r"column|whole"):
        wholes(values, 2)


def test_a_table_and_a_truth_are_nothing_else() -> None:
    assert table({"a": 1}) == {"a": 1}
    assert yes_or_no(True)
    with pytest.raises(ValueError, match="no names"):
        table([1])
    with pytest.raises(ValueError, match="neither"):
        yes_or_no(1)


def test_a_log_comes_back_as_it_was_and_may_be_missing() -> None:
    log = [Event("§1", "moved", 0, [1, 2], -1)]
    again = loaded_log(saved_log(log))
    assert again is not None
    assert [event.to_json() for event in again] == [event.to_json() for event in log]
    assert loaded_log(saved_log(None)) is None
    with pytest.raises(ValueError, match="no list"):
        loaded_log({})
