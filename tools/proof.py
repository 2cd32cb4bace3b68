"""Run proofs: evidence that takes too long for `make test`, whose last result is committed.

    python -m tools.proof NAME [--small] [--list]

`tools/proving.py` says what a proof is. With --small it tries a little of it and writes nothing.
"""

import argparse
import json
import sys
from collections.abc import Sequence

from tools.proving import ROOT, NotProved, find, names, run, write


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proofs named; exit code 1 if one does not hold, 2 if there is no such proof."""
    parser = argparse.ArgumentParser(prog="make proof")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--small", action="store_true", help="try a little of it, write nothing")
    parser.add_argument("--list", action="store_true", help="list the proofs")
    chosen = parser.parse_args(arguments)
    if chosen.list or not chosen.names:
        for name in names():
            print(f"{name:<10}{find(name).claim}")
        return 0
    unknown = [name for name in chosen.names if name not in names()]
    if unknown:
        print(f"no such proof: {', '.join(unknown)}; there are {', '.join(names())}")
        return 2
    return max(_run_one(name, chosen.small) for name in chosen.names)


def _run_one(name: str, small: bool) -> int:
    try:
        result = run(find(name), small)
    except NotProved as error:
        print(f"{name}: NOT PROVED: {error}", file=sys.stderr)
        return 1
    print(json.dumps(result.figures, indent=1, ensure_ascii=False))
    if small:
        print(f"{name}: tried in {result.seconds} s; nothing is written")
    else:
        print(f"{name}: proved in {result.seconds} s, {write(result).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
