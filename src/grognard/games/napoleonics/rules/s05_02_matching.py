"""§5.2 Orders matched to what a card allows: by sections, or by the symbols of Élan.

A piece is a bit mask over kinds of orders (bit k: an order of kind k will do), and `quotas[k]` is
how many orders of that kind there are. Counting greedily is wrong as soon as a piece fits more
than one kind, so the test is Hall's: for every set of kinds, the pieces that fit nothing
else must not outnumber its orders.
"""

from librt.vecs import vec
from mypy_extensions import i64


def room(masks: vec[i64], quotas: vec[i64]) -> vec[i64]:
    """§5.2 Return for every set of kinds its orders, less the pieces that fit nothing else."""
    left = vec[i64]([0] * (1 << len(quotas)))
    for chosen in range(len(left)):
        for kind in range(len(quotas)):
            if chosen >> kind & 1:
                left[chosen] += quotas[kind]
        for mask in masks:
            if mask & ~chosen == 0:
                left[chosen] -= 1
    return left


def has_room(left: vec[i64], mask: i64) -> bool:
    """§5.2 Return whether one more piece can be ordered where there is so much room."""
    for chosen in range(len(left)):
        if left[chosen] < (1 if mask & ~chosen == 0 else 0):
            return False
    return True
