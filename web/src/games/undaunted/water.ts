// Rivers run over all their tiles as one stream and leave the sheet where no tile goes on.
import { Pen, n, smooth } from "../../lib/pen";
import { type Box, type Spot, door, middle } from "./plan";

export interface Bridge {
  at: Spot;
  angle: number;
}

export interface Stream {
  d: string;
  bridges: Bridge[];
}

interface Wet {
  id: string;
  terrain: string;
  box: Box;
}

/** Where the stream leaves a tile without a next one: opposite to where it came from. */
function wayOut(box: Box, from: Spot | null): Spot {
  const at = middle(box);
  if (from === null) return { x: box.x, y: at.y };
  const isFlat = Math.abs(from.x - at.x) / box.w > Math.abs(from.y - at.y) / box.h;
  if (isFlat) return { x: from.x < at.x ? box.x + box.w : box.x, y: at.y };
  return { x: at.x, y: from.y < at.y ? box.y + box.h : box.y };
}

function course(tile: Wet, doors: Spot[]): Spot[] {
  const pen = new Pen(`water/${tile.id}`);
  const at = middle(tile.box);
  const start = doors[0] ?? wayOut(tile.box, null);
  const end = doors[1] ?? wayOut(tile.box, start);
  const bend = (share: number): Spot => {
    const x = start.x + (end.x - start.x) * share;
    const y = start.y + (end.y - start.y) * share;
    const pull = 0.5;
    return { x: x + (at.x - x) * pull * 0.4 + pen.shake(16), y: y + (at.y - y) * pull * 0.4 + pen.shake(13) };
  };
  const mid = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return [start, bend(0.28), { x: (mid.x + at.x) / 2, y: (mid.y + at.y) / 2 }, bend(0.72), end];
}

export function streams(tiles: readonly Wet[]): Stream {
  const wet = tiles.filter((tile) => tile.terrain.startsWith("river"));
  const bridges: Bridge[] = [];
  const parts = wet.map((tile) => {
    const doors = wet
      .filter((other) => other !== tile)
      .map((other) => door(tile.box, other.box))
      .filter((spot) => spot !== null)
      .slice(0, 2);
    const points = course(tile, doors);
    if (tile.terrain === "river_bridge") {
      const [before, at, after] = [points[1], points[2], points[3]] as [Spot, Spot, Spot];
      bridges.push({ at, angle: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI + 90 });
    }
    return smooth(points, false);
  });
  return { d: parts.join(""), bridges };
}

/** The way over a bridge and on to both edges of its tile. */
export function bridgeWay(bridge: Bridge): string {
  const angle = (bridge.angle * Math.PI) / 180;
  const reach = 74;
  const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  const { x, y } = bridge.at;
  return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
}
