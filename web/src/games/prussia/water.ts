// Streams and rivers along hexsides, rivers and ponds in hexes, bridges over them.
import { Pen, n, smooth } from "../../lib/pen";
import type { Hexside } from "./data";
import type { Grid, Spot } from "./hexes";
import { area, bent, borders, middles, type Line } from "./outline";

const key = (at: Spot): string => `${Math.round(at.x)},${Math.round(at.y)}`;

function ends(grid: Grid, { a, b }: Hexside): readonly [Spot, Spot] {
  const hex = grid.battle.hexes.get(a)!;
  return grid.side(hex, grid.direction(hex, b));
}

/** Chains of corners along sides; chains meet where waters do. */
export function chains(grid: Grid, sides: readonly Hexside[]): Spot[][] {
  const spots = new Map<string, Spot>();
  const next = new Map<string, Set<string>>();
  const link = (a: string, b: string): unknown => (next.get(a) ?? next.set(a, new Set()).get(a)!).add(b);
  for (const side of sides) {
    const [a, b] = ends(grid, side);
    for (const one of [a, b]) spots.set(key(one), one);
    link(key(a), key(b));
    link(key(b), key(a));
  }
  const free = [...next.keys()].sort((a, b) => Number(next.get(a)!.size === 2) - Number(next.get(b)!.size === 2));
  const degree = new Map([...next].map(([name, near]) => [name, near.size]));
  const found: Spot[][] = [];
  for (const start of free) {
    while (next.get(start)!.size) found.push(follow(start, next, degree).map((name) => spots.get(name)!));
  }
  return found;
}

function follow(start: string, next: Map<string, Set<string>>, degree: ReadonlyMap<string, number>): string[] {
  const path = [start];
  let here = start;
  do {
    const [there] = next.get(here)!;
    if (there === undefined) break;
    next.get(here)!.delete(there);
    next.get(there)!.delete(here);
    path.push(there);
    here = there;
  } while (degree.get(here) === 2);
  return path;
}

/** A stream bends to and fro but passes the middle of each of its sides. */
function meander(pen: Pen, corners: readonly Spot[], swing: number): Spot[] {
  const found: Spot[] = [corners[0]!];
  for (let place = 1; place < corners.length; place++) {
    const [a, b] = [corners[place - 1]!, corners[place]!];
    const across = { x: (b.y - a.y) / 40, y: (a.x - b.x) / 40 };
    const bend = pen.between(0.4, 1) * swing * (place % 2 ? 1 : -1);
    const share = (part: number, by: number): Spot => ({
      x: a.x + (b.x - a.x) * part + across.x * by,
      y: a.y + (b.y - a.y) * part + across.y * by,
    });
    found.push(share(0.28, bend), share(0.5, 0), share(0.74, -bend * 0.8));
  }
  return [...found, corners[corners.length - 1]!];
}

export interface WaterName {
  name: string;
  at: Spot;
  angle: number;
}

export interface Water {
  streams: string;
  rivers: string;
  lakes: string;
  names: WaterName[];
  bridges: string;
}

export function water(grid: Grid): Water {
  const pen = new Pen(`${grid.battle.id}/water`);
  const { streams, rivers, lines, bridges } = grid.battle;
  const run = (sides: readonly Hexside[], swing: number): string =>
    chains(grid, sides)
      .map((one) => smooth(meander(pen, one, swing), false))
      .join("");
  const wet = area(grid, (hex) => hex.terrain.includes("river"));
  const ponds = area(grid, (hex) => hex.terrain.includes("pond"));
  return {
    streams: run(streams, 5),
    rivers: run(rivers, 4),
    lakes: [...borders(grid, wet, true), ...borders(grid, ponds, true)].map((line) => shore(pen, line)).join(""),
    names: lines.filter(({ name }) => !/works|bridges/.test(name)).map(({ name, sides }) => named(grid, name, sides)),
    bridges: bridges.map((side) => bridge(grid, side)).join(""),
  };
}

/** A shore lies a little inside its hexes. */
function shore(pen: Pen, line: Line): string {
  const points = middles(line);
  const count = points.length;
  const inner = points.map((at, place) => {
    const [before, after] = [points[(place + count - 1) % count]!, points[(place + 1) % count]!];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const inset = 4 + pen.shake(2);
    return { x: at.x - ((after.y - before.y) / length) * inset, y: at.y + ((after.x - before.x) / length) * inset };
  });
  return smooth(inner.map(bent), line.isClosed);
}

/** The name of a water stands beside the middle of its longest chain, in its direction. */
function named(grid: Grid, name: string, sides: readonly Hexside[]): WaterName {
  const chain = chains(grid, sides).sort((a, b) => b.length - a.length)[0] ?? [];
  const middle = Math.floor(chain.length / 2);
  const reach = Math.min(middle, chain.length - 1 - middle, 5);
  const [a, b] = [chain[middle - reach], chain[middle + reach]];
  if (!a || !b) return { name, at: { x: 0, y: 0 }, angle: 0 };
  const [from, to] = a.x < b.x ? [a, b] : [b, a];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const up = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
  const far = Math.max(
    ...chain.slice(middle - reach, middle + reach + 1).map((one) => (one.x - from.x) * up.x + (one.y - from.y) * up.y),
  );
  const at = { x: (from.x + to.x) / 2 + up.x * (far + 11), y: (from.y + to.y) / 2 + up.y * (far + 11) };
  return { name, at, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

/** Two rails and planks across the middle of a side. */
function bridge(grid: Grid, side: Hexside): string {
  const [a, b] = ends(grid, side);
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const long = { x: (b.x - a.x) / 40, y: (b.y - a.y) / 40 };
  const over = { x: -long.y, y: long.x };
  const spot = (l: number, o: number): string =>
    `${n(at.x + long.x * l + over.x * o)} ${n(at.y + long.y * l + over.y * o)}`;
  let d = `M${spot(-7, -13)}L${spot(-5, -9)}L${spot(-5, 9)}L${spot(-7, 13)}M${spot(7, -13)}L${spot(5, -9)}L${spot(5, 9)}L${spot(7, 13)}`;
  for (let plank = -8; plank <= 8; plank += 4) d += `M${spot(-5, plank)}L${spot(5, plank)}`;
  return d;
}
