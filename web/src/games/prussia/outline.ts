// Borders of areas of hexes, drawn as one line that passes the middle of every side.
import { n, smooth } from "../../lib/pen";
import type { Hex } from "./data";
import { DIRECTIONS, neighbour, type Grid, type Spot } from "./hexes";

export interface Line {
  /** Corners of hexes, in order. */
  corners: Spot[];
  isClosed: boolean;
}

interface Stretch {
  from: Spot;
  to: Spot;
}

const key = (at: Spot): string => `${Math.round(at.x)},${Math.round(at.y)}`;

/** Join directed stretches end to end. */
export function joined(stretches: readonly Stretch[]): Line[] {
  const from = new Map<string, Stretch>();
  const ends = new Set(stretches.map((one) => key(one.to)));
  for (const one of stretches) from.set(key(one.from), one);
  const lines: Line[] = [];
  const starts = [...stretches.filter((one) => !ends.has(key(one.from))), ...stretches];
  for (const start of starts) {
    if (from.get(key(start.from)) !== start) continue;
    lines.push(walk(start, from));
  }
  return lines;
}

function walk(start: Stretch, from: Map<string, Stretch>): Line {
  const corners = [start.from];
  let one: Stretch | undefined = start;
  while (one) {
    from.delete(key(one.from));
    if (key(one.to) === key(start.from)) return { corners, isClosed: true };
    corners.push(one.to);
    one = from.get(key(one.to));
  }
  return { corners, isClosed: false };
}

/** The border of an area, the area on the right hand; at the edge of the map only if wanted. */
export function borders(grid: Grid, area: ReadonlySet<string>, withEdge: boolean): Line[] {
  const found: Stretch[] = [];
  for (const id of area) {
    const hex = grid.battle.hexes.get(id)!;
    for (const direction of DIRECTIONS) {
      const beyond = neighbour(hex, direction);
      if (area.has(beyond) || (!withEdge && !grid.battle.hexes.has(beyond))) continue;
      const [from, to] = grid.side(hex, direction);
      found.push({ from, to });
    }
  }
  return joined(found);
}

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The middles of a line's sides; the ends of an open line are kept. */
export function middles({ corners, isClosed }: Line): Spot[] {
  const found = corners.slice(1).map((one, place) => middle(corners[place]!, one));
  if (isClosed) return [...found, middle(corners[corners.length - 1]!, corners[0]!)];
  return [corners[0]!, ...found, corners[corners.length - 1]!];
}

/** No line of nature is ruled: a slow wave, the same for everything drawn at a spot. */
export function bent({ x, y }: Spot): Spot {
  return {
    x: x + 3.6 * Math.sin(y / 31 + x / 97) + 2.2 * Math.sin(x / 17 - y / 23),
    y: y + 3.6 * Math.sin(x / 29 - y / 83) + 2.2 * Math.sin(y / 19 + x / 37),
  };
}

export const curve = (line: Line): string =>
  smooth(fine(middles(line), line.isClosed, 2).map(bent), false) + (line.isClosed ? "Z" : "");

export const rounded = (lines: readonly Line[]): string => lines.map(curve).join("");

export const angular = (lines: readonly Line[]): string =>
  lines
    .map(
      ({ corners, isClosed }) => `M${corners.map((one) => `${n(one.x)} ${n(one.y)}`).join("L")}${isClosed ? "Z" : ""}`,
    )
    .join("");

/** Points along a line at even distances, each with the direction to its left hand. */
export function along(line: Line, pitch: number): { at: Spot; left: Spot }[] {
  const points = fine(middles(line), line.isClosed, 6).map(bent);
  const found: { at: Spot; left: Spot }[] = [];
  let rest = pitch / 2;
  for (let place = 1; place < points.length; place++) {
    const [a, b] = [points[place - 1]!, points[place]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const left = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
    for (; rest < length; rest += pitch) {
      found.push({ at: { x: a.x + ((b.x - a.x) * rest) / length, y: a.y + ((b.y - a.y) * rest) / length }, left });
    }
    rest -= length;
  }
  return found;
}

/** The same curve as `smooth`, as many short lines. */
function fine(points: readonly Spot[], isClosed: boolean, parts: number): Spot[] {
  const count = points.length;
  const at = (place: number): Spot =>
    points[isClosed ? (place + count) % count : Math.max(0, Math.min(count - 1, place))]!;
  const found: Spot[] = [at(0)];
  for (let place = 0; place < (isClosed ? count : count - 1); place++) {
    for (let part = 1; part <= parts; part++)
      found.push(between(at(place - 1), at(place), at(place + 1), at(place + 2), part / parts));
  }
  return found;
}

function between(a: Spot, b: Spot, c: Spot, d: Spot, share: number): Spot {
  const bend = (p0: number, p1: number, p2: number, p3: number): number =>
    0.5 *
    (2 * p1 +
      (p2 - p0) * share +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * share ** 2 +
      (3 * p1 - p0 - 3 * p2 + p3) * share ** 3);
  return { x: bend(a.x, b.x, c.x, d.x), y: bend(a.y, b.y, c.y, d.y) };
}

/** The hexes of which something is true. */
export function area(grid: Grid, holds: (hex: Hex) => boolean): Set<string> {
  return new Set([...grid.battle.hexes.values()].filter(holds).map((hex) => hex.id));
}
