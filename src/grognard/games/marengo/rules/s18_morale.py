"""§18 Morale: scheduled, committed, transferred, lost, and the clean-up of the turn's end."""

from typing import Final

from mypy_extensions import i64

from grognard.core.head_start import given
from grognard.core.message import Argument
from grognard.core.question import Step
from grognard.core.types import NOT_ASKED_CODE, OK, Action, Player
from grognard.games.marengo import reasons as why
from grognard.games.marengo.actions import DONE, locale_of
from grognard.games.marengo.names import army_message, locale_message
from grognard.games.marengo.question import AskLocale
from grognard.games.marengo.rules.s03_map import is_held_by
from grognard.games.marengo.state import DECISIVE, MarengoState, enemy_of
from grognard.games.marengo.tables import (
    AUSTRIA,
    FRANCE,
    LOCALES,
    NEIGHBOURS,
    NOWHERE,
    NUM_LOCALES,
    ROUND_4PM,
    STILL_TO_COME,
    Locale,
)

SECTION: Final = "§18"


def scheduled_update(state: MarengoState) -> None:
    """§18 At the start of its turn an army takes the tokens that lie on the track for it."""
    army = state.turn
    tokens = due(state, army, state.round)
    if tokens > 0:
        state.uncommitted[army] += tokens
        state.note(SECTION, "scheduled", army, [tokens])


# §18 Committing morale


def commit(state: MarengoState, army: Player, here: Locale, tokens: int) -> None:
    """§18 An army must commit tokens to a locale; a frame does it, as the enemy may transfer."""
    if tokens > 0:
        state.push(ASK_TRANSFER, enemy_of(army), army, here, tokens)


