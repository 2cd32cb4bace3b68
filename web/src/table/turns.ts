// Whose turn it is, as everybody can read it in the log.
import type { LogLine } from "../api/types";
import type { GameLook } from "../games/look";

const BEGINS = new Set(["heading", "turn"]);

/** The last line that begins a round or somebody's turn: its place among the lines. */
function lastBeginning(lines: readonly LogLine[], look: GameLook | null): number {
  return look ? lines.findLastIndex((line) => BEGINS.has(look.weight(line))) : -1;
}

/** Whose turn runs; -1 between turns, or where the log does not say. */
export function turnOf(lines: readonly LogLine[], look: GameLook | null): number {
  return lines[lastBeginning(lines, look)]?.who ?? -1;
}

/**
 * Where the news begin after an answer of a seat: behind everything in its own turn; in the other's turn, in
 * which it only reacts, where that turn began.
 */
export function readUpTo(lines: readonly LogLine[], start: number, look: GameLook | null, seat: number): number {
  const place = lastBeginning(lines, look);
  const who = lines[place]?.who ?? -1;
  return who >= 0 && who !== seat ? start + place : start + lines.length;
}
