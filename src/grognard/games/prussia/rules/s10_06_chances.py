"""§10.5–§10.6 A combat before it is rolled: every modifier with its section, every chance."""

from typing import Final

from grognard.core.dice import ScriptedDice
from grognard.core.errors import DiceError
from grognard.core.message import Message
from grognard.core.odds import FIGURE, TERM, Chance, Item, Odds, Throw
from grognard.core.types import Action, Json, Player
from grognard.games.prussia.rules.s09_disorder import rating
from grognard.games.prussia.rules.s10_01_declare import attack_units, defence_units
from grognard.games.prussia.rules.s10_03_odds import cell_of, points_of, reckon, result_of
from grognard.games.prussia.rules.s10_05_modifiers import DRM_IDS, DRM_SECTIONS, Reckoning
from grognard.games.prussia.rules.s10_06_crt import CRT_ATTACKER, CRT_DEFENDER, ODDS
from grognard.games.prussia.rules.s10_08_losses import fighters
from grognard.games.prussia.rules.s10_08_results import result_text
from grognard.games.prussia.rules.s10_13_charge import CHARGE_AT, charge_modifier, chosen_units
from grognard.games.prussia.state import PrussiaState, enemy_of
from grognard.games.prussia.tables import NO_PIECE, Piece, slug

DIE: Final = (1, 2, 3, 4, 5, 6)


def odds(state: PrussiaState, action: Action) -> Odds | None:
    """§10.6 Return the chances of the die that an answer leads to, or None.

    The answer is tried on a copy whose dice refuse: the refusal tells what would be rolled first.
    """
    twin = state.clone()
    twin.log = None
    twin.dice = ScriptedDice()
    try:
        twin.apply(action)
    except DiceError as refusal:
        if refusal.params["purpose"] == "close combat":
            return _combat_odds(twin)
        if refusal.params["purpose"] == "charge":
            return _charge_odds(twin)
    return None


# §10.6 Close combat


def _combat_odds(state: PrussiaState) -> Odds:
    combat = state.combat
    attack = fighters(state, combat.side)
    defence = fighters(state, enemy_of(combat.side))
    sums = reckon(state, attack, defence, combat.attackers, combat.defenders, combat.lead)
    side = combat.side
    items = [
        Item(Message("prussia-odds-attacker"), sums.strengths[side], "§10.3", FIGURE),
        Item(Message("prussia-odds-defender"), sums.strengths[enemy_of(side)], "§10.3", FIGURE),
        Item(Message("prussia-odds-column", {"odds": ODDS[sums.column]}), 0, "§10.3", FIGURE),
    ]
    for at in range(len(DRM_IDS)):
        if sums.drm[at]:
            label = Message("prussia-drm-" + DRM_IDS[at])
            items.append(Item(label, sums.drm[at], DRM_SECTIONS[at], TERM))
    throw = Throw(Message("prussia-odds-combat"), items, _chances(sums))
    return Odds("§10.6", [throw])


def _chances(sums: Reckoning) -> list[Chance]:
    found: list[Chance] = []
    cells = [cell_of(sums, die) for die in DIE]
    for at in range(6):
        if cells[at] in cells[:at]:
            continue
        attacker = "-" if sums.is_routed_only else result_text(CRT_ATTACKER[cells[at]])
        words = {"attacker": attacker, "defender": result_text(CRT_DEFENDER[cells[at]])}
        label = Message("prussia-odds-results", words)
        found.append(Chance(label, cells.count(cells[at]), 6, [at]))
    return found


# §10.13.2 Charge


def _charge_odds(state: PrussiaState) -> Odds:
    """§10.13.2 One die for all chosen units: how many of them go."""
    modifier = charge_modifier(state)
    units = chosen_units(state)
    counts = [
        sum(die + modifier + rating(state, unit) >= CHARGE_AT for unit in units) for die in DIE
    ]
    chances: list[Chance] = []
    for at in range(6):
        if counts[at] not in counts[:at]:
            label = Message("prussia-odds-charging", {"count": counts[at], "of": len(units)})
            chances.append(Chance(label, counts.count(counts[at]), 6, [at]))
    items = [Item(Message("prussia-odds-charge-leader"), modifier, "§10.13.2", TERM)]
    for unit in units:
        name = Message(
            "prussia-odds-charger",
            {"piece": Message("prussia-name-" + slug(state.field.names[unit]))},
        )
        items.append(Item(name, rating(state, unit), "§10.13.2", FIGURE))
    return Odds("§10.13.2", [Throw(Message("prussia-odds-charge"), items, chances)])


# The combat that is being declared


def best_lead(state: PrussiaState, units: list[Piece]) -> Piece:
    """§10.4 Return the unit of the highest rating, the first among equals."""
    best = units[0]
    for unit in units:
        if rating(state, unit) > rating(state, best):
            best = unit
    return best


def ahead(state: PrussiaState) -> Reckoning | None:
    """§10.1–§10.5 Work out what is declared, each side led by its best; None if one-sided."""
    combat = state.combat
    attack: list[Piece] = []
    defence: list[Piece] = []
    for here in combat.attackers:
        attack += attack_units(state, here)
    for here in combat.defenders:
        defence += defence_units(state, here)
    if not attack or not defence:
        return None
    leads = [NO_PIECE, NO_PIECE]
    leads[combat.side] = best_lead(state, attack)
    leads[enemy_of(combat.side)] = best_lead(state, defence)
    return reckon(state, attack, defence, combat.attackers, combat.defenders, leads)


def preview(state: PrussiaState) -> Json:
    """§10.6 Return odds, modifiers and chances of the combat being declared, as JSON."""
    sums = ahead(state)
    return {} if sums is None else describe(sums, state.combat.side)


def describe(sums: Reckoning, side: Player) -> Json:
    """§10.6 Return a reckoning as JSON: odds, strengths, modifiers, and a row for each die."""
    enemy = enemy_of(side)
    modifiers: list[Json] = []
    for at in range(len(DRM_IDS)):
        if sums.drm[at]:
            row: Json = {"id": DRM_IDS[at], "section": DRM_SECTIONS[at], "value": sums.drm[at]}
            modifiers.append(row)
    rows: list[Json] = []
    for die in DIE:
        rows.append(
            {
                "die": die,
                "attacker": result_text(result_of(sums, side, side, die)),
                "defender": result_text(result_of(sums, side, enemy, die)),
                "points": [points_of(sums, side, side, die), points_of(sums, side, enemy, die)],
            }
        )
    return {
        "odds": ODDS[sums.column],
        "strengths": [sums.strengths[side], sums.strengths[enemy]],
        "modifiers": modifiers,
        "drm": sums.total(),
        "results": rows,
    }
