// The observation of Napoleonics, as the server sends it.
import type { EventLine, LogLine, Observation, Sent } from "../../api/types";
import { SIDES, type Side } from "./data";

export type Seen = Sent["napoleonics.Observation"];
export type UnitSeen = Sent["napoleonics.Unit"];
export type LeaderSeen = Sent["napoleonics.Leader"];
export type ObjectiveSeen = Sent["napoleonics.Objective"];
export type CombatSeen = Sent["napoleonics.Combat"];
export type Chance = Sent["napoleonics.Chance"];
export type PreviewSeen = Sent["napoleonics.Preview"];
export type Threat = Sent["napoleonics.Threat"];
export type Threats = Sent["napoleonics.Threats"];
export type Line = EventLine<Sent["napoleonics.Events"]>;

/** A line of this game's log. */
export function told(line: LogLine): Line {
  return line as unknown as Line;
}

/** The server's view is this game's: the shell only picks this look for it. */
export function seen(observation: Observation): Seen {
  return observation as unknown as Seen;
}

export function enemyOf(side: Side): Side {
  return side === "french" ? "allied" : "french";
}

export const sideOfSeat = (seat: number): Side | null => SIDES[seat] ?? null;

export function unitAt(board: Seen, hex: string): UnitSeen | undefined {
  return board.units.find((one) => one.hex === hex);
}

export function leaderAt(board: Seen, hex: string): LeaderSeen | undefined {
  return board.leaders.find((one) => one.hex === hex);
}

/** Where a piece stands, or null off the board. */
export function hexOf(board: Seen, piece: string): string | null {
  return (
    (board.units.find((one) => one.piece === piece) ?? board.leaders.find((one) => one.piece === piece))?.hex ?? null
  );
}

/** The dice of an answer that is pointed at; those of the only attack there is are always shown. */
export function previewOf(board: Seen, pointed: string | null): PreviewSeen | null {
  const all = board.question?.previews ?? [];
  return (
    all.find((one) => one.answer === pointed || `piece:${one.target}` === pointed) ??
    (all.length === 1 ? all[0]! : null)
  );
}
