// What was done last, read from the log and drawn as arrows.
import type { LogLine, Sent } from "../../api/types";
import { SIDES, type Battle, type Side } from "./data";
import { gridOf, type Spot } from "./hexes";
import { told, type Line } from "./observation";

export interface Arrow {
  id: string;
  side: Side;
  kind: "march" | "retreat" | "fire";
  d: string;
}

/** The lines of the player turn that is running, or has just ended. */
function recent(log: readonly LogLine[], side: Side): readonly LogLine[] {
  for (let place = log.length - 1; place >= 0; place--) {
    const line = log[place]!;
    if (line.kind === "player-turn" && SIDES[line.who] === side) return log.slice(place);
  }
  return [];
}

interface Leg {
  piece: string;
  kind: "march" | "retreat";
  who: number;
  hexes: string[];
}

/** A way that a line tells of; null where it tells of none, or of one from off the map. */
function way(line: Line): Omit<Leg, "who"> | null {
  switch (line.kind) {
    case "moved":
    case "advance":
    case "momentum-advance":
    case "leader-along":
      return leg("march", line.fields);
    case "retreat":
    case "withdraw":
      return leg("retreat", line.fields);
    default:
      return null;
  }
}

function leg(kind: Leg["kind"], { piece, from, to }: Sent["prussia.Events"]["moved"]): Omit<Leg, "who"> | null {
  return from && to ? { piece, kind, hexes: [from, to] } : null;
}

/** Steps of one piece become one arrow. */
function legs(lines: readonly LogLine[]): Leg[] {
  const found: Leg[] = [];
  for (const line of lines) {
    const next = way(told(line));
    if (!next) continue;
    const last = found.findLast((one) => one.piece === next.piece);
    if (last && last.kind === next.kind && last.hexes.at(-1) === next.hexes[0]) last.hexes.push(next.hexes[1]!);
    else found.push({ ...next, who: line.who });
  }
  return found;
}

function drawn(battle: Battle, hexes: readonly string[]): string {
  const grid = gridOf(battle);
  const spots = hexes.filter((id) => battle.hexes.has(id)).map((id) => grid.of(id));
  const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return spots.length > 1 ? `M${spots.map(at).join("L")}` : "";
}

/** The moves of a side's last turn and the retreats in it, each way drawn once. */
export function trail(battle: Battle, log: readonly LogLine[], side: Side): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { kind, who, hexes } of legs(recent(log, side))) {
    const owner = SIDES[who];
    const d = drawn(battle, hexes);
    if (owner && d && (owner === side || kind === "retreat"))
      found.set(`${owner}/${d}`, { id: `${owner}/${d}`, side: owner, kind, d });
  }
  return [...found.values()];
}
