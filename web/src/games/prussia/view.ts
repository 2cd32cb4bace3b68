// Which part of the map is looked at, and which hex lies under the pointer.
import type { Battle } from "./data";
import { R, gridOf, type Box, type Grid } from "./hexes";
import type { Seen } from "./observation";

export interface Pane {
  width: number;
  height: number;
  /** Pixels at the top that lie under the tools. */
  head: number;
}

const MARGIN = 1.1 * R;
const FEW = 6;
/** While pieces are yet to come at least this share of the sheet is seen. */
const SET_UP = 0.55;

/** The ground on which the armies stand and may stand, in the shape of the window below its tools. */
export function theatre(battle: Battle, board: Seen, pane: Pane, others: readonly string[] = []): Box | null {
  const grid = gridOf(battle);
  const hexes = [...board.units, ...board.leaders].map((one) => one.hex ?? "").filter((id) => id !== "");
  const spots = [...hexes, ...others].map((id) => grid.of(id));
  if (spots.length < FEW || pane.height <= pane.head) return null;
  const xs = spots.map((one) => one.x);
  const ys = spots.map((one) => one.y);
  const [left, right, top, bottom] = [
    Math.min(...xs) - MARGIN,
    Math.max(...xs) + MARGIN,
    Math.min(...ys) - MARGIN,
    Math.max(...ys) + MARGIN,
  ];
  const aspect = pane.width / (pane.height - pane.head);
  const isSetUp = hexes.length * 2 < board.units.length + board.leaders.length;
  const least = isSetUp ? SET_UP * Math.max(grid.sheet.w, grid.sheet.h * aspect) : 0;
  const w = Math.max(right - left, (bottom - top) * aspect, least);
  const head = (pane.head * w) / pane.width;
  const box = { x: (left + right - w) / 2, y: (top + bottom - w / aspect) / 2 - head, w, h: w / aspect + head };
  return box.w >= grid.sheet.w && box.h >= grid.sheet.h ? null : sideways(grid.sheet, box);
}

const AROUND = 5.5 * R;
/** Pixels to a unit of the map from which counters are read with ease. */
const NEAR = 1.2;

/** The ground around a fight, in the shape of the window. */
export function arena(battle: Battle, fight: readonly string[], pane: Pane): Box | null {
  const spots = fight.map((id) => gridOf(battle).of(id));
  if (!spots.length || !pane.height) return null;
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const h = Math.max(2 * AROUND, pane.height / NEAR);
  const w = (h * pane.width) / pane.height;
  return { x: middle(spots.map((one) => one.x)) - w / 2, y: middle(spots.map((one) => one.y)) - h / 2, w, h };
}

/** A box of the same size that does not look over the side of the sheet. */
function sideways(sheet: Box, box: Box): Box {
  if (box.w > sheet.w) return { ...box, x: sheet.x + (sheet.w - box.w) / 2 };
  return { ...box, x: Math.max(sheet.x, Math.min(sheet.x + sheet.w - box.w, box.x)) };
}

/** The hex under a pointer; null off the map. */
export function hexAt(
  grid: Grid,
  event: { clientX: number; clientY: number },
  picture: SVGGraphicsElement,
): string | null {
  const matrix = picture.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const [first, last] = grid.battle.columns;
  const place = Math.round(at.x / (1.5 * R));
  const near = grid.isTurned ? last - place : first + place;
  let best: string | null = null;
  let least = R;
  for (let column = Math.max(first, near - 1); column <= Math.min(last, near + 1); column++) {
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
