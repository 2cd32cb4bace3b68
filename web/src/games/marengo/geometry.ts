// Points, polygons and boxes.

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const add = (a: Spot, b: Spot, share = 1): Spot => ({ x: a.x + b.x * share, y: a.y + b.y * share });
export const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
// Square roots: `Math.hypot` is many times slower, and the map asks for hundreds of thousands.
export const length = (a: Spot): number => Math.sqrt(a.x * a.x + a.y * a.y);
export const apart = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
export const between = (a: Spot, b: Spot, share = 0.5): Spot => add(a, minus(b, a), share);

export function unit(a: Spot): Spot {
  const size = length(a) || 1;
  return { x: a.x / size, y: a.y / size };
}

export function average(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((total, one) => add(total, one), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** Degrees from one point to another. */
export function angle(a: Spot, b: Spot): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

export function isInside(polygon: readonly Spot[], at: Spot): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a.y > at.y !== b.y > at.y && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The square of the distance from a segment, for which no points are made. */
function squaredTo(at: Spot, a: Spot, b: Spot): number {
  const [x, y, toX, toY] = [b.x - a.x, b.y - a.y, at.x - a.x, at.y - a.y];
  const share = Math.max(0, Math.min(1, (toX * x + toY * y) / (x * x + y * y || 1)));
  return (toX - x * share) ** 2 + (toY - y * share) ** 2;
}

export function toSegment(at: Spot, a: Spot, b: Spot): number {
  return Math.sqrt(squaredTo(at, a, b));
}

/** How far a point lies inside a polygon; negative outside. */
export function depth(polygon: readonly Spot[], at: Spot): number {
  let least = Infinity;
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    least = Math.min(least, squaredTo(at, a, b));
    a = b;
  }
  return isInside(polygon, at) ? Math.sqrt(least) : -Math.sqrt(least);
}

/** Whether a point lies farther inside a polygon than that, which is not negative. */
export function isDeep(polygon: readonly Spot[], at: Spot, least: number): boolean {
  let a = polygon[polygon.length - 1]!;
  for (const b of polygon) {
    if (squaredTo(at, a, b) <= least * least) return false;
    a = b;
  }
  return isInside(polygon, at);
}

const CELL = 48;
const cellOf = (x: number, y: number): number => Math.floor(x / CELL) * 4096 + Math.floor(y / CELL);

/** Points sorted into cells: who asks what is near looks at few of them. */
export class Spots {
  readonly #cells = new Map<number, Spot[]>();

  constructor(spots: readonly Spot[] = []) {
    for (const one of spots) this.add(one);
  }

  add(spot: Spot): void {
    const cell = cellOf(spot.x, spot.y);
    const there = this.#cells.get(cell);
    if (there) there.push(spot);
    else this.#cells.set(cell, [spot]);
  }

  /** Whether all of them are farther from a point than that. */
  areFar(at: Spot, reach: number): boolean {
    for (let x = at.x - reach; x < at.x + reach + CELL; x += CELL) {
      for (let y = at.y - reach; y < at.y + reach + CELL; y += CELL) {
        for (const one of this.#cells.get(cellOf(x, y)) ?? []) {
          if ((one.x - at.x) ** 2 + (one.y - at.y) ** 2 <= reach * reach) return false;
        }
      }
    }
    return true;
  }
}

export function boxOf(spots: readonly Spot[]): Box {
  const x = Math.min(...spots.map((one) => one.x));
  const y = Math.min(...spots.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...spots.map((one) => one.x)) - x,
    h: Math.max(...spots.map((one) => one.y)) - y,
  };
}

/** The point of a polygon with the most room around it, and how much. */
export function pole(polygon: readonly Spot[], step = 9): { at: Spot; r: number } {
  const box = boxOf(polygon);
  const middle = average(polygon);
  let best = { at: middle, r: depth(polygon, middle) };
  for (let x = box.x; x <= box.x + box.w; x += step) {
    for (let y = box.y; y <= box.y + box.h; y += step) {
      const at = { x, y };
      if (isDeep(polygon, at, Math.max(0, best.r))) best = { at, r: depth(polygon, at) };
    }
  }
  return best;
}

/** The unit vector from an edge into its polygon. */
export function inward(edge: readonly [Spot, Spot], polygon: readonly Spot[]): Spot {
  const [a, b] = edge;
  const along = unit(minus(b, a));
  const normal = { x: -along.y, y: along.x };
  const probe = add(between(a, b), normal, 4);
  return isInside(polygon, probe) ? normal : { x: -normal.x, y: -normal.y };
}

export function around(at: Spot, w: number, h: number): Box {
  return { x: at.x - w / 2, y: at.y - h / 2, w, h };
}

export function meets(a: Box, b: Box, gap = 0): boolean {
  return a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;
}

export function holds(box: Box, at: Spot, gap = 0): boolean {
  return at.x > box.x - gap && at.x < box.x + box.w + gap && at.y > box.y - gap && at.y < box.y + box.h + gap;
}

export function corners(box: Box): Spot[] {
  const { x, y, w, h } = box;
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
}
