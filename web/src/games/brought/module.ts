// What a board of another package must have, and what it is given: no secret, and no way to the server but these.
import type { Message, Observation } from "../../api/types";

export interface Seen {
  /** What the seat may see, as `Game.observe` gives it. */
  observation: Observation;
  /** Targets of legal answers; none while nothing is asked. */
  lit: readonly string[];
  /** The target under pointer or focus, on the board or in the list of answers. */
  pointed: string | null;
  /** Which question is open, "" if none. */
  prompt: string;
  /** "en", "uk" or "ru": what `say` speaks. */
  language: string;
}

export interface TableApi {
  /** A click on a thing: gives the answer that lies on it; where there is none, the table says why not. */
  act: (target: string) => void;
  /** Why a thing cannot be clicked, in sentences; none if it can. */
  why: (target: string) => Promise<string[]>;
  /** The pointer or the focus is on a thing, or on none. */
  point: (target: string | null) => void;
  /** A message of the game's catalogues as a sentence. */
  say: (message: Message) => string;
}

export interface MountedBoard {
  /** Called once after mounting, and whenever anything of it has changed. */
  update: (seen: Seen) => void;
  destroy?: () => void;
}

export interface BoardModule {
  mount: (element: HTMLElement, table: TableApi) => MountedBoard;
}

/** Fetch a board; throws where there is none, or what came has no `mount`. */
export async function fetchBoard(
  address: string,
  load: (address: string) => Promise<unknown> = (from) => import(/* @vite-ignore */ from),
): Promise<BoardModule> {
  const found = (await load(address)) as Partial<BoardModule>;
  if (typeof found.mount !== "function") throw new TypeError(`${address} exports no function mount`);
  return found as BoardModule;
}
