// The observation of Prussia's Glory, as the server sends it.
import type { Observation } from "../../api/types";
import type { Battle, Side } from "./data";

export type Morale = "formed" | "disordered" | "routed";
export type ArmyState = "good" | "demoralized" | "broken";

export interface UnitSeen {
  id: string;
  hex?: string | null;
  /** 0 is the top of its stack. */
  place?: number;
  /** Its line of the printed steps. */
  step?: number;
  left?: number;
  morale?: Morale;
  column?: boolean;
  engaged?: boolean;
  supporting?: boolean;
  out?: boolean;
  ineffective?: boolean;
  moved?: boolean;
  mp_left?: number;
  fired?: boolean;
  fought?: boolean;
  charged?: boolean;
  group?: string;
  fate?: string;
}

export interface LeaderSeen {
  id: string;
  hex?: string | null;
  state?: string;
  deputy?: boolean;
  commander?: boolean;
  moved?: boolean;
  mp_left?: number;
  column?: boolean;
}

export interface TrackBox {
  box: number;
  kind: string;
  unit?: string;
  steps?: number;
}

export interface ArmySeen {
  morale: number;
  top: number;
  state: ArmyState;
  active?: boolean;
  success?: number;
  routed?: number;
  vp?: number;
  boxes?: TrackBox[];
}

export interface CorpsSeen {
  id: string;
  side: Side;
  effective?: boolean;
  column?: boolean;
  leader?: string;
}

export interface CombatSeen {
  attackers?: string[];
  defenders?: string[];
  leads?: string[];
  /** The side that attacks. */
  side?: Side;
  odds?: string;
  drm?: number;
  /** Attacker and defender. */
  strengths?: number[];
  modifiers?: { id: string; section: string; value: number }[];
  /** What each die would bring, and the loss points of attacker and defender. */
  results?: { die: number; attacker: string; defender: string; points?: number[] }[];
  /** Once it is rolled, and the loss points that each side has still to take. */
  roll?: number;
  points?: number[];
}

export interface Seen {
  battle: string;
  scenario: string;
  turn: number;
  turns: number;
  time: string;
  phase: string;
  side: Side;
  to_move: number;
  over?: boolean;
  armies: Record<Side, ArmySeen>;
  groups?: { id: string; side: Side; rating: number; effective?: boolean; kind?: string }[];
  corps?: CorpsSeen[];
  units: UnitSeen[];
  leaders: LeaderSeen[];
  locked?: Record<string, { units: string[]; minus?: boolean }>;
  momentum?: { hex: string; side: Side; markers?: number }[];
  zoc?: Record<Side, string[]>;
  sight?: Record<string, string>;
  bombed?: string[];
  combat?: CombatSeen | null;
  question?: {
    prompt?: string;
    section?: string;
    seat?: number;
    piece?: string;
    corps?: string;
    costs?: Record<string, number>;
    chosen?: string[];
  };
}

/** The server's view is this game's: the shell only picks this look for it. */
export function seen(observation: Observation): Seen {
  return observation as unknown as Seen;
}

/** §4.2 Whether it matters now if a corps of this side is effective and in command. */
export function isCommanded(board: Seen, side: Side): boolean {
  return board.side === side && (board.phase === "command" || board.phase === "movement");
}

export interface Stack {
  hex: string;
  side: Side;
  /** From the top down. */
  units: UnitSeen[];
  leaders: LeaderSeen[];
}

/** Everything that stands on the map, by hex. */
export function stacks(battle: Battle, board: Seen): Map<string, Stack> {
  const found = new Map<string, Stack>();
  const at = (hex: string, side: Side): Stack => {
    let stack = found.get(hex);
    if (!stack) found.set(hex, (stack = { hex, side, units: [], leaders: [] }));
    return stack;
  };
  for (const unit of board.units)
    if (unit.hex) at(unit.hex, battle.units.get(unit.id)!.side).units.push(shown(battle, board, unit));
  for (const leader of board.leaders)
    if (leader.hex) at(leader.hex, battle.leaders.get(leader.id)!.side).leaders.push(leader);
  for (const stack of found.values()) stack.units.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return found;
}

/** A unit without the signs that mean nothing in this phase. */
export function shown(battle: Battle, board: Seen, unit: UnitSeen): UnitSeen {
  if (isCommanded(board, battle.units.get(unit.id)!.side)) return unit;
  return { ...unit, out: false, ineffective: false };
}

export function unitSeen(battle: Battle, board: Seen, id: string): UnitSeen | undefined {
  const unit = board.units.find((one) => one.id === id);
  return unit && shown(battle, board, unit);
}

/** Ids of a stack: leaders, then units from the top. */
export function pieces(stack: Stack): string[] {
  return [...stack.leaders.map((one) => one.id), ...stack.units.map((one) => one.id)];
}

export function hexOf(board: Seen, piece: string): string {
  return board.units.find((one) => one.id === piece)?.hex ?? board.leaders.find((one) => one.id === piece)?.hex ?? "";
}

/** Hexes from the four-letter names of a line of sight. */
export function sightOf(board: Seen, hex: string): string[] {
  return (board.sight?.[hex] ?? "").match(/.{4}/g) ?? [];
}
