"""The scenario booklet in another notation, to check the data files against, cell by cell.

- `board`: one line of bricks after another; a line begins with the place of its first brick in
  half tiles, and its bricks follow without gaps;
- `spawns`: a tile and who comes in there: all, squads a to c, the sniper, the mortar;
- `deck` and `supply` count the cards in the order of CARDS.
"""

from dataclasses import dataclass

CARDS = [
    "platoon_sergeant",
    "platoon_guide",
    "squad_leader_a",
    "squad_leader_b",
    "squad_leader_c",
    "rifleman_a",
    "rifleman_b",
    "rifleman_c",
    "scout_a",
    "scout_b",
    "scout_c",
    "machine_gunner_a",
    "machine_gunner_b",
    "machine_gunner_c",
    "sniper",
    "mortar",
    "fog_of_war",
]

UNITS = {
    "Ra": "rifleman_a",
    "Rb": "rifleman_b",
    "Rc": "rifleman_c",
    "Sa": "scout_a",
    "Sb": "scout_b",
    "Sc": "scout_c",
    "Ma": "machine_gunner_a",
    "Mb": "machine_gunner_b",
    "Mc": "machine_gunner_c",
    "Sn": "sniper",
    "Mo": "mortar",
}


@dataclass(frozen=True)
class Side:
    """What one side begins with: `goal` is a number of points, or "pin"."""

    goal: str
    spawns: str
    units: str
    scouted: str
    controlled: str
    deck: str
    supply: str


@dataclass(frozen=True)
class Scenario:
    """One page of the booklet."""

    number: int
    title: str
    initiative: str
    board: str
    objectives: str
    us: Side
    german: Side
    radio: str = ""


