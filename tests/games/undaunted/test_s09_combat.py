"""§9 Combat: Attack, Suppress, Blast, casualties, hills, removed counters."""

import pytest

from grognard.core.dice import ScriptedDice
from grognard.games.undaunted.rules.s09_combat import hitting_faces, is_hit
from tests.games.undaunted.positions import (
    GERMAN,
    SCOUTED,
    US,
    Position,
    Table,
    do,
    events,
    options,
    pile,
    place,
    unit,
    why,
)


def rolled(state: Position) -> list[tuple[int, ...]]:
    """Return base, cover, range, defence, hit and faces of every throw so far."""
    return [event.numbers[3:] for event in events(state, "rolled")]


# §9.1 Choosing the target


def test_9_1_any_enemy_counter_on_the_board_may_be_attacked() -> None:
    state = do(Table().cards(US, hand="rifleman_a scout_a").turn(US), "card rifleman_a")
    do(state, "use attack")
    assert options(state) == [
        "unit german rifleman_a",
        "unit german rifleman_b",
        "unit german scout_a",
        "unit german scout_b",
    ]
    assert why(state, "unit us rifleman_b") == ("own-unit", "§9.1")
    assert why(state, "unit german sniper") == ("enemy-off-board", "§9.1")


def test_9_1_without_an_enemy_on_the_board_there_is_nothing_to_attack() -> None:
    table = Table("montmartin-en-graignes").no_units(US).unit(US, "rifleman_a", "15B")
    table.no_units(GERMAN).cards(US, hand="rifleman_a scout_a")
    state = do(table.turn(US), "card rifleman_a")
    assert why(state, "use attack") == ("no-enemy-on-board", "§9.1")


def test_9_1_a_blast_needs_the_own_target_marker() -> None:
    table = Table("crossing-the-vire").cards(GERMAN, hand="mortar rifleman_a")
    state = do(table.turn(GERMAN), "card mortar")
    assert why(state, "use blast") == ("no-target-marker", "§9.1")


# §9.2 The defence


def shooting(*dice: int) -> Table:
    """Scenario 7: German machine gunners C on 2B beside US riflemen A on 17B, in the woods."""
    table = Table("la-huberderie").unit(US, "rifleman_a", "17B").marker(US, "17B", SCOUTED)
    table.unit(GERMAN, "machine_gunner_c", "2B")
    return table.cards(GERMAN, hand="machine_gunner_c rifleman_a").dice(*dice)


def shoot(table: Table) -> Position:
    return do(table.turn(GERMAN), "card machine_gunner_c", "use attack", "unit us rifleman_a")


def test_9_2_the_defence_is_base_cover_and_range() -> None:
    """A17: 4 + 3 + 1 = 8, and an 8 hits."""
    table = shooting(5, 8).cards(US, discard="rifleman_a")
    state = shoot(table)
    assert rolled(state) == [(4, 3, 1, 8, 1, 5, 8)]
    assert pile(state, US, "discard") == ""


@pytest.mark.parametrize(
    ("where", "bonus"), [("17B", 0), ("2B", 1), ("16B", 2), ("18B", 3), ("14B", 4)]
)
def test_r1_range_is_the_fewest_steps_and_none_on_the_same_tile(where: str, bonus: int) -> None:
    table = shooting(1, 1).unit(GERMAN, "machine_gunner_c", where)
    assert rolled(shoot(table))[0][:4] == (4, 3, bonus, 7 + bonus)


@pytest.mark.parametrize(
    ("name", "base"),
    [("rifleman_b", 4), ("machine_gunner_b", 4), ("mortar", 4), ("scout_b", 5), ("sniper", 6)],
)
def test_9_2_the_base_defence_is_printed_on_the_counter(name: str, base: int) -> None:
    table = shooting(1, 1).unit(US, name, "17B")
    state = do(table.turn(GERMAN), "card machine_gunner_c", "use attack", f"unit us {name}")
    assert rolled(state)[0][0] == base


