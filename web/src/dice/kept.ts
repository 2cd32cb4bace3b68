// What this browser keeps of a match's dice, at the moment when it sees it.
import type { MatchPublic } from "../api/types";
import { recall, remember } from "../lib/memory";

export const SERVER = -1;
export const ORDER = 2;
export type What = "seed-hash" | "salt-hash" | "salt";
/** What was told, by which seat, the value, and when it was seen here. */
export type Line = [What, number, string, string];

export interface Kept {
  match: string;
  order: number;
  /** Salts of this browser, told or still to be told, by seat. */
  drawn: Record<string, string>;
  seen: Line[];
}

const place = (match: string): string => `dice.${match}`;

export function keptOf(match: string): Kept | null {
  return recall<Kept | null>(place(match), null);
}

export function newKept(match: string, order: number): Kept {
  return { match, order, drawn: {}, seen: [] };
}

export function save(kept: Kept): void {
  remember(place(kept.match), kept);
}

/** Write a line down, once; what was seen first stays. */
export function see(kept: Kept, what: What, seat: number, value: string, when = new Date()): void {
  if (value && !kept.seen.some((line) => line[0] === what && line[1] === seat)) {
    kept.seen.push([what, seat, value, when.toISOString()]);
  }
}

export function valueOf(kept: Kept, what: What, seat: number): string | undefined {
  return kept.seen.find((line) => line[0] === what && line[1] === seat)?.[2];
}

/** Write down what the server tells of a match now. */
export function seeMatch(kept: Kept, match: MatchPublic): void {
  see(kept, "seed-hash", SERVER, match.commitment);
  for (const seat of match.seats) see(kept, "salt-hash", seat.seat, seat.salt_hash);
}

/** Whether the server tells another story now than it did before. */
export function isSwapped(kept: Kept, match: MatchPublic): boolean {
  const seedHash = valueOf(kept, "seed-hash", SERVER);
  if (seedHash !== undefined && seedHash !== match.commitment) return true;
  return match.seats.some((seat) => {
    const hash = valueOf(kept, "salt-hash", seat.seat);
    return hash !== undefined && hash !== seat.salt_hash;
  });
}

/** The small file, which `grognard replay --verify --against` reads. */
export function keptFile(kept: Kept): string {
  const { match, order, seen } = kept;
  const lines = seen.map((line) => JSON.stringify(line)).join(",\n");
  return `{"format": "grognard-kept-dice", "version": 1, "match": ${JSON.stringify(match)}, "order": ${order}, "seen": [\n${lines}\n]}\n`;
}
