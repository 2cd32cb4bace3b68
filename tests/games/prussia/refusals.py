"""A built position for every refusal that random games do not meet: where, and what is clicked."""

from collections.abc import Callable

from grognard.core.state import State
from grognard.core.types import OK
from grognard.games.prussia.actions import DETACHMENT, HEX, NONE, PIECE, YES
from grognard.games.prussia.options import COLUMN_GUNS
from grognard.games.prussia.rules.s01_01_map import distance
from grognard.games.prussia.rules.s04_01_activation import activate
from grognard.games.prussia.rules.s04_02_command import ASK_TRACE
from grognard.games.prussia.rules.s04_04_deployment import DO_DEPLOY
from grognard.games.prussia.rules.s04_05_rolls import ASK_SPECIAL
from grognard.games.prussia.rules.s05_stacking import lift_off, place_bottom
from grognard.games.prussia.rules.s07_movement import ASK_MOVE_PIECE
from grognard.games.prussia.rules.s10_08_losses import ASK_LOSS_GUN
from grognard.games.prussia.rules.s10_10_advance import ASK_ADVANCE_TO
from grognard.games.prussia.rules.s10_11_momentum import ASK_MOMENTUM, ASK_MOMENTUM_PIECE
from grognard.games.prussia.rules.s10_13_charge import ASK_CHARGE_UNIT
from grognard.games.prussia.rules.s12_01_track import fill, level
from grognard.games.prussia.rules.s13_joint import ASK_FLEE_PIECE
from grognard.games.prussia.rules.s22_02_setup import ASK_PLACE, legal_hexes
from grognard.games.prussia.rules.s22_02_zones import Rest, corps_near, site_code
from grognard.games.prussia.rules.s23_04_bonus import ASK_BONUS, offer_bonus
from grognard.games.prussia.rules.s23_rossbach import DO_FORCED_MARCH
from grognard.games.prussia.rules.s26_torgau import ASK_ARRIVE, roll_for_lacy
from grognard.games.prussia.state import IN_PLAY, WAITING, PrussiaState
from grognard.games.prussia.tables import (
    ARTILLERY,
    CAVALRY,
    COALITION,
    DEMORALIZED,
    DISORDERED,
    HEXES,
    INFANTRY,
    NUM_HEXES,
    PROHIBITED,
    PRUSSIA,
    ROUTED,
    WOODS,
    Corps,
    Hex,
    Piece,
    hex_name,
    hex_of_name,
)
from grognard.research.refusals import Built
from tests.games.prussia.fight import Fight
from tests.games.prussia.march import March, set_up, start
from tests.games.prussia.test_s05_stacking import pile, units_of
from tests.games.prussia.test_s10_charge import advance_all, three_lines

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)
Position = tuple[State, str]


# §4 Command


def _king_with(form: str, *corps: str) -> March:
    """The king rolls for corps whose leaders are with him; only the first one is ineffective."""
    march = March(form)
    field = march.field
    king = march.put(Piece(march.state.commander[PRUSSIA]), march.hex())
    for name in corps:
        number = field.corps_names.index(name)
        march.put(Piece(field.leader_of_corps[number]), march.hex())
        unit = next(one for one in field.all_units if field.corps_of[one] == number)
        march.put(unit, march.hex())
        march.state.effective_of[unit] = int(name != corps[0])
    march.state.push(ASK_SPECIAL, PRUSSIA, king)
    return march


def not_special_corps() -> Position:
    """§4.2.1 At Zorndorf the king helps infantry only."""
    return _king_with("zorndorf-battle", "Kanitz", "Seydlitz").state, "corps Seydlitz"


def corps_effective() -> Position:
    """§4.5 At Leuthen he helps anybody, but not who needs no help."""
    return _king_with("leuthen-battle", "Retzow", "Zieten").state, "corps Zieten"