# §9.3 Rolling


def test_9_3_any_number_of_hits_costs_one_card() -> None:
    """A17: with 8 and 9 still exactly one card is lost."""
    table = shooting(8, 9).cards(US, discard="rifleman_a*2")
    assert pile(shoot(table), US, "discard") == "rifleman_a"


def test_9_3_too_low_a_roll_misses() -> None:
    state = shoot(shooting(7, 6).cards(US, discard="rifleman_a"))
    assert rolled(state)[0][4] == 0
    assert pile(state, US, "discard") == "rifleman_a"


@pytest.mark.parametrize(("faces", "hit"), [((9, 9), False), ((0, 1), True)])
def test_9_3_zero_always_hits_whatever_the_defence(faces: tuple[int, int], hit: bool) -> None:
    """A18: a sniper in the woods four tiles away has 13."""
    table = Table("la-huberderie").unit(US, "sniper", "18B").unit(GERMAN, "machine_gunner_c", "7A")
    table.cards(GERMAN, hand="machine_gunner_c rifleman_a").cards(US, discard="sniper")
    state = table.dice(*faces).turn(GERMAN)
    do(state, "card machine_gunner_c", "use attack", "unit us sniper")
    assert rolled(state)[0][:5] == (6, 3, 4, 13, int(hit))
    assert (pile(state, US, "discard") == "") == hit


@pytest.mark.parametrize("defending", range(4, 20))
def test_9_3_one_die_hits_with_the_faces_from_the_defence_up_and_with_zero(defending: int) -> None:
    """§9.3 (11 - D)/10 up to 9, then 1/10."""
    hits = sum(is_hit(face, defending) for face in range(10))
    assert hits == hitting_faces(defending) == (11 - defending if defending <= 9 else 1)
    assert is_hit(0, defending)


@pytest.mark.parametrize(
    ("card", "verb", "dice"),
    [
        ("rifleman_a", "attack", 1),
        ("scout_a", "attack", 1),
        ("machine_gunner_a", "attack", 2),
        ("sniper", "attack", 3),
        ("machine_gunner_a", "suppress", 4),
    ],
)
def test_9_3_as_many_dice_are_rolled_as_the_card_says(card: str, verb: str, dice: int) -> None:
    table = Table("la-huberderie").cards(US, hand=f"{card} fog_of_war").dice(*[1] * dice)
    state = do(table.turn(US), f"card {card}", f"use {verb}", "unit german scout_a")
    assert rolled(state)[0][5:] == (1,) * dice
    assert isinstance(state.dice, ScriptedDice)
    assert state.dice.is_used_up()


# §9.4 Casualties


def test_9_4_a_loss_comes_from_hand_then_discard_then_deck_then_the_counter_goes() -> None:
    """A19: after the loss from the deck it is shuffled; the fourth hit removes the counter."""
    table = Table("la-huberderie").unit(US, "rifleman_a", "17B").unit(GERMAN, "scout_a", "2B")
    table.cards(GERMAN, hand="scout_a*3 scout_b scout_c").dice(0, 0, 0, 0)
    table.cards(
        US,
        hand="rifleman_a fog_of_war",
        discard="rifleman_a scout_a",
        deck="rifleman_a rifleman_b squad_leader_a",
    )
    state = table.turn(GERMAN)
    left: list[tuple[str, str, str, str]] = []
    for card in ("scout_a", "scout_a", "scout_a", "scout_b"):
        do(state, f"card {card}", "use attack", "unit us rifleman_a")
        piles = [pile(state, US, name) for name in ("hand", "discard", "deck")]
        left.append((piles[0], piles[1], piles[2], place(state, US, "rifleman_a")))
    deck = "rifleman_b squad_leader_a"
    assert left == [
        ("fog_of_war", "rifleman_a scout_a", f"rifleman_a {deck}", "17B"),
        ("fog_of_war", "scout_a", f"rifleman_a {deck}", "17B"),
        ("fog_of_war", "scout_a", deck, "17B"),
        ("fog_of_war", "scout_a", deck, ""),
    ]
    assert [event.numbers[1] for event in events(state, "lost")] == [0, 1, 2]
    kinds = [event.kind for event in state.log or []]
    assert kinds.index("deck-shuffled") > kinds.index("lost")


