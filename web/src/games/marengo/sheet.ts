// The sheet around the map: frame, cartouche, track, morale, holding areas, legend.
import type { Box } from "./geometry";

export const SHEET: Box = { x: -76, y: -66, w: 2894, h: 1950 };
export const TITLE: Box = { x: -42, y: -34, w: 560, h: 150 };
export const MORALE: Box = { x: -42, y: 130, w: 560, h: 190 };
export const TRACK: Box = { x: 826, y: -40, w: 1312, h: 112 };
export const LEGEND: Box = { x: 118, y: 1800, w: 2222, h: 60 };
export const ROUND_W = TRACK.w / 16;

interface AreaBox extends Box {
  columns: number;
}

export const AREA_BOXES: Readonly<Record<string, AreaBox>> = {
  alessandria: { x: -42, y: 334, w: 462, h: 186, columns: 4 },
  tortona: { x: 2682, y: 836, w: 122, h: 132, columns: 1 },
  novi: { x: 2350, y: 1762, w: 452, h: 72, columns: 4 },
  sale: { x: 2682, y: 74, w: 122, h: 72, columns: 1 },
};

/** What names on the map keep off. */
export const PANELS: readonly Box[] = [TITLE, MORALE, TRACK, LEGEND, ...Object.values(AREA_BOXES)];
