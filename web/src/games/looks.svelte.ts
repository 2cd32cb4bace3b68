// The looks of the games, each fetched when it is first needed.
import { SvelteMap } from "svelte/reactivity";
import type { GameLook } from "./look";

const LOADERS: Record<string, () => Promise<GameLook>> = {
  marengo: async () => (await import("./marengo")).marengo,
  napoleonics: async () => (await import("./napoleonics")).napoleonics,
  prussia: async () => (await import("./prussia")).prussia,
  undaunted: async () => (await import("./undaunted")).undaunted,
};
const RETRY = 1000;
const loaded = new SvelteMap<string, GameLook>();
const asked = new Set<string>();

/** Fetch the look of a game, if it has one; what a lost connection took is fetched again. */
export function loadLook(game: string): void {
  const load = LOADERS[game];
  if (!load || asked.has(game)) return;
  asked.add(game);
  load().then(
    (look) => loaded.set(game, look),
    () => {
      asked.delete(game);
      setTimeout(() => loadLook(game), RETRY);
    },
  );
}

/** The look of a game; null until it is here, and for a game without one. */
export function lookOf(game: string): GameLook | null {
  loadLook(game);
  return loaded.get(game) ?? null;
}

/** A game without a look is played from its list of answers. */
export const hasLook = (game: string): boolean => game in LOADERS;

/** Whether a look is still on its way. */
export const isComing = (game: string): boolean => hasLook(game) && lookOf(game) === null;

/** The colours of a game's seats as a style, for whatever the shell marks by seat. */
export function seatStyle(game: string): string {
  return (lookOf(game)?.colours ?? []).map((colour, seat) => `--seat${seat}: ${colour}`).join("; ");
}
