// Hills with hachures that run down their real slopes, plateaus where they are joined, and the quarry.
import { Pen, n, polygon, smooth } from "../../lib/pen";
import { add, between, corner, corners, outward, unit, type Field, type Spot } from "./geometry";
import { inside, shores } from "./region";
import type { Kind, Sheet } from "./sheet";

/** The light falls from the upper left, so slopes to the lower right are dark. */
const SHADOW = unit({ x: 0.75, y: 0.66 });

/** A stroke down a slope, broad above and pointed below. */
function wedge(top: Spot, foot: Spot, width: number): string {
  const across = unit({ x: -(foot.y - top.y), y: foot.x - top.x });
  const [a, b] = [add(top, across, width / 2), add(top, across, -width / 2)];
  return `M${n(a.x)} ${n(a.y)}L${n(foot.x)} ${n(foot.y)}L${n(b.x)} ${n(b.y)}Z`;
}

/** The way uphill at a point of a shore, from its neighbours some way off. */
function uphill(shore: readonly Spot[], place: number): Spot {
  const [before, after] = [shore[(place - 3 + shore.length) % shore.length]!, shore[(place + 3) % shore.length]!];
  return inside(before, after);
}

interface Slope {
  kind: Kind;
  /** How far in from the foot a row of strokes begins, and how long its strokes are. */
  rows: readonly (readonly [number, number])[];
  width: number;
}

function slope(sheet: Sheet, shore: readonly Spot[], pen: Pen, { kind, rows, width }: Slope): void {
  shore.forEach((foot, place) => {
    const up = uphill(shore, place);
    const dark = -(up.x * SHADOW.x + up.y * SHADOW.y);
    rows.forEach(([from, length], row) => {
      if (row > 0 && (place + row) % 2 === 0 && dark < 0.2) return;
      const low = add(foot, up, from + pen.shake(1.4));
      const high = add(low, up, length * (0.86 + 0.22 * pen.next() + 0.16 * dark));
      sheet.draw(kind, wedge(add(high, { x: pen.shake(1), y: pen.shake(1) }), low, width * (1 + 0.55 * dark)));
    });
  });
}

export function hills(sheet: Sheet, hexes: ReadonlySet<string>, field: Field): void {
  for (const shore of shores(hexes, field, "hill", 1, 2.6, 4.4)) {
    sheet.draw("hill", polygon(shore));
    slope(sheet, shore, new Pen("hill-slope"), {
      kind: "hachure",
      rows: [
        [-2, 11],
        [11, 8],
      ],
      width: 1.9,
    });
  }
  saddles(sheet, hexes, field);
}

export function ruggedHills(sheet: Sheet, hexes: ReadonlySet<string>, field: Field): void {
  for (const shore of shores(hexes, field, "rugged", 0, 4, 3.2)) {
    sheet.draw("rugged", polygon(shore));
    slope(sheet, shore, new Pen("rugged-slope"), {
      kind: "hachure-rugged",
      rows: [
        [-3, 13],
        [8, 11],
        [18, 8],
      ],
      width: 2.3,
    });
  }
  for (const hex of hexes) rocks(sheet, new Pen(`rock/${hex}`), field.at(hex));
}

/** Crags: broken lines with a shadow side. */
function rocks(sheet: Sheet, pen: Pen, at: Spot): void {
  for (let place = 0; place < 7; place++) {
    const angle = pen.between(0, 2 * Math.PI);
    const spot = { x: at.x + Math.cos(angle) * pen.between(24, 34), y: at.y + Math.sin(angle) * pen.between(26, 38) };
    const [w, h] = [pen.between(5, 9), pen.between(4, 7)];
    sheet.draw(
      "rock",
      `M${n(spot.x - w)} ${n(spot.y + h)}l${n(w * 0.6)} ${n(-h * 1.7)}l${n(w * 0.5)} ${n(h * 0.6)}l${n(w * 0.4)} ${n(-h * 0.8)}l${n(w * 0.5)} ${n(h * 1.9)}`,
    );
  }
}

/** Inside a plateau the ground still rises from hex to hex: thin strokes across their common sides. */
function saddles(sheet: Sheet, hexes: ReadonlySet<string>, field: Field): void {
  for (const hex of hexes) {
    for (const side of [1, 2, 3]) {
      if (!hexes.has(field.across(hex, side) ?? "")) continue;
      const pen = new Pen(`saddle/${hex}/${side}`);
      const [a, b] = [corner(field.at(hex), side), corner(field.at(hex), side + 1)];
      for (let share = 0.24; share < 0.8; share += 0.085) {
        const foot = add(between(a, b, share + pen.shake(0.015)), outward(side), pen.between(0, 3));
        const bow = 5 * Math.sin(Math.PI * share);
        sheet.draw("saddle", wedge(add(foot, outward(side), -7 - bow), foot, 1.2));
      }
    }
  }
}

/** A sand quarry: a pit with strokes down into it and stippled sand. */
export function quarry(sheet: Sheet, at: Spot, hex: string): void {
  const pen = new Pen(`quarry/${hex}`);
  const rim = corners(at, 46).flatMap((one, place, all) => [
    add(one, { x: pen.shake(4), y: pen.shake(4) }),
    between(one, all[(place + 1) % 6]!),
  ]);
  sheet.draw("pit", smooth(rim, true));
  sheet.draw("pit-edge", smooth(rim, true));
  for (let place = 0; place < 64; place++) {
    const angle = (place / 64) * 2 * Math.PI;
    const ray = { x: Math.cos(angle), y: Math.sin(angle) };
    sheet.draw("pit-hachure", wedge(add(at, ray, 41 + pen.shake(2)), add(at, ray, pen.between(27, 33)), 2));
  }
  for (let place = 0; place < 110; place++) {
    const [angle, far] = [pen.between(0, 2 * Math.PI), 36 * Math.sqrt(pen.next())];
    sheet.draw("sand", `M${n(at.x + Math.cos(angle) * far)} ${n(at.y + Math.sin(angle) * far)}h0.1`);
  }
}
