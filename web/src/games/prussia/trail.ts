// What was done last, read from the log and drawn as arrows.
import type { LogLine } from "../../api/types";
import { SIDES, hexId, type Battle, type Side } from "./data";
import { gridOf, type Spot } from "./hexes";

export interface Arrow {
  id: string;
  side: Side;
  kind: "march" | "retreat" | "fire";
  d: string;
}

const ROWS = 28;
const FIRST_COLUMN = 11;

/** The hex of the engine's number, which is the same on every map. */
export function hexNumbered(number: number): string {
  return number < 0 ? "" : hexId(FIRST_COLUMN + Math.floor(number / ROWS), 1 + (number % ROWS));
}

const MARCHES = new Set(["moved", "advance", "momentum-advance", "leader-along"]);
const RETREATS = new Set(["retreat", "withdraw"]);

/** The lines of the player turn that is running, or has just ended. */
function recent(log: readonly LogLine[], side: Side): readonly LogLine[] {
  for (let place = log.length - 1; place >= 0; place--) {
    const line = log[place]!;
    if (line.kind === "player-turn" && SIDES[line.who] === side) return log.slice(place);
  }
  return [];
}

interface Leg {
  piece: number;
  kind: "march" | "retreat";
  who: number;
  hexes: string[];
}

/** Steps of one piece become one arrow. */
function legs(lines: readonly LogLine[]): Leg[] {
  const found: Leg[] = [];
  for (const line of lines) {
    const kind = MARCHES.has(line.kind) ? "march" : RETREATS.has(line.kind) ? "retreat" : null;
    if (!kind) continue;
    const [piece = -1, from = -1, to = -1] = line.numbers;
    const [a, b] = [hexNumbered(from), hexNumbered(to)];
    if (!a || !b) continue;
    const last = found.findLast((one) => one.piece === piece);
    if (last && last.kind === kind && last.hexes[last.hexes.length - 1] === a) last.hexes.push(b);
    else found.push({ piece, kind, who: line.who, hexes: [a, b] });
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
