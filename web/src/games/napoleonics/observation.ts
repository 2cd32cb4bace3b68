// The observation of Napoleonics, as the server sends it.
import type { Message, Observation } from "../../api/types";
import { SIDES, type Arm, type Nation, type Side } from "./data";

export interface UnitSeen {
  piece: string;
  side: Side;
  /** Whose blocks it has. */
  nation: Nation;
  /** Whose troops they are: the nation, or an ally for whom its blocks stand. */
  people: string;
  type: string;
  arm: Arm;
  /** Null once it has left the board. */
  hex: string | null;
  state: "play" | "killed" | "left";
  blocks: number;
  full: number;
  /** The slot of its card on the square track, or -1. */
  square: number;
  ordered: boolean;
  /** Hexes moved this turn. */
  moved: number;
  barred: boolean;
  fought: boolean;
}

export interface LeaderSeen {
  piece: string;
  side: Side;
  nation: Nation;
  name: string;
  hex: string | null;
  state: "play" | "killed" | "left";
  ordered: boolean;
  moved: boolean;
}

export interface BannersSeen {
  total: number;
  goal: number;
  kills: number;
  exits: number;
  objectives: number;
}

export interface ObjectiveSeen {
  side: Side;
  hexes: string[];
  banners: number;
  mode: "each" | "all";
  permanent: boolean;
  held: string[];
}

export interface CardSeen {
  played: string;
  effective: string | null;
  substitute: boolean;
  command: number;
  quotas: Record<"left" | "center" | "right", number>;
  symbols: Record<Arm | "flag", number>;
}

export interface TrackSeen {
  slot: number;
  unit: string;
  /** For the owner only. */
  card?: string;
}

export interface HandSeen {
  count: number;
  track: TrackSeen[];
  /** For the owner only. */
  cards?: Record<string, number>;
  /** Two cards of which one is kept. */
  drawn?: string[];
}

export interface CombatSeen {
  kind: "melee" | "fire";
  attacker: string;
  target: string;
  start: string;
  goal: string;
  batteries: string[];
  bonus: boolean;
  reaction: "stand" | "strike" | "retire" | "square";
}

export interface Chance {
  hits: number;
  flags: number;
  /** What becomes of the target's leader, whom a hit brings into danger. */
  check: "none" | "survived" | "killed";
  ways: number;
  of: number;
}

export interface PreviewSeen {
  action: number;
  target: string;
  kind: "melee" | "fire";
  dice: number;
  lines: { label: Message; value: number; section: string }[];
  chances: Chance[];
}

export interface Threat {
  piece: string;
  dice: number;
}

export interface Threats {
  /** As it stands. */
  melee: Threat[];
  fire: Threat[];
  /** Where it could move and still battle, and what it would roll then, where that is more. */
  reach: string[];
  melee_moved: Threat[];
  fire_moved: Threat[];
}

export interface Seen {
  scenario: string;
  turn: number;
  active: Side;
  seat: Side | null;
  over: boolean;
  units: UnitSeen[];
  leaders: LeaderSeen[];
  banners: Record<Side, BannersSeen>;
  objectives: ObjectiveSeen[];
  card: CardSeen | null;
  last: Record<Side, string | null>;
  hands: Record<Side, HandSeen>;
  deck: number;
  discard: Record<string, number>;
  combat: CombatSeen | null;
  question: { prompt?: string; section?: string; piece?: string; previews?: PreviewSeen[] };
  /** What the enemy's units could do to one's own. */
  threats: Record<string, Threats>;
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
  const all = board.question.previews ?? [];
  return all.find((one) => `piece:${one.target}` === pointed) ?? (all.length === 1 ? all[0]! : null);
}
