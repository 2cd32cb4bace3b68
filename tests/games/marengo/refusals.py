"""A built position for every refusal: what stands where, what was clicked, what is refused."""

from dataclasses import dataclass

from grognard.core.reason import Reason
from grognard.core.state import State
from grognard.games.marengo import GAME
from grognard.games.marengo.state import MarengoState
from grognard.research.refusals import Built
from tests.games.marengo.field import field, named, play


@dataclass(frozen=True)
class Case:
    """A click that is refused, with the code and the section of the refusal."""

    refused: str
    pieces: str
    """Pieces as `field` takes them, with commas between."""
    clicks: str
    click: str
    turn: str = "austria"
    hour: int = 5
    commands: int = 3
    committed: str = ""
    uncommitted: int = -1

    def position(self) -> MarengoState:
        """Return the position in which the click is refused."""
        tokens = {word[:-2]: int(word[-1]) for word in self.committed.split()}
        enemy = "france" if self.turn == "austria" else "austria"
        free = {} if self.uncommitted < 0 else {enemy: self.uncommitted}
        pieces = self.pieces.split(", ")
        state = field(pieces, self.turn, self.hour, tokens, free, self.commands)
        play(state, *[click for click in self.clicks.split(", ") if click])
        return state

    def reason(self, state: MarengoState) -> Reason:
        """Return the reason of the refusal."""
        action = GAME.parse_action(state, named(state, self.click))
        reason = GAME.why_not(state, action)
        assert reason is not None, self
        return reason


_FRONT = "A inf2 a4-5@4, A cav2 4, A inf2 4, F inf2 5"
_WIDE = "A inf2 a2-4@2, A inf2 a2-4@2, A cav2 a2-4@2, A inf1 2, "
_WIDE += "F inf2 a2-4@4, F inf2 a2-4@4, F cav2 a2-4@4, F inf1 a2-4@4, F inf3 4"
_LOST = "A inf2 a4-5@4, A inf2 a4-5@4, A art1 a4-5@4, A inf2 4, F inf3 a4-5@5"
_LOSE = "assault a4-5@4, inf3@a4-5@5, inf2@a4-5@4, done"
_STORM = "A inf3 a4-5@4, A cav2 4, F inf1 a4-5@5"
_GUNS = "A inf3 a4-5@4, F inf2 a4-5@5, F art1 a4-5@5, F inf2 5"
_ODD = "A inf3 a2-4@2, F inf3 a2-4@4, F inf2 a2-4@4, F inf1 a2-4@4"
_FLED = "A inf2 4, A inf2 3, F inf2 5, F inf3 5, F cav2 5"
_PENNED = "F inf2 24, A inf2 a23-24@23, A inf2 a24-25@25"
_CROWD = ", ".join(["F inf2 24", "F inf3 24", *["F inf2 25"] * 2, *["F inf2 23"] * 6])
_FULL = ", ".join(["A inf2 1", *["A cav2 2"] * 6, *["A inf2 2"] * 6, "F inf2 12"])
_HEAVY = "A inf3 a2-4@2, A inf3 a2-4@2, F inf1 a2-4@4, F inf2 a2-4@4, F cav2 a2-4@4, F inf2 4"
_POOR = "A inf2 4, A inf2 11, F inf2 5, F inf2 12"
_SPLIT = "A cav2 4, A cav1 4, A inf2 4, F inf2 3, F inf2 11, F inf2 12"
_REST = ", ".join(["F inf2 12", *["A inf1 40"] * 3])
_SPENT = ", ".join(["end, end", *["inf1@40, locale 42"] * 3])
_HEMMED = "A cav2 a3-5@5, A inf2 a4-5@5, A inf2 a5-12@5, F inf2 a4-5@4"
_QUEUE = ", ".join(["F inf2 5, A inf1 alessandria", *["A inf2 alessandria"] * 4])
_ENTER = "inf2@alessandria, cross entry-alessandria>1"
_ENTERED = f"{_ENTER}, done, {_ENTER}, done, {_ENTER}, inf2@alessandria, cross entry-pontoon>1"
_TRANSFER = "inf2@4, attack a4-5@4, inf2@5, locale 12, done, end, end"

