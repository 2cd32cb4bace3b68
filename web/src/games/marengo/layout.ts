// Where things stand on the map: blocks in reserve and along approaches, numbers, names.
import { LOCALES, type Locale } from "./data";
import { FRONT, FRONTS, along, onFront, type Front } from "./fronts";
import {
  add,
  apart,
  around,
  boxOf,
  corners,
  depth,
  holds,
  meets,
  pole,
  toSegment,
  type Box,
  type Spot,
} from "./geometry";
import { ROAD_SPOTS } from "./roads";
import { PANELS } from "./sheet";

export const BLOCK_W = 106;
export const BLOCK_H = 26;
/** The strip along an edge that bar and symbols take; blocks stand behind it. */
export const BAND = 21;
const GAP = 4;
/** How far a body of blocks may stand over the edge of its locale. */
const EDGE = 14;
/** Blocks are drawn smaller to keep off each other, but no smaller than this. */
const LEAST_SCALE = 0.6;

export interface Stand {
  at: Spot;
  angle: number;
  scale: number;
}

interface Room {
  at: Spot;
  r: number;
  scale: number;
}

export const ROOMS: readonly Room[] = LOCALES.map((locale) => {
  const { at, r } = pole(locale.polygon);
  return { at, r, scale: Math.max(0.62, Math.min(1, r / 66)) };
});

interface Free {
  at: Spot;
  /** How far the nearest line or edge keeps off; less than 0 if it lies under a corner. */
  room: number;
}

/** The freest place for a body of so many blocks beside the lines along a locale's approaches. */
function beside(locale: Locale, lines: readonly Line[], w: number, h: number): Free {
  const middle = ROOMS[locale.id]!.at;
  const box = boxOf(locale.polygon);
  let best: Free = { at: middle, room: 0 };
  if (lines.length === 0) return best;
  let most = -Infinity;
  for (let x = box.x; x <= box.x + box.w; x += 12) {
    for (let y = box.y; y <= box.y + box.h; y += 12) {
      const spots = [{ x, y }, ...corners(around({ x, y }, w, h))];
      const clear = Math.min(...spots.flatMap((spot) => lines.map(({ a, b, deep }) => toSegment(spot, a, b) - deep)));
      const inside = Math.min(...spots.map((spot) => depth(locale.polygon, spot))) + EDGE;
      const room = Math.min(inside, clear);
      const worth = room - apart({ x, y }, middle) * 0.05;
      if (worth > most) [best, most] = [{ at: { x, y }, room }, worth];
    }
  }
  return best;
}

interface Line {
  a: Spot;
  b: Spot;
  /** How far the blocks reach from the edge. */
  deep: number;
}

function lineOn(id: string, count: number): Line {
  const front = FRONT.get(id)!;
  const rows = Math.ceil(count / perLine(front));
  return { a: front.a, b: front.b, deep: BAND + rows * (BLOCK_H + GAP) * lineScale(front) };
}

/** Places of pieces in reserve: columns of long lines, beside those that block approaches. */
export function inReserve(locale: number, count: number, blocked: ReadonlyMap<string, number> = new Map()): Stand[] {
  const lines = [...blocked].map(([side, pieces]) => lineOn(side, pieces));
  const { r, scale } = ROOMS[locale]!;
  const columns = count <= 4 ? 1 : count <= 10 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const tall = (rows * BLOCK_H * scale) / (2.2 * r);
  let size = tall > 1 ? scale / tall : scale;
  for (;;) {
    const { at, room } = beside(LOCALES[locale]!, lines, columns * BLOCK_W * size, rows * BLOCK_H * size);
    if (room >= 0 || size < LEAST_SCALE) return grid(at, count, size, columns);
    size *= 0.88;
  }
}

