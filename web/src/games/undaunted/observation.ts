// The observation of Undaunted, as the server sends it.
import type { EventLine, LogLine, Observation, Sent } from "../../api/types";

export type Seen = Sent["undaunted.Observation"];
export type Side = Seen["initiative"];
export type TileSeen = Sent["undaunted.Tile"];
export type MarkerSeen = TileSeen["markers"]["us"];
export type Pile = Seen["sides"]["us"]["play"];
export type Line = EventLine<Sent["undaunted.Events"]>;
export const SIDES: readonly Side[] = ["us", "german"];

/** A line of this game's log. */
export function told(line: LogLine): Line {
  return line as unknown as Line;
}

/** The server's view is this game's: the shell only picks this look for it. */
export function seen(observation: Observation): Seen {
  return observation as unknown as Seen;
}

export function enemyOf(side: Side): Side {
  return side === "us" ? "german" : "us";
}

export function sideOf(unit: string): Side {
  return unit.startsWith("us:") ? "us" : "german";
}

/** "us:rifleman_a" to "rifleman_a" */
export function cardOf(unit: string): string {
  return unit.slice(unit.indexOf(":") + 1);
}
