// What grows: woods, and the fields of open country, which have no effect on play.
import { Pen, n, polygon, turned } from "../../lib/pen";
import { R, W, add, depth, type Field, type Spot } from "./geometry";
import { shores } from "./region";
import type { Sheet } from "./sheet";

/** Spots inside a hex that keep apart from each other and from its sides, from back to front. */
export function spots(pen: Pen, at: Spot, count: number, edge: number, room: number): Spot[] {
  return pen
    .scatter(count, W, 2 * R, 0, room)
    .map((one) => ({ x: at.x - W / 2 + one.x, y: at.y - R + one.y }))
    .filter((one) => depth(at, one) > edge);
}

export function tree(sheet: Sheet, pen: Pen, at: Spot, size = 1): void {
  const r = pen.between(6.2, 8.6) * size;
  sheet.draw("tree-shade", pen.blob(add(at, { x: r * 0.55, y: r * 0.62 }), r * 1.05, r * 0.62, 7));
  sheet.draw("trunk", `M${n(at.x)} ${n(at.y + r * 0.5)}v${n(r * 0.75)}`);
  sheet.draw("tree", pen.crown(at, r));
  for (const [down, reach] of [
    [0.05, 0.78],
    [0.34, 0.66],
    [0.6, 0.44],
  ] as const) {
    sheet.draw(
      "tree-ink",
      `M${n(at.x + r * 0.12)} ${n(at.y + r * down)}q${n(r * reach * 0.6)} ${n(r * 0.1)} ${n(r * reach)} ${n(-r * 0.22)}`,
    );
  }
}

export function woods(sheet: Sheet, hexes: ReadonlySet<string>, field: Field): void {
  for (const shore of shores(hexes, field, "wood", -1, 3.4, 6)) sheet.draw("wood", polygon(shore));
  const order = [...hexes].sort((a, b) => field.at(a).y - field.at(b).y);
  for (const hex of order) {
    const pen = new Pen(`wood/${hex}`);
    for (const spot of spots(pen, field.at(hex), 60, 8, 12.5)) tree(sheet, pen, spot);
  }
}

/** A ploughed or sown field, a tuft, or nothing at all: open ground stays calm. */
export function country(sheet: Sheet, at: Spot, name: string): void {
  const pen = new Pen(`country/${name}`);
  const kind = pen.next();
  if (kind < 0.3) ploughed(sheet, pen, at);
  else if (kind < 0.42) hedge(sheet, pen, at);
  for (const { x, y } of spots(pen, at, kind < 0.3 ? 2 : 5, 14, 22)) {
    sheet.draw("tuft", `M${n(x - 3.5)} ${n(y)}q1-4 0-6M${n(x)} ${n(y)}v-7M${n(x + 3.5)} ${n(y)}q-1-4 0-6`);
  }
}

function ploughed(sheet: Sheet, pen: Pen, at: Spot): void {
  const middle = { x: at.x + pen.shake(12), y: at.y + pen.shake(14) };
  const [w, h, turn] = [pen.between(38, 58), pen.between(28, 42), pen.between(-0.5, 0.5)];
  sheet.draw(pen.next() < 0.5 ? "meadow" : "crop", polygon(turned(middle, w, h, turn)));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let row = -h / 2 + 3; row < h / 2; row += 4.6) {
    const end = (x: number): Spot => ({ x: middle.x + x * cos - row * sin, y: middle.y + x * sin + row * cos });
    sheet.draw("furrow", pen.stroke(end(-w / 2 + 2), end(w / 2 - 2), 0.8));
  }
}

/** A line of bushes along a field's edge. */
function hedge(sheet: Sheet, pen: Pen, at: Spot): void {
  const [turn, count] = [pen.between(-0.7, 0.7), Math.round(pen.between(3, 6))];
  const start = { x: at.x + pen.shake(18) - 24, y: at.y + pen.shake(22) };
  for (let place = 0; place < count; place++) {
    tree(sheet, pen, { x: start.x + place * 9.5 * Math.cos(turn), y: start.y + place * 9.5 * Math.sin(turn) }, 0.56);
  }
}
