// How what happened is shown: which means each kind of event uses, and where on the board it is.
import type { LogLine, Observation } from "../api/types";
import type { Sound } from "../lib/sound";

/**
 * A move travels; a shot has its line; dice roll and only then speak; a loss falls and leaves its mark; a card turns over;
 * a place is pointed at; a feat is celebrated; "none" is told by the log alone, and says why that is enough.
 */
export type Means = "move" | "shot" | "dice" | "loss" | "card" | "place" | "feat" | "none";

/** What is seen, before an event and after it. */
export interface Scene {
  now: Observation;
  before: Observation;
}

export interface Stage {
  by: Means;
  sound?: Sound;
  /** Targets on the board: from where and to where, or where. */
  at?: (line: LogLine, scene: Scene) => readonly (string | null)[];
  /** Why nothing is shown. */
  why?: string;
}

export type Staging = Readonly<Record<string, Stage>>;

export const none = (why: string): Stage => ({ by: "none", why });

/** A field of an event as a text, "" where it has none. */
export function said({ fields }: LogLine, name: string): string {
  const value = fields[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