BOOKLET = [
    Scenario(
        1,
        "La Raye",
        "us",
        board="2: 2B 16B 6A | 1: 17B 13B 3B | 0: 7A 12B 8A | 1: 4B 5B 11B",
        objectives="2B=1 16B=1 6A=2 13B=2 7A=1 5B=3",
        us=Side(
            "5",
            spawns="17B: all",
            units="17B: Ra Rb Sa Sb",
            scouted="2B 17B",
            controlled="",
            deck="10 110 110 110 000 00 2",
            supply="00 000 440 220 000 00 8",
        ),
        german=Side(
            "5",
            spawns="5B: all",
            units="5B: Ra Rb Sa Sb",
            scouted="8A",
            controlled="5B",
            deck="10 110 110 110 000 00 2",
            supply="00 000 440 220 000 00 8",
        ),
    ),
    Scenario(
        2,
        "Montmartin-en-Graignes",
        "us",
        board="3: 7A 3B 6B | 0: 15B 10B 2B 12B 5B | 1: 4A 16B 11B 18B | 2: 9B 8A 1B",
        objectives="6B=1 5B=1 1B=1",
        us=Side(
            "1",
            spawns="15B: a, 4A: b",
            units="15B: Ra Sa, 4A: Rb Sb",
            scouted="15B 10B 4A 9B",
            controlled="",
            deck="10 110 220 110 000 00 2",
            supply="00 000 330 220 000 00 8",
        ),
        german=Side(
            "pin",
            spawns="18B: all",
            units="18B: Ra Sa Ma",
            scouted="18B",
            controlled="",
            deck="10 100 200 100 100 00 3",
            supply="00 000 300 200 200 00 7",
        ),
    ),
    Scenario(
        3,
        "Raid Across the Canal",
        "german",
        board="1: 1A 7A 10B 5A | 0: 6A 3B 12B 9B 17B | 1: 13A 15A 14A 18A | 2: 4A 11B 2B",
        objectives="1A=2 5A=2 6A=2 13A=1 15A=1 14A=1 18A=3",
        us=Side(
            "6",
            spawns="1A: all",
            units="1A: Ra Rb Sa Sb",
            scouted="7A 3B",
            controlled="1A",
            deck="10 110 110 110 000 00 2",
            supply="00 000 440 220 330 00 8",
        ),
        german=Side(
            "6",
            spawns="11B: all",
            units="11B: Ra Rb Sa Sb",
            scouted="14A 11B 2B",
            controlled="",
            deck="10 110 110 110 000 00 2",
            supply="00 000 440 220 330 00 8",
        ),
    ),
    Scenario(
        4,
        "Behind Enemy Lines",
        "us",
        board="1: 13B 4A 10A | 0: 2B 7A 8A 5A | 1: 14A 17A 15A | 0: 3B 12B 11B 9B | 1: 6A 1B 18B",
        objectives="13B=1 10A=2 14A=1 17A=2 15A=1 1B=1",
        us=Side(
            "5",
            spawns="13B: a, 10A: b, 6A: Sn",
            units="13B: Ra Sa, 10A: Rb Sb, 6A: Sn",
            scouted="2B 5A",
            controlled="13B 10A",
            deck="10 110 110 110 000 30 2",
            supply="00 000 440 220 330 00 8",
        ),
        german=Side(
            "5",
            spawns="14A: a, 15A: b",
            units="14A: Ra Sa Ma, 15A: Rb Sb Mb",
            scouted="",
            controlled="14A 17A 15A",
            deck="10 110 110 110 110 00 2",
            supply="00 000 440 220 220 00 8",
        ),
    ),
    Scenario(
        5,
        "Crossing the Vire",
        "us",
        board="3: 1A"
        " | 2: 5A 3A"
        " | 1: 10B 9B 12B"
        " | 0: 14A 18A 15A 17A"
        " | 1: 7A 8B 16B"
        " | 2: 4A 6A"
        " | 3: 2B",
        objectives="18A=1 17A=1",
        us=Side(
            "2",
            spawns="1A: b Sn, 5A: a",
            units="1A: Rb Sb, 5A: Ra Sa",
            scouted="1A 5A 3A",
            controlled="",
            deck="11 110 110 110 000 00 2",
            supply="00 000 440 220 330 30 8",
        ),
        german=Side(
            "pin",
            spawns="2B: all",
            units="2B: Ra Rb Mo",
            scouted="18A 17A 7A 8B 16B 4A 6A 2B",
            controlled="",
            deck="10 110 110 000 000 02 3",
            supply="00 000 440 330 330 31 7",
        ),
    ),
    Scenario(
        6,
        "Desperate Withdrawal",
        "german",
        board="0: 1A 6A 7A"
        " | 1: 5A 4B 14B"
        " | 2: 9B 12B 13B"
        " | 1: 16B 11B 10B"
        " | 2: 18B 2B 15B"
        " | 1: 17B 3A 8A",
        objectives="1A=1",
        us=Side(
            "1",
            spawns="15B: all",
            units="15B: Ra Rb Sa Sb",
            scouted="10B 2B 15B",
            controlled="",
            deck="11 110 220 110 000 00 2",
            supply="00 000 330 220 000 00 8",
        ),
        german=Side(
            "pin",
            spawns="17B: Sn Mo, 3A: a b",
            units="3A: Ra Rb",
            scouted="18B 2B 17B 3A",
            controlled="",
            deck="10 110 220 000 000 00 2",
            supply="00 000 330 330 330 33 8",
        ),
    ),
    Scenario(
        7,
        "La Huberderie",
        "us",
        board="0: 13B 2B 16B 18B"
        " | 1: 17B 8A 15B"
        " | 0: 7A 3B 9B 5B"
        " | 1: 1B 6B 12B"
        " | 0: 11B 10B 4B 14B",
        objectives="13B=1 2B=2 16B=2 18B=1 17B=1 8A=2 15B=1 7A=2 5B=2 1B=2 6B=3 14B=1",
        us=Side(
            "10",
            spawns="13B: a, 16B: c Sn Mo, 18B: b",
            units="13B: Ra Sa, 18B: Rb Sb",
            scouted="2B 16B",
            controlled="13B 18B",
            deck="10 110 110 110 000 00 2",
            supply="01 001 445 223 333 33 8",
        ),
        german=Side(
            "10",
            spawns="7A: Sn, 6B: a b c, 14B: Mo",
            units="6B: Ra Rb Sa Sb",
            scouted="7A 3B 14B",
            controlled="6B",
            deck="10 110 110 110 000 00 2",
            supply="01 001 445 223 333 33 8",
        ),
    ),
    Scenario(
        8,
        "Streets of Tessy-sur-Vire",
        "us",
        board="4: 12A 17A"
        " | 3: 7B 8B 14A"
        " | 2: 6B 1B 10A 15A"
        " | 1: 4B 11B 5B 18A"
        " | 0: 16A 2A 3B 13A 9A",
        objectives="12A=1 7B=1 6B=2 8B=1 1B=2 10A=1 5B=2",
        us=Side(
            "7",
            spawns="16A: b c Sn Mo, 2A: a",
            units="16A: Rb Sb, 2A: Ra Sa",
            scouted="4B 11B 3B 16A 2A",
            controlled="",
            deck="10 110 110 110 000 00 2",
            supply="01 001 445 223 333 33 8",
        ),
        german=Side(
            "7",
            spawns="12A: c Sn, 7B: b, 10A: a, 9A: Mo",
            units="12A: Rc, 7B: Rb, 10A: Ra Ma, 9A: Mo",
            scouted="12A 7B 10A 9A",
            controlled="",
            deck="10 110 111 000 200 02 2",
            supply="01 001 444 333 133 31 8",
        ),
    ),
    Scenario(
        9,
        "Reinforcements",
        "german",
        board="2: 1B 8B"
        " | 1: 14B 6B 5B"
        " | 0: 7B 12B 4B"
        " | 1: 11B 3B 10B"
        " | 0: 18B 17B 15B"
        " | 1: 9A 2A 16A",
        objectives="9A=1 2A=1 16A=1",
        us=Side(
            "1",
            spawns="8B: all",
            units="8B: Ra Rb Sa Sb",
            scouted="1B 8B 6B 5B",
            controlled="",
            deck="11 110 220 110 000 00 1",
            supply="00 000 330 220 330 33 9",
        ),
        german=Side(
            "pin",
            spawns="14B: a, 7B: Sn Mo, 18B: b",
            units="14B: Ra Sa Ma, 18B: Rb Sb Mb",
            scouted="14B 7B 18B",
            controlled="",
            deck="10 110 110 110 110 00 3",
            supply="00 000 440 220 220 33 7",
        ),
    ),
    Scenario(
        10,
        "Critical Intelligence",
        "german",
        board="1: 18B 4B 9B 10B | 0: 15B 3B 6B 12B 2B | 1: 16B 5B 1B 11A | 0: 17B 14B 7B 8B 13B",
        objectives="6B=1 5B=1 1B=2 11A=1 7B=1 8B=1",
        us=Side(
            "5",
            spawns="4B: all",
            units="4B: Ra Rb Sa Sb",
            scouted="4B 6B",
            controlled="",
            deck="10 110 110 110 000 00 4",
            supply="00 000 440 220 330 00 6",
        ),
        german=Side(
            "5",
            spawns="14B: a, 13B: b Sn Mo",
            units="14B: Ra Sa, 13B: Rb Sb Mo",
            scouted="14B 7B 8B 13B",
            controlled="",
            deck="10 000 110 110 000 01 2",
            supply="00 110 440 220 330 02 8",
        ),
        radio="6B",
    ),
    Scenario(
        11,
        "Hill 314",
        "german",
        board="0: 1B 6A 15B | 1: 12A 18B 2A | 0: 8A 3A 4A 9A | 1: 11A 17B 16A | 0: 14B 5A 7A",
        objectives="2A=1 9A=1 16A=1",
        us=Side(
            "pin",
            spawns="2A: a, 9A: b Sn Mo, 16A: c",
            units="2A: Ra, 9A: Rb, 16A: Rc",
            scouted="15B 4A 7A",
            controlled="2A 9A 16A",
            deck="10 111 111 000 000 00 2",
            supply="01 000 444 333 333 33 8",
        ),
        german=Side(
            "1",
            spawns="1B: a, 8A: b Sn Mo, 14B: c",
            units="1B: Ra, 8A: Rb, 14B: Rc",
            scouted="1B 6A 12A 8A 11A 14B 5A",
            controlled="",
            deck="10 111 111 000 000 00 2",
            supply="01 000 444 333 333 33 8",
        ),
    ),
    Scenario(
        12,
        "Mortain",
        "german",
        board="0: 4A 16A 17B | 1: 12A 10A 13B | 0: 7B 5B 1B 6A | 1: 8B 11A 14B | 0: 3A 2A 18B",
        objectives="4A=2 16A=2 17B=2 7B=1 5B=1 1B=2 6A=1 3A=2 2A=2 18B=2",
        us=Side(
            "10",
            spawns="16A: all",
            units="4A: Ra Rb Sa Sb",
            scouted="10A",
            controlled="4A 16A 17B",
            deck="10 110 110 110 000 00 2",
            supply="01 001 445 223 333 33 8",
        ),
        german=Side(
            "10",
            spawns="2A: all",
            units="3A: Ra Rb Sa Sb",
            scouted="11A",
            controlled="3A 2A 18B",
            deck="10 110 110 110 000 00 2",
            supply="01 001 445 223 333 33 8",
        ),
    ),
]
