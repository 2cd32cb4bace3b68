"""§5.2 Orders matched to what a card allows: by sections, or by the symbols of Élan.

A piece is a bit mask over kinds of orders (bit k: an order of kind k will do), and `quotas[k]` is
how many orders of that kind there are. Counting greedily is wrong as soon as a piece fits more
than one kind, so the test is Hall's: for every set of kinds, the pieces that fit nothing
else must not outnumber its orders.
"""


def can_match(masks: list[int], quotas: list[int]) -> bool:
    """§5.2 Return whether every piece can have an order of its own."""
    kinds = len(quotas)
    for chosen in range(1 << kinds):
        orders = 0
        for kind in range(kinds):
            if chosen >> kind & 1:
                orders += quotas[kind]
        bound = 0
        for mask in masks:
            if mask & ~chosen == 0:
                bound += 1
        if bound > orders:
            return False
    return True


def can_add(masks: list[int], quotas: list[int], mask: int) -> bool:
    """§5.2 Return whether one more piece can be ordered beside those ordered already."""
    masks.append(mask)
    fits = can_match(masks, quotas)
    masks.pop()
    return fits
