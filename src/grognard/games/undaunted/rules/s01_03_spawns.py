"""§1.3 Spawn markers."""

from grognard.games.undaunted.tables import NO_SQUAD, SQUAD_OF, UNIT_IDS, Unit


def spawns(groups: list[str], unit: Unit) -> bool:
    """§1.3 A spawn marker names all units, a squad, or a single unit."""
    squad = f"squad_{'abc'[SQUAD_OF[unit]]}" if SQUAD_OF[unit] != NO_SQUAD else UNIT_IDS[unit]
    return "all" in groups or squad in groups
