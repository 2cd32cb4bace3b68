// Which part of the map is looked at, and which hex lies under the pointer.
import type { Battle } from "./data";
import { R, gridOf, type Box, type Grid } from "./hexes";
import type { Seen } from "./observation";

/** The ground on which both armies stand, in the shape of the window. */
export function theatre(battle: Battle, board: Seen, aspect: number): Box | null {
  const grid = gridOf(battle);
  const spots = [...board.units, ...board.leaders].filter((one) => one.hex).map((one) => grid.of(one.hex!));
  if (spots.length < 6) return null;
  const xs = spots.map((one) => one.x);
  const ys = spots.map((one) => one.y);
  const [left, right, top, bottom] = [Math.min(...xs) - 2 * R, Math.max(...xs) + 2 * R, Math.min(...ys) - 2 * R, Math.max(...ys) + 2 * R];
  const w = Math.max(right - left, (bottom - top) * aspect);
  const h = w / aspect;
  return within(grid.sheet, { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h });
}

/** A box of the same size that does not look over the edge of the sheet. */
function within(sheet: Box, box: Box): Box {
  if (box.w >= sheet.w && box.h >= sheet.h) return sheet;
  const x = Math.max(sheet.x, Math.min(sheet.x + sheet.w - box.w, box.x));
  const y = Math.max(sheet.y, Math.min(sheet.y + sheet.h - box.h, box.y));
  return { ...box, x: box.w > sheet.w ? sheet.x + (sheet.w - box.w) / 2 : x, y: box.h > sheet.h ? sheet.y + (sheet.h - box.h) / 2 : y };
}

/** The hex under a pointer; null off the map. */
export function hexAt(grid: Grid, event: { clientX: number; clientY: number }, picture: SVGGraphicsElement): string | null {
  const matrix = picture.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [first, last] = grid.battle.columns;
  const near = Math.round(at.x / (1.5 * R));
  let best: string | null = null;
  let least = R;
  for (let column = Math.max(first, first + near - 1); column <= Math.min(last, first + near + 1); column++) {
    for (let row = grid.battle.rows[0]; row <= grid.battle.rows[1]; row++) {
      const spot = grid.at(column, row);
      const far = Math.hypot(spot.x - at.x, spot.y - at.y);
      if (far < least) [best, least] = [`${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`, far];
    }
  }
  return best;
}

/** The part of the map that can be seen through the window. */
export function visible(picture: SVGGraphicsElement, frame: Element): Box | null {
  const matrix = picture.getScreenCTM();
  if (!matrix) return null;
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const inverse = matrix.inverse();
  const a = new DOMPoint(left, top).matrixTransform(inverse);
  const b = new DOMPoint(right, bottom).matrixTransform(inverse);
  return { x: a.x, y: a.y, w: b.x - a.x, h: b.y - a.y };
}
