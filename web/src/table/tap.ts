// A finger is broad: what a tap beside something lit means, and what it means between two.

export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels from a tap within which the nearest lit thing takes it. */
const REACH = 24;
/** Pixels between two lit things below which a tap could mean either. */
const APART = 32;

function distance({ left, top, right, bottom }: Spot, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const middle = (spot: Spot): { x: number; y: number } => ({
  x: (spot.left + spot.right) / 2,
  y: (spot.top + spot.bottom) / 2,
});

/** The place in the list of the lit thing nearest to a tap, -1 if none is near enough. */
export function nearestLit(spots: readonly Spot[], x: number, y: number): number {
  let best = -1;
  let least = Infinity;
  for (const [place, spot] of spots.entries()) {
    const edge = distance(spot, x, y);
    if (edge > REACH) continue;
    const centre = middle(spot);
    const far = edge * 1000 + Math.hypot(centre.x - x, centre.y - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Which lit things lie so close to the one that is meant that a finger cannot tell them apart, it among them. */
export function crowd(spots: readonly Spot[], meant: number): number[] {
  const here = middle(spots[meant]!);
  const found = spots.map((spot, place) => ({ place, at: middle(spot) }));
  return found.filter(({ at }) => Math.hypot(at.x - here.x, at.y - here.y) < APART).map(({ place }) => place);
}

/** Whether another lit thing lies so close to the one that is meant that a finger cannot tell them apart. */
export function isCrowded(spots: readonly Spot[], meant: number): boolean {
  return crowd(spots, meant).length > 1;
}
