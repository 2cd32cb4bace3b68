"""A game of Prussia's Glory in which the corps march, to be written down: its presses are counted.

    python -m tools.marched_game SEED > tests/match/recorded/prussia-marched.json

Each corps that has not reached the enemy marches at him by its card, then a few pieces are moved by
themselves, as people do; computer players move every piece by itself. Whatever else is asked is
answered by the player `reference`.
"""

import json
import sys
from typing import Final

from grognard.ai.roster import make_bot
from grognard.core.dice import SeededDice
from grognard.core.registry import load
from grognard.core.types import Action
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE, ASK_MOVE_TO
from grognard.games.prussia.state import PrussiaState
from grognard.games.prussia.tables import HEXES, LEADER, Hex, Piece, hex_name
from grognard.match.chains import samples_of
from grognard.match.plans import carry_out

SCENARIO: Final = "rossbach-battle"
BOT: Final = "reference"
SINGLE: Final = 4
"""Pieces a turn that are moved by themselves, after the corps."""
A_MARCH: Final = 4
"""Hexes to which a corps looks ahead."""
LEAST: Final = 2
"""Pieces that make a march worth while."""


class MarchedGame:
    """The game as it is played: its state, its answers, and who has marched in this turn."""

    def __init__(self, seed: int) -> None:
        self.game = load("prussia")
        self.seed = seed
        self.answers: list[str] = []
        self._state = self.game.new(SCENARIO, dice=SeededDice(seed))
        self._state.log = None
        self._bots = [make_bot(BOT, seed * 2 + seat + 1) for seat in range(2)]
        self._turn, self._marched, self._single = -1, set[int](), 0

    def play(self) -> None:
        """Play it to its end."""
        while not self._state.is_over():
            state = self._state
            assert isinstance(state, PrussiaState)
            if state.is_open(ASK_MOVE_PIECE):
                self._move(state)
            elif state.is_open(ASK_MOVE_TO):
                self._click(self.game.narrow(state, list(state.legal_actions()))[0])
            else:
                seat = state.to_move()
                known = state.determinize(seat, self.seed * 1000 + len(self.answers))
                self._click(self._bots[seat].choose(self.game, known, seat))

    def _click(self, action: Action) -> None:
        self.answers.append(self.game.action_text(self._state, action))
        self._state.apply(action)

    def _move(self, state: PrussiaState) -> None:
        """§7.3 March a corps, or move a piece by itself, or end the movement."""
        if self._turn != state.player_turn:
            self._turn, self._marched, self._single = state.player_turn, set(), 0
        for corps in range(len(state.field.corps_names)):
            if corps not in self._marched:
                self._marched.add(corps)
                if self._march(state, corps):
                    return
        ends = [one for one in state.legal_actions() if self.game.ends(state, one)]
        self._single += 1
        is_over = self._single > SINGLE and bool(ends)
        wanted = self.game.narrow(state, list(state.legal_actions()))[0]
        self._click(ends[0] if is_over else wanted)

    def _march(self, state: PrussiaState, corps: int) -> bool:
        """§7.3 Let a corps march at the nearest enemy, unless it has reached him; say if it did."""
        field, seat = state.field, state.to_move()
        body = [piece for piece in _on_map(state, seat) if field.corps_of[piece] == corps]
        enemies = [Hex(state.hex_of[piece]) for piece in _on_map(state, 1 - seat)]
        if len(body) < LEAST or not enemies:
            return False
        leaders = [piece for piece in body if field.arm_of[piece] == LEADER]
        here = Hex(state.hex_of[(leaders or body)[0]])
        gap = min(distance(Hex(state.hex_of[one]), enemy) for one in body for enemy in enemies)
        enemy = min(enemies, key=lambda one: (distance(here, one), one))
        far = min(gap - 1, A_MARCH, distance(here, enemy))
        goals = [to for to in HEXES if field.on_map[to] and distance(here, to) == far]
        if far <= 0 or not goals:
            return False
        goal = min(goals, key=lambda to: (distance(to, enemy), to))
        march = f"march:corps:{field.corps_names[corps]}:{hex_name(goal)}"
        chain = carry_out(self.game, seat, samples_of(state, seat, 0), march).chain
        if not chain.clicks or chain.is_fate:
            return False
        for click in chain.clicks:
            self._click(click.action)
        return True


def _on_map(state: PrussiaState, seat: int) -> list[Piece]:
    field = state.field
    pieces = [Piece(number) for number in range(field.pieces)]
    return [one for one in pieces if field.side_of[one] == seat and state.hex_of[one] >= 0]


def main() -> None:
    """Play a game and print it as the proof of presses reads it."""
    played = MarchedGame(int(sys.argv[1]))
    played.play()
    found = {"game": "prussia", "scenario": SCENARIO, "seed": played.seed}
    print(json.dumps({**found, "answers": played.answers}, indent=0))


if __name__ == "__main__":
    main()