class AskTransfer(AskLocale):
    """§18 Which token is moved to meet what an army lacks? a the army, b the locale, c tokens."""

    id = "s18-commit"
    section = SECTION

    def waits(self, state: MarengoState) -> bool:
        """§18 Uncommitted tokens come first; of the rest the opponent may move from elsewhere."""
        todo = state.todo
        army, here, need = todo.a(), LOCALES[todo.b()], todo.c()
        given = min(need, int(state.uncommitted[army]))
        if given > 0:
            state.uncommitted[army] -= given
            state.committed[army * NUM_LOCALES + here] += given
            state.note(SECTION, "commit", army, [here, given])
            todo.set_c(need - given)
        elsewhere = committed_total(state, army) - state.committed[army * NUM_LOCALES + here]
        if need - given == 0 or elsewhere == 0:
            todo.pop()  # what cannot be met is forgotten
            return False
        return True

    def locale_code(self, state: MarengoState, here: Locale) -> int:
        """§18 A transferred token comes from another locale that has one."""
        if here == state.todo.b():
            return why.SAME_LOCALE
        if state.committed[state.todo.a() * NUM_LOCALES + here] == 0:
            return why.NO_TOKEN
        return OK

    def word_code(self, state: MarengoState, action: Action) -> int:
        """§18 The opponent is not required to make up the difference."""
        return OK if action == DONE else NOT_ASKED_CODE

    def take(self, state: MarengoState, action: Action) -> None:
        """§18 The opponent moves one token of the army into the locale, or no more."""
        if action == DONE:
            state.todo.pop()
        else:
            _transfer(state, locale_of(action))

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return the army, the tokens it lacks, and where."""
        found = super().args(state)
        found["army"], found["left"] = army_message(state.todo.a()), state.todo.c()
        found["locale"] = locale_message(LOCALES[state.todo.b()])
        return found

    def verb(self) -> str:
        """The token of the locale is moved."""
        return "transfer"


def _transfer(state: MarengoState, source: Locale) -> None:
    """§18 The opponent moves one token of the army into the locale."""
    todo = state.todo
    army, here = todo.a(), LOCALES[todo.b()]
    _take_from(state, army, source)
    state.committed[army * NUM_LOCALES + here] += 1
    if army == FRANCE:
        state.moved_in[here] += 1
    state.note(SECTION, "transfer", army, [source, here])
    todo.set_c(todo.c() - 1)


def _take_from(state: MarengoState, army: Player, here: Locale) -> None:
    """Take one committed token; ruling R12 (§18): tokens that were not transferred go first."""
    state.committed[army * NUM_LOCALES + here] -= 1
    if army == FRANCE:
        left = state.committed[army * NUM_LOCALES + here]
        state.moved_in[here] = min(state.moved_in[here], left)


# §18 Losing morale


def lose(state: MarengoState, army: Player, tokens: int) -> None:
    """§18 An army loses one token for each reduction; a frame does it, as the enemy may choose."""
    if tokens > 0:
        state.push(ASK_TAKE, enemy_of(army), army, tokens)


class AskTake(AskLocale):
    """§18 Which committed token is lost? a the army, b the tokens it still loses."""

    id = "s18-lose"
    section = SECTION

    def waits(self, state: MarengoState) -> bool:
        """§18 Losses come from uncommitted tokens; the opponent takes the rest from locales."""
        todo = state.todo
        army, need = todo.a(), todo.b()
        paid = min(need, int(state.uncommitted[army]))
        state.uncommitted[army] -= paid
        state.lost[army] += paid
        if paid > 0:
            state.note(SECTION, "lose", army, [paid])
        need -= paid
        todo.set_b(need)
        if need >= committed_total(state, army) and state.uncommitted[army] == 0:
            _lose_all(state, army)
            return False
        while need > 0:
            only = _only_locale(state, army)
            if only == NOWHERE:
                return True
            take_token(state, only)
            need -= 1
        todo.pop()
        return False

    def locale_code(self, state: MarengoState, here: Locale) -> int:
        """§18 A lost token comes from a locale that has one."""
        return OK if state.committed[state.todo.a() * NUM_LOCALES + here] > 0 else why.NO_TOKEN

    def take(self, state: MarengoState, action: Action) -> None:
        """§18 The opponent takes one committed token away."""
        take_token(state, locale_of(action))

    def args(self, state: MarengoState) -> dict[str, Argument]:
        """Return the army and what it still loses."""
        found = super().args(state)
        found["army"], found["left"] = army_message(state.todo.a()), state.todo.b()
        return found

    def verb(self) -> str:
        """The token of the locale is lost."""
        return "take"


def _only_locale(state: MarengoState, army: Player) -> Locale:
    """Return the one locale that holds all tokens of an army, or NOWHERE if several do."""
    found = NOWHERE
    for here in LOCALES:
        if state.committed[army * NUM_LOCALES + here] > 0:
            if found != NOWHERE:
                return NOWHERE
            found = here
    return found


def take_token(state: MarengoState, here: Locale) -> None:
    """§18 The opponent takes one committed token away."""
    army = state.todo.a()
    _take_from(state, army, here)
    state.lost[army] += 1
    state.note(SECTION, "take", army, [here])
    state.todo.set_b(state.todo.b() - 1)


def _lose_all(state: MarengoState, army: Player) -> None:
    for here in LOCALES:
        tokens = state.committed[army * NUM_LOCALES + here]
        state.lost[army] += tokens
        state.committed[army * NUM_LOCALES + here] = 0
        if army == FRANCE:
            state.moved_in[here] = 0
    demoralize(state, army)


def demoralize(state: MarengoState, army: Player) -> None:
    """§18, §19 An army whose level drops to zero loses the game at once."""
    state.end()
    state.winner = enemy_of(army)
    state.victory = DECISIVE
    state.note("§19", "demoralized", army, [])


# §18 Morale clean-up


class MoraleCleanup(Step[MarengoState]):
    """§18 The morale clean-up of a turn's end."""

    section = SECTION

    def run(self, state: MarengoState) -> None:
        """§18 Steps 1 and 2 for the army on turn, then the question of step 3."""
        army = state.turn
        state.todo.pop()
        lost = False
        for here in LOCALES:
            tokens = state.committed[army * NUM_LOCALES + here]
            if tokens > 0 and _is_lost(state, army, here):
                _drop(state, army, here)
                state.lost[army] += tokens
                lost = True
                state.note("§18.1", "cleanup-lost", army, [here, tokens])
            elif tokens > 0 and not _is_threatened(state, army, here):
                _drop(state, army, here)
                state.uncommitted[army] += tokens
                state.note("§18.2", "cleanup-back", army, [here, tokens])
        if lost and level(state, army) == 0:
            demoralize(state, army)
        elif army == FRANCE and state.round < ROUND_4PM and _may_return(state):
            state.push(ASK_RETURN, army)