def test_9_4_the_supply_is_not_touched() -> None:
    """A20."""
    table = shooting(8, 8).cards(US, deck="rifleman_b squad_leader_a", supply="rifleman_a*3")
    state = shoot(table)
    assert (place(state, US, "rifleman_a"), pile(state, US, "supply")) == ("", "rifleman_a*3")


def test_9_4_cards_in_the_play_area_are_not_searched() -> None:
    """§9.4 An own blast hits the unit whose only card was played this turn."""
    table = Table("crossing-the-vire").target(GERMAN, "15A").unit(GERMAN, "rifleman_a", "15A")
    table.cards(
        GERMAN,
        hand="mortar rifleman_b",
        play="rifleman_a",
        deck="platoon_sergeant squad_leader_a",
    )
    state = do(table.dice(0).turn(GERMAN), "card mortar", "use blast")
    assert (place(state, GERMAN, "rifleman_a"), pile(state, GERMAN, "play")) == (
        "",
        "rifleman_a mortar",
    )


def test_9_4_a_lost_card_is_out_of_the_game_and_counted() -> None:
    table = shooting(8, 8).cards(US, discard="rifleman_a*2")
    before = table.state.removed_of[0]
    state = shoot(table)
    assert state.removed_of[0] == before + 1


def test_9_4_one_may_look_through_ones_own_removed_cards_and_not_the_enemys() -> None:
    table = shooting(8, 8).cards(US, discard="rifleman_a*2")
    state = shoot(table)
    mine, theirs = (state.observe(seat)["sides"] for seat in (US, GERMAN))
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert mine["us"]["own"]["removed"]["rifleman_a"] > 0
    assert "own" not in theirs["us"]


def suppressing(*dice: int, already: bool = False) -> Position:
    table = shooting(*dice).unit(US, "rifleman_a", "17B", already).cards(US, discard="rifleman_a")
    state = table.turn(GERMAN)
    return do(state, "card machine_gunner_c", "use suppress", "unit us rifleman_a")


def test_9_4_suppress_turns_the_counter_over_and_costs_no_card() -> None:
    state = suppressing(1, 1, 1, 8)
    assert place(state, US, "rifleman_a") == "(17B)"
    assert pile(state, US, "discard") == "rifleman_a"


def test_9_4_a_missed_suppress_does_nothing() -> None:
    assert place(suppressing(1, 2, 3, 7), US, "rifleman_a") == "17B"


def test_9_4_suppressing_a_suppressed_unit_has_no_effect() -> None:
    state = suppressing(0, 0, 0, 0, already=True)
    assert place(state, US, "rifleman_a") == "(17B)"
    assert [event.numbers[1] for event in events(state, "suppressed")] == [1]


def test_9_4_an_attack_on_a_suppressed_unit_leaves_it_suppressed() -> None:
    table = shooting(8, 8).unit(US, "rifleman_a", "17B", True).cards(US, discard="rifleman_a")
    assert place(shoot(table), US, "rifleman_a") == "(17B)"


# §9.1 Blast


def blasting(*dice: int) -> Table:
    """A22: on 18A stand US riflemen A and scouts A, and German riflemen B; cover 0."""
    table = Table("crossing-the-vire").target(GERMAN, "18A").dice(*dice)
    table.unit(US, "rifleman_a", "18A").unit(US, "scout_a", "18A")
    table.unit(GERMAN, "rifleman_b", "18A")
    return table.cards(GERMAN, hand="mortar rifleman_a", discard="rifleman_b")


