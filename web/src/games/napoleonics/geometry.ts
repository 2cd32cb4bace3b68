// The board: nine rows of 13 and 12 pointed hexes, A at the top, seen from either side of the table.

export interface Spot {
  x: number;
  y: number;
}

/** Width of a hex, from side to side; its height is two radii. */
export const W = 100;
export const R = W / Math.sqrt(3);
export const ROW_H = R * 1.5;
export const ROWS = "ABCDEFGHI";
export const DIRECTIONS = ["NE", "E", "SE", "SW", "W", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const LONG = 13;
export const BOARD = { w: LONG * W, h: 8 * ROW_H + 2 * R };

/** The paper around the board: a ruled border with the title above and the sections at both edges. */
export const SHEET = { x: -34, y: -54, w: BOARD.w + 68, h: BOARD.h + 88 };

export const rowLength = (row: number): number => LONG - (row % 2);
export const HEXES: readonly string[] = [...ROWS].flatMap((letter, row) =>
  Array.from({ length: rowLength(row) }, (_, column) => `${letter}${column + 1}`),
);
const PLACE = new Map(HEXES.map((name, place) => [name, place]));

interface Cell {
  row: number;
  column: number;
}

function cell(name: string): Cell {
  return { row: ROWS.indexOf(name[0]!), column: Number(name.slice(1)) - 1 };
}

/** Steps as [row, half hexes to the right], in the order of DIRECTIONS. */
const STEPS: readonly (readonly [number, number])[] = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
];

/** The hex in a direction, or null off the board. */
export function neighbour(name: string, direction: number): string | null {
  const { row, column } = cell(name);
  const [down, right] = STEPS[direction]!;
  const to = row + down;
  const half = column * 2 + (row % 2) + right - (to % 2);
  if (to < 0 || to >= ROWS.length || half < 0 || half / 2 >= rowLength(to)) return null;
  return `${ROWS[to]!}${half / 2 + 1}`;
}

export function neighbours(name: string): string[] {
  return DIRECTIONS.map((_, place) => neighbour(name, place)).filter((one) => one !== null);
}

export const isHex = (name: string): boolean => PLACE.has(name);
export const hexName = (place: number): string => HEXES[place] ?? "";

/** The board as one of the players sees it: row I below, or, turned round, row A below. */
export class Field {
  constructor(readonly isTurned: boolean) {}

  at(name: string): Spot {
    const { row, column } = cell(name);
    const x = (column + 0.5 + (row % 2) / 2) * W;
    const y = R + row * ROW_H;
    return this.isTurned ? { x: BOARD.w - x, y: BOARD.h - y } : { x, y };
  }

  /** Which side of a hex in the picture, clockwise from the upper right, a printed direction is. */
  side(direction: number): number {
    return this.isTurned ? (direction + 3) % 6 : direction;
  }

  /** The neighbour across a side of the picture. */
  across(name: string, side: number): string | null {
    return neighbour(name, this.isTurned ? (side + 3) % 6 : side);
  }
}

export const FIELD = new Field(false);
export const FIELD_TURNED = new Field(true);
export const fieldOf = (isTurned: boolean): Field => (isTurned ? FIELD_TURNED : FIELD);

/** Corner of a hex, clockwise from the top; side s lies between the corners s and s + 1. */
export function corner(at: Spot, place: number, radius = R): Spot {
  const angle = (place * Math.PI) / 3;
  return { x: at.x + Math.sin(angle) * radius, y: at.y - Math.cos(angle) * radius };
}

export function corners(at: Spot, radius = R): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((place) => corner(at, place, radius));
}

/** The unit vector from a hex across its side. */
export function outward(side: number): Spot {
  const angle = ((side + 0.5) * Math.PI) / 3;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

export const add = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + b.x * times, y: a.y + b.y * times });
export const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
export const between = (a: Spot, b: Spot, share = 0.5): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export function unit(a: Spot): Spot {
  const length = Math.hypot(a.x, a.y) || 1;
  return { x: a.x / length, y: a.y / length };
}

/** How far a spot lies inside a hex: its distance to the nearest side, negative outside. */
export function depth(centre: Spot, at: Spot): number {
  const from = minus(at, centre);
  return Math.min(...[0, 1, 2, 3, 4, 5].map((side) => W / 2 - (from.x * outward(side).x + from.y * outward(side).y)));
}

export const points = (spots: readonly Spot[]): string =>
  spots.map((one) => `${one.x.toFixed(1)},${one.y.toFixed(1)}`).join(" ");
