"""Lines of each game's Python by role, told from file, class and function.

    python tools/roles.py            a table of all games
    python tools/roles.py --json     the same as JSON

Every line counts, with its comments and blank lines. A file has a role by its folder or its name,
and what lies in `rules/` is rules. Outside it a class or a function may have another role than its
file: the class of a state is columns, a question is asking, what draws is drawing, and a function
that cites a section is a rule, though in the wrong place.

Two shares are told. The first is that of the game alone: without what computer players judge by
(their evaluation, their plans, the copies that the yardstick is measured with), and without what no
game had before the frame (`LATER`). The other is that of all Python in the game's folder.
"""

import ast
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).resolve().parents[1] / "src" / "grognard" / "games"

RULES: Final = "rules"
ELSEWHERE: Final = "rules elsewhere"
ASKING: Final = "asking"
COLUMNS: Final = "columns"
DRAWING: Final = "drawing"
PLUMBING: Final = "plumbing"
OFFERING: Final = "offering"
ACCOUNT: Final = "account"
MEASURING: Final = "measuring"
FEATURES: Final = "features"
SENT: Final = "types of what is sent"
EVALUATING: Final = "evaluating"
YARDSTICK: Final = "yardstick"
LATER: Final = (OFFERING, ACCOUNT, MEASURING, FEATURES, SENT)
"""What no game had before the frame: what is offered as "all", the sheet of the result, what the
laboratory measures, numbers for those who learn, and the declaration of what is sent."""
JUDGING: Final = (EVALUATING, YARDSTICK)
"""What computer players judge by: today's, and copies of what the yardstick was made with."""
OF_FOLDERS: Final = {"rules": RULES, "player": EVALUATING, "reference": YARDSTICK}
OF_FILES: Final[dict[str, str]] = {
    "__init__": "adapter",
    "game": "adapter",
    "options": "adapter",
    "question": ASKING,
    "state": COLUMNS,
    "tables": "tables",
    "maps": "tables",
    "scenarios": "tables",
    "roster": "tables",
    "actions": "actions",
    "describe": "describing",
    "names": "describing",
    "reasons": "describing",
    "observe": "observing",
    "unseen": "observing",
    "account": ACCOUNT,
    "measures": MEASURING,
    "features": FEATURES,
    "sent": SENT,
    "draw": DRAWING,
    "evaluate": EVALUATING,
    "threats": EVALUATING,
    "planning": EVALUATING,
    "marching": EVALUATING,
    "plans": OFFERING,
    "check": "checking",
    "checks": "checking",
    "changes": "older versions",
    "older": "older versions",
}
"""A file of any other name is plumbing."""
ROLES: Final = [RULES, ELSEWHERE, *dict.fromkeys(OF_FILES.values()), YARDSTICK, PLUMBING]
MAY_HOLD_RULES: Final = (COLUMNS, "tables", PLUMBING)
"""Roles whose functions are rules if they cite a section: elsewhere a section is only spoken of."""


def roles_of(game: Path) -> Counter[str]:
    """Return the lines of a game's Python by role."""
    lines: Counter[str] = Counter()
    for path in sorted(game.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        folder = path.relative_to(game).parts[0]
        if folder in OF_FOLDERS:
            lines[OF_FOLDERS[folder]] += len(text.splitlines())
        else:
            lines += _roles_in(OF_FILES.get(path.stem, PLUMBING), text)
    return lines


def _roles_in(role: str, text: str) -> Counter[str]:
    """Return the lines of a file outside `rules/`, a few of them in another role than the rest."""
    lines = Counter({role: len(text.splitlines())})
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found = _class_role(node) if isinstance(node, ast.ClassDef) else _role(node, role)
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if found:
                lines[role] -= length
                lines[found] += length
    return lines


def _class_role(node: ast.ClassDef) -> str:
    """Return the role of a class, or "" for that of its file."""
    bases = " ".join(ast.unparse(base).partition("[")[0] for base in node.bases).split()
    if "State" in bases:
        return COLUMNS
    return ASKING if any(base.endswith(("Question", "Step", "Task")) for base in bases) else ""


def _role(node: ast.FunctionDef, role: str) -> str:
    """Return the role of a function, or "" for that of its file."""
    if node.name.lstrip("_").startswith("draw"):
        return DRAWING if role == "describing" else ""
    cites = (ast.get_docstring(node) or "").startswith("§")
    return ELSEWHERE if cites and role in MAY_HOLD_RULES else ""


def title_of(game: Path) -> str:
    """Return the name of a game's folder; the template is the game called skirmish."""
    return "skirmish" if game.name == "_template" else game.name


def counted(games: Path = GAMES) -> dict[str, Counter[str]]:
    """Return the lines by role of every game below a folder."""
    found = [path.parent for path in sorted(games.glob("*/game.py"))]
    return {title_of(game): roles_of(game) for game in found}


def alone(lines: Counter[str]) -> int:
    """Return the lines of a game without what its players judge by, and what came later."""
    return lines.total() - sum(lines[role] for role in (*LATER, *JUDGING))


def share(lines: Counter[str]) -> float:
    """Return how much of the game alone is rules, from 0 to 1; what lies elsewhere is not."""
    return lines[RULES] / alone(lines)


def share_of_all(lines: Counter[str]) -> float:
    """Return how much of all Python in a game's folder is rules."""
    return lines[RULES] / lines.total()


def table(games: dict[str, Counter[str]]) -> str:
    """Return the lines by role as a table of text."""
    rows = [["", *games]]
    rows += [
        [role, *[str(lines[role]) for lines in games.values()]]
        for role in ROLES
        if any(lines[role] for lines in games.values())
    ]
    rows.append(["all", *[str(lines.total()) for lines in games.values()]])
    rows.append(
        ["rules in all, %", *[f"{100 * share_of_all(lines):.1f}" for lines in games.values()]]
    )
    rows.append(["the game alone", *[str(alone(lines)) for lines in games.values()]])
    rows.append(["rules in it, %", *[f"{100 * share(lines):.1f}" for lines in games.values()]])
    return "\n".join(f"{row[0]:22}" + "".join(f"{cell:>13}" for cell in row[1:]) for row in rows)


def main(arguments: list[str]) -> None:
    """Print the lines by role of the games below a folder, or of ours."""
    folders = [Path(argument) for argument in arguments if not argument.startswith("-")]
    games = counted(folders[0] if folders else GAMES)
    if "--json" in arguments:
        print(json.dumps({name: dict(sorted(lines.items())) for name, lines in games.items()}))
    else:
        print(table(games))


if __name__ == "__main__":
    main(sys.argv[1:])
