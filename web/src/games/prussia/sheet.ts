// The frame of the sheet, the grid with its numbers, and where names stand.
import { n } from "../../lib/pen";
import type { Battle, Edge, Place } from "./data";
import { BAND, DIRECTIONS, H, R, neighbour, type Box, type Grid, type Spot } from "./hexes";

/** The grid as one line: every side is drawn once, the upper right ones of a hex in one stroke. */
export function lattice(grid: Grid): string {
  const spot = ({ x, y }: Spot): string => `${n(x)} ${n(y)}`;
  let d = "";
  for (const hex of grid.battle.hexes.values()) {
    d += `M${[4, 5, 6, 7].map((corner) => spot(grid.corner(hex, corner))).join("L")}`;
    for (const direction of DIRECTIONS.slice(3)) {
      if (!grid.battle.hexes.has(neighbour(hex, direction))) d += `M${grid.side(hex, direction).map(spot).join("L")}`;
    }
  }
  return d;
}

/** Digits of single strokes, 4 wide and 7 high: a thousand numbers cost one path. */
const DIGITS: readonly string[] = [
  "m.6 0h2.8l.6.6v5.8l-.6.6h-2.8l-.6-.6v-5.8Z",
  "m.8 1.2 1.5-1.2v7",
  "m0 1 .8-1h2.2l1 1v1.6l-4 4.4h4",
  "m0 .6.8-.6h2.2l1 1v1.2l-1 1h-1.6m1.6 0 1 1v1.6l-1 1.2h-2.2l-.8-.8",
  "m3 7v-7l-3 4.8h4",
  "m3.8 0h-3.4l-.4 3 1-.6h1.8l1.2 1.2v2l-1.2 1.4h-2l-.8-.8",
  "m3.4.4-.6-.4h-1.6l-1.2 1.6v4.2l1 1.2h2l1-1.2v-1.4l-1-1.2h-2l-1 1",
  "m0 0h4l-2.6 7",
  "m1 0h2l.8.9v1.4l-.8.9h-2l-.8-.9v-1.4Zm0 3.2-1 1v1.8l1 1h2l1-1v-1.8l-1-1",
  "m.6 6.6.6.4h1.6l1.2-1.6v-4.2l-1-1.2h-2l-1 1.2v1.4l1 1.2h2l1-1",
];

/** A number at the top of the hex around a spot. */
export function number(at: Spot, id: string): string {
  return [...id]
    .map((digit, place) => `M${n(at.x - 11.4 + place * 5.8)} ${n(at.y - H + 3.4)}${DIGITS[Number(digit)]!}`)
    .join("");
}

// Names.

export type Sort = "town" | "hill" | "wood" | "water";

export interface Label {
  name: string;
  text: string;
  sort: Sort;
  at: Spot;
  size: number;
}

const SIZE: Readonly<Record<Sort, number>> = { town: 19, hill: 20, wood: 19, water: 18 };
const LETTER: Readonly<Record<Sort, number>> = { town: 0.5, hill: 0.66, wood: 0.62, water: 0.56 };

function sortOf(battle: Battle, { hexes }: Place): Sort {
  const all = hexes.map((id) => battle.hexes.get(id)!).filter(Boolean);
  const share = (holds: (terrain: readonly string[]) => boolean): boolean =>
    all.filter((hex) => holds(hex.terrain)).length * 2 > all.length;
  if (share((terrain) => terrain.includes("town"))) return "town";
  if (share((terrain) => terrain.includes("woods"))) return "wood";
  if (share((terrain) => terrain.some((one) => one === "marsh" || one === "pond" || one === "river"))) return "water";
  return "hill";
}

const boxOf = ({ text, sort, at, size }: Label): Box => {
  const w = text.length * size * LETTER[sort] + 4;
  return { x: at.x - w / 2, y: at.y - size * 0.8, w, h: size * 1.05 };
};

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Where a name may stand: below or above a village, across the middle of wide ground. */
function candidates(grid: Grid, sort: Sort, hexes: readonly string[]): Spot[] {
  const spots = hexes.map((id) => grid.of(id));
  const middle = {
    x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length,
    y: spots.reduce((sum, one) => sum + one.y, 0) / spots.length,
  };
  if (sort !== "town") {
    const near = spots.toSorted(
      (a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y),
    );
    return near.flatMap((one) => [
      { x: one.x, y: one.y + 6 },
      { x: one.x, y: one.y + 28 },
      { x: one.x, y: one.y - 18 },
    ]);
  }
  const low = Math.max(...spots.map((one) => one.y)) + H + 13;
  const high = Math.min(...spots.map((one) => one.y)) - H + 1;
  const beside = [1, -1].flatMap((way) =>
    [10, -8, 30].map((down) => ({ x: middle.x + way * (R * 1.1 + 50), y: middle.y + down })),
  );
  return [
    { x: middle.x, y: low },
    { x: middle.x, y: high },
    { x: middle.x + 22, y: low },
    { x: middle.x - 22, y: low },
    ...beside,
  ];
}

/** Names that do not lie on each other or on villages. */
export function labels(grid: Grid, textOf: (name: string) => string): Label[] {
  const { battle, sheet } = grid;
  const roofs = [...battle.hexes.values()]
    .filter((hex) => hex.terrain.includes("town"))
    .map((hex) => around(grid.at(hex.column, hex.row)));
  const order: readonly Sort[] = ["town", "water", "wood", "hill"];
  const places = battle.places
    .map((place) => ({ place, sort: sortOf(battle, place) }))
    .sort((a, b) => order.indexOf(a.sort) - order.indexOf(b.sort));
  const inner = { x: sheet.x + 34, y: sheet.y + 34, w: sheet.w - 68, h: sheet.h - BAND - 58 };
  const found: Label[] = [];
  const boxes: Box[] = [];
  for (const { place, sort } of places) {
    let best: Label | null = null;
    let least = Infinity;
    candidates(grid, sort, place.hexes).forEach((at, rank) => {
      const label = { name: place.name, text: textOf(place.name), sort, at, size: SIZE[sort] };
      const box = boxOf(label);
      const outside = box.w * box.h - overlap(box, inner);
      const cost =
        boxes.reduce((sum, one) => sum + overlap(box, one) * 10, 0) +
        roofs.reduce((sum, one) => sum + overlap(box, one), 0) +
        outside * 20 +
        rank * 6;
      if (cost < least) [best, least] = [label, cost];
    });
    if (!best) continue;
    found.push(best);
    boxes.push(boxOf(best));
  }
  return found;
}

const around = (at: Spot): Box => ({ x: at.x - R * 0.7, y: at.y - H * 0.75, w: R * 1.4, h: H * 1.5 });

/** How far the needle is turned from the top of the sheet to north. */
export function north(top: Edge): number {
  return { north: 0, east: -90, south: 180, west: 90 }[top];
}