def blast(table: Table) -> Position:
    return do(table.turn(GERMAN), "card mortar", "use blast")


def test_9_1_a_blast_attacks_every_counter_on_the_tile_own_ones_too() -> None:
    """A22: 4, 4, 3 hit the riflemen (4) and miss the scouts (5) and the own riflemen (4)."""
    state = blast(blasting(4, 4, 3).cards(US, discard="rifleman_a scout_a"))
    assert rolled(state) == [(4, 0, 0, 4, 1, 4), (5, 0, 0, 5, 0, 4), (4, 0, 0, 4, 0, 3)]
    assert pile(state, US, "discard") == "scout_a"
    assert pile(state, GERMAN, "discard") == "rifleman_b"


def test_9_1_an_own_unit_under_the_blast_loses_an_own_card() -> None:
    """A22, checklist 6."""
    state = blast(blasting(1, 1, 4))
    assert pile(state, GERMAN, "discard") == ""
    lost = events(state, "lost")
    assert [(event.who, event.numbers) for event in lost] == [
        (GERMAN, (unit(GERMAN, "rifleman_b"), 1))
    ]


def test_9_1_an_own_unit_under_the_blast_loses_a_card_of_the_own_hand_first() -> None:
    """Checklist 6."""
    table = blasting(1, 1, 4).cards(
        GERMAN, hand="mortar rifleman_b", discard="rifleman_b", deck="platoon_sergeant rifleman_a"
    )
    state = table.cards(US, hand="scout_a").turn(GERMAN)
    do(state, "card mortar", "use blast")
    assert state.hand_count[GERMAN] == 0
    assert [event.numbers[1] for event in events(state, "lost")] == [0]
    assert state.to_move() == US


def test_9_1_a_blast_on_an_empty_tile_is_legal() -> None:
    """Checklist 6."""
    state = blast(Table("crossing-the-vire").target(GERMAN, "14A").cards(GERMAN, hand="mortar*2"))
    assert rolled(state) == []
    assert state.scenario.tile_ids[state.target_of[GERMAN]] == "14A"


def test_9_2_a_blast_never_counts_the_range() -> None:
    """Checklist 6: a tile seven steps away is hit as easily as one three steps away."""
    table = Table("crossing-the-vire").target(GERMAN, "1A").dice(1, 1)
    state = blast(table.cards(GERMAN, hand="mortar*2"))
    assert [throw[:4] for throw in rolled(state)] == [(4, 0, 0, 4), (5, 0, 0, 5)]


def test_r17_counters_are_attacked_one_after_another_in_counter_order() -> None:
    """Rulings R8 and R17: US riflemen A to C, scouts, machine gunners, sniper, mortar, German."""
    table = Table("la-huberderie").unit(GERMAN, "mortar", "14B").target(GERMAN, "13B")
    names = ["rifleman_a", "rifleman_b", "rifleman_c", "scout_a", "machine_gunner_a", "sniper"]
    for name in names:
        table.unit(US, name, "13B")
    table.unit(US, "mortar", "13B").unit(GERMAN, "rifleman_a", "13B").unit(GERMAN, "sniper", "13B")
    table.cards(GERMAN, hand="mortar rifleman_a fog_of_war").dice(*[0] * 9)
    table.cards(US, discard=" ".join(names))
    state = blast(table)
    order = [unit(US, name) for name in [*names, "mortar"]]
    order += [unit(GERMAN, "rifleman_a"), unit(GERMAN, "sniper")]
    assert [event.numbers[2] for event in events(state, "rolled")] == order
    hurt = [event for event in state.log or [] if event.kind in ("lost", "removed")]
    assert [event.numbers[0] for event in hurt] == order
    kinds = [event.kind for event in state.log or [] if event.kind == "rolled" or event in hurt]
    assert kinds[0::2] == ["rolled"] * 9


def test_9_4_two_units_under_one_blast_lose_a_card_each() -> None:
    state = blast(blasting(0, 0, 0).cards(US, discard="rifleman_a*2 scout_a*2"))
    assert pile(state, US, "discard") == "rifleman_a scout_a"


