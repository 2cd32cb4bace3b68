// How much of a log this browser has seen, seat by seat; so that a later visit can tell what is news.
import { recall, remember } from "../lib/memory";

const NAME = "seen";
const MOST = 200;

type Seen = [match: string, end: number][];

const key = (match: string, seat: number): string => `${match}/${seat}`;

/** Up to which line a seat's log was seen; null before the first visit. */
export function seenTo(match: string, seat: number): number | null {
  return recall<Seen>(NAME, []).find(([name]) => name === key(match, seat))?.[1] ?? null;
}

/** Note that a log was seen up to a line; the oldest of very many are forgotten. */
export function saw(match: string, seat: number, end: number): void {
  const others = recall<Seen>(NAME, []).filter(([name]) => name !== key(match, seat));
  remember(NAME, [[key(match, seat), end], ...others].slice(0, MOST));
}
