"""Records: write a game down, read it back, play it again, prove that nothing was changed.

The door to `record_file.py` (the file), `replay.py` (writing and playing) and `verify.py`.

    record = load_record("battle.json")
    problems = verify(record)        # [] if every roll, step and result is proven
    for state in replay(record):     # after the setup, after each step
        ...
"""

from grognard.core.dice_header import DiceHeader, fair_header, old_header, seeded_header
from grognard.core.record_file import (
    Record,
    load_record,
    record_from_json,
    record_text,
    save_record,
)
from grognard.core.replay import Problem, close_record, new_record, replay, set_up, stored_events
from grognard.core.state import Step, take_step
from grognard.core.verify import PROBLEMS, verify

__all__ = [
    "PROBLEMS",
    "DiceHeader",
    "Problem",
    "Record",
    "Step",
    "close_record",
    "fair_header",
    "load_record",
    "new_record",
    "old_header",
    "record_from_json",
    "record_text",
    "replay",
    "save_record",
    "seeded_header",
    "set_up",
    "stored_events",
    "take_step",
    "verify",
]
