// The observation of Undaunted, as the server sends it.
import type { Observation } from "../../api/types";

export type Side = "us" | "german";
export const SIDES: readonly Side[] = ["us", "german"];

export interface UnitSeen {
  /** "us:rifleman_a" */
  unit: string;
  suppressed: boolean;
}

export interface TileSeen {
  id: string;
  line: number;
  place: number;
  cover: number;
  hill: boolean;
  terrain: string;
  worth: number;
  radio: boolean;
  /** 0 none, 1 scouted, 2 controlled */
  markers: Record<Side, number>;
  units: UnitSeen[];
  spawns: string[];
  targets: Side[];
}

export type Pile = Record<string, number>;

export interface SideSeen {
  hand: number;
  deck: number;
  discard: number;
  removed: number;
  play: Pile;
  supply: Pile;
  discarded: Pile;
  own?: { hand: Pile; deck: Pile; discard: Pile; removed: Pile; bid: string | null };
}

export interface Goal {
  points: number;
  pin: boolean;
}

export interface Seen {
  scenario: string;
  seat: Side | null;
  round: number;
  initiative: Side;
  asked: Side[];
  points: Record<Side, number>;
  goals: Record<Side, Goal>;
  tiles: TileSeen[];
  layout: "rows" | "columns";
  sides: Record<Side, SideSeen>;
  action: { card: string; verb: string | null; steps?: number; unit?: string } | null;
  over: boolean;
  winner: Side | null;
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
