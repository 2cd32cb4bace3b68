// The looks by game; a game without one is played from its list of answers.
import type { GameLook } from "./look";
import { marengo } from "./marengo";
import { napoleonics } from "./napoleonics";
import { undaunted } from "./undaunted";

const LOOKS: Record<string, GameLook> = { marengo, napoleonics, undaunted };

export function lookOf(game: string): GameLook | null {
  return LOOKS[game] ?? null;
}
