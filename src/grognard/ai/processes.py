"""How processes of ours begin: never by fork, which copies threads and locks half-way."""

import multiprocessing


def start_method() -> str:
    """Return the quickest clean way that this system has; every system can spawn."""
    ways = multiprocessing.get_all_start_methods()
    return "forkserver" if "forkserver" in ways else "spawn"
