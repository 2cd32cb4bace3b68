"""What is sent: the observation and the events, typed; the client's types are made from here.

A position is "12" in reserve, "a5-12@12" on an approach, "novi" in a holding area.
"""

from typing import Final, Literal, NotRequired, TypedDict

from grognard.core.sent import AccountLine, OutcomeSent, Sent
from grognard.games.marengo import tables
from grognard.games.marengo.tables import Army, Type

Arrow = Literal["", "march", "thrust"]
"""What the map shows of an answer: nothing, a march to it, a thrust over an approach."""

# fmt: off
Block = TypedDict("Block", {
    "army": Army, "mark": int, "at": str, "acted": bool, "disorganized": bool, "up": bool,
    "declared": bool, "cleaned": bool,
    "piece": NotRequired[str], "type": NotRequired[Type], "strength": NotRequired[int],
})
"""A block; `piece` is the owner's name of it, for its owner alone until the battle is over."""
Face = TypedDict("Face", {"type": Type, "strength": int, "least": int, "most": int})
Bag = TypedDict("Bag", {"army": Army, "at": str, "marks": list[int], "faces": list[Face]})
"""§17 Blocks that nobody tells apart: for all the enemy knows, how many carry each face."""
Morale = TypedDict("Morale", {
    "level": int, "uncommitted": int, "committed": dict[str, int], "lost": int, "track": list[int],
})
East = TypedDict("East", {"pieces": int, "needed": int})
"""§19 Austrian pieces east of the objective line, and how many win."""
Running = TypedDict("Running", {
    "front": str, "group": list[int], "leaders": list[int], "defense_leaders": list[int],
    "counters": list[int], "claim": int, "step": int,
})
"""The action that runs, by marks: all of it happens on the open table."""
Used = TypedDict("Used", {"step": int, "attacked": bool})
"""§8 The last step over a crossing this turn, and whether it was attacked across."""
Question = TypedDict("Question", {
    "prompt": str, "section": str, "chosen": list[str],
    "twins": dict[str, str],  # the piece to be clicked for one like it
    "origin": str,  # where those stand that an answer moves
    "arrow": Arrow,
})
Observation = TypedDict("Observation", {
    "seat": Army | None, "round": int, "time": str, "turn": Army,
    "commands": int, "most_commands": int,
    "morale": dict[Army, Morale], "east": East, "blocks": list[Block], "bags": list[Bag],
    "action": Running, "traffic": dict[str, Used], "closed": list[str], "barred": list[int],
    "open": list[str],  # the holding areas that may be left by now
    "question": Question | None, "over": bool, "to_move": int, "outcome": OutcomeSent | None,
    "account": list[AccountLine],
})

EVENTS: Final = {
    "turn": "time:time",
    "scheduled lose": "tokens:number",
    "cleanup reserve respond advance": "count:number side:side",
    "march": "count:number from:position to:locale",
    "block": "count:number side:side cost:number",
    "cross": "way:way step:number",
    "attack": "count:number side:side reserve:number",
    "blocked through declare complete cancel lapse spared": "side:side",
    "assault held stormed continue": "side:side",
    "enter": "count:number to:locale",
    "show reduce": "type:type strength:number at:position",
    "lead counter marginal": "count:number",
    "lead-attack": "leaders:number count:number",
    "fire demoralized": "",
    "result": "strength:number penalty:number defense:number counter:number result:number",
    "reductions": "attacker:number defender:number",
    "retreat disorganize": "locale:locale count:number",
    "to": "type:type strength:number to:locale",
    "stranded": "type:type strength:number",
    "organize take return": "locale:locale",
    "commit cleanup-lost cleanup-back": "locale:locale tokens:number",
    "transfer": "from:locale to:locale",
}
# fmt: on
MEANINGS: Final[dict[str, object]] = {
    "locale": int,
    "position": [tables.position_name(position) for position in tables.POSITIONS],
    "side": [tables.side_name(side) for side in tables.SIDES],
    "way": [tables.way_name(way) for way in tables.WAYS],
    "type": tables.TYPES,
    "time": ["", *tables.TIMES],
}
SENT: Final = Sent(Observation, EVENTS, MEANINGS)