# §9.5 Hills


def on_the_hill(attacker: str, name: str = "rifleman_a") -> Position:
    """Scenario 11: US riflemen B on the hill 9A are attacked by German riflemen."""
    table = Table("hill-314").unit(GERMAN, name, attacker).dice(1)
    state = table.cards(GERMAN, hand=f"{name} rifleman_b").turn(GERMAN)
    return do(state, f"card {name}", "use attack", "unit us rifleman_b")


@pytest.mark.parametrize(
    ("attacker", "throw"),
    [
        ("4A", (4, 3, 1, 8)),
        ("2A", (4, 1, 1, 6)),
        ("8A", (4, 3, 3, 10)),
        ("9A", (4, 1, 0, 5)),
        ("16A", (4, 1, 1, 6)),
    ],
)
def test_9_5_a_hill_gives_3_or_1_against_an_attacker_on_a_hill(
    attacker: str, throw: tuple[int, ...]
) -> None:
    """A21, and checklist 7: the same hill tile also means 1."""
    assert rolled(on_the_hill(attacker))[0][:4] == throw


def test_9_5_a_hill_gives_1_against_a_blast() -> None:
    """A21."""
    table = Table("hill-314").unit(GERMAN, "mortar", "8A").target(GERMAN, "9A").dice(1)
    state = blast(table.cards(GERMAN, hand="mortar rifleman_b"))
    assert rolled(state)[0][:4] == (4, 1, 0, 5)


def test_9_5_an_attacker_on_a_hill_changes_nothing_for_a_unit_off_the_hills() -> None:
    table = Table("hill-314").unit(GERMAN, "rifleman_a", "4A").dice(1)
    state = table.cards(US, hand="rifleman_b rifleman_a").turn(US)
    do(state, "card rifleman_b", "use attack", "unit german rifleman_a")
    assert rolled(state)[0][:4] == (4, 3, 1, 8)


def test_9_5_suppress_meets_the_same_defence() -> None:
    table = Table("hill-314").unit(GERMAN, "machine_gunner_a", "4A").dice(1, 1, 1, 1)
    state = table.cards(GERMAN, hand="machine_gunner_a rifleman_b").turn(GERMAN)
    do(state, "card machine_gunner_a", "use suppress", "unit us rifleman_b")
    assert rolled(state)[0][:4] == (4, 3, 1, 8)


# §9.6 Removing counters


def back_on_the_board(suppressed: bool) -> Position:
    """The counter is shot off the board, its card bolstered, drawn and played."""
    table = Table("la-huberderie").unit(US, "rifleman_a", "17B", suppressed)
    table.unit(GERMAN, "machine_gunner_c", "2B").dice(8, 8)
    table.cards(GERMAN, hand="machine_gunner_c")
    table.cards(US, hand="squad_leader_a", deck="rifleman_b scout_b", supply="rifleman_a")
    state = table.turn(GERMAN)
    do(state, "card machine_gunner_c", "use attack", "unit us rifleman_a")
    assert place(state, US, "rifleman_a") == ""
    state.dice = ScriptedDice([0] * 20)
    do(state, "card squad_leader_a", "use bolster", "card rifleman_a")
    assert state.prompt() == "bid"
    do(state, "card squad_leader_a")
    while state.to_move() != US or state.prompt() != "play":
        do(state, options(state)[-1])
    return do(state, "card rifleman_a", "use move", "done")


def test_9_6_a_removed_counter_comes_back_at_its_spawn_point() -> None:
    assert place(back_on_the_board(suppressed=False), US, "rifleman_a") == "13B"


def test_r6_a_counter_that_was_suppressed_when_it_was_removed_comes_back_ready() -> None:
    """Ruling R6."""
    assert place(back_on_the_board(suppressed=True), US, "rifleman_a") == "13B"
