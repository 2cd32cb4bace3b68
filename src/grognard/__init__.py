"""Grognard: board wargames with every rule enforced.

>>> import grognard
>>> game = grognard.load("undaunted")
>>> state = game.new("la-raye", seed=7)
>>> state.prompt()
'bid'
>>> "undaunted" in grognard.games()
True

What is listed in `__all__` is public; docs/contract.md says what each name is.
"""

from typing import TYPE_CHECKING

from grognard.ai.arena import play_game, run_arena
from grognard.ai.bots import Bot
from grognard.ai.chain import ChainSearch, Line, judge
from grognard.ai.chance import Branch, branches
from grognard.ai.random_bot import RandomBot
from grognard.ai.reference.player import ReferenceBot
from grognard.ai.report import ArenaReport, GameResult
from grognard.ai.roster import bots, make_bot
from grognard.ai.sealed import is_sealed, sealed_values
from grognard.ai.seeds import derived_seed
from grognard.core.campaign import Campaign
from grognard.core.dice import Dice, FairDice, ScriptedDice, SeededDice
from grognard.core.drawing import Board, Span
from grognard.core.errors import (
    BadAction,
    BadOption,
    BadRecord,
    BadSave,
    DiceError,
    GrognardError,
    IllegalAction,
    MissingMethod,
    UnknownGame,
    UnknownScenario,
)
from grognard.core.event import Event
from grognard.core.game import Change, Game, Option, Scenario
from grognard.core.message import Message
from grognard.core.odds import Odds
from grognard.core.reason import Reason
from grognard.core.record import (
    Problem,
    Record,
    Step,
    load_record,
    record_from_json,
    replay,
    save_record,
    verify,
)
from grognard.core.registry import games, load
from grognard.core.state import Outcome, State
from grognard.core.types import NOBODY, SPECTATOR, Action, Json, Player
from grognard.match import Match, MatchError, Seat, View, load_match, new_match

if TYPE_CHECKING:
    from grognard.messages.texts import Texts
else:

    def __getattr__(name: str) -> object:
        """Load what says messages when it is asked for: the engine does without its packages."""
        if name != "Texts":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from grognard.messages.texts import Texts

        return Texts


__all__ = [
    "NOBODY",
    "SPECTATOR",
    "Action",
    "ArenaReport",
    "BadAction",
    "BadOption",
    "BadRecord",
    "BadSave",
    "Board",
    "Bot",
    "Branch",
    "Campaign",
    "ChainSearch",
    "Change",
    "Dice",
    "DiceError",
    "Event",
    "FairDice",
    "Game",
    "GameResult",
    "GrognardError",
    "IllegalAction",
    "Json",
    "Line",
    "Match",
    "MatchError",
    "Message",
    "MissingMethod",
    "Odds",
    "Option",
    "Outcome",
    "Player",
    "Problem",
    "RandomBot",
    "Reason",
    "Record",
    "ReferenceBot",
    "Scenario",
    "ScriptedDice",
    "Seat",
    "SeededDice",
    "Span",
    "State",
    "Step",
    "Texts",
    "UnknownGame",
    "UnknownScenario",
    "View",
    "__version__",
    "bots",
    "branches",
    "derived_seed",
    "games",
    "is_sealed",
    "judge",
    "load",
    "load_match",
    "load_record",
    "make_bot",
    "new_match",
    "play_game",
    "record_from_json",
    "replay",
    "run_arena",
    "save_record",
    "sealed_values",
    "verify",
]
__version__ = "0.2.0"
