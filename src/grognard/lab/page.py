"""The laboratory's report as one page that needs nothing else: no script, no font, no network."""

from collections.abc import Callable, Sequence
from html import escape

from grognard.core.types import Player
from grognard.lab import plots
from grognard.lab.balance import Balance, HeadStart, ScenarioBalance, Spread
from grognard.messages.texts import Texts

STYLE = """
:root{color-scheme:light dark;--ink:#2b2118;--paper:#f6f0e2;--dim:#6d5f4d;--line:#d8cbb0;
--one:#2f5d8a;--two:#a2352b;--none:#8a8270;--in:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e9e0cd;--paper:#211c16;--dim:#b0a48d;--line:#4a4033;
--one:#6f9fd0;--two:#d8756a;--none:#9a927f;--in:#14110d}}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);max-width:52rem;
margin:2rem auto;padding:0 1rem}
h1,h2,h3{font-weight:600;line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid var(--line);
padding-top:1rem}h3{font-size:1rem;margin:1.2rem 0 .3rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}thead th{color:var(--dim);font-weight:400}
svg{width:100%;height:auto;font:13px Georgia,serif;fill:var(--ink)}
.dim{fill:var(--dim);color:var(--dim)}.grid{stroke:var(--line)}.half{stroke:var(--dim);
stroke-dasharray:4 3}.range{stroke:var(--ink);stroke-width:2}.dot{fill:var(--ink)}
.bar,.side0{fill:var(--one)}.side1{fill:var(--two)}.side2{fill:var(--none)}
.inside{fill:var(--in)}.curve{fill:none;stroke:var(--ink);stroke-width:2}
.scroll{overflow-x:auto}
"""


