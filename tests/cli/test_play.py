"""`grognard play`: a whole game by numbered answers, and everything one may ask on the way."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from grognard.core.kept import against, load_kept
from grognard.core.record import load_record, verify
from grognard.core.registry import load
from tests.cli.records import saved_record
from tests.cli.terminal import Ran, grognard

BLUE = ("play", "skirmish", "--scenario", "meeting", "--side", "blue", "--seed", "3")
CURTAIN = "Pass the keyboard"


def play(*lines: str, words: tuple[str, ...] = BLUE, lang: str = "en") -> Ran:
    """Play Skirmish as Blue against the random player, typing these lines."""
    return grognard(*words, "--against", "random", lines=lines, lang=lang)


def screens(out: str) -> list[str]:
    """Return what was drawn for each question."""
    return out.split("Skirmish · ")[1:]


# Setting up.


def test_everything_left_open_is_asked_in_turn() -> None:
    ran = grognard("play", lines=["undaunted", "la-raye", "random", "us", "quit"])
    assert ran.code == 0
    order = [
        "Which game?",
        "Which scenario?",
        "Against whom?",
        "Which side is yours?",
        "La Raye · US",
    ]
    places = [ran.out.index(text) for text in order]
    assert places == sorted(places)


def test_an_empty_line_takes_the_first_of_a_list() -> None:
    ran = grognard("play", "skirmish", lines=["", "", "", "quit"])
    assert "Skirmish · Meeting in the Valley · Blue" in ran.out


def test_a_list_takes_numbers_names_and_clear_beginnings() -> None:
    for typed in ("2", "rearguard", "rear", "the rear", "The Rearguard"):
        ran = grognard("play", "skirmish", lines=[typed, "1", "1", "quit"])
        assert "Skirmish · The Rearguard · Blue" in ran.out, typed


def test_a_list_says_what_is_unknown_or_unclear() -> None:
    ran = grognard("play", "undaunted", lines=["r", "hill", "1", "1", "quit"])
    assert "“r” may mean: raid-across-the-canal, reinforcements." in ran.out
    ran = grognard("play", "skirmish", lines=["waterloo", "1", "1", "1", "quit"])
    assert "“waterloo” is not in the list: meeting, rearguard." in ran.out


def test_leaving_in_the_middle_of_the_setup_is_no_error() -> None:
    assert grognard("play", "skirmish", lines=["quit"]).code == 0
    assert grognard("play", "skirmish", lines=[]).code == 0


def test_a_scenario_is_also_taken_by_its_number() -> None:
    ran = grognard("play", "undaunted", "--scenario", "7", lines=["1", "1", "quit"])
    assert "La Huberderie" in ran.out


def test_options_are_handed_to_the_game(tmp_path: Path) -> None:
    words = (*BLUE, "--option", "quiet-woods=on")
    play("1", "save here.json", "quit", words=words)
    saved = json.loads((tmp_path / "here.json").read_text("utf-8"))
    assert saved["record"]["options"] == {"quiet-woods": "on"}


# Answers.


class Dicer:
    """A player who answers every question with a number, at random but always alike."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.questions = 0

    def __call__(self, screen: str) -> str:
        """Return the number of one of the answers, and a file name for the record at the end."""
        if "Save the record?" in screen:
            return "battle.json"
        self.questions += 1
        numbers: list[str] = re.findall(r"(?:^|   )\s*(\d+) \S", screen.rpartition("▶")[2], re.M)
        return self.random.choice(numbers)


@pytest.mark.parametrize(
    ("game", "against"),
    [("skirmish", "random"), ("skirmish", "reference"), ("undaunted", "reference")],
)
def test_a_whole_game_by_numbers_ends_with_a_record_that_proves(
    tmp_path: Path, game: str, against: str
) -> None:
    player = Dicer(4)
    side = load(game).seats[1]
    words = ("play", game, "--scenario", "1", "--side", side, "--against", against, "--seed", "3")
    ran = grognard(*words, player=player)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"│ \S.*│\n│ Why: [^╯]*§", ran.out)
    assert "Saved. See it with: grognard replay battle.json" in ran.out
    record = load_record(tmp_path / "battle.json")
    assert record.result is not None
    assert verify(record) == []
    assert player.questions > 20
    assert not (tmp_path / "state" / "grognard" / "last-game.json").exists()


