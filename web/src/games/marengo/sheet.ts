// The sheet around the map: frame, cartouche, track, morale, holding areas, legend.
import type { Box, Spot } from "./geometry";
import { grid, type Stand } from "./layout";

export const SHEET: Box = { x: -215, y: -66, w: 3035, h: 1921 };
export const TITLE: Box = { x: -180, y: -34, w: 590, h: 150 };
export const MORALE: Box = { x: -180, y: 134, w: 590, h: 190 };
export const TRACK: Box = { x: 826, y: -40, w: 1312, h: 112 };
export const LEGEND: Box = { x: -194, y: 1010, w: 196, h: 790 };
export const ROUND_W = TRACK.w / 16;

interface AreaBox extends Box {
  columns: number;
}

export const AREA_BOXES: Readonly<Record<string, AreaBox>> = {
  alessandria: { x: -180, y: 342, w: 530, h: 166, columns: 5 },
  tortona: { x: 2690, y: 836, w: 114, h: 136, columns: 1 },
  novi: { x: 2384, y: 1752, w: 420, h: 78, columns: 4 },
  sale: { x: 2690, y: 74, w: 114, h: 78, columns: 1 },
};

/** Places of pieces that wait off the map. */
export function inArea(area: string, count: number): Stand[] {
  const box = AREA_BOXES[area]!;
  const middle: Spot = { x: box.x + box.w / 2, y: box.y + 28 + (box.h - 34) / 2 };
  return grid(middle, count, 1, Math.min(box.columns, Math.max(1, count)));
}
