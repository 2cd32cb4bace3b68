// The looks of the games, each fetched when it is first needed.
import { SvelteMap } from "svelte/reactivity";
import { get } from "../api/http";
import type { Lobby, LogLine } from "../api/types";
import { brought } from "./brought";
import { fetchBoard } from "./brought/module";
import { drawn } from "./drawn";
import type { GameLook } from "./look";
import type { Stage } from "./staging";

const LOADERS: Record<string, () => Promise<GameLook>> = {
  marengo: async () => (await import("./marengo")).marengo,
  napoleonics: async () => (await import("./napoleonics")).napoleonics,
  prussia: async () => (await import("./prussia")).prussia,
  undaunted: async () => (await import("./undaunted")).undaunted,
};
const RETRY = 1000;
const loaded = new SvelteMap<string, GameLook>();
const asked = new Set<string>();

/** The look of a game of another package: the board that it brings, or one drawn with letters. */
async function otherLook(game: string): Promise<GameLook> {
  const { games } = await get<Lobby>("/games");
  const address = games.find((one) => one.name === game)?.board ?? "";
  if (!address) return drawn;
  try {
    return brought(await fetchBoard(address));
  } catch (problem) {
    console.error("the game's board cannot be had", problem);
    return drawn;
  }
}

/** Fetch the look of a game; what a lost connection took is fetched again. */
export function loadLook(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  (LOADERS[game]?.() ?? otherLook(game)).then(
    (look) => loaded.set(game, look),
    () => {
      asked.delete(game);
      setTimeout(() => loadLook(game), RETRY);
    },
  );
}

/** The look of a game; null until it is here. */
export function lookOf(game: string): GameLook | null {
  loadLook(game);
  return loaded.get(game) ?? null;
}

/** How an event of a game is shown; undefined while its look is on its way. */
export function stageOf(game: string, line: LogLine): Stage | undefined {
  const look = game ? lookOf(game) : null;
  return look?.staging?.[line.kind] ?? look?.stage?.(line);
}

/** Whether a game has a look of ours, with pictures of its scenarios. */
export const hasLook = (game: string): boolean => game in LOADERS;

/** Whether a look is still on its way. */
export const isComing = (game: string): boolean => lookOf(game) === null;

/** The colours of a game's seats as a style, for whatever the shell marks by seat. */
export function seatStyle(game: string): string {
  return (lookOf(game)?.colours ?? []).map((colour, seat) => `--seat${seat}: ${colour}`).join("; ");
}
