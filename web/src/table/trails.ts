// The way of a chain of clicks over the map, and its number on the cards that lie beside it.
import type { Hint } from "../api/types";
import type { Point } from "./places";

const NEAR = 6;

/** The places of clicks that lie on the board, in their order; what lies at one place is one. */
export function trail(places: readonly (Point | null)[]): Point[] {
  const found: Point[] = [];
  for (const place of places) {
    const last = found.at(-1);
    if (place && !(last && Math.hypot(last.x - place.x, last.y - place.y) < NEAR)) found.push(place);
  }
  return found;
}

/** The numbers of the decisions on one thing that lies beside the map. */
export interface Numbered extends Point {
  numbers: number[];
}

/**
 * The things beside the map that decisions click, with the numbers of these decisions.
 *
 * A thing that has no place of its own, as the verb of a card, is told by the one that bears it.
 */
export function numbered(
  hints: readonly Hint[],
  bearer: (target: string) => string | null,
  at: (target: string) => Point | null,
): Numbered[] {
  const found = new Map<string, Numbered>();
  hints.forEach((hint, place) => {
    for (const { target } of hint.chain.clicks) {
      const thing = bearer(target) ?? target;
      const point = found.get(thing) ?? at(thing);
      if (!point) continue;
      const numbers = found.get(thing)?.numbers ?? [];
      found.set(thing, { ...point, numbers: [...new Set([...numbers, place + 1])] });
    }
  });
  return [...found.values()];
}
