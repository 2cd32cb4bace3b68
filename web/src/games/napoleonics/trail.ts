// What happened last, read from the log: moves, retreats, fire and melee of the latest turn.
import type { LogLine, Sent } from "../../api/types";
import type { Die } from "./dice";
import { sideOfSeat, told, type Seen } from "./observation";
import type { Side } from "./data";

export interface Step {
  side: Side;
  kind: "move" | "retreat";
  from: string;
  to: string;
}

export interface Blow {
  side: Side;
  kind: "fire" | "melee";
  from: string;
  to: string;
}

export interface Trail {
  steps: Step[];
  blows: Blow[];
  /** The dice of the last blow, over the hex that was struck. */
  dice: { hex: string; dice: Die[] } | null;
}

const MOVES = new Set(["move", "move-leader", "ground", "breakthrough", "supply"]);
const RETREATS = new Set(["retreat", "retreat-leader"]);

/** From the beginning of the last turn in which something happened on the map. */
function recent(log: readonly LogLine[]): readonly LogLine[] {
  let isSeen = false;
  for (let place = log.length - 1; place >= 0; place--) {
    const { kind } = log[place]!;
    isSeen ||= MOVES.has(kind) || RETREATS.has(kind) || kind === "roll";
    if (kind === "turn" && isSeen) return log.slice(place);
  }
  return log;
}

class Reader {
  readonly steps: Step[] = [];
  readonly blows = new Map<string, Blow>();
  dice: Trail["dice"] = null;
  /** Where pieces stand, going back from the end: a line is read with the places of its own moment. */
  readonly #places: Map<string, string | null>;

  constructor(board: Seen) {
    this.#places = new Map([...board.units, ...board.leaders].map((one) => [one.piece, one.hex]));
  }

  /** Read one line; lines come in from the last to the first. */
  back(logged: LogLine): void {
    const side = sideOfSeat(logged.who);
    const line = told(logged);
    if (side === null) return;
    switch (line.kind) {
      case "move":
      case "ground":
      case "breakthrough":
      case "supply":
      case "retreat":
        this.#moved(line.fields.unit, side, line.kind, line.fields);
        break;
      case "move-leader":
      case "retreat-leader":
        this.#moved(line.fields.leader, side, line.kind, line.fields);
        break;
      case "roll":
        this.#rolled(line.fields, side);
    }
  }

  #moved(piece: string, side: Side, kind: string, { from, to }: { from: string; to: string }): void {
    this.#places.set(piece, from);
    this.steps.push({ side, kind: RETREATS.has(kind) ? "retreat" : "move", from, to });
  }

  #rolled({ unit, target, kind, faces }: Sent["napoleonics.Events"]["roll"], side: Side): void {
    const [from, to] = [this.#places.get(unit), this.#places.get(target)];
    if (to && this.dice === null) this.dice = { hex: to, dice: faces };
    if (from && to) this.blows.set(`${from}${to}`, { side, kind: kind === "fire" ? "fire" : "melee", from, to });
  }
}

export function trail(log: readonly LogLine[], board: Seen): Trail {
  const reader = new Reader(board);
  const lines = recent(log);
  for (let place = lines.length - 1; place >= 0; place--) reader.back(lines[place]!);
  return { steps: reader.steps.reverse(), blows: [...reader.blows.values()], dice: reader.dice };
}