export function grid(at: Spot, count: number, scale: number, columns: number): Stand[] {
  const rows = Math.ceil(count / columns);
  const [w, h] = [(BLOCK_W + GAP) * scale, (BLOCK_H + GAP) * scale];
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const x = at.x + ((place % columns) - (inRow - 1) / 2) * w;
    return { at: { x, y: at.y + (row - (rows - 1) / 2) * h }, angle: 0, scale };
  });
}

function lineScale(front: Front): number {
  return Math.min(ROOMS[front.side.locale]!.scale, Math.max(0.56, front.length / (BLOCK_W + 2 * GAP)));
}

function perLine(front: Front): number {
  return Math.max(1, Math.min(3, Math.floor((front.length + 14) / ((BLOCK_W + GAP) * lineScale(front)))));
}

/** Places of pieces that block an approach: in line along it, then in further lines behind. */
export function onApproach(id: string, count: number): Stand[] {
  const front = FRONT.get(id)!;
  const scale = lineScale(front);
  const perRow = perLine(front);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const offset = ((place % perRow) - (inRow - 1) / 2) * (BLOCK_W + GAP) * scale;
    const deep = BAND + (BLOCK_H * scale) / 2 + row * (BLOCK_H + GAP) * scale;
    return { at: add(onFront(front, 0.5, deep), along(front), offset), angle: front.angle, scale };
  });
}

/** The strip that is clicked for an approach. */
export function strip(front: Front): Spot[] {
  const reach = Math.min(48, ROOMS[front.side.locale]!.r * 0.8);
  const trim = Math.min(0.2, 26 / front.length);
  return [
    onFront(front, 0.02, -8),
    onFront(front, 0.98, -8),
    onFront(front, 1 - trim, reach),
    onFront(front, trim, reach),
  ];
}

// Numbers and names keep off each other, the middle of the reserve, symbols and roads.

const CHIP = { w: 86, h: 36 };

/** Small locales have smaller numbers. */
export function chipScale(locale: number): number {
  return ROOMS[locale]!.r < 46 ? 0.8 : 1;
}

function chipSize(locale: number): { w: number; h: number } {
  return { w: CHIP.w * chipScale(locale), h: CHIP.h * chipScale(locale) };
}

export interface Label {
  locale: number;
  lines: string[];
  size: number;
  at: Spot;
}

interface Search {
  w: number;
  h: number;
  near: Spot;
  polygon: readonly Spot[];
  margin: number;
  /** How far inside the polygon it should stay, and what leaving costs. */
  inset: number;
  leaving: number;
}

const SYMBOL_BOXES: readonly Box[] = FRONTS.map((front) => {
  const signs = Object.values(front.side.penalties).reduce((sum, one) => sum + one, 0);
  return around(onFront(front, front.symbolsAt, 11), 10 + signs * 12, 10 + signs * 12);
});

function reserveBox(locale: Locale): Box {
  const { at, r, scale } = ROOMS[locale.id]!;
  return around(at, (BLOCK_W + 6) * scale, ((r < 52 ? 1 : 2) * BLOCK_H + 8) * scale);
}

const RESERVES: readonly Box[] = LOCALES.map(reserveBox);

