// The looks by game; a game without one is played from its list of answers.
import type { GameLook } from "./look";
import { marengo } from "./marengo";
import { napoleonics } from "./napoleonics";
import { prussia } from "./prussia";
import { undaunted } from "./undaunted";

const LOOKS: Record<string, GameLook> = { marengo, napoleonics, prussia, undaunted };

/** The colours of a game's seats as a style, for whatever the shell marks by seat. */
export function seatStyle(game: string): string {
  return (LOOKS[game]?.colours ?? []).map((colour, seat) => `--seat${seat}: ${colour}`).join("; ");
}

export function lookOf(game: string): GameLook | null {
  return LOOKS[game] ?? null;
}
