// Flat-topped hexes: columns side by side, odd ones half a hex lower.
import type { Battle, Hex } from "./data";
import { hexId } from "./data";
import { facing } from "./facing.svelte";
import type { Spot } from "../undaunted/plan";

export type { Spot };

/** From the middle of a hex to a corner, and to a side. */
export const R = 40;
export const H = (R * Math.sqrt(3)) / 2;
const MARGIN = 46;
/** Below the map, for the title, the scale and the needle: no hex lies under them. */
export const BAND = 96;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Corners clockwise from the right one; side d lies between corner d + 4 and d + 5, side 0 at the top. */
const CORNERS: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((place) => ({
  x: R * Math.cos((place * Math.PI) / 3),
  y: R * Math.sin((place * Math.PI) / 3),
}));

export const isOdd = (column: number): boolean => column % 2 === 1;

/** The six neighbours from the top clockwise. */
export function step(column: number, row: number, direction: number): readonly [number, number] {
  const low = isOdd(column) ? 1 : 0;
  const moves = [
    [0, -1],
    [1, low - 1],
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
  ] as const;
  const [right, down] = moves[direction]!;
  return [column + right, row + down];
}

export function neighbour(hex: Hex, direction: number): string {
  const [column, row] = step(hex.column, hex.row, direction);
  return hexId(column, row);
}

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** Where a battle lies on its sheet; turned, what is printed at the top lies below, and words stay upright. */
export class Grid {
  readonly sheet: Box;

  constructor(
    readonly battle: Battle,
    readonly isTurned = false,
  ) {
    const [first, last] = battle.columns;
    const [top, bottom] = battle.rows;
    const w = (last - first) * 1.5 * R + 2 * R;
    const h = (bottom - top + 1.5) * 2 * H;
    this.sheet = { x: -R - MARGIN, y: -H - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN + BAND };
  }

  at(column: number, row: number): Spot {
    const [first, last] = this.battle.columns;
    const [top, bottom] = this.battle.rows;
    const low = isOdd(column) ? H : 0;
    if (this.isTurned) return { x: (last - column) * 1.5 * R, y: (bottom - row) * 2 * H + H - low };
    return { x: (column - first) * 1.5 * R, y: (row - top) * 2 * H + low };
  }

  of(id: string): Spot {
    return this.at(Number(id.slice(0, 2)), Number(id.slice(2)));
  }

  corner(hex: Hex, place: number): Spot {
    const at = this.at(hex.column, hex.row);
    const by = CORNERS[(((place + (this.isTurned ? 3 : 0)) % 6) + 6) % 6]!;
    return { x: at.x + by.x, y: at.y + by.y };
  }

  /** The two ends of a side, clockwise. */
  side(hex: Hex, direction: number): readonly [Spot, Spot] {
    return [this.corner(hex, direction + 4), this.corner(hex, direction + 5)];
  }

  direction(a: Hex, b: string): number {
    return DIRECTIONS.findIndex((one) => neighbour(a, one) === b);
  }
}

const GRIDS = [new WeakMap<Battle, Grid>(), new WeakMap<Battle, Grid>()] as const;

/** The grid of a battle, as the table looks at it now. */
export function gridOf(battle: Battle, isTurned = facing.isTurned): Grid {
  const grids = GRIDS[isTurned ? 1 : 0];
  let grid = grids.get(battle);
  if (!grid) grids.set(battle, (grid = new Grid(battle, isTurned)));
  return grid;
}

const FAR = 3;
/** Whether a side's army is printed so many hexes or more farther from the near edge than the other one. */
export function isPrintedFar(battle: Battle, side: string): boolean {
  const height = (isOwn: boolean): number => {
    const all = [...battle.units.values()].filter((one) => battle.hexes.has(one.hex) && (one.side === side) === isOwn);
    return all.reduce((sum, { hex }) => sum + gridOf(battle, false).of(hex).y, 0) / all.length;
  };
  return side !== "" && height(true) < height(false) - FAR * 2 * H;
}

/** The outline of a hex around 0, a little smaller by `inset`. */
export function outline(at: Spot, inset = 0): string {
  const share = 1 - inset / H;
  return `M${CORNERS.map((one) => `${(at.x + one.x * share).toFixed(1)} ${(at.y + one.y * share).toFixed(1)}`).join("L")}Z`;
}

interface Cube {
  q: number;
  r: number;
}

function cube(id: string): Cube {
  const column = Number(id.slice(0, 2));
  const row = Number(id.slice(2));
  return { q: column, r: row - (column - (column & 1)) / 2 };
}

/** Hexes from one to the other, the last counted. */
export function distance(a: string, b: string): number {
  const [one, two] = [cube(a), cube(b)];
  const [q, r] = [one.q - two.q, one.r - two.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export function within(battle: Battle, centre: string, reach: number): string[] {
  return [...battle.hexes.keys()].filter((id) => distance(centre, id) <= reach);
}
