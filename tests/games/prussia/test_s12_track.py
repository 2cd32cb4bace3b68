"""§12.2, §13 The morale track: examples, and random events against a slow model of boxes."""

import random

from grognard.games.prussia.rules.s12_01_track import (
    CAPTURED,
    DESTROYED,
    FATIGUE,
    FLED,
    PAYMENT,
    fill,
    kind_of,
    level,
    lift,
    rest,
    victory_points,
)
from grognard.games.prussia.tables import Piece


class SlowTrack:
    """Boxes by number, each a list of kinds, handled as a player handles counters."""

    def __init__(self, start: int, top: int) -> None:
        self.boxes: dict[int, list[int]] = {}
        self.marker = start
        self.top = top

    def filled(self) -> list[int]:
        return sorted(number for number, inside in self.boxes.items() if inside)

    def level(self) -> int:
        return min(self.filled(), default=self.marker)

    def fill(self, kind: int) -> None:
        filled = self.filled()
        place = filled[0] - 1 if filled else self.marker
        self.boxes[place] = [kind]

    def lift(self) -> None:
        filled = self.filled()
        if not filled:
            self.marker = min(self.marker + 1, self.top)
        elif filled[0] < self.top:
            moved = self.boxes.pop(filled[0])
            self.boxes.setdefault(filled[0] + 1, []).extend(moved)

    def rest(self) -> None:
        """R21: twice, a marker that lies alone; then a pair that lies alone; then the lowest."""
        for left in (2, 1):
            tired = [number for number in self.filled() if FATIGUE in self.boxes[number]]
            alone = [number for number in tired if self.boxes[number] == [FATIGUE]]
            pairs = [number for number in tired if self.boxes[number] == [FATIGUE] * left]
            if tired:
                self.remove((alone or pairs or tired)[0])

    def remove(self, number: int) -> None:
        highest = max(self.filled())
        self.boxes[number].remove(FATIGUE)
        filled = [self.boxes[number] for number in sorted(self.boxes, reverse=True)]
        inside = [kinds for kinds in filled if kinds]
        self.boxes = {highest - depth: kinds for depth, kinds in enumerate(inside)}
        if not inside:
            self.marker = highest


def play_events(rng: random.Random) -> None:
    start = rng.randint(8, 30)
    top = start + rng.randint(0, 5)
    track = [start]
    slow = SlowTrack(start, top)
    for _ in range(rng.randint(1, 25)):
        event = rng.random()
        if event < 0.6:
            kind = rng.choice((DESTROYED, CAPTURED, FLED, PAYMENT, FATIGUE, FATIGUE))
            fill(track, kind, Piece(3))
            slow.fill(kind)
        elif event < 0.85:
            lift(track, top)
            slow.lift()
        else:
            rest(track)
            slow.rest()
        assert level(track) == slow.level()
        kinds = sorted(kind_of(entry) for entry in track[1:])
        assert kinds == sorted(kind for inside in slow.boxes.values() for kind in inside)


def test_12_2_ten_thousand_random_event_lists_agree_with_a_slow_model_of_boxes() -> None:
    rng = random.Random(12)
    for _ in range(10_000):
        play_events(rng)


def test_12_2_example_two_payments_at_leuthen_fill_boxes_24_and_23() -> None:
    track = [24]
    assert fill(track, PAYMENT) == 24
    assert fill(track, PAYMENT) == 23
    assert fill(track, DESTROYED) == 22


def test_12_2_example_after_two_lost_counters_the_payments_fill_22_and_21() -> None:
    track = [24]
    fill(track, DESTROYED)
    fill(track, DESTROYED)
    assert [fill(track, PAYMENT), fill(track, PAYMENT)] == [22, 21]


def test_12_2_the_first_counter_costs_nothing() -> None:
    track = [14]
    fill(track, DESTROYED)
    assert level(track) == 14
    fill(track, DESTROYED)
    assert level(track) == 13


def test_13_example_a30_two_turns_of_losses_rises_and_routed_units() -> None:
    track = [40]
    for _ in range(7):
        fill(track, DESTROYED)
    assert level(track) == 34
    assert [fill(track, DESTROYED), fill(track, DESTROYED)] == [33, 32]
    assert level(track) - 2 == 30  # two routed units on the map
    assert [fill(track, DESTROYED), fill(track, DESTROYED), fill(track, FLED)] == [31, 30, 29]
    lift(track, 45)
    lift(track, 45)
    assert level(track) == 31


def test_13_no_rise_goes_above_the_top_of_the_track() -> None:
    track = [20]
    assert not lift(track, 20)
    fill(track, DESTROYED)
    assert not lift(track, 20)
    assert level(track) == 20


def test_13_on_an_empty_track_the_marker_itself_rises() -> None:
    track = [10]
    assert lift(track, 12)
    assert level(track) == 11
    assert fill(track, DESTROYED) == 11


def test_25_3_4_example_fatigue_fills_30_and_29_and_rest_gives_them_back() -> None:
    track = [34]
    for _ in range(4):
        fill(track, DESTROYED)
    assert level(track) == 31
    assert [fill(track, FATIGUE), fill(track, FATIGUE)] == [30, 29]
    assert level(track) - 2 == 27  # two routed units on the map
    assert rest(track) == 2
    assert level(track) - 2 == 29


def test_25_3_4_rest_gives_back_only_fatigue_and_closes_the_gap() -> None:
    track = [20]
    fill(track, FATIGUE)
    fill(track, DESTROYED)
    fill(track, DESTROYED)
    assert rest(track) == 1
    assert level(track) == 19
    assert rest(track) == 0


def test_22_1_the_track_gives_the_victory_points() -> None:
    """One for a counter destroyed or fled, two for a captured one, two for a captured gun step."""
    track = [20]
    fill(track, DESTROYED, Piece(1))
    fill(track, FLED, Piece(2))
    fill(track, CAPTURED, Piece(3))
    fill(track, CAPTURED, Piece(4), steps=1)
    fill(track, CAPTURED, Piece(4), steps=2)
    fill(track, FATIGUE)
    fill(track, PAYMENT)
    assert victory_points(track, 1 << 4) == 1 + 1 + 2 + 2 + 4
