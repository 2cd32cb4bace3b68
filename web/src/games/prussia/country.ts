// What stands on the ground: woods, marsh, villages, works, and here and there a field.
import { Pen, n, polygon, turned } from "../../lib/pen";
import type { Hex } from "./data";
import { R, H, type Grid, type Spot } from "./hexes";
import { area, borders, rounded } from "./outline";
import { number } from "./sheet";

export interface Layer {
  kind: string;
  square: string;
  d: string;
}

/** Ink by kind and by square of the map: what lies outside the window need not be painted. */
class Sheet {
  readonly #ink = new Map<string, Map<string, string[]>>();
  square = "";

  draw(kind: string, d: string): void {
    const ink = this.#ink.get(kind) ?? new Map<string, string[]>();
    this.#ink.set(kind, ink);
    const strokes = ink.get(this.square);
    if (strokes) strokes.push(d);
    else ink.set(this.square, [d]);
  }

  layers(kind: string): Layer[] {
    return [...(this.#ink.get(kind) ?? [])].map(([square, strokes]) => ({ kind, square, d: strokes.join("") }));
  }
}

const KINDS = [
  "meadow",
  "furrow",
  "wood",
  "tree-shade",
  "tree",
  "tree-ink",
  "marsh-water",
  "reed",
  "garden",
  "roof-shade",
  "roof",
  "roof-dark",
  "ridge",
  "church",
  "works",
  "works-inner",
];

/** Spots in a hex at least so far from each other. */
function scatter(pen: Pen, at: Spot, count: number, apart: number, reach: number): Spot[] {
  const found: Spot[] = [];
  for (let tries = 0; tries < count * 9 && found.length < count; tries++) {
    const [x, y] = [pen.shake(R), pen.shake(H)];
    const isInside = Math.abs(y) < H * reach && Math.abs(x) * 0.866 + Math.abs(y) * 0.5 < H * reach;
    const spot = { x: at.x + x, y: at.y + y };
    if (isInside && found.every((one) => Math.hypot(one.x - spot.x, one.y - spot.y) > apart)) found.push(spot);
  }
  return found.sort((a, b) => a.y - b.y);
}

function tree(sheet: Sheet, pen: Pen, { x, y }: Spot): void {
  const r = pen.between(4.6, 6.4);
  sheet.draw(
    "tree-shade",
    `M${n(x - r + 2)} ${n(y + r * 0.8)}a${n(r)} ${n(r * 0.45)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.45)} 0 1 0 ${n(-r * 2)} 0Z`,
  );
  const s = r * 0.62;
  sheet.draw(
    "tree",
    `M${n(x - r)} ${n(y + r * 0.6)}a${n(s)} ${n(s)} 0 0 1 ${n(r * 0.35)} ${n(-r * 0.95)}a${n(s)} ${n(s)} 0 0 1 ${n(r * 1.3)} 0a${n(s)} ${n(s)} 0 0 1 ${n(r * 0.35)} ${n(r * 0.95)}Z`,
  );
  sheet.draw("tree-ink", `M${n(x + r * 0.5)} ${n(y + r * 0.3)}l${n(-r * 0.3)} ${n(-r * 0.7)}`);
}

function marsh(sheet: Sheet, pen: Pen, at: Spot): void {
  for (const { x, y } of scatter(pen, at, 9, 12, 0.9)) {
    const w = pen.between(5, 9);
    sheet.draw("marsh-water", `M${n(x - w)} ${n(y)}h${n(2 * w)}M${n(x - w * 0.5)} ${n(y + 3)}h${n(w * 1.2)}`);
    sheet.draw("reed", `M${n(x - 2.5)} ${n(y - 1)}l-1.5-5M${n(x)} ${n(y - 1)}v-6.5M${n(x + 2.5)} ${n(y - 1)}l1.5-5`);
  }
}

function roof(sheet: Sheet, pen: Pen, at: Spot, turn: number): void {
  const [w, h] = [pen.between(7.5, 12), pen.between(4.8, 6.2)];
  sheet.draw("roof-shade", polygon(turned({ x: at.x + 1.8, y: at.y + 2.2 }, w, h, turn)));
  sheet.draw(pen.next() < 0.75 ? "roof" : "roof-dark", polygon(turned(at, w, h, turn)));
  const [x, y] = [(Math.cos(turn) * w) / 2, (Math.sin(turn) * w) / 2];
  sheet.draw("ridge", `M${n(at.x - x)} ${n(at.y - y)}L${n(at.x + x)} ${n(at.y + y)}`);
}

function town(sheet: Sheet, pen: Pen, at: Spot): void {
  const turn = pen.shake(0.7);
  sheet.draw("garden", pen.blob(at, R * 0.76, H * 0.76, 10));
  const roofs = scatter(pen, at, 17, 10.5, 0.74);
  roofs.forEach((spot, place) => roof(sheet, pen, spot, turn + (place % 3 === 0 ? Math.PI / 2 : 0) + pen.shake(0.15)));
  const spire = roofs[Math.floor(roofs.length / 2)] ?? at;
  sheet.draw(
    "church",
    `M${n(spire.x)} ${n(spire.y - 15)}v12M${n(spire.x - 3)} ${n(spire.y - 11.5)}h6M${n(spire.x - 3.5)} ${n(spire.y + 1)}l3.5-6 3.5 6Z`,
  );
}

function field(sheet: Sheet, pen: Pen, at: Spot): void {
  const [w, h, turn] = [pen.between(30, 52), pen.between(22, 36), pen.shake(1.2)];
  const spot = { x: at.x + pen.shake(9), y: at.y + pen.shake(9) };
  sheet.draw("meadow", polygon(turned(spot, w, h, turn)));
  for (let row = -h / 2 + 4; row < h / 2 - 2; row += 4.5) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const end = (x: number): Spot => ({ x: spot.x + x * cos - row * sin, y: spot.y + x * sin + row * cos });
    sheet.draw("furrow", pen.stroke(end(-w / 2 + 2), end(w / 2 - 2), 0.8));
  }
}

/** §10.5.1 A breastwork with its teeth towards the enemy, just before the hex it protects. */
function works(sheet: Sheet, grid: Grid): void {
  for (const { a, b } of grid.battle.works) {
    const hex = grid.battle.hexes.get(b)!;
    const [from, to] = grid.side(hex, grid.direction(hex, a));
    const along = { x: (to.x - from.x) / 40, y: (to.y - from.y) / 40 };
    const out = { x: along.y, y: -along.x };
    const spot = (l: number, o: number): string =>
      `${n(from.x + along.x * l + out.x * o)} ${n(from.y + along.y * l + out.y * o)}`;
    sheet.draw(
      "works",
      `M${spot(0, -3)}L${spot(7, -3)}L${spot(13, 5)}L${spot(20, -3)}L${spot(27, 5)}L${spot(33, -3)}L${spot(40, -3)}L${spot(40, -8)}L${spot(0, -8)}Z`,
    );
    sheet.draw("works-inner", `M${spot(1, -11)}L${spot(39, -11)}`);
  }
}

function draw(sheet: Sheet, grid: Grid, hex: Hex): void {
  const pen = new Pen(`${grid.battle.id}/${hex.id}`);
  const at = grid.at(hex.column, hex.row);
  if (hex.terrain.includes("marsh")) marsh(sheet, pen, at);
  if (hex.terrain.includes("woods")) for (const spot of scatter(pen, at, 9, 12.5, 1)) tree(sheet, pen, spot);
  if (hex.terrain.includes("town")) town(sheet, pen, at);
  if (!hex.terrain.length && pen.next() < 0.16) field(sheet, pen, at);
}

const SQUARE = 10;
const squareOf = ({ column, row }: Hex): string => `${Math.floor(column / SQUARE)}-${Math.floor(row / SQUARE)}`;

/** The numbers of the hexes, square by square. */
export function numbered(grid: Grid): Layer[] {
  const sheet = new Sheet();
  for (const hex of grid.battle.hexes.values()) {
    sheet.square = squareOf(hex);
    sheet.draw("numbers", number(grid.at(hex.column, hex.row), hex.id));
  }
  return sheet.layers("numbers");
}

/** Everything in few paths, from the ground up. */
export function country(grid: Grid): Layer[] {
  const sheet = new Sheet();
  sheet.draw(
    "wood",
    rounded(
      borders(
        grid,
        area(grid, (hex) => hex.terrain.includes("woods")),
        true,
      ),
    ),
  );
  for (const hex of grid.battle.hexes.values()) {
    sheet.square = squareOf(hex);
    draw(sheet, grid, hex);
  }
  works(sheet, grid);
  return KINDS.flatMap((kind) => sheet.layers(kind));
}
