"""One game at the terminal: ask each seat in turn until it is over."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from grognard.ai.bots import Bot
from grognard.ai.roster import answer_of, make_bot
from grognard.ai.seeds import derived_seed
from grognard.cli.errors import did_you_mean, suggestion
from grognard.cli.shell import Shell
from grognard.cli.table import screen
from grognard.cli.table.answers import Answers
from grognard.cli.table.hints import hints_text
from grognard.cli.table.older import tell_news
from grognard.cli.table.plans import Plans
from grognard.cli.table.reading import Left, forget_lines, read_line
from grognard.cli.table.storage import Keeper, load_saved, save_match, typed_path
from grognard.cli.table.typed import WORDS, Typed, answer_lines, understand
from grognard.core.dice_header import SEEDED
from grognard.core.errors import GrognardError
from grognard.core.record_file import Record
from grognard.core.types import SPECTATOR, Player
from grognard.match import Match, MatchError, View
from grognard.match.hints import hints
from grognard.match.pace import Pace, Schedule

HIDING_SECONDS: Final = 1.2
"""The usual pause of a computer player; most answers take a share of it."""


def table_seed(record: Record) -> int:
    """Return the seed of everything that thinks at this table, from what is public of its dice."""
    dice = record.dice
    return dice.seed if dice.kind == SEEDED else int(dice.commitment[:15], 16)


class Session:
    """A match with people and computer players around it.

    `keeper` writes the running game down before each question. Raises Left when a player leaves.
    """

    def __init__(self, shell: Shell, match: Match, keeper: Keeper, may_load: bool = True) -> None:
        self.shell = shell
        self.keeper = keeper
        self.may_load = may_load
        self.has_met_help = False
        self.pace = Pace(HIDING_SECONDS)
        self.sit(match)

    def sit(self, match: Match) -> None:
        """Take the seats of a match, new or loaded."""
        self.match = match
        self.schedule = Schedule()
        self.seed = table_seed(match.record)
        self.people = [seat for seat, who in enumerate(match.seats) if not who.bot]
        self.bots = {
            seat: self._bot(who.bot, seat) for seat, who in enumerate(match.seats) if who.bot
        }
        self.told = dict.fromkeys(range(len(match.seats)), 0)
        self.at_screen: Player = self.people[0] if len(self.people) == 1 else SPECTATOR

    def _bot(self, name: str, seat: Player) -> Bot:
        return make_bot(name, derived_seed(self.seed, "bot", seat))

    def run(self) -> None:
        """Play until the game is over."""
        while not self.match.is_over():
            asked = self.match.asked()
            thinking = [seat for seat in asked if seat in self.bots]
            if thinking:
                self.let_think(thinking[0])
            else:
                self.ask(self._nearest(asked))
        self.show_end()

    def _nearest(self, asked: Sequence[Player]) -> Player:
        """Return who answers first: whoever sits at the screen already."""
        return self.at_screen if self.at_screen in asked else asked[0]

    def let_think(self, seat: Player) -> None:
        """Let a computer player answer; it sees a sample, never the truth.

        Whoever looks on sees a drawn pause: how long it thought could betray what it holds.
        """
        match = self.match
        sample = match.bot_state(seat, derived_seed(self.seed, "sample", match.place()))
        bot = self._rewound(seat) if match.is_practice() else self.bots[seat]
        with self.shell.out.status(self.shell.say("cli-play-thinking")):
            begun = time.monotonic()
            bot, action = answer_of(bot, match.game, sample, seat)
            self.bots[seat] = self.bots[seat] if match.is_practice() else bot
            share = self.schedule.share(match, seat)
            if self.shell.out.is_terminal:
                time.sleep(self.pace.rest(time.monotonic() - begun, share))
        match.play(seat, action)

    def _rewound(self, seat: Player) -> Bot:
        """Return a bot that remembers nothing, so that after going back it answers the same."""
        seed = derived_seed(self.seed, f"practice {seat}", self.match.place())
        return make_bot(self.match.seats[seat].bot, seed)

    # A person's turn.

    def ask(self, seat: Player) -> None:
        """Show a seat the table and read lines until one of them changes something."""
        self.keeper.keep(self.match)
        self.draw_curtain(seat)
        view = self.show(seat)
        known = [*(choice.text for choice in view.choices), *WORDS]
        while not self.act(view, self.read(known)):
            pass

    def read(self, known: Sequence[str] = ()) -> str:
        """Return the next line; a closed keyboard means leaving."""
        try:
            return read_line(self.shell, "> ", known)
        except EOFError:
            self.shell.out.print()
            raise Left from None

    def draw_curtain(self, seat: Player) -> None:
        """Hide the screen when the keyboard goes to the other player."""
        if seat == self.at_screen:
            return
        screen.print_curtain(self.shell, self.match.game, seat)
        forget_lines()
        self.shell.out.print(self.shell.say("cli-curtain-ready"))
        self.read()
        screen.clear(self.shell.out, scrollback=True)
        self.at_screen = seat

    def show(self, seat: Player) -> View:
        """Draw the table for a seat and remember what it has been told."""
        view = self.match.view(seat)
        news = max(0, view.log_length - self.told[seat])
        screen.Screen(self.shell, self.match, view, news).print()
        self.told[seat] = view.log_length
        if not self.has_met_help:
            self.has_met_help = True
            self.shell.out.print(Text(self.shell.say("cli-play-first"), "dim"))
        return view

    def act(self, view: View, line: str) -> bool:
        """Do what a line says; True if the table has changed."""
        typed = understand(self.shell, view, line)
        try:
            if typed.word:
                return self.obey(view, typed)
            return self.answer(view, typed, line)
        except GrognardError as error:
            advice = suggestion(error)
            texts = [error.message()] if advice is None else [error.message(), advice]
            self.tell(" ".join(self.shell.say.say(text) for text in texts))
            return False

    def answer(self, view: View, typed: Typed, line: str) -> bool:
        """Play the answer a line names; otherwise say why it names none."""
        if len(typed.answers) == 1:
            self.match.play(view.seat, view.choices[typed.answers[0]].action)
            return True
        if typed.answers:
            self.tell(self.shell.say("cli-play-ambiguous", typed=line))
            for index in typed.answers:
                label = self.shell.say.say(view.choices[index].label)
                self.shell.out.print(Text().append(f"{index + 1:>3} ", "number").append(label))
        elif not line:
            self.tell(self.shell.say("cli-play-nothing-typed", answers=len(view.choices)))
        else:
            self.refuse(view, line)
        return False

    def refuse(self, view: View, line: str) -> None:
        """Say why a line is no answer: the rule, if it names something, or what may be meant."""
        answers = Answers(self.shell, self.match, view)
        if answers.print_refusal(line):
            return
        known = [one.id for one in answer_lines(self.shell, view)]
        advice = did_you_mean(line, known)
        text = self.shell.say("cli-play-unknown", typed=line)
        self.tell(f"{text} {self.shell.say.say(advice)}" if advice is not None else text)

    def tell(self, text: str) -> None:
        """Print a sentence below the board."""
        self.shell.out.print(text)

    # Our words.

    def obey(self, view: View, typed: Typed) -> bool:
        """Do what a word of ours says; True if the table has changed."""
        answers = Answers(self.shell, self.match, view)
        quiet: dict[str, Callable[[str], None]] = {
            "help": answers.print_help,
            "why": answers.print_why,
            "odds": answers.print_odds,
            "log": answers.print_log,
            "account": answers.print_account,
            "save": self.save,
        }
        if typed.word in quiet:
            quiet[typed.word](typed.rest)
            return False
        if typed.word == "hint":
            self.hint(view)
            return False
        if typed.word == "all":
            return self.take_all(view, typed.rest)
        if typed.word == "undo":
            return self.undo(view)
        if typed.word == "load":
            return self.load(typed.rest)
        if typed.word == "quit":
            raise Left
        screen.Screen(self.shell, self.match, view, 0).print(full=True)
        return False

    def undo(self, view: View) -> bool:
        """Take back the seat's last step, if no fate lies after it."""
        if not view.may_undo:
            raise MatchError("nothing-to-undo")
        self.match.undo(view.seat)
        return True

    def take_all(self, view: View, rest: str) -> bool:
        """Carry out what the question offers as "all", up to fate, which is asked about first."""
        plans = Plans(self.shell, self.match, view)
        planned = plans.chosen(rest)
        if planned is None:
            return False
        plans.print(planned)
        chain = planned.chain
        if not chain.clicks or (chain.is_fate and not plans.is_yes(self.read())):
            return False
        self.match.chain(view.seat, 0, [click.action for click in chain.clicks])
        return True

    def hint(self, view: View) -> None:
        """Say what a strong player would consider, thought out in samples of what is known."""
        match, seat = self.match, view.seat
        seed = derived_seed(self.seed, "hint", match.clicks())
        with self.shell.out.status(self.shell.say("cli-play-thinking")):
            found = hints(match.game, seat, match.bot_state(seat, seed), seed)
        self.shell.out.print(hints_text(self.shell, match.game, view, found))

    def save(self, rest: str) -> None:
        """Write the game into a file."""
        if not rest:
            raise GrognardError("file-name-missing", word="save")
        path = typed_path(rest)
        save_match(self.match, path)
        self.tell(self.shell.say("cli-play-saved", file=str(path)))

    def load(self, rest: str) -> bool:
        """Leave this game for a saved one."""
        if not self.may_load:
            raise GrognardError("no-load-in-campaign")
        if not rest:
            raise GrognardError("file-name-missing", word="load")
        match = load_saved(typed_path(rest))
        self.shell.say.add(match.game)
        tell_news(self.shell, match)
        self.sit(match)
        return True

    # The end.

    def show_end(self) -> None:
        """Draw the last position: from the only person's seat, or as a spectator sees it."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        view = self.match.view(seat)
        news = view.log_length - self.told.get(seat, view.log_length)
        screen.print_end(self.shell, self.match, seat, max(0, news))
        record = self.match.record
        if record.is_practice:
            self.shell.out.print(self.shell.say("core-result-practice", count=record.taken_back))
