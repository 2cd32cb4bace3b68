// The way of a chain of clicks over the map.
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