def test_a_game_without_a_seed_is_played_with_fair_dice(tmp_path: Path) -> None:
    words = ("play", "skirmish", "--scenario", "meeting", "--side", "red", "--against", "random")
    grognard(*words, lines=["1"] * 400)
    record = load_record(tmp_path / "1")
    assert record.dice.kind == "fair"
    assert verify(record) == []


def test_what_was_shown_of_the_dice_lies_beside_the_record_and_proves_it(tmp_path: Path) -> None:
    words = ("play", "skirmish", "--scenario", "meeting", "--side", "red", "--against", "random")
    ran = grognard(*words, lines=["1"] * 400)
    assert "--verify --against 1-dice.json" in " ".join(ran.out.split())
    kept = load_kept(tmp_path / "1-dice.json")
    assert kept.commitment in ran.out
    assert kept.salts[0] in ran.out
    ran = grognard("replay", "1", "--verify", "--against", "1-dice.json")
    assert (ran.code, ran.err) == (0, "")
    grognard(*words, lines=["1"] * 400)  # another game under the same name takes both files along
    assert against(load_record(tmp_path / "1"), kept)
    assert grognard("replay", "1", "--verify", "--against", "1-dice.json").code == 0


def test_where_nothing_can_be_kept_of_the_dice_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder", "utf-8")
    words = ("play", "skirmish", "--scenario", "meeting", "--side", "red", "--against", "random")
    ran = grognard(*words, lines=["1"] * 400)
    assert (ran.code, ran.err) == (0, "")
    assert verify(load_record(tmp_path / "1")) == []
    assert not (tmp_path / "1-dice.json").exists()


def test_an_answer_is_a_number_its_notation_or_a_clear_beginning() -> None:
    for typed in ("5", "blue-horse", "Blue Cavalry at F8", "blue cav", "BLUE-H"):
        assert "Blue Cavalry: where to?" in play("1", typed, "quit").out, typed


def test_an_unclear_beginning_lists_what_it_may_mean() -> None:
    ran = play("1", "blue-", "quit")
    assert "“blue-” may mean:" in ran.out
    assert "  5 Blue Cavalry at F8" in ran.out


def test_an_empty_line_takes_the_only_answer_and_no_other() -> None:
    assert "Type a number from 1 to 4, or help." in play("", "quit").out


def test_something_forbidden_is_refused_with_its_rule() -> None:
    ran = play("1", "red-1", "quit")
    assert re.search(r"Red 1st Infantry is not your unit\. §\d", ran.out)


def test_something_unknown_is_answered_with_the_nearest_answer() -> None:
    assert "“blue-hrse” is not an answer" in play("1", "blue-hrse", "quit").out
    assert "Did you mean “blue-horse”?" in play("1", "blue-hrse", "quit").out


def test_what_happened_since_is_told_with_its_section() -> None:
    ran = play("1", "quit")
    assert "• Blue chooses the objective B3. §2.2" in screens(ran.out)[1]


# Our words.


def test_why_explains_things_answers_and_the_question() -> None:
    assert "Which unit moves next? §5.1" in play("1", "why", "quit").out
    assert "1 (Blue Guard at G5) is allowed. §5.1" in play("1", "why 1", "quit").out
    assert "Red Guard is not your unit. §" in play("1", "why red-guard", "quit").out
    assert "That is not what the open question is about." in play("1", "why D5", "quit").out
    assert "There is no “xyzzy” on this table." in play("1", "why xyzzy", "quit").out


def test_odds_are_exact_and_itemised(tmp_path: Path) -> None:
    """Blue attacks as soon as the question is asked who takes part."""
    lines = [*["1"] * 60, "quit"]
    attack = next(
        index
        for index, drawn in enumerate(screens(play(*lines).out))
        if "who takes part?" in drawn and " Fight" in drawn
    )
    ran = play(*["1"] * attack, "odds", "odds fight", "quit")
    assert "attackers' strength" in ran.out
    assert re.search(r"\d+\.\d% .*\d/6", ran.out)


def test_odds_of_what_rolls_nothing() -> None:
    assert "Nothing is rolled for any of these answers." in play("odds", "quit").out
    assert "Nothing is rolled for 2." in play("odds 2", "quit").out
    assert "“9” is not one of the 4 answers." in play("odds 9", "quit").out


