// Rolls, read from the log: who rolled at whom, and what each die did.
import type { LogLine, Sent } from "../../api/types";
import { told } from "./observation";

export type Die = Sent["napoleonics.Die"];
export type Face = Die["face"];

export function diceOf(logged: LogLine): Die[] {
  const line = told(logged);
  switch (line.kind) {
    case "roll":
    case "roll-card":
    case "check":
    case "escape":
      return line.fields.faces;
    default:
      return [];
  }
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