def no_corps_deploys() -> Position:
    """§4.4 A battery waits for a corps that deploys."""
    march = March(side=PRUSSIA)
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    corps = Corps(march.field.corps_of[unit])
    march.put(Piece(march.field.leader_of_corps[corps]), march.hex())
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex(NORTH))
    march.state.column_of[unit] = march.state.column_of[gun] = 1
    march.begin(DO_DEPLOY)
    return march.state, march.name(gun)


def no_trace() -> Position:
    """§4.2.2 Two units of infantry or cavalry trace to the commander, no battery."""
    march = March(side=PRUSSIA)
    march.put(Piece(march.state.commander[PRUSSIA]), march.hex())
    gun = march.put(units_of(march, PRUSSIA, ARTILLERY)[0], march.hex())
    units = [march.put(one, march.hex()) for one in units_of(march, PRUSSIA, INFANTRY)[:3]]
    for unit in (gun, *units):
        march.state.command_of[unit] = 0
    march.state.push(ASK_TRACE, PRUSSIA, 2)
    return march.state, march.name(gun)


# §7 Movement


def must_stop() -> Position:
    """§7.5.1 Infantry that becomes engaged stops, whatever movement it has left."""
    march = March(side=COALITION)
    unit, _ = (*pile(march, march.hex(), [4]), *pile(march, march.hex(SOUTH), [4]))
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(NORTH, NORTH))
    march.move()
    march.play(march.name(unit), march.hex(NORTH))
    assert march.state.walk_left > 0
    return march.state, march.hex(NORTH, NORTH_EAST)


def cannot_leave() -> Position:
    """§7.5.3 Cavalry that is engaged by formed cavalry stays."""
    march = March(side=COALITION)
    rider = march.put(units_of(march, COALITION, CAVALRY)[0], march.hex())
    march.put(units_of(march, PRUSSIA, CAVALRY)[0], march.hex(NORTH))
    pile(march, march.hex(SOUTH, SOUTH), [4])
    march.move()
    return march.state, march.name(rider)


def nowhere_to_go() -> Position:
    """§7.4 A leader among enemies may leave his hex, and finds none to enter."""
    march = March(side=COALITION)
    leader = march.put(Piece(march.state.commander[COALITION]), march.hex())
    pile(march, march.hex(), [4])
    for unit, way in zip(units_of(march, PRUSSIA, INFANTRY), range(6), strict=False):
        march.put(unit, march.hex(way))
    pile(march, march.hex(NORTH, NORTH, NORTH), [4])
    march.move()
    return march.state, march.name(leader)


def battery_follows() -> Position:
    """§24.2.2 No battery enters before a corps has begun to."""
    march = March("leuthen-main", side=PRUSSIA)
    unit, gun = (units_of(march, PRUSSIA, arm)[0] for arm in (INFANTRY, ARTILLERY))
    for piece in march.field.units_of[PRUSSIA]:
        march.state.fate_of[piece] = WAITING
        march.state.command_of[piece] = 1
    march.move()
    assert march.name(unit) in march.answers()
    return march.state, march.name(gun)


def enters_later() -> Position:
    """§26.4.1 The batteries of Torgau's reinforcement are not there in the first turn."""
    march = March("torgau-battle", side=PRUSSIA)
    gun = Piece(march.state.form.reinforcements[0])
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    march.state.fate_of[gun] = WAITING
    march.state.turn = 1
    march.move()
    return march.state, march.name(gun)


def lacy_comes() -> Position:
    """§26.3.3 Lacy's corps waits for its die."""
    march = March("torgau-main", side=COALITION)
    corps = Corps(march.state.form.lacy_corps)
    unit = Piece(march.field.units_of_corps[corps][0])
    march.put(next(u for u in units_of(march, COALITION, INFANTRY) if u != unit), march.hex())
    march.state.fate_of[unit] = WAITING
    march.move()
    return march.state, march.name(unit)


def stays_with_units() -> Position:
    """§12.3 A leader of a demoralized army does not leave by himself."""
    march = March(side=COALITION)
    leader = march.put(Piece(march.state.commander[COALITION]), march.hex())
    march.move()
    march.play(march.name(leader))
    march.state.army_of[COALITION] = DEMORALIZED
    return march.state, "off"


