// Every block with its stand; the order is stable, so that pieces glide.
import type { Arm } from "./data";
import { inReserve, onApproach, type Stand } from "./layout";
import { keyOf, kindOf, localeOf, type BlockSeen, type Seen } from "./observation";
import { inArea } from "./sheet";

export interface Placed {
  block: BlockSeen;
  stand: Stand;
}

function stands(at: string, count: number): Stand[] {
  const kind = kindOf(at);
  if (kind === "area") return inArea(at, count);
  return kind === "side" ? onApproach(at, count) : inReserve(localeOf(at), count);
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
  for (const [at, group] of groups(board)) {
    const free = stands(at, group.length);
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
