// The view of the board, so that the bar's buttons and the keys can move it; nobody but the player does, once it
// is open.
import type { Box } from "./room.svelte";

export interface Camera {
  zoom: (factor: number) => void;
  fit: () => void;
  /** Bring things into view that lie beyond its edges, by their boxes on the screen. */
  reach: (boxes: readonly DOMRect[]) => void;
  /** Show things as large as they and what is around them allow, by their points on the screen; within a height. */
  near: (points: readonly { x: number; y: number }[], tall?: number) => void;
  /** Come nearer to a point of the screen; says whether that could be done. */
  approach: (x: number, y: number) => boolean;
  /** A board's own second view, switched by a button in the bar. */
  focus?: Switch | undefined;
  /** Whether the board is seen from the other side, where that can be chosen. */
  turn?: Switch | undefined;
}

export interface Switch {
  isOn: boolean;
  label: string;
  toggle: () => void;
}

/** Where a picture lies: pixels to a unit of it, and where its origin is. */
export interface Stand {
  scale: number;
  x: number;
  y: number;
}

/** The stand that shows a part of a picture as large as it can be within a window. */
export function framed(part: Box, window: Box): Stand {
  const scale = Math.min(window.w / part.w, window.h / part.h);
  return {
    scale,
    x: window.x + (window.w - scale * part.w) / 2 - scale * part.x,
    y: window.y + (window.h - scale * part.h) / 2 - scale * part.y,
  };
}

/** The stand at another scale that leaves one point of the window where it is. */
export function scaled(stand: Stand, scale: number, at: { x: number; y: number }): Stand {
  const factor = scale / stand.scale;
  return { scale, x: at.x - (at.x - stand.x) * factor, y: at.y - (at.y - stand.y) * factor };
}

/** A stand that keeps the middle of the window on the picture, so that it is never lost. */
export function held(stand: Stand, sheet: Box, window: Box): Stand {
  const hold = (origin: number, from: number, size: number, middle: number): number =>
    Math.min(middle - stand.scale * from, Math.max(middle - stand.scale * (from + size), origin));
  return {
    scale: stand.scale,
    x: hold(stand.x, sheet.x, sheet.w, window.x + window.w / 2),
    y: hold(stand.y, sheet.y, sheet.h, window.y + window.h / 2),
  };
}

/** A part of a picture around some points of it: never less than a share of the sheet each way. */
export function around(points: readonly { x: number; y: number }[], sheet: Box, share: number): Box {
  const span = (all: number[], size: number): [number, number] => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const wide = Math.min(size, high - low + share * size);
    return [(low + high - wide) / 2, wide];
  };
  const [x, w] = span(
    points.map((one) => one.x),
    sheet.w,
  );
  const [y, h] = span(
    points.map((one) => one.y),
    sheet.h,
  );
  return { x, y, w, h };
}

class Cameras {
  current = $state.raw<Camera | null>(null);
  /** Counts every movement of the view. */
  moves = $state(0);
}

export const cameras = new Cameras();
