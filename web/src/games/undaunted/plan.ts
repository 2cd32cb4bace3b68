// Where bricks lie: lines are rows or columns, places on a line are counted in half tiles.

export const TILE_W = 280;
export const TILE_H = 182;
export const MARGIN = 30;

export interface Brick {
  line: number;
  place: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** The boxes of all bricks; turned, the far edge is the near one, and what stands on them stays upright. */
export function boxes(bricks: readonly Brick[], layout: "rows" | "columns", isTurned = false): Box[] {
  const raw = bricks.map(({ line, place }) =>
    layout === "rows" ? { x: (place * TILE_W) / 2, y: line * TILE_H } : { x: line * TILE_W, y: (place * TILE_H) / 2 },
  );
  const left = Math.min(...raw.map((one) => one.x));
  const top = Math.min(...raw.map((one) => one.y));
  const right = Math.max(...raw.map((one) => one.x));
  const bottom = Math.max(...raw.map((one) => one.y));
  return raw.map(({ x, y }) => ({
    x: isTurned ? right - x : x - left,
    y: isTurned ? bottom - y : y - top,
    w: TILE_W,
    h: TILE_H,
  }));
}

/** Whether the first of two groups of boxes lies farther from the near edge than the second, by half a tile or more. */
export function isFar(own: readonly Box[], others: readonly Box[]): boolean {
  const height = (some: readonly Box[]): number => some.reduce((sum, { y }) => sum + y, 0) / some.length;
  return own.length > 0 && others.length > 0 && height(own) < height(others) - TILE_H / 2;
}

export function sheet(laid: readonly Box[]): Box {
  const w = Math.max(...laid.map((box) => box.x + box.w));
  const h = Math.max(...laid.map((box) => box.y + box.h));
  return { x: -MARGIN, y: -MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN };
}

export function middle(box: Box): Spot {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The middle of the edge that two tiles share, or null if they do not touch. */
export function door(a: Box, b: Box): Spot | null {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.w, b.x + b.w);
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.h, b.y + b.h);
  const isBeside = right === left && bottom > top;
  const isAbove = bottom === top && right > left;
  return isBeside || isAbove ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null;
}

/** Places for `count` counters inside an area, as large as they fit. */
export function slots(count: number, area: Box, largest: number): { size: number; at: Spot[] } {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(largest, area.w / columns, area.h / rows);
    if (size > best.size) best = { size, columns };
  }
  const rows = Math.ceil(count / best.columns);
  const at = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / best.columns);
    const inRow = row === rows - 1 ? count - row * best.columns : best.columns;
    const column = place % best.columns;
    return {
      x: area.x + area.w / 2 + (column - (inRow - 1) / 2) * best.size,
      y: area.y + area.h / 2 + (row - (rows - 1) / 2) * best.size,
    };
  });
  return { size: best.size, at };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Free paper of a given size, as near to a corner of the sheet as possible; null if there is none. */
export function freeSpot(laid: readonly Box[], sheetBox: Box, w: number, h: number): Box | null {
  const edge = 20;
  const right = sheetBox.x + sheetBox.w - edge - w;
  const bottom = sheetBox.y + sheetBox.h - edge - h;
  let best: Box | null = null;
  let least = Infinity;
  for (let x = sheetBox.x + edge; x <= right; x += 10) {
    for (let y = sheetBox.y + edge; y <= bottom; y += 10) {
      const spot = { x, y, w, h };
      if (laid.some((box) => overlaps(spot, box))) continue;
      const away = Math.min(x - sheetBox.x, right - x) + Math.min(y - sheetBox.y, bottom - y);
      if (away < least) [least, best] = [away, spot];
    }
  }
  return best;
}