function search(taken: readonly Box[], wish: Search): Spot {
  const { w, h, margin } = wish;
  const frame = boxOf(wish.polygon);
  const local = {
    x: frame.x - margin - w,
    y: frame.y - margin - h,
    w: frame.w + 2 * (margin + w),
    h: frame.h + 2 * (margin + h),
  };
  const boxes = taken.filter((box) => meets(box, local));
  const roads = ROAD_SPOTS.filter((spot) => holds(local, spot));
  let best = wish.near;
  let least = Infinity;
  for (let x = frame.x - margin + 4; x <= frame.x + frame.w + margin; x += 7) {
    for (let y = frame.y - margin + 4; y <= frame.y + frame.h + margin; y += 7) {
      const cost = price(around({ x, y }, w, h), wish, boxes, roads, least);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

function price(box: Box, wish: Search, boxes: readonly Box[], roads: readonly Spot[], limit: number): number {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  let cost = apart(middle, wish.near) * 0.12;
  for (const other of boxes) {
    if (cost > limit) return cost;
    if (meets(box, other, 3)) cost += 400;
  }
  for (const spot of roads) if (holds(box, spot, 5)) cost += 7;
  for (const corner of corners(box)) {
    if (cost > limit) return cost;
    const lack = wish.inset - depth(wish.polygon, corner);
    if (lack > 0) cost += lack * wish.leaving;
  }
  return cost;
}

/** The number and capacity of each locale: the same in every language. */
export const CHIPS: readonly Spot[] = (() => {
  const taken = [...SYMBOL_BOXES, ...RESERVES];
  return LOCALES.map((locale) => {
    const { at, r } = ROOMS[locale.id]!;
    const near = { x: at.x, y: at.y - Math.min(r, 60) };
    const wish = { ...chipSize(locale.id), near, polygon: locale.polygon, margin: 0, inset: 16, leaving: 1.2 };
    const found = search(taken, wish);
    taken.push(around(found, wish.w, wish.h));
    return found;
  });
})();

export const CHIP_BOXES: readonly Box[] = CHIPS.map((at, locale) => around(at, chipSize(locale).w, chipSize(locale).h));
export const FIXED_BOXES: readonly Box[] = [...SYMBOL_BOXES, ...RESERVES, ...CHIP_BOXES];

/** How wide a letter is beside its size: of farms in italics, of towns in bold. */
const LETTER = 0.49;
const BOLD_LETTER = 0.57;
const FARM_SIZE = 29;
const TOWN_SIZE = 36;

const OBSTRUCTED = LOCALES.map(
  (locale) => FRONTS.filter((one) => one.side.locale === locale.id && one.side.isObstructing).length >= 2,
);

/** Whether walls keep cavalry out and people live behind them. */
export function isTown(locale: Locale): boolean {
  return locale.isNamed && OBSTRUCTED[locale.id]!;
}

/** Whether trees and water keep cavalry out. */
export function isThicket(locale: Locale): boolean {
  return !locale.isNamed && OBSTRUCTED[locale.id]!;
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

export function labelBox(label: Label): Box {
  const letter = label.size === TOWN_SIZE ? BOLD_LETTER : LETTER;
  return around(label.at, widest(label.lines) * label.size * letter + 8, label.size * label.lines.length);
}

/** Break a long name in two near its middle. */
function broken(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const gaps = [...text].flatMap((letter, place) => (letter === " " ? [place] : []));
  const middle = text.length / 2;
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return gap === undefined ? [text] : [text.slice(0, gap), text.slice(gap + 1)];
}

/** Place names in one language; a name that two halves of a town share is set once. */
export function labels(names: ReadonlyMap<number, string>): Label[] {
  // Numbers count twice: rather a name over a sign than over a number.
  const taken = [...FIXED_BOXES, ...CHIP_BOXES, ...PANELS];
  const set: Label[] = [];
  const order = LOCALES.filter((one) => names.has(one.id)).sort((a, b) => a.capacity - b.capacity);
  for (const locale of order) {
    const lines = broken(names.get(locale.id)!, 22);
    if (set.some((other) => other.lines.join() === lines.join())) continue;
    const isFarm = names.get(locale.id)!.includes(". ");
    const size = !isFarm && locale.capacity <= 6 ? TOWN_SIZE : FARM_SIZE;
    const { at, r } = ROOMS[locale.id]!;
    const label = { locale: locale.id, lines, size, at };
    const { w, h } = labelBox(label);
    const near = { x: at.x, y: at.y + Math.min(r, 48) };
    const margin = size === TOWN_SIZE ? 90 : w > r * 2.2 ? 46 : 0;
    label.at = search(taken, { w, h, near, polygon: locale.polygon, margin, inset: 18, leaving: margin ? 0.35 : 1 });
    taken.push(labelBox(label));
    set.push(label);
  }
  return set;
}