def test_a_hint_is_one_of_the_answers() -> None:
    out = play("hint", "quit").out
    assert re.search(r"Consider [1-4]: [BD]\d\b.* Chances after it, .*: \d+ %\.", out)


def test_all_does_what_the_question_offers_and_asks_before_fate() -> None:
    assert "This question offers no “all”." in play("all", "quit").out
    lines = [*["1"] * 60, "quit"]
    attack = next(
        index for index, drawn in enumerate(screens(play(*lines).out)) if "who takes part?" in drawn
    )
    ran = play(*["1"] * attack, "all", "no", "all", "yes", "quit")
    assert ran.out.count("The last of it is fate. Type yes to do it.") == 2
    assert len(screens(ran.out)) > attack + 1


def test_the_account_says_what_decides_the_game_by_side_and_rule() -> None:
    out = play("account", "quit").out
    assert re.search(r"What decides the game +Blue +Red", out)
    assert re.search(r"Points §8\.1 +\d+ +·", out)  # the enemy's objective is hidden
    assert "Losses" in out
    assert "Villages held" in play("score", "quit").out


def test_undo_goes_back_until_fate() -> None:
    ran = play("1", "5", "undo", "undo", "quit")
    drawn = screens(ran.out)
    assert "Blue Cavalry: where to?" in drawn[2]
    assert "Which unit moves next?" in drawn[3]
    assert "There is nothing to take back" in ran.out


def test_in_practice_undo_goes_back_over_fate() -> None:
    words = ("skirmish", "--scenario", "meeting", "--against", "random", "--side", "blue")
    lines = ["1", "5", "undo", "undo", "quit"]
    ran = grognard("play", *words, "--seed", "5", "--practice", lines=lines)
    assert "There is nothing to take back" not in ran.out
    drawn = screens(ran.out)
    assert "Blue: objective unknown" in drawn[0]
    assert "Blue: objective unknown" not in drawn[1]
    assert "Blue: objective unknown" in drawn[4]  # the sealed choice is asked again


def test_the_log_tells_all_or_the_last_events() -> None:
    ran = play("1", "log", "log 1", "log all", "quit")
    assert ran.out.count("• Turn 1: Blue. §3.1") == 4
    assert ran.out.count("• Blue chooses the objective B3. §2.2") == 3


def test_help_lists_every_word_in_every_language() -> None:
    for language, word in (("en", "undo"), ("uk", "скасувати"), ("ru", "отменить")):
        ran = play("help", "quit", lang=language)
        assert word in ran.out
        assert "cli-" not in ran.out


@pytest.mark.parametrize(("language", "word"), [("uk", "порада"), ("ru", "совет"), ("uk", "hint")])
def test_words_are_understood_in_the_chosen_language_and_in_english(
    language: str, word: str
) -> None:
    assert re.search(r"(Розгляньте|Рассмотрите) \d", play(word, "quit", lang=language).out)


def test_a_cyrillic_mark_of_the_board_is_understood() -> None:
    words = ("play", "undaunted", "--scenario", "1", "--side", "us", "--seed", "3")
    ran = play("why 17Б", "quit", words=words, lang="uk")
    assert "на цьому столі немає" not in ran.out
    assert "Поточне запитання не про це." in ran.out


def test_the_board_can_be_drawn_again() -> None:
    assert len(screens(play("board", "quit").out)) == 2


# Saving, leaving, going on.


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    ran = play("1", "5", "save half.json", "1", "quit")
    assert "Saved in half.json. Continue with: grognard play --resume half.json" in ran.out
    again = grognard("play", "--resume", "half.json", lines=["undo", "quit"])
    assert again.code == 0
    assert "Blue Cavalry: where to?" in screens(again.out)[0]
    assert "Which unit moves next?" in screens(again.out)[1]


def test_a_resumed_game_is_one_true_game_from_its_first_step_on(tmp_path: Path) -> None:
    play(*["1"] * 40, "save half.json", "quit")
    half = json.loads((tmp_path / "half.json").read_text("utf-8"))["record"]["steps"]
    grognard("play", "--resume", "half.json", lines=["1"] * 400)
    record = load_record(tmp_path / "1")
    assert [step.to_json() for step in record.steps[: len(half)]] == half
    assert len(record.steps) > len(half)
    assert verify(record) == []