def is_routed() -> Position:
    """§9.2 A routed unit is not taken in hand."""
    march = March(side=COALITION)
    (unit,) = pile(march, march.hex(), [2])
    runner = march.put(units_of(march, COALITION, CAVALRY)[0], march.hex(SOUTH), morale=ROUTED)
    march.move()
    assert march.name(unit) in march.answers()
    return march.state, march.name(runner)


def held_by_lock() -> Position:
    """§7.5.1 A unit that was merely replaced stays."""
    march = March(side=COALITION)
    first, second = pile(march, march.hex(), [4, 4])
    march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex(NORTH))
    march.move()
    march.play(f"raise {march.name(second)}")
    return march.state, march.name(first)


def mietzel() -> Position:
    """§25.3.6 Nobody wades through the Mietzel."""
    march = March("zorndorf-battle")
    field = march.field
    edge = next(
        edge
        for edge in range(NUM_HEXES * 6)
        if field.neighbours[edge] >= 0
        and field.on_map[edge // 6]
        and field.cost[edge * 4] >= PROHIBITED
        and any(field.cost[e * 4] < PROHIBITED for e in range(edge // 6 * 6, edge // 6 * 6 + 6))
    )
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], hex_name(Hex(edge // 6)))
    march.move()
    march.play(march.name(unit))
    return march.state, hex_name(Hex(field.neighbours[edge]))


def three_batteries() -> Position:
    """§7.6 A fourth battery does not go with a corps."""
    march = March()
    field, state = march.field, march.state
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    corps = Corps(field.corps_of[unit])
    leader = march.put(Piece(field.leader_of_corps[corps]), march.hex())
    march.put(Piece(state.commander[PRUSSIA]), march.hex(SOUTH))  # he may still join
    guns = [march.put(gun, march.hex(SOUTH)) for gun in units_of(march, PRUSSIA, ARTILLERY)[:4]]
    for piece in (unit, leader, guns[0]):
        state.column_of[piece] = 1
    state.corps_column[corps] = 1
    march.move()
    march.play(f"corps {field.corps_names[corps]}", march.name(guns[1]), march.name(guns[2]))
    return state, march.name(guns[3])


def guns_as_units() -> Position:
    """§7.6 By the option `column-guns` a disordered battery does not go into column (R72)."""
    march = March(side=PRUSSIA)
    march.state.choices[COLUMN_GUNS] = 1
    unit = march.put(units_of(march, PRUSSIA, INFANTRY)[0], march.hex())
    corps = Corps(march.field.corps_of[unit])
    march.put(Piece(march.field.leader_of_corps[corps]), march.hex())
    guns = [march.put(gun, march.hex(SOUTH)) for gun in units_of(march, PRUSSIA, ARTILLERY)[:2]]
    march.state.morale_of[guns[0]] = DISORDERED
    march.move()
    march.play(f"corps {march.field.corps_names[corps]}")
    return march.state, march.name(guns[0])


def march_on() -> Position:
    """§23.4 With the bonus every unit marches."""
    state = set_up("rossbach-main")
    state.todo.frames = []
    state.side = COALITION
    activate(state, COALITION, "§23.4")
    offer_bonus(state)
    ASK_BONUS.answer(state, YES)
    state.push(ASK_MOVE_PIECE, COALITION)
    return state, "done"


def march_order() -> Position:
    """§23.5.1 The stacks of the march keep their order."""
    state = set_up("rossbach-battle")
    field = state.field
    state.todo.frames = []
    state.side = COALITION
    state.push(ASK_MOVE_PIECE, COALITION)
    state.push(DO_FORCED_MARCH, COALITION)
    state.go_on()
    below = next(
        unit
        for unit in field.all_units
        if field.side_of[unit] == COALITION
        and field.corps_of[unit] in state.form.march_corps
        and state.top_at[state.hex_of[unit]] != unit
    )
    return state, f"raise {field.ids[below]}"


# §8 Bombardment


def _guns(count: int, *ways: tuple[int, ...]) -> tuple[March, list[Piece]]:
    """Prussian batteries in these hexes, an Austrian unit in the north."""
    march = March(side=PRUSSIA)
    pile(march, march.hex(NORTH), [4])
    guns = units_of(march, PRUSSIA, ARTILLERY)[:count]
    for gun, place in zip(guns, ways, strict=True):
        march.put(gun, march.hex(*place))
    return march, guns


def no_gun_bears() -> Position:
    """§8.1 One battery is held by the enemy beside it, the other one is too far away."""
    march, _ = _guns(2, (), (SOUTH, SOUTH))
    pile(march, march.hex(NORTH_EAST, NORTH_EAST), [4])
    march.offensive()
    return march.state, march.hex(NORTH_EAST, NORTH_EAST)


def adjacent_first() -> Position:
    """§8.1 A battery beside one enemy does not fire at another."""
    march, guns = _guns(2, (), (NORTH, NORTH, NORTH))
    pile(march, march.hex(NORTH, NORTH, NORTH, NORTH), [4])
    march.offensive()
    march.play(march.hex(NORTH))
    return march.state, march.name(guns[1])


def friends_near_target() -> Position:
    """§8.1 No fire over the heads of friends beside the target."""
    march, guns = _guns(2, (), (SOUTH,))
    march.offensive()
    march.play(march.hex(NORTH))
    return march.state, march.name(guns[1])


def defensive_adjacent() -> Position:
    """§8.5 Defensive fire reaches the next hex only."""
    march, guns = _guns(2, (), (SOUTH,))
    march.state.side = COALITION
    march.defensive()
    march.play(march.hex(NORTH))
    return march.state, march.name(guns[1])


def _fired() -> tuple[March, list[Piece]]:
    """One of two batteries has fired at one of two enemies."""
    march, guns = _guns(2, (), (NORTH_EAST,))
    pile(march, march.hex(NORTH_WEST), [4])
    march.dice(1)
    march.offensive()
    march.play(march.hex(NORTH_WEST), "done")  # only the first one bears
    march.settle()
    return march, guns


def bombed_before() -> Position:
    """§8 A hex is bombarded once in a turn."""
    march, _ = _fired()
    return march.state, march.hex(NORTH_WEST)


def gun_fired() -> Position:
    """§8 A battery fires once in a turn."""
    march, guns = _fired()
    march.play(march.hex(NORTH))
    return march.state, march.name(guns[0])


def gun_moved() -> Position:
    """§7.3 A battery that moved does not fire."""
    march, guns = _guns(2, (), (NORTH_EAST,))
    march.state.moved_of[guns[0]] = 1
    march.offensive()
    march.play(march.hex(NORTH))
    return march.state, march.name(guns[0])


# §10.1 Declaration


def left_out() -> Position:
    """§10.1 In a chain of four one of the ends would be left without an opponent it touches."""
    fight = Fight()
    fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put(fight.spare(COALITION), fight.hex(NORTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH, NORTH))
    fight.put(fight.spare(COALITION), fight.hex(NORTH, NORTH, NORTH))
    fight.begin()
    fight.play(fight.hex(NORTH, NORTH))
    return fight.state, fight.hex(NORTH)


def one_side() -> Position:
    """§10.1 Two against two: one attacker is chosen and nobody to attack."""
    fight = Fight()
    fight.put(fight.spare(COALITION), fight.hex())
    fight.put(fight.spare(COALITION), fight.hex(NORTH))
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH_EAST))
    fight.put(fight.spare(PRUSSIA), fight.hex(NORTH_WEST))
    fight.begin()
    fight.play(fight.hex(NORTH_EAST))
    return fight.state, "done"


# §10.8–§10.11 Losses and advance


def no_gun() -> Position:
    """§10.8.3.1 An asterisk is for a battery."""
    fight = Fight()
    foot = fight.put(fight.spare(COALITION), fight.hex())
    for _ in range(2):
        fight.put(fight.spare(COALITION, ARTILLERY), fight.hex())
    fight.bombard(fight.hex(), "1*")
    assert fight.asked() == ASK_LOSS_GUN
    return fight.state, fight.name(foot)


def hex_full() -> Position:
    """§5.1 A hex holds twelve steps after an advance too."""
    fight = Fight()
    winners = [fight.put(fight.spare(PRUSSIA), fight.hex(way), left=3) for way in (0, 1) * 3]
    fight.put("L-P-L4", fight.hex(NORTH))  # he may still go along
    fight.put("L-A-I1", fight.hex(), left=1)
    fight.results([fight.hex(NORTH), fight.hex(NORTH_EAST)], [fight.hex()], defender="1")
    fight.play(*[fight.name(unit) for unit in winners[:4]])
    return fight.state, fight.name(winners[4])


def not_vacated() -> Position:
    """§10.10 Two hexes of three are free: the third is not."""
    fight = Fight()
    winner = fight.put(fight.spare(PRUSSIA), fight.hex())
    weak = [fight.put(name, fight.hex(way), left=1) for name, way in (("L-A-I1", 0), ("L-A-I2", 1))]
    fight.put("L-A-I3", fight.hex(NORTH_WEST))
    hexes = [fight.hex(way) for way in (NORTH, NORTH_EAST, NORTH_WEST)]
    fight.results([fight.hex()], hexes, defender="2")
    fight.play(fight.name(weak[0]), fight.name(weak[1]), fight.name(winner))
    assert fight.asked() == ASK_ADVANCE_TO
    return fight.state, fight.hex(NORTH_WEST)


def enemy_near() -> Position:
    """§10.11 Who has the enemy beside him does not go on."""
    fight = Fight()
    winners = [fight.put(fight.spare(PRUSSIA), fight.hex()) for _ in range(2)]
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.put("L-A-I2", fight.hex(SOUTH), left=1)
    fight.put("L-A-I3", fight.hex(SOUTH, SOUTH))
    fight.results([fight.hex()], [fight.hex(NORTH), fight.hex(SOUTH)], defender="4")
    fight.settle()
    for unit, way in zip(winners, (NORTH, SOUTH), strict=True):
        fight.play(fight.name(unit), fight.hex(way))
    fight.play("advance")
    assert fight.asked() == ASK_MOMENTUM_PIECE
    return fight.state, fight.name(winners[1])


def nobody_goes_on() -> Position:
    """§10.11 All who advanced have the enemy beside them: there is a marker to place, no more."""
    fight = Fight()
    winner = fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.put("L-A-I3", fight.hex(NORTH, NORTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="4")
    fight.settle()
    fight.play(fight.name(winner))
    assert fight.asked() == ASK_MOMENTUM
    return fight.state, "advance"


def nobody_to_mark() -> Position:
    """§10.11 Nobody of the enemy is near those who advanced: they may go on, no more."""
    fight = Fight()
    winner = fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    fight.put("L-A-I3", fight.hex(SOUTH, SOUTH))
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="4")
    fight.settle()
    fight.play(fight.name(winner))
    assert fight.asked() == ASK_MOMENTUM
    return fight.state, "marker"


def no_marker() -> Position:
    """§10.11 Two enemies stand next to who advanced; the marker lies on one of them."""
    fight = Fight()
    winner = fight.put(fight.spare(PRUSSIA), fight.hex())
    fight.put("L-A-I1", fight.hex(NORTH), left=1)
    for name, way in (("L-A-I2", NORTH_EAST), ("L-A-I3", NORTH)):
        fight.put(name, fight.hex(NORTH, way))
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="4")
    fight.settle()
    fight.play(fight.name(winner), "marker")
    return fight.state, fight.hex(SOUTH)


def stays() -> Position:
    """§12.3 Two units of a fallen army flee, a third has kept its order."""
    fight = Fight()
    mine = [fight.put(fight.spare(PRUSSIA), fight.hex(way)) for way in (SOUTH, SOUTH_EAST)]
    calm = fight.put(fight.spare(PRUSSIA), fight.hex(SOUTH, SOUTH, SOUTH, SOUTH))
    fight.put(fight.spare(COALITION), fight.hex(NORTH))
    track = fight.state.track[PRUSSIA]
    while level(track) > 0:
        fill(track, 0, Piece(1))
    for unit in mine:
        fight.state.left_of[unit] = 1
    fight.dice(*[6] * 2, *[1] * 20)  # both fail
    fight.joint()
    assert fight.asked() == ASK_FLEE_PIECE
    return fight.state, fight.name(calm)


# §10.13 Charges


def has_charged() -> Position:
    """§10.13.1 After a charge fresh cavalry may go on, not that which charged."""
    fight, (first, second, third) = three_lines()
    fight.results([fight.hex()], [fight.hex(NORTH)], defender="1S")
    advance_all(fight, [second, first, third])
    fight.dice(6, 6, *[1] * 9)
    fight.play(fight.name(second))
    if fight.asked() == ASK_CHARGE_UNIT:
        fight.play("done")
    fight.play("done")
    fight.settle()
    advance_all(fight, [third, second, first])
    return fight.state, fight.name(second)


def _riders(targets: list[str], marked: int = -1) -> tuple[Fight, list[Piece]]:
    """Two Prussian cavalry units after a combat, enemies in some hexes: who charges?"""
    fight = Fight()
    places = (fight.hex(), fight.hex(SOUTH, SOUTH))
    riders = [fight.put(fight.spare(PRUSSIA, CAVALRY), place, left=2) for place in places]
    for target in targets:
        fight.put(fight.spare(COALITION), target)
    combat = fight.state.combat
    combat.side = PRUSSIA
    combat.attackers = [hex_of_name(place) for place in places]
    combat.marked = Hex(marked)
    for unit in riders:
        combat.host |= 1 << unit
    fight.state.push(ASK_CHARGE_UNIT, PRUSSIA)
    return fight, riders


def apart() -> Position:
    """§10.13.2 Those who charge together share a target."""
    probe = Fight()
    fight, riders = _riders([probe.hex(NORTH), probe.hex(SOUTH, SOUTH, SOUTH)])
    third = fight.put(fight.spare(PRUSSIA, CAVALRY), fight.hex(), left=2)
    fight.state.combat.host |= 1 << third
    fight.play(fight.name(riders[0]))
    return fight.state, fight.name(riders[1])


def momentum_first() -> Position:
    """§10.13.2 The hex with the marker must be among the targets."""
    probe = Fight()
    marked = hex_of_name(probe.hex(NORTH))
    fight, riders = _riders([probe.hex(NORTH), probe.hex(SOUTH, SOUTH, SOUTH)], marked)
    return fight.state, fight.name(riders[1])


def no_charge_there() -> Position:
    """§10.13.1 Cavalry does not charge into woods."""
    fight = Fight()
    field = fight.field
    woods = next(
        here
        for here in HEXES
        if field.terrain[here] & WOODS
        and all(field.neighbours[here * 6 + way] >= 0 for way in range(6))
    )
    beside = next(
        there
        for there in field.neighbours[woods * 6 : woods * 6 + 6]
        if field.charge_open[there * 6 + field.direction(Hex(there), woods)] == 0
    )
    rider = fight.put(fight.spare(PRUSSIA, CAVALRY), hex_name(Hex(beside)), left=2)
    fight.put(fight.spare(COALITION), hex_name(woods))
    fight.state.combat.side = PRUSSIA
    fight.state.combat.host = 1 << rider
    fight.state.push(ASK_CHARGE_UNIT, PRUSSIA)
    return fight.state, fight.name(rider)


# §22–§26 Set-up


def _to_place(state: PrussiaState, name: str) -> None:
    """Let a piece that waits be the one that is placed now."""
    state.todo.frames = []
    piece = state.field.piece_of_id(name)
    side = state.field.side_of[piece]
    state.side = side
    if state.hex_of[piece] >= 0:
        lift_off(state, piece)
    state.fate_of[piece] = WAITING
    state.push(ASK_PLACE, side, piece, 1)


def no_site() -> Position:
    """§24.2 Where a battery may stand is known only when corps stand."""
    state = start("leuthen-main")
    while state.side != COALITION:
        state.apply(state.legal_actions()[-1])
    return state, "L-A-A1"


def not_torgau() -> Position:
    """§26.3.3 Lacy comes into Torgau."""
    state = set_up("torgau-main")
    state.todo.frames = []
    state.side = COALITION
    state.turn = 5
    roll_for_lacy(state)
    assert state.is_open(ASK_ARRIVE)
    return state, "1101"


def place_leader_first() -> Position:
    """§24.2 Units are set up near their leader, so he comes first."""
    state = start("leuthen-main")
    while state.side != COALITION:
        state.apply(state.legal_actions()[-1])
    return state, "L-A-I1"


def stack_full() -> Position:
    """§5.1 Three units of four steps fill a hex."""
    march = March("zorndorf-battle")
    state = set_up("zorndorf-main")
    field = state.field
    _to_place(state, "Z-R-I2")
    for unit in units_of(march, COALITION, INFANTRY, 4)[2:5]:
        place_bottom(state, unit, hex_of_name("2107"))
    assert field.side_of[state.todo.a()] == COALITION
    return state, "2107"


def room_for_others() -> Position:
    """§25.3.5 All leaders in a corner: the last free hex near them is for the wagons."""
    state = start("zorndorf-free")
    field, baggage = state.field, state.form.baggage
    while state.side != COALITION:
        state.apply(state.legal_actions()[-1])
    corps = [c for c in field.all_corps if field.side_of_corps[c] == COALITION]
    leaders = [Piece(field.leader_of_corps[number]) for number in corps]
    hexes = legal_hexes(state, Rest(state), leaders[0])
    centre = min(hexes, key=lambda here: len(_near(state, here)))
    for leader in leaders:
        state.fate_of[leader] = IN_PLAY
        place_bottom(state, leader, centre)
    *places, last = _near(state, centre)
    foot = [u for u in units_near(state, leaders) if u != baggage]
    for here in places:
        unit = foot.pop()
        state.fate_of[unit] = IN_PLAY
        place_bottom(state, unit, here)
    _to_place(state, field.ids[foot[0]])
    return state, hex_name(last)


def units_near(state: PrussiaState, leaders: list[Piece]) -> list[Piece]:
    """Return the units of these leaders' corps."""
    field = state.field
    corps = [Corps(field.corps_of[leader]) for leader in leaders]
    return [unit for unit in field.all_units if field.corps_of[unit] in corps]


def _near(state: PrussiaState, centre: int) -> list[Hex]:
    """Return the hexes near a leader where the baggage could stand."""
    far = state.form.setup_range[COALITION]
    return [
        here
        for here in HEXES
        if distance(here, Hex(centre)) <= far and site_code(state, state.form.baggage, here) == OK
    ]


def wrong_of_pair() -> Position:
    """§25.3.1 Of two leaders each takes one area."""
    state = set_up("zorndorf-main")
    field = state.field
    first, second = (
        Piece(field.leader_of_corps[field.corps_names.index(name)])
        for name in ("Saltikov", "Golitzin")
    )
    _to_place(state, field.ids[second])
    place_bottom(state, first, hex_of_name("2107"))
    return state, "2106"


def guns_of_corps() -> Position:
    """§24.2 Nadasdy has one battery."""
    state = set_up("leuthen-main")
    field = state.field
    nadasdy = field.corps_names.index("Nadasdy")
    guns = [
        unit
        for unit in field.all_units
        if field.arm_of[unit] == ARTILLERY and field.side_of[unit] == COALITION
    ]
    corner = next(
        here
        for here in HEXES
        if field.on_map[here]
        and corps_near(state, COALITION, here) == [nadasdy]
        and state.top_at[here] < 0
        and site_code(state, guns[0], here) == OK
    )
    for gun in guns:
        lift_off(state, gun)
    place_bottom(state, guns[0], corner)
    _to_place(state, field.ids[guns[1]])
    return state, hex_name(corner)


def guns_of_hex() -> Position:
    """§26.4 Two two-step batteries stand in a hex of infantry, no third one."""
    state = set_up("torgau-battle")
    field, form = state.field, state.form
    kind = _infantry_kind(state)
    side = COALITION
    free = [
        unit
        for unit in field.all_units
        if form.setup_kind[unit] == kind and field.side_of[unit] == side
    ]
    for gun in free:
        lift_off(state, gun)
    foot = [u for u in field.all_units if field.arm_of[u] == INFANTRY and state.hex_of[u] >= 0]
    mine = [Hex(state.hex_of[unit]) for unit in foot if field.side_of[unit] == side]
    here = next(place for place in mine if state.guns_at[place] == 0)
    for gun in free[:2]:
        place_bottom(state, gun, here)
    _to_place(state, field.ids[free[2]])
    return state, hex_name(here)


def _infantry_kind(state: PrussiaState) -> int:
    """Return the kind of set-up of Torgau's two-step batteries."""
    field, form = state.field, state.form
    return next(
        form.setup_kind[unit]
        for unit in field.all_units
        if field.arm_of[unit] == ARTILLERY and field.full_of[unit] == 2
    )


def _detached(same: bool) -> Position:
    """§26.3 One piece of a detachment stands; the next, of the same or another, two hexes off."""
    state = start("torgau-main")
    state.apply(DETACHMENT)
    hexes = [action - HEX for action in state.legal_actions() if action < PIECE]
    place = hexes[len(hexes) // 2]
    state.apply(HEX + place)
    state.apply(NONE)
    groups = state.form.detachment_groups
    state.detachment_of[state.todo.a()] = groups[0] if same else groups[1]
    return state, hex_name(
        Hex(next(here for here in hexes if distance(Hex(here), Hex(place)) == 2))
    )


def detachment_apart() -> Position:
    """§26.3 A detachment stands together."""
    return _detached(True)


def detachment_gap() -> Position:
    """§26.3 Detachments stand three hexes apart."""
    return _detached(False)


SHOWN: list[Callable[[], Position]] = [
    not_special_corps,
    corps_effective,
    no_corps_deploys,
    no_trace,
    must_stop,
    cannot_leave,
    nowhere_to_go,
    battery_follows,
    enters_later,
    lacy_comes,
    stays_with_units,
    is_routed,
    held_by_lock,
    mietzel,
    three_batteries,
    guns_as_units,
    march_on,
    march_order,
    no_gun_bears,
    adjacent_first,
    friends_near_target,
    defensive_adjacent,
    bombed_before,
    gun_fired,
    gun_moved,
    no_site,
    not_torgau,
    place_leader_first,
    stack_full,
    room_for_others,
    wrong_of_pair,
    guns_of_corps,
    guns_of_hex,
    detachment_apart,
    detachment_gap,
]
IN_COMBAT: list[Callable[[], Position]] = [
    left_out,
    one_side,
    no_gun,
    hex_full,
    not_vacated,
    enemy_near,
    nobody_goes_on,
    nobody_to_mark,
    no_marker,
    stays,
    has_charged,
    apart,
    momentum_first,
    no_charge_there,
]


def _code(build: Callable[[], Position], prefix: str = "") -> str:
    return prefix + build.__name__.replace("_", "-")


BUILT = [
    *(Built(_code(build), build) for build in SHOWN),
    *(Built(_code(build, "combat-"), build) for build in IN_COMBAT),
]
"""The position is named after its reason."""
