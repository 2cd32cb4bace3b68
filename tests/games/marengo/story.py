"""The sums of assaults and retreats, done a second time from what the log shows to everybody."""

from grognard.core.event import Event
from grognard.games.marengo.tables import POSITIONS, SIDES, position_name, side_name
from tests.games.marengo.shadow import EDGES, Edge

INFANTRY, CAVALRY, ARTILLERY = 0, 1, 2
MORALE = ("lose", "take", "commit", "transfer")


def audit(log: list[Event]) -> None:
    """Doubt every assault and every retreat of a story."""
    start = 0
    for at, event in enumerate(log):
        if event.kind == "assault":
            start = at
        elif event.kind == "result":
            _audit_result(log[start:at], event, log[at + 1])
            _audit_losses(log[start:at], event, log[at + 1 :])
        elif event.kind == "retreat" and log[at - 1].kind == "through":
            _audit_retreat(log[at - 2 - (log[at - 2].kind == "respond") :], log[at:])


def _edge(event: Event) -> Edge:
    return EDGES[
        side_name(SIDES[event.numbers[-1] if event.kind == "assault" else event.numbers[1]])
    ]


def _numbers(story: list[Event], kind: str) -> list[int]:
    """Return the numbers of the one event of a kind, [0] if there is none."""
    return next(([*event.numbers] for event in story if event.kind == kind), [0])


def _shown(story: list[Event], rule: str) -> list[tuple[int, int]]:
    """Return type and strength of the faces shown under a rule."""
    shows = [event for event in story if event.kind == "show" and event.rule == rule]
    return [(event.numbers[0], event.numbers[1]) for event in shows]


def _audit_result(story: list[Event], result: Event, reductions: Event) -> None:
    """§11.3-11.7 Who leads and counter-attacks, the result, and what it costs both."""
    edge = _edge(story[0])
    strength, penalty, defense, counter, total = result.numbers
    assert total == strength - penalty - defense - counter
    leaders = _numbers(story, "lead-attack")[0]
    defending, countering = _numbers(story, "lead")[0], _numbers(story, "counter")[0]
    assert max(leaders, defending, countering) <= edge.full
    shown = _shown(story, "§11.3")
    assert len({kind for kind, _ in shown}) == 1
    assert min(points for _, points in shown) >= 2
    fired = sum(event.kind == "fire" for event in story)
    assert strength == sum(points for _, points in shown) - fired
    assert penalty == edge.penalties[shown[0][0]]
    against = _shown(story, "§11.5")
    assert len(against) == countering
    assert counter == max(0, sum(points for _, points in against) - leaders)
    crushed = leaders if total <= 0 and -total >= strength else 0
    charge = _surviving_cavalry(against, leaders)
    assert [*reductions.numbers] == [defending + charge + crushed, leaders]


def _surviving_cavalry(against: list[tuple[int, int]], leaders: int) -> int:
    """§11.5, §11.7 Two share the reductions; one alone takes all and may be gone."""
    if not against or against[0][0] != CAVALRY:
        return 0
    if len(against) == 2:
        return 2
    return int(against[0][1] > leaders)


def _audit_losses(story: list[Event], result: Event, after: list[Event]) -> None:
    """§11.8, §18 The loser pays morale for all its reductions, the winner for none."""
    attacker = story[0].who
    loser = attacker if result.numbers[4] <= 0 else 1 - attacker
    end = next(i for i, event in enumerate(after) if event.kind in ("held", "stormed"))
    reduced = [event.who for event in [*story, *after[:end]] if event.kind == "reduce"]
    paid = committed = 0
    is_broken = False
    for event in after[end + 1 :]:
        if event.kind not in MORALE:
            is_broken = event.kind == "demoralized"
            break
        if event.kind in ("lose", "take"):
            assert event.who == loser
            paid += event.numbers[0] if event.kind == "lose" else 1
        else:
            committed += event.numbers[1] if event.kind == "commit" else 1
    assert paid == reduced.count(loser) or (is_broken and paid < reduced.count(loser))
    chosen = _numbers(story, "lead")[0] + _numbers(story, "counter")[0]
    assert committed <= (chosen if loser == attacker else 0)


def _audit_retreat(attack: list[Event], story: list[Event]) -> None:
    """§13.1 Artillery, one or two a position, infantry alone in reserve; §18 each costs a token."""
    shows: list[Event] = []
    for event in story[1:]:
        if event.kind != "show":
            break
        shows.append(event)
    if len(shows) < story[0].numbers[1]:
        return  # a declared artillery lay face-up already
    edge, several = _edge(attack[0]), attack[0].numbers[0] > 1
    expected = sum(event.numbers[0] == ARTILLERY for event in shows)
    for place in {event.numbers[2] for event in shows}:
        faces = [event.numbers for event in shows if event.numbers[2] == place]
        name = position_name(POSITIONS[place])
        if name in EDGES:
            able = sum(points for kind, points, _ in faces if kind != ARTILLERY)
            expected += min(able, EDGES[name].full)
        else:
            able = sum(points for kind, points, _ in faces if kind == INFANTRY)
            expected += min(able, edge.full if several else 1)
    after = story[: next((i for i, e in enumerate(story) if e.kind == "enter"), len(story))]
    reduced = sum(event.kind == "reduce" for event in after)
    paid = sum(e.numbers[0] if e.kind == "lose" else 1 for e in after if e.kind in MORALE[:2])
    if len(after) < len(story):  # nobody was demoralized by it
        assert (reduced, paid) == (expected, expected)