def test_a_game_that_was_left_is_continued_without_naming_a_file() -> None:
    ran = play("1", "5")
    assert ran.code == 0
    assert "The game is kept. Continue with: grognard play --continue" in ran.out
    assert "Blue Cavalry: where to?" in grognard("play", "--continue", lines=["quit"]).out


def test_play_goes_on_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    ran = play("1", "quit")
    assert ran.code == 0
    assert "The game is kept" not in ran.out


def test_another_game_is_loaded_from_the_table() -> None:
    play("1", "5", "save half.json", "quit")
    ran = play("load half.json", "quit")
    assert "Blue Cavalry: where to?" in ran.out


def test_files_that_cannot_be_used_are_told_and_play_goes_on(tmp_path: Path) -> None:
    saved_record(tmp_path)
    lines = [
        "save",
        "load",
        "load nowhere.json",
        "load skirmish.json",
        "save no/such/folder/x",
        "1",
    ]
    ran = play(*lines, "quit")
    assert ran.code == 0
    assert "Give a file name: save FILE." in ran.out
    assert "Give a file name: load FILE." in ran.out
    assert "“nowhere.json” cannot be read" in ran.out
    assert "is a finished record, not a saved game" in ran.out
    assert "cannot be written" in ran.out
    assert "Which unit moves next?" in ran.out


def test_a_file_name_may_stand_in_quotes_or_below_a_home_that_is_not_there(tmp_path: Path) -> None:
    ran = play("save 'my game.json'", "save ~nobody-here/x.json", "quit")
    assert (tmp_path / "my game.json").exists()
    assert "cannot be written" in ran.out


def test_the_record_is_offered_until_a_file_can_be_written(tmp_path: Path) -> None:
    done = len(screens(play(*["1"] * 400).out)) - 1
    ran = play(*["1"] * done, "no/such/folder/x", "good.json")
    assert "cannot be written" in ran.out
    assert (tmp_path / "good.json").exists()
    ran = play(*["1"] * done, "")
    assert ran.code == 0
    assert "Saved." not in ran.out


# Two at one keyboard.


def hot_seat(*lines: str) -> list[str]:
    """Play Skirmish for two; return what was seen between the curtains."""
    words = ("play", "skirmish", "--scenario", "meeting", "--against", "human", "--seed", "3")
    return grognard(*words, lines=lines).out.split(CURTAIN)[1:]


def test_the_keyboard_is_passed_whenever_the_other_side_decides() -> None:
    seen = hot_seat("", "1", "", "1", "", "quit")
    assert len(seen) == 3
    assert "Skirmish · Meeting in the Valley · Blue" in seen[0]
    assert "Skirmish · Meeting in the Valley · Red" in seen[1]
    assert "Skirmish · Meeting in the Valley · Blue" in seen[2]


def test_the_curtain_shows_nothing_of_the_game() -> None:
    seen = hot_seat("", "1")
    assert len(seen) == 2
    assert "objective" not in seen[1]
    assert "Red" in seen[1]
    assert "Press Enter" in seen[1]


def test_a_player_never_sees_what_only_the_other_may_know() -> None:
    """Blue's secret choice changes no sign of what Red sees before it comes out."""
    one = hot_seat("", "1", "", "2", "", "6", "6", "", "quit")
    two = hot_seat("", "4", "", "2", "", "6", "6", "", "quit")
    assert len(one) == len(two) >= 4
    assert one[2] != two[2]
    for index in range(1, len(one), 2):
        assert "· Red" in one[index]
        assert one[index] == two[index]
    assert "objective B3" not in one[1]


def test_hidden_cards_of_undaunted_stay_on_their_side_of_the_curtain() -> None:
    words = ("play", "undaunted", "--scenario", "1", "--against", "human", "--seed", "3")
    seen = grognard(*words, lines=["", "1", "", "1", "", "quit"]).out.split(CURTAIN)[1:]
    us, german = seen[0], seen[1]
    assert "The Americans draw 4 cards" in german
    assert "The Germans draw 4 cards" in us
    assert not re.search(r"The Americans draw (?!4 cards)", german)
    assert not re.search(r"The Germans draw (?!4 cards)", us)
    assert "Bid" not in german.split("▶")[0]
