"""§10.1 Who may fight whom: declarations as sets of hexes, over bit masks alone.

Attackers and defenders are numbered nodes. `reach_of[a]` holds the defenders an attacker is
adjacent to, `faces_of[d]` the attackers of a defender. Nodes in the `must` masks have to take
part in some combat; the others (batteries alone, routed units alone and those who face nobody
else) may.
"""

from typing import final


@final
class Front:
    """§10.1 The opposing hexes that can still fight, as a graph of bit masks."""

    __slots__ = ("faces_of", "must_attack", "must_defend", "reach_of")

    def __init__(self) -> None:
        self.reach_of: list[int] = []
        self.faces_of: list[int] = []
        self.must_attack: int = 0
        self.must_defend: int = 0


def closure(front: Front, attackers: int, defenders: int) -> tuple[int, int]:
    """§10 Take in everyone who must fight and could fight nobody outside this combat."""
    while True:
        more = _left_over(front.reach_of, front.must_attack, front.must_defend, defenders)
        attackers_now = attackers | more
        more = _left_over(front.faces_of, front.must_defend, front.must_attack, attackers_now)
        defenders_now = defenders | more
        if attackers_now == attackers and defenders_now == defenders:
            return attackers, defenders
        attackers = attackers_now
        defenders = defenders_now


def _left_over(opponents_of: list[int], must: int, serious: int, taken: int) -> int:
    """Return the nodes that must fight and whose serious opponents are all taken."""
    found = 0
    for node in range(len(opponents_of)):
        if must >> node & 1 == 0:
            continue
        opponents = opponents_of[node] & serious
        if opponents and opponents & ~taken == 0:
            found |= 1 << node
    return found


def is_complete(front: Front, attackers: int, defenders: int) -> bool:
    """§10.1 Every attacking hex must be adjacent to every defending hex."""
    for node in range(len(front.reach_of)):
        if attackers >> node & 1 and defenders & ~front.reach_of[node]:
            return False
    return True


def is_declaration(front: Front, attackers: int, defenders: int) -> bool:
    """§10.1 Both sides are there, all adjacent, and nobody else is left without an opponent."""
    if attackers == 0 or defenders == 0 or not is_complete(front, attackers, defenders):
        return False
    closed = closure(front, attackers, defenders)
    return closed[0] == attackers and closed[1] == defenders


def can_finish(front: Front, attackers: int, defenders: int) -> bool:
    """§10.1 Say whether a closed and complete choice is, or can grow into, a declaration."""
    if attackers and defenders:
        return True
    if attackers == 0:
        for node in range(len(front.reach_of)):
            grown = closure(front, 1 << node, defenders)
            if is_complete(front, grown[0], grown[1]):
                return True
        return False
    for node in range(len(front.faces_of)):
        grown = closure(front, attackers, defenders | 1 << node)
        if is_complete(front, grown[0], grown[1]):
            return True
    return False


def may_join(front: Front, attackers: int, defenders: int) -> bool:
    """§10.1 Say whether a choice, with all whom it forces in, can become a declaration."""
    grown = closure(front, attackers, defenders)
    if not is_complete(front, grown[0], grown[1]):
        return False
    return can_finish(front, grown[0], grown[1])


def forced(front: Front, attackers: int, defenders: int) -> tuple[int, int]:
    """§10.1 Take in whom a choice forces in, and the other side if only one hex can make it."""
    both = closure(front, attackers, defenders)
    if both[0] and both[1]:
        return both
    only = -1
    nodes = len(front.reach_of) if both[0] == 0 else len(front.faces_of)
    for node in range(nodes):
        more = 1 << node
        grown = (more, both[1]) if both[0] == 0 else (both[0], more)
        if may_join(front, grown[0], grown[1]):
            if only >= 0:
                return both
            only = more
    if both[0] == 0:
        return closure(front, only, both[1])
    return closure(front, both[0], only)


def must_still_fight(front: Front) -> bool:
    """§10 Say whether anybody is left who has to take part in a combat."""
    return front.must_attack != 0 or front.must_defend != 0
