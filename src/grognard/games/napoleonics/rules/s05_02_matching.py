"""§5.2 Orders matched to what a card allows: by sections, or by the symbols of Élan.

A piece is a bit mask over kinds of orders (bit k: an order of kind k will do), and `quotas[k]` is
how many orders of that kind there are. Counting greedily is wrong as soon as a piece fits more
than one kind, so the test is Hall's: for every set of kinds, the pieces that fit nothing
else must not outnumber its orders.
"""


def room(masks: list[int], quotas: list[int]) -> list[int]:
    """§5.2 Return for every set of kinds its orders, less the pieces that fit nothing else."""
    kinds = len(quotas)
    found: list[int] = []
    for chosen in range(1 << kinds):
        left = 0
        for kind in range(kinds):
            if chosen >> kind & 1:
                left += quotas[kind]
        for mask in masks:
            if mask & ~chosen == 0:
                left -= 1
        found.append(left)
    return found


def has_room(left: list[int], mask: int) -> bool:
    """§5.2 Return whether one more piece can be ordered where there is so much room."""
    for chosen in range(len(left)):
        needed = 1 if mask & ~chosen == 0 else 0
        if left[chosen] < needed:
            return False
    return True


def can_match(masks: list[int], quotas: list[int]) -> bool:
    """§5.2 Return whether every piece can have an order of its own."""
    return min(room(masks, quotas)) >= 0
