// The part of the map where something is asked for or fought over.
import { BOARD, SHEET, type Field, type Spot } from "./geometry";
import { hexOf, type Seen } from "./observation";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MARGIN = 110;
const LEAST = 480;

function hexesOf(board: Seen, lit: ReadonlySet<string>): string[] {
  const asked = [...lit].map((one) => (one.startsWith("hex:") ? one.slice(4) : hexOf(board, one.slice(6))));
  const fought = [board.combat?.start, board.combat?.goal, hexOf(board, board.question?.piece ?? "")];
  return [...asked, ...fought].filter((hex) => typeof hex === "string");
}

/**
 * A box around what is lit or fought over, or around all units, in the shape of the window; not wider
 * than `most`, so that a phone shows something from near, and the rest is a drag away.
 */
export function theatre(board: Seen, lit: ReadonlySet<string>, field: Field, shape: number, most = SHEET.w): Box {
  const named = hexesOf(board, lit);
  const hexes = named.length ? named : board.units.flatMap((one) => one.hex ?? []);
  const spots: Spot[] = hexes.length ? hexes.map((hex) => field.at(hex)) : [{ x: BOARD.w / 2, y: BOARD.h / 2 }];
  const [left, right] = [Math.min(...spots.map((one) => one.x)), Math.max(...spots.map((one) => one.x))];
  const [top, bottom] = [Math.min(...spots.map((one) => one.y)), Math.max(...spots.map((one) => one.y))];
  const w = Math.min(SHEET.w, most, Math.max(right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * shape, LEAST));
  const h = Math.min(SHEET.h, w / shape);
  const held = (middle: number, size: number, from: number, all: number): number =>
    Math.max(from, Math.min(from + all - size, middle - size / 2));
  return { x: held((left + right) / 2, w, SHEET.x, SHEET.w), y: held((top + bottom) / 2, h, SHEET.y, SHEET.h), w, h };
}
