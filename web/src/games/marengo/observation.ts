// The observation of Marengo, as the server sends it.
import type { Observation } from "../../api/types";
import { ARMIES, EAST_OF_LINE, SIDE, type Arm, type Army } from "./data";

export interface BlockSeen {
  army: Army;
  mark: number;
  /** "12" in reserve, "a5-12@12" on an approach, "novi" in a holding area. */
  at: string;
  acted: boolean;
  disorganized: boolean;
  up: boolean;
  declared: boolean;
  /** Moved by approach clean-up this turn, and kept off the road for it. */
  cleaned: boolean;
  /** The owner's name of the piece, for its owner only. */
  piece?: string;
  type?: Arm;
  strength?: number;
}

export interface Bag {
  army: Army;
  at: string;
  marks: number[];
  /** "infantry 2" to how many at least and at most. */
  faces: Record<string, [number, number]>;
}

export interface MoraleSeen {
  level: number;
  uncommitted: number;
  committed: Record<string, number>;
  lost: number;
  /** Tokens still on the track, for the last rounds of the battle. */
  track: number[];
}

export interface Running {
  front: string;
  group: number[];
  leaders: number[];
  defense_leaders: number[];
  counters: number[];
  claim: number;
  step: number;
}

export interface Seen {
  round: number;
  time: string;
  turn: Army;
  commands: number;
  morale: Record<Army, MoraleSeen>;
  blocks: BlockSeen[];
  bags: Bag[];
  action: Running;
  traffic: Record<string, { step: number; attacked: boolean }>;
  closed: string[];
  barred: number[];
  question: { prompt?: string; section?: string; chosen?: string[] };
  over: boolean;
  to_move: number;
}

/** The server's view is this game's: the shell only picks this look for it. */
export function seen(observation: Observation): Seen {
  return observation as unknown as Seen;
}

export function enemyOf(army: Army): Army {
  return army === "austria" ? "france" : "austria";
}

/** The army whose faces are seen, or null for a spectator. */
export function ownArmy(board: Seen): Army | null {
  const own = ARMIES.filter((army) => board.blocks.some((one) => one.army === army && one.piece !== undefined));
  return own.length === 1 ? own[0]! : null;
}

export type Kind = "reserve" | "side" | "area";

export function kindOf(at: string): Kind {
  if (at.includes("@")) return "side";
  return /^\d+$/.test(at) ? "reserve" : "area";
}

/** The locale of a position, or -1 off the map. */
export function localeOf(at: string): number {
  const kind = kindOf(at);
  if (kind === "area") return -1;
  return kind === "side" ? SIDE.get(at)!.locale : Number(at);
}

export function keyOf(block: BlockSeen): string {
  return block.piece ?? `${block.army}-${block.mark}`;
}

/** Pieces that an answer cannot tell apart: the engine names only the first of them. */
export function looksLike(a: BlockSeen, b: BlockSeen): boolean {
  return (
    a.army === b.army &&
    a.at === b.at &&
    a.type === b.type &&
    a.strength === b.strength &&
    a.acted === b.acted &&
    a.disorganized === b.disorganized &&
    a.cleaned === b.cleaned
  );
}

/** The target that a click on an own piece means: itself, or the lit one that looks like it. */
export function targetOf(board: Seen, block: BlockSeen, lit: ReadonlySet<string>): string {
  const own = `piece:${block.piece ?? ""}`;
  if (block.piece === undefined || lit.has(own)) return own;
  const chosen = board.question.chosen ?? [];
  if (chosen.includes(block.piece)) return own;
  const twin = board.blocks.find((other) => looksLike(other, block) && lit.has(`piece:${other.piece ?? ""}`));
  return twin ? `piece:${twin.piece ?? ""}` : own;
}

/** §19 Austrian pieces east of the objective line. */
export function eastOfLine(board: Seen): number {
  return board.blocks.filter((one) => one.army === "austria" && EAST_OF_LINE.has(localeOf(one.at))).length;
}
