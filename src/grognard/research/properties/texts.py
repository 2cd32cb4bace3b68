"""Actions as text, both ways."""

from grognard.core.errors import BadAction
from grognard.core.game import Game
from grognard.core.state import State
from grognard.research.samples import Sample, Samples

NONSENSE = ("", " ", "no such action", "§", "-1", "9999999", "\0", "x" * 500)


def action_texts_round_trip(game: Game, samples: Samples) -> list[str]:
    """The texts of the legal actions differ, and each is read back as its action."""
    problems: list[str] = []
    for sample in samples.positions:
        for seat in sample.state.seats_to_answer():
            actions = sample.state.legal_actions(seat)
            texts = [game.action_text(sample.state, action) for action in actions]
            if len(set(texts)) != len(texts):
                problems.append(f"{sample}: texts are not unique: {texts}")
            for action, text in zip(actions, texts, strict=True):
                if not text.strip() or game.parse_action(sample.state, text) != action:
                    problems.append(f"{sample}: {text!r} is not read back as action {action}")
    return problems


def bad_texts_are_refused(game: Game, samples: Samples) -> list[str]:
    """A text that names no action raises BadAction, and nothing else."""
    problems: list[str] = []
    for sample in samples.one_per_question():
        for text in NONSENSE:
            if _reads(game, sample.state, text) != "refused":
                problems.append(f"{sample}: {text!r} is {_reads(game, sample.state, text)}")
        for text in _mangled(game, sample):
            if _reads(game, sample.state, text) not in ("refused", "read"):
                problems.append(f"{sample}: {text!r} is {_reads(game, sample.state, text)}")
    return problems


def texts_are_the_same_in_every_position(game: Game, samples: Samples) -> list[str]:
    """The text of an action does not change in the course of a scenario."""
    problems: list[str] = []
    first: dict[str, list[str]] = {}
    for sample in samples.positions + samples.ends:
        texts = [game.action_text(sample.state, action) for action in range(game.num_actions)]
        known = first.setdefault(sample.way.start.scenario, texts)
        problems += [
            f"{sample}: action {action} was {old!r} and is {new!r}"
            for action, (old, new) in enumerate(zip(known, texts, strict=True))
            if old != new
        ]
    return problems


def _mangled(game: Game, sample: Sample) -> list[str]:
    texts = [game.action_text(sample.state, action) for action in sample.state.legal_actions()[:20]]
    return [
        mangled
        for text in texts
        for mangled in (text + "?", text[1:], text[:-1], f"{text} {text}", text[::-1])
    ]


def _reads(game: Game, state: State, text: str) -> str:
    """Return "refused" (BadAction), "read", or what went wrong."""
    try:
        action = game.parse_action(state, text)
    except BadAction:
        return "refused"
    except Exception as error:
        return f"answered with {error!r}"
    return "read" if 0 <= action < game.num_actions else f"read as {action}, no action"