CASES = [
    # §6 Which piece, which group
    Case("not-your-piece §6", _FRONT, "", "inf2@5"),
    Case("not-in-play §2", _FRONT, "", "A1"),
    Case("not-in-play §2", _FRONT, "cav2@4", "A1"),
    Case("not-in-play §2", _FRONT, "", "complete A1"),
    Case("has-acted §6", _FRONT, "cav2@4, locale 6", "cav2@6"),
    Case("has-acted §6", _FRONT, "cav2@4, locale 6", "complete A19"),
    Case("alike §17 R13", "A inf2 4, A inf2 4, F inf2 5", "", "A13"),
    Case("alike §17 R13", "A cav2 4, A inf2 4, A inf2 4, F inf2 5", "cav2@4", "A13"),
    Case("no-command §6", "A inf2 22, F inf2 5", "", "inf2@22", commands=0),
    Case("no-command §6", "A inf2 a4-5@4, F inf2 5", "", "inf2@a4-5@4", commands=0),
    Case("no-command §6", "F inf2 5 !, F inf2 5 !, A inf2 1", "", "inf2@5", "france", 1, 0),
    Case("no-command §6", "A cav2 2, A inf2 2, F inf2 5", "cav2@2", "inf2@2", commands=0),
    Case("no-command §6", "A inf2 4, F inf2 5", "inf2@4", "attack a4-5@4", commands=0),
    Case("no-command §6", "A cav2 4, F inf2 5", "cav2@4", "cross c4-6l>6", commands=0),
    Case("nothing-to-do §6", _PENNED, "", "inf2@24", "france", 1),
    Case("picked-already §6", _FRONT, "cav2@4", "cav2@4"),
    Case(
        *("three-pieces §6", "A inf2 4, A inf2 4, A inf3 4, A cav2 4, F inf2 12"),
        *("inf2@4, inf2@4, inf3@4", "cav2@4"),
    ),
    Case("other-position §7", _FRONT, "cav2@4", "inf2@a4-5@4"),
    Case("no-room §20", _CROWD, "inf2@24", "inf3@24", "france"),
    Case("no-room §20", _FULL, "", "inf2@1"),
    # §7 Off-road marches
    Case("already-there §7", _FRONT, "cav2@4", "locale 4"),
    Case("not-adjacent §7", _FRONT, "cav2@4", "locale 12"),
    Case("enemy-there §7", _FRONT, "cav2@4", "locale 5"),
    Case("only-opposite §7", _FRONT, "inf2@a4-5@4", "locale 6"),
    Case(
        "over-capacity §20",
        f"{_PENNED}, F inf3 19, F inf2 12, F inf2 12, F inf2 12",
        "inf3@19",
        "locale 12",
        "france",
    ),
    Case("other-locale §7", _FRONT, "cav2@4", "block a5-11@5"),
    Case("not-in-reserve §7", _FRONT, "inf2@a4-5@4", "block a4-6@4"),
    Case("nobody-opposite §7", _FRONT, "cav2@4", "block a4-6@4"),
    Case("not-in-approach §7", _FRONT, "cav2@4", "reserve"),
    # §8 Road marches
    Case("not-in-reserve §8", _FRONT, "inf2@a4-5@4", "cross c2-4m>2"),
    Case("road-one-piece §8", _FRONT, "cav2@4, inf2@4", "cross c2-4m>2"),
    Case("no-road §8", _FRONT, "cav2@4", "cross c5-12m>12"),
    Case(
        "no-step-left §8",
        ", ".join(["A cav2 4, F inf2 12", *["A inf2 4"] * 3]),
        "inf2@4, cross c2-4m>2, done, inf2@4, cross c2-4m>2, done, inf2@4, cross c2-4m>2, cav2@4",
        "cross c2-4m>2",
    ),
    Case(
        "against-traffic §8",
        "A inf2 4, A inf3 2, F inf2 12",
        "inf2@4, cross c2-4m>2, done, inf3@2",
        "cross c2-4m>4",
    ),
    Case("enemy-on-the-road §8", _FRONT, "inf2@4", "cross c4-5m>5"),
    Case("obstructed §9", "A cav2 5, F inf2 12", "cav2@5", "cross c5-12m>12"),
    Case(
        "crossing-attacked §8",
        "A cav2 4, A cav1 4, F inf2 5, F inf2 5",
        "cav1@4, cross c4-5m>5, inf2@5, done, cav2@4",
        "cross c4-5m>5",
    ),
    Case("cleaned-up §8 R4", "A inf2 a4-5@4, F inf2 12", "end, end, inf2@4", "cross c2-4m>2"),
    Case("cleaned-up §8 R4", f"A inf3 a4-5@4, {_REST}", _SPENT, "inf3@4"),
    Case("cleaned-up §8 R4", f"{_HEMMED}, {_REST}", _SPENT, "cav2@5"),
    Case("no-command §6", f"A inf3 a22-23@22, {_REST}", _SPENT, "inf3@22"),
    # §9 Maneuver attacks
    Case("other-locale §9.1", _FRONT, "cav2@4", "attack a5-11@5"),
    Case("only-opposite §9", _FRONT, "inf2@a4-5@4", "attack a4-6@4"),
    Case("nobody-opposite §9", _FRONT, "cav2@4", "attack a4-6@4"),
    Case("fully-blocked §9", "A inf2 4, F inf2 a4-5@5", "inf2@4", "attack a4-5@4"),
    Case("needs-infantry §9", "A cav2 5, A inf2 5, F inf2 12", "cav2@5", "attack a5-12@5"),
    Case(
        "not-there §9.2",
        "A inf2 4, F inf2 5, F inf3 a5-11@5",
        "inf2@4, attack a4-5@4",
        "inf3@a5-11@5",
    ),
    Case("not-your-piece §9.2", "A inf2 4, F inf2 5", "inf2@4, attack a4-5@4", "inf2@4"),
    Case(
        "not-in-group §9",
        "A inf2 5, A inf3 5, A inf2 4, F inf2 12, F inf2 12",
        "inf2@5, inf3@5, attack a5-12@5, inf2@12, done",
        "inf2@4",
    ),
    Case(
        "not-infantry §9",
        "A inf2 5, A cav2 5, F inf2 12, F inf2 12",
        "inf2@5, cav2@5, attack a5-12@5, inf2@12, done",
        "cav2@5",
    ),
    # §10 Bombardment
    Case("not-artillery §10", _FRONT, "inf2@a4-5@4", "declare"),
    Case(
        "one-piece §10.1",
        "A art1 a4-5@4, A inf2 a4-5@4, F inf2 5",
        "art1@a4-5@4, inf2@a4-5@4",
        "declare",
    ),
    Case("not-in-approach §10", "A art1 4, F inf2 5", "art1@4", "declare"),
    Case("nobody-opposite §10 R7", "A art1 a4-5@4, F inf2 6", "art1@a4-5@4", "declare"),
    Case("artillery-penalty §10", "A art1 a5-12@5, F inf2 12", "art1@a5-12@5", "declare"),
    Case("not-declared §10.2", "A art1 a4-5@4, F inf2 5", "", "complete A20"),
    Case(
        "not-first-choice §10.2",
        "A art1 a4-5@4, F inf2 a4-5@5, F inf3 a4-5@5, F cav2 5",
        "art1@a4-5@4, declare, end, end, complete A20",
        "cav2@5",
    ),
    # §11 Assaults
    Case("nobody-in-approach §11", _FRONT, "", "assault a4-6@4"),
    Case("nobody-opposite §11", "A inf2 a4-5@4, F inf2 12", "", "assault a4-5@4"),
    Case("not-blocked §11", _FRONT, "", "assault a4-5@4"),
    Case("nobody-can-lead §11", "A inf1 a4-5@4, F inf2 a4-5@5", "", "assault a4-5@4"),
    Case("approach-acted §6", "A inf2 4, F inf2 a4-5@5", "inf2@4, block a4-5@4", "assault a4-5@4"),
    Case("approach-closed §11", _LOST, _LOSE, "assault a4-5@4"),
    Case("approach-closed §11", _LOST, f"{_LOSE}, inf2@4", "attack a4-5@4"),
    Case(
        "locale-barred §11",
        _STORM,
        "assault a4-5@4, done, inf3@a4-5@4, done, cav2@4",
        "cross c4-5m>5",
    ),
    Case("not-assault-piece §11.2", _WIDE, "assault a2-4@2", "inf3@4"),
    Case("same-type §11.2", _WIDE, "assault a2-4@2, inf2@a2-4@4", "cav2@a2-4@4"),
    Case("picked-already §11.2", _WIDE, "assault a2-4@2, inf1@a2-4@4", "inf1@a2-4@4"),
    Case(
        "obstructed §11.2",
        "A inf3 a5-12@5, F cav2 a5-12@12, F inf2 a5-12@12",
        "assault a5-12@5",
        "cav2@a5-12@12",
    ),
    Case("not-assault-piece §11.3", _WIDE, "assault a2-4@2, done", "inf1@2"),
    Case("same-type §11.3", _WIDE, "assault a2-4@2, done, inf2@a2-4@2", "cav2@a2-4@2"),
    Case(
        "too-weak §11.3",
        "A inf1 a4-5@4, A inf2 a4-5@4, F inf2 a4-5@5",
        "assault a4-5@4, done",
        "inf1@a4-5@4",
    ),
    Case(
        "has-acted §6",
        "A inf2 a4-5@4, A inf3 4, F inf2 a4-5@5, F inf3 5",
        "inf3@4, block a4-5@4, assault a4-5@4, done",
        "inf3@a4-5@4",
    ),
    Case(
        "obstructed §11.3",
        "A cav2 a5-12@5, A inf2 a5-12@5, F inf2 a5-12@12",
        "assault a5-12@5, done",
        "cav2@a5-12@5",
    ),
    Case("one-must-lead §11.3", _WIDE, "assault a2-4@2, done", "done"),
    Case("no-artillery §11.4", _WIDE, "assault a2-4@2, done, inf2@a2-4@2, done, done", "fire"),
    Case(
        "artillery-penalty §11.4",
        "A inf3 a5-12@5, F art1 a5-12@12, F inf2 a5-12@12",
        "assault a5-12@5, done, inf3@a5-12@5",
        "fire",
    ),
    Case(
        *("bombarded-before §11.4", "A inf3 a4-5@4, F art1 a4-5@5, F inf2 a4-5@5"),
        *("art1@a4-5@5, declare, end, assault a4-5@4, done, inf3@a4-5@4", "fire", "france"),
    ),
    Case("leads-already §11.5", _GUNS, "assault a4-5@4, inf2@a4-5@5, inf3@a4-5@4", "inf2@a4-5@5"),
    Case("too-weak §11.5", _GUNS, "assault a4-5@4, done, inf3@a4-5@4", "art1@a4-5@5"),
    Case("not-your-piece §11.5", _GUNS, "assault a4-5@4, done, inf3@a4-5@4", "inf3@a4-5@4"),
    Case("not-assault-piece §11.5", _GUNS, "assault a4-5@4, done, inf3@a4-5@4", "inf2@5"),
    Case(
        "same-type §11.5",
        _WIDE,
        "assault a2-4@2, done, inf2@a2-4@2, done, done, inf2@a2-4@4",
        "cav2@a2-4@4",
    ),
    Case(
        "obstructed §11.5",
        "A inf3 a5-12@5, F cav2 a5-12@12, F inf2 a5-12@12",
        "assault a5-12@5, done, inf3@a5-12@5",
        "cav2@a5-12@12",
    ),
    Case(
        "not-assault-piece §11.5",
        _ODD,
        "assault a2-4@2, done, inf3@a2-4@2, inf3@a2-4@4, inf2@a2-4@4",
        "inf1@a2-4@4",
    ),
    Case(
        "not-assault-piece §11.8",
        _ODD,
        "assault a2-4@2, inf3@a2-4@4, inf2@a2-4@4, inf3@a2-4@2, done",
        "inf1@a2-4@4",
    ),
    Case(
        "not-assault-piece §11.8",
        _HEAVY,
        "assault a2-4@2, done, inf3@a2-4@2, inf3@a2-4@2, done",
        "inf2@4",
    ),
    Case(
        "not-assault-piece §11.4",
        "A inf3 a2-4@2, A inf2 a2-4@2, A inf2 2, F art1 a2-4@4, F inf2 a2-4@4",
        "assault a2-4@2, done, inf3@a2-4@2, inf2@a2-4@2, fire",
        "inf2@2",
    ),
    # §12 Continuation
    Case("cavalry-only §12", _FRONT, "inf2@4", "continue a4-5@4"),
    Case("nobody-opposite §12", _FRONT, "cav2@4", "continue a4-6@4"),
    Case("not-in-reserve §12", "A cav2 a4-5@4, F inf2 5", "cav2@a4-5@4", "continue a4-6@4"),
    Case("other-locale §12", _FRONT, "cav2@4", "continue a5-11@5"),
    Case("not-on-the-road §12", "A cav2 3, F inf2 5", "cav2@3", "continue a3-5@3"),
    Case("not-in-group §12", _SPLIT, "cav2@4, cav1@4, locale 5", "inf2@4"),
    Case("cavalry-only §12", _SPLIT, "cav2@4, inf2@4, locale 5", "inf2@5"),
    Case(
        "no-command §12",
        _SPLIT,
        "cav2@4, cav1@4, locale 5, cav2@5, continue a3-5@5",
        "done",
        commands=1,
    ),
    # §13 Retreats
    Case("not-first-choice §13.1", _FLED, "inf2@4, attack a4-5@4, done", "cav2@5"),
    Case("out-of-reach §13.2", _FLED, "inf2@4, attack a4-5@4, done, inf2@5", "locale 50"),
    Case("whence-attacked §13.2", _FLED, "inf2@4, attack a4-5@4, done, inf2@5", "locale 4"),
    Case("enemy-there §13.2", _FLED, "inf2@4, attack a4-5@4, done, inf2@5", "locale 3"),
    Case("room-left §13.2", _FLED, "inf2@4, attack a4-5@4, done, inf2@5", "eliminate"),
    Case(
        "over-capacity §13.2",
        f"{_FLED}, F inf2 12, F inf2 12, F inf2 12",
        "inf2@4, attack a4-5@4, done, inf2@5",
        "locale 12",
    ),
    Case(
        "against-arrow §13.2",
        "A inf2 3, F inf2 5, F inf3 5",
        "inf2@3, attack a3-5@3, done, inf2@5",
        "locale 4",
    ),
    # §14 French disorganization
    Case("french-surprised §14", "F inf2 5, A inf2 4", "inf2@5", "block a4-5@5", "france", 1),
    Case("disorganized §14", "F inf2 5 !, A inf2 4", "inf2@5", "locale 11", "france"),
    Case(
        "disorganized §14", "F inf2 12 !, F inf3 12 !, A inf2 1", "inf2@12", "inf3@12", "france", 1
    ),
    Case("organize-all §14", "F inf2 5 !, F inf2 5 !, A inf2 1", "", "inf2@5", "france", 1, 1),
    Case(
        "organize-all §14",
        "F inf2 5 !, F inf3 5 !, A inf2 1",
        "inf2@5, organize",
        "done",
        "france",
        1,
    ),
    Case(
        "finish-first §14 R15",
        "F inf2 5 !, F inf3 5 !, F inf2 12 !, A inf2 1",
        "inf2@5, organize",
        "inf2@12",
        "france",
        1,
    ),
    Case(
        "not-your-piece §14",
        "F inf2 5 !, F inf3 5 !, A inf2 1",
        "inf2@5, organize",
        "inf2@1",
        "france",
        1,
    ),
    Case(
        "organize-before-acting §6",
        "F inf2 5 !, F inf3 5 !, A inf2 4",
        "inf2@5, block a4-5@5, inf3@5",
        "organize",
        "france",
    ),
    Case("organized-already §14", "F inf2 5, A inf2 4", "inf2@5", "organize", "france"),
    Case("austrians-organized §14", _FRONT, "cav2@4", "organize"),
    Case("one-piece §14", "F inf2 5, F inf3 5, A inf2 4", "inf2@5, inf3@5", "organize", "france"),
    # §15 Reinforcements
    Case("too-early §15", "F inf2 tortona, A inf2 1", "", "inf2@tortona", "france"),
    Case("artillery-waits §15", "A art1 alessandria, F inf2 5", "", "art1@alessandria", hour=1),
    Case("must-enter-by-road §15", "A inf2 alessandria, F inf2 5", "inf2@alessandria", "locale 1"),
    Case(
        "must-enter-by-road §15", "A inf2 alessandria, F inf2 5", "inf2@alessandria", "block a4-5@4"
    ),
    Case("no-road §15", _FRONT, "cav2@4", "cross entry-alessandria>1"),
    Case("protected-entry §15", "A inf2 64, F inf2 novi", "inf2@64", "locale 84"),
    Case(
        "pontoon-used §15",
        "A inf2 alessandria, A inf3 alessandria, F inf2 5",
        "inf2@alessandria, cross entry-pontoon>1, inf3@alessandria",
        "cross entry-pontoon>1",
    ),
    Case("entry-full §15", _QUEUE, _ENTERED, "inf1@alessandria"),
    # §18 Morale
    Case(
        "no-token §18",
        _POOR,
        "inf2@4, attack a4-5@4, done",
        "locale 20",
        committed="F12=2 F46=2",
        uncommitted=0,
    ),
    Case(
        "same-locale §18",
        _POOR,
        "inf2@4, attack a4-5@4, inf2@5",
        "locale 5",
        committed="F12=2 F5=1",
        uncommitted=0,
    ),
    Case("no-token §18.3", _POOR, _TRANSFER, "locale 20", committed="F12=2", uncommitted=0),
    Case("token-transferred §18.3", _POOR, _TRANSFER, "locale 5", committed="F12=2", uncommitted=0),
]


def _built(case: Case) -> Built:
    """Return a case as the test of every game's refusals takes it."""

    def build() -> tuple[State, str]:
        state = case.position()
        return state, named(state, case.click)

    return Built(case.refused.split()[0], build)


BUILT = [_built(case) for case in CASES]
