// Rolls, read from the log: who rolled at whom, and what each die did.
import type { LogLine } from "../../api/types";

export type Face = "infantry" | "cavalry" | "artillery" | "flag" | "saber";
export type Effect = "none" | "hit" | "flag";
const FACES: readonly Face[] = ["infantry", "infantry", "cavalry", "artillery", "flag", "saber"];
const EFFECTS: readonly Effect[] = ["none", "hit", "flag"];

export interface Die {
  face: Face;
  effect: Effect;
}

/** How many numbers stand before the dice, by kind of line. */
const BEFORE: Record<string, number> = { roll: 3, "roll-card": 1, check: 1, escape: 2 };

/** A number holds the face and, six times over, what it did. */
function die(number: number): Die {
  return { face: FACES[number % 6] ?? "saber", effect: EFFECTS[Math.floor(number / 6)] ?? "none" };
}

export function diceOf(line: LogLine): Die[] {
  const before = BEFORE[line.kind];
  return before === undefined ? [] : line.numbers.slice(before).map(die);
}

/** The last roll of a battle, if nothing has moved since. */
export function lastRoll(log: readonly LogLine[]): LogLine | null {
  for (let place = log.length - 1; place >= 0; place--) {
    const line = log[place]!;
    if (diceOf(line).length > 0) return line;
    if (line.kind === "move" || line.kind === "turn" || line.kind === "play") return null;
  }
  return null;
}
