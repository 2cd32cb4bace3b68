// The sheet around the map: frame, cartouche, track, morale, holding areas, legend.
import type { Box } from "./geometry";

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
  alessandria: { x: -180, y: 342, w: 590, h: 162, columns: 5 },
  tortona: { x: 2682, y: 836, w: 122, h: 132, columns: 1 },
  novi: { x: 2354, y: 1752, w: 450, h: 72, columns: 4 },
  sale: { x: 2682, y: 74, w: 122, h: 72, columns: 1 },
};

/** What names on the map keep off. */
export const PANELS: readonly Box[] = [TITLE, MORALE, TRACK, LEGEND, ...Object.values(AREA_BOXES)];