class AskReturn(AskLocale):
    """§18.3 Which committed token do the French take back?"""

    id = "s18-return"
    section = "§18.3"

    def locale_code(self, state: MarengoState, here: Locale) -> int:
        """§18.3 A token may return unless it was transferred in the enemy turn before."""
        return return_code(state, here)

    def word_code(self, state: MarengoState, action: Action) -> int:
        """§18.3 None need return."""
        return OK if action == DONE else NOT_ASKED_CODE

    def take(self, state: MarengoState, action: Action) -> None:
        """§18.3 Before 4:00 PM the French return one committed token a turn."""
        state.todo.pop()
        if action != DONE:
            here = locale_of(action)
            state.committed[FRANCE * NUM_LOCALES + here] -= 1
            state.uncommitted[FRANCE] += 1
            state.note("§18.3", "return", FRANCE, [here])

    def verb(self) -> str:
        """The token of the locale returns."""
        return "return"


ASK_TRANSFER: Final = AskTransfer()
ASK_TAKE: Final = AskTake()
ASK_RETURN: Final = AskReturn()
MORALE_CLEANUP: Final = MoraleCleanup()


def _drop(state: MarengoState, army: Player, here: Locale) -> None:
    state.committed[army * NUM_LOCALES + here] = 0
    if army == FRANCE:
        state.moved_in[here] = 0


def _is_lost(state: MarengoState, army: Player, here: Locale) -> bool:
    """§18.1 The enemy is there, or nobody is and the enemy was there last."""
    return state.last_in[here] == enemy_of(army)


def _is_threatened(state: MarengoState, army: Player, here: Locale) -> bool:
    """§18.2 An adjacent locale is enemy-occupied."""
    for number in NEIGHBOURS[here]:
        beside = Locale(number)
        if is_held_by(state, beside, enemy_of(army)):
            return True
    return False


def _may_return(state: MarengoState) -> bool:
    for here in LOCALES:
        if return_code(state, here) == OK:
            return True
    return False


def return_code(state: MarengoState, here: Locale) -> int:
    """§18.3 A token may return unless it was transferred in the enemy turn before."""
    tokens = state.committed[FRANCE * NUM_LOCALES + here]
    if tokens == 0:
        return why.NO_TOKEN
    if tokens <= state.moved_in[here]:
        return why.TOKEN_TRANSFERRED
    return OK


def level(state: MarengoState, army: Player) -> int:
    """§18 The morale level: uncommitted tokens and those committed to locales."""
    return state.uncommitted[army] + committed_total(state, army)


def committed_total(state: MarengoState, army: Player) -> int:
    """§18 Return the tokens an army has on the map."""
    total: i64 = 0
    for at in range(army * NUM_LOCALES, (army + 1) * NUM_LOCALES):
        total += state.committed[at]
    return total


def on_track(state: MarengoState, army: Player) -> int:
    """§18 Return the tokens that still lie on the time track."""
    done = state.round if army == AUSTRIA or state.turn == FRANCE else state.round - 1
    return later(state, army, done)


def later(state: MarengoState, army: Player, done: int) -> int:
    """§18 Return the tokens after a round; a head start of the enemy takes the last ones away."""
    return max(0, int(STILL_TO_COME[army][done]) - given(state.head_start, enemy_of(army)))


def due(state: MarengoState, army: Player, number: int) -> int:
    """§18 Return the tokens that lie on the track for a round."""
    return later(state, army, number - 1) - later(state, army, number)
