// What happened last, read from the log: moves, retreats, fire and melee of the latest turn.
import type { LogLine } from "../../api/types";
import { diceOf, type Die } from "./dice";
import { hexName } from "./geometry";
import { sideOfSeat, type Seen } from "./observation";
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
  /** Where units stand, going back from the end: a line is read with the places of its own moment. */
  readonly #units: (string | null)[];
  readonly #leaders: (string | null)[];

  constructor(board: Seen) {
    this.#units = board.units.map((one) => one.hex);
    this.#leaders = board.leaders.map((one) => one.hex);
  }

  /** Read one line; lines come in from the last to the first. */
  back(line: LogLine): void {
    const side = sideOfSeat(line.who);
    if (side === null) return;
    if (MOVES.has(line.kind) || RETREATS.has(line.kind)) this.#moved(line, side);
    else if (line.kind === "roll") this.#rolled(line, side);
    else if (line.kind === "eliminated") this.#units[line.numbers[0] ?? -1] ??= null;
  }

  #moved(line: LogLine, side: Side): void {
    const [piece = 0, from = 0, to = 0] = line.numbers;
    const places = line.kind.endsWith("leader") ? this.#leaders : this.#units;
    places[piece] = hexName(from);
    const kind = RETREATS.has(line.kind) ? "retreat" : "move";
    this.steps.push({ side, kind, from: hexName(from), to: hexName(to) });
  }

  #rolled(line: LogLine, side: Side): void {
    const [roller = 0, victim = 0, kind = 0] = line.numbers;
    const from = this.#units[roller];
    const to = victim < 0 ? this.#leaders[-1 - victim] : this.#units[victim];
    if (to && this.dice === null) this.dice = { hex: to, dice: diceOf(line) };
    if (from && to) this.blows.set(`${from}${to}`, { side, kind: kind === 0 ? "fire" : "melee", from, to });
  }
}

export function trail(log: readonly LogLine[], board: Seen): Trail {
  const reader = new Reader(board);
  const lines = recent(log);
  for (let place = lines.length - 1; place >= 0; place--) reader.back(lines[place]!);
  return { steps: reader.steps.reverse(), blows: [...reader.blows.values()], dice: reader.dice };
}