class Page:
    """Writes a report in the language of its texts."""

    def __init__(self, balance: Balance, say: Texts) -> None:
        self.balance = balance
        self.say = say
        game = balance.terms.game
        self.sides = [say(f"{game.name}-seat-{seat}") for seat in game.seats]
        self.title = say("cli-lab-title", game=say(f"{game.name}-title"), level=balance.level)

    def html(self) -> str:
        """Return the whole page."""
        parts = [self._overview(), *(self._scenario(one) for one in self.balance.scenarios)]
        head = f'<meta charset="utf-8"><title>{escape(self.title)}</title>'
        view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
        lang = self.say.language
        body = f"<h1>{escape(self.title)}</h1>{''.join(parts)}"
        return (
            f'<!doctype html>\n<html lang="{lang}"><head>{head}{view}<style>{STYLE}</style></head>'
            f"\n<body>{body}</body></html>\n"
        )

    def name(self, scenario: ScenarioBalance) -> str:
        """Return the title of a scenario."""
        return self.say(f"{self.balance.terms.game.name}-scenario-{scenario.id}")

    def even(self, scenario: ScenarioBalance) -> str:
        """Return the head start that makes a scenario even, in a few words."""
        start = scenario.even()
        if start is None:
            return self.say("cli-lab-none-helps")
        if start.points == 0:
            return self.say("cli-lab-none-needed")
        return self.say("cli-lab-ahead", points=start.points, side=self.sides[start.seat])

    # Everything at a glance

    def _overview(self) -> str:
        balance, say = self.balance, self.say
        rows = [
            (self.name(one), one.interval()[0], one.share(), one.interval()[1])
            for one in balance.scenarios
        ]
        caption = say("cli-lab-share-of", side=self.sides[0])
        seed = say("cli-arena-seed", seed=str(balance.terms.seed))
        words = [self._p(say("cli-lab-about")), self._p(self._head_start_told())]
        plot = f"<h3>{escape(caption)}</h3>{plots.intervals(caption, rows)}"
        return "".join([*words, plot, self._summary(), self._p(seed, "dim")])

    def _head_start_told(self) -> str:
        """Return what a head start is, and what its points are in this game."""
        id = f"{self.balance.terms.game.name}-head-start"
        own = [self.say(id)] if self.say.has(id) else []
        return " ".join([self.say("cli-lab-about-head-start"), *own])

    def _summary(self) -> str:
        heads = [self.say(id) for id in ("cli-lab-scenario", "cli-arena-games")]
        heads += [*self.sides, self.say("cli-arena-draws"), self.say("cli-lab-share")]
        heads += [self.say(id) for id in ("cli-arena-interval", "cli-lab-even")]
        rows = []
        for one in self.balance.scenarios:
            low, high = one.interval()
            wins = one.wins()
            undecided = len(one.results) - sum(wins)
            counts = [str(len(one.results)), str(wins[0]), str(wins[1]), str(undecided)]
            share = [percent(one.share()), f"{percent(low)}–{percent(high)}"]
            rows.append([self.name(one), *counts, *share, self.even(one)])
        return self._table(heads, rows)

    # One scenario

    def _scenario(self, one: ScenarioBalance) -> str:
        parts = [f"<h2>{escape(self.name(one))}</h2>", self._told(one)]
        parts.append(self._counted("cli-lab-levels", one.levels()))
        parts.append(self._counted("cli-lab-decided", one.reasons()))
        parts.append(self._lengths(one))
        parts.append(self._losses(one))
        starts = one.head_starts()
        if len(starts) > 1:
            parts.append(self._head_starts(one.weaker(), starts))
        return "".join(parts)

    def _told(self, one: ScenarioBalance) -> str:
        say = self.say
        told = [say("cli-lab-games", games=len(one.results), distinct=one.distinct())]
        if one.capped():
            told.append(say("cli-lab-capped", games=one.capped()))
        return self._p(" ".join(told))

    def _counted(self, title: str, counts: dict[str, list[int]]) -> str:
        """Return how often something was so, as a plot and as a table, by who won."""
        rows = [(self._word(id), row) for id, row in counts.items()]
        heads = [self.say(title), *self.sides, self.say("cli-lab-nobody")]
        table = self._table(heads, [[name, *(str(count) for count in row)] for name, row in rows])
        return f"<h3>{escape(heads[0])}</h3>{plots.stacked(heads[0], rows)}{table}"

    def _word(self, id: str) -> str:
        """Return what a level or a reason is called, shortly where the game has a short name."""
        short = f"{id}-short"
        if not id:
            return self.say("cli-lab-no-end")
        return self.say(short if self.say.has(short) else id)

    def _lengths(self, one: ScenarioBalance) -> str:
        title = self.say("cli-lab-length")
        numbers = [result.turns for result in one.results]
        table = self._spreads(title, [(title, one.turns())], lambda value: f"{value:.0f}")
        plot = plots.bars(title, numbers) if len({*numbers}) > 1 else ""
        return f"<h3>{escape(title)}</h3>{plot}{table}"

    def _losses(self, one: ScenarioBalance) -> str:
        title = self.say("cli-lab-losses")
        lost = [(self.sides[seat], one.losses(seat)) for seat in (0, 1)]
        rows = [(side, found) for side, found in lost if found is not None]
        if not rows:
            return ""
        table = self._spreads(title, rows, percent)
        return f"<h3>{escape(title)}</h3>{plots.ranges(title, rows)}{table}"

    def _spreads(
        self, title: str, rows: Sequence[tuple[str, Spread]], shown: Callable[[float], str]
    ) -> str:
        heads = [title, *(self.say(id) for id in ("cli-lab-low", "cli-lab-middle", "cli-lab-high"))]
        cells = [[name, *(shown(v) for v in (one.low, one.middle, one.high))] for name, one in rows]
        return self._table(heads, cells)

    def _head_starts(self, seat: Player, starts: Sequence[HeadStart]) -> str:
        title = self.say("cli-lab-with-head-start", side=self.sides[seat])
        plot = plots.steps(title, [(start.points, start.share) for start in starts])
        heads = [self.say("cli-lab-points"), self.say("cli-lab-share")]
        heads.append(self.say("cli-arena-interval"))
        rows = [
            [str(one.points), percent(one.share), f"{percent(one.low)}–{percent(one.high)}"]
            for one in starts
        ]
        return f"<h3>{escape(title)}</h3>{plot}{self._table(heads, rows)}"

    # Pieces of a page

    def _p(self, words: str, style: str = "") -> str:
        kind = f' class="{style}"' if style else ""
        return f"<p{kind}>{escape(words)}</p>"

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f'<div class="scroll">{table}</div>'


def percent(share: float) -> str:
    """Return a share as a whole percentage.

    >>> percent(0.625)
    '62%'
    """
    return f"{100 * share:.0f}%"
