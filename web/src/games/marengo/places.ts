// Every block with its stand; the order is stable, so that pieces glide.
import type { Arm, Army } from "./data";
import { apart, boxOf, type Box, type Spot } from "./geometry";
import { grid, inReserve, onApproach, type Stand } from "./layout";
import { keyOf, kindOf, localeOf, type BlockSeen, type Seen } from "./observation";
import { AREA_BOXES, SHEET } from "./sheet";

export interface Placed {
  block: BlockSeen;
  stand: Stand;
}

/** Places of pieces that wait off the map. */
function inArea(area: string, count: number): Stand[] {
  const box = AREA_BOXES[area]!;
  const middle = { x: box.x + box.w / 2, y: box.y + 28 + (box.h - 32) / 2 };
  return grid(middle, count, 1, Math.min(box.columns, Math.max(1, count)));
}

function stands(at: string, count: number, all: ReadonlyMap<string, BlockSeen[]>): Stand[] {
  const kind = kindOf(at);
  if (kind === "area") return inArea(at, count);
  if (kind === "side") return onApproach(at, count);
  const here = [...all].filter(([other]) => kindOf(other) === "side" && localeOf(other) === localeOf(at));
  return inReserve(localeOf(at), count, new Map(here.map(([other, group]) => [other, group.length])));
}

const ARM_ORDER: Record<Arm, number> = { infantry: 0, cavalry: 1, artillery: 2 };

/** Own pieces stand by arm and strength, others by mark. */
function rank(block: BlockSeen): number {
  return block.type ? ARM_ORDER[block.type] * 400 - (block.strength ?? 0) * 50 + block.mark : block.mark;
}

export function groups(board: Seen): Map<string, BlockSeen[]> {
  const found = new Map<string, BlockSeen[]>();
  for (const block of board.blocks) {
    const group = found.get(block.at);
    if (group) group.push(block);
    else found.set(block.at, [block]);
  }
  for (const group of found.values()) group.sort((a, b) => rank(a) - rank(b));
  return found;
}

export function placed(board: Seen): Placed[] {
  const found: Placed[] = [];
  const all = groups(board);
  for (const [at, group] of all) {
    const free = stands(at, group.length, all);
    group.forEach((block, place) => found.push({ block, stand: free[place]! }));
  }
  return found.sort((a, b) => (keyOf(a.block) < keyOf(b.block) ? -1 : 1));
}

const MARGIN = 190;
const LEAST_W = 1050;

/** Corners of the boxes in which most of an army waits off the map, if most of it does. */
function waiting(board: Seen, own: Army | null): Spot[] {
  const army = board.blocks.filter((block) => block.army === own);
  const off = army.filter((block) => kindOf(block.at) === "area");
  if (off.length * 2 <= army.length) return [];
  return [...new Set(off.map((block) => block.at))].flatMap((at) => {
    const { x, y, w, h } = AREA_BOXES[at]!;
    return [
      { x, y },
      { x: x + w, y: y + h },
    ];
  });
}

/**
 * The part of the sheet where the armies stand close to each other, or where one stands at all, in the shape of the pane;
 * with it an own army that waits off the map.
 */
export function theatre(board: Seen, aspect: number, own: Army | null = null): Box {
  const all = placed(board).filter(({ block }) => kindOf(block.at) !== "area");
  const near = all.filter(({ block, stand }) =>
    all.some((other) => other.block.army !== block.army && apart(other.stand.at, stand.at) < 420),
  );
  const spots = [...(near.length ? near : all).map(({ stand }) => stand.at), ...waiting(board, own)];
  if (spots.length === 0) return SHEET;
  const box = boxOf(spots);
  const h = Math.min(SHEET.h, Math.max(LEAST_W / aspect, box.h + 2 * MARGIN, (box.w + 2 * MARGIN) / aspect));
  const w = Math.min(SHEET.w, h * aspect);
  const within = (low: number, size: number, from: number, room: number): number =>
    Math.max(from, Math.min(from + room - size, low - size / 2));
  return {
    x: within(box.x + box.w / 2, w, SHEET.x, SHEET.w),
    y: within(box.y + box.h / 2, h, SHEET.y, SHEET.h),
    w,
    h,
  };
}

/** Faces that follow from what has been seen: every block of the group must carry the same one. */
export function certain(board: Seen): Map<string, { type: Arm; strength: number }> {
  const found = new Map<string, { type: Arm; strength: number }>();
  for (const bag of board.bags) {
    const sure = bag.faces.find(({ least }) => least === bag.marks.length);
    if (!sure) continue;
    for (const mark of bag.marks) found.set(`${bag.army}-${mark}`, { type: sure.type, strength: sure.strength });
  }
  return found;
}
