// The looks by game; a game without one is played from its list of answers.
import type { GameLook } from "./look";
import { marengo } from "./marengo";
import { prussia } from "./prussia";
import { undaunted } from "./undaunted";

const LOOKS: Record<string, GameLook> = { marengo, prussia, undaunted };

export function lookOf(game: string): GameLook | null {
  return LOOKS[game] ?? null;
}
