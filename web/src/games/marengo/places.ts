// Every block with its stand; the order is stable, so that pieces glide.
import type { Arm } from "./data";
import { grid, inReserve, onApproach, type Stand } from "./layout";
import { keyOf, kindOf, localeOf, type BlockSeen, type Seen } from "./observation";
import { AREA_BOXES } from "./sheet";

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

/** Faces that follow from what has been seen: all of a group is known, only the order is not. */
export function certain(board: Seen): Map<string, { type: Arm; strength: number }> {
  const found = new Map<string, { type: Arm; strength: number }>();
  for (const bag of board.bags) {
    const faces = Object.entries(bag.faces).flatMap(([name, [least]]) => Array.from({ length: least }, () => name));
    if (faces.length !== bag.marks.length) continue;
    bag.marks.forEach((mark, place) => {
      const [type, strength] = faces[place]!.split(" ") as [Arm, string];
      found.set(`${bag.army}-${mark}`, { type, strength: Number(strength) });
    });
  }
  return found;
}
