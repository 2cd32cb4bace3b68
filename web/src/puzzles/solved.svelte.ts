// Which puzzles this browser has solved, and which one is today's.
import type { GameInfo, PuzzleInfo } from "../api/types";
import { recall, remember } from "../lib/memory";

const KEPT = "puzzles";
const DAY = 24 * 60 * 60 * 1000;

let solved = $state.raw<Record<string, readonly string[]>>(recall(KEPT, {}));

export const isSolved = (game: string, id: string): boolean => solved[game]?.includes(id) ?? false;

export function keepSolved(game: string, id: string): void {
  if (isSolved(game, id)) return;
  solved = { ...solved, [game]: [...(solved[game] ?? []), id] };
  remember(KEPT, solved);
}

/** The number of a day, the same all over the world: days by Greenwich since 1970. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

/** The puzzle of a day: games take turns, and each goes through its own. */
export function ofDay(games: readonly GameInfo[], day: number): { game: GameInfo; puzzle: PuzzleInfo } | null {
  const some = games.filter((one) => one.puzzles.length);
  const game = some[day % some.length];
  if (!game) return null;
  const puzzle = game.puzzles[Math.floor(day / some.length) % game.puzzles.length]!;
  return { game, puzzle };
}

/** The puzzle to go on with: the next that is not solved, or else the next. */
export function nextOf(game: GameInfo, id: string): PuzzleInfo | null {
  const place = game.puzzles.findIndex((one) => one.id === id);
  const others = [...game.puzzles.slice(place + 1), ...game.puzzles.slice(0, Math.max(place, 0))];
  return others.find((one) => !isSolved(game.name, one.id)) ?? others[0] ?? null;
}
