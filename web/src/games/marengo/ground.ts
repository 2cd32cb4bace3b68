// What the engraver adds: fields, woods, marsh, low hills, farms and towns. It has no effect on play.
import { Pen, n, polygon as closed, turned } from "../../lib/pen";
import { LOCALES, type Locale } from "./data";
import { Spots, add, apart, boxOf, holds, isDeep, type Box, type Spot } from "./geometry";
import { FIXED_BOXES, ROOMS, isThicket, isTown, labelBox, type Label } from "./layout";
import { ROAD_SPOTS } from "./roads";

export interface Layer {
  kind: string;
  d: string;
}

const ROADS = new Spots(ROAD_SPOTS);

/** The wet ground in the north-west that no road enters. */
const MARSH = new Set([22, 23, 26, 31]);

class Sheet {
  readonly #ink = new Map<string, string[]>();
  readonly #busy = new Spots();

  constructor(readonly boxes: readonly Box[]) {}

  draw(kind: string, d: string): void {
    const strokes = this.#ink.get(kind);
    if (strokes) strokes.push(d);
    else this.#ink.set(kind, [d]);
  }

  /** Whether a spot is clear of labels, roads and what is drawn already. */
  isFree(at: Spot, room: number): boolean {
    return (
      ROADS.areFar(at, room + 9) &&
      this.#busy.areFar(at, room) &&
      this.boxes.every((box) => !holds(box, at, room * 0.6))
    );
  }

  take(at: Spot): void {
    this.#busy.add(at);
  }

  layers(): Layer[] {
    return [...this.#ink].map(([kind, strokes]) => ({ kind, d: strokes.join("") }));
  }
}

function spotIn(pen: Pen, locale: Locale, inset: number): Spot | null {
  const box = boxOf(locale.polygon);
  for (let tries = 0; tries < 12; tries++) {
    const at = { x: pen.between(box.x, box.x + box.w), y: pen.between(box.y, box.y + box.h) };
    if (isDeep(locale.polygon, at, inset)) return at;
  }
  return null;
}

// Fields

function field(sheet: Sheet, pen: Pen, locale: Locale): void {
  const at = spotIn(pen, locale, 34);
  if (!at || !sheet.isFree(at, 30)) return;
  const [w, h, turn] = [pen.between(46, 92), pen.between(32, 60), pen.between(-0.6, 0.6)];
  const corner = turned(at, w, h, turn);
  if (!corner.every((one) => isDeep(locale.polygon, one, 24))) return;
  sheet.draw(pen.next() < 0.5 ? "meadow" : "crop", closed(corner));
  const isVineyard = pen.next() < 0.3;
  for (let row = -h / 2 + 4; row < h / 2 - 2; row += isVineyard ? 7 : 5) {
    const line = [-w / 2 + 3, w / 2 - 3].map((x) => rotated(at, x, row, turn)) as [Spot, Spot];
    sheet.draw(isVineyard ? "vines" : "furrow", pen.stroke(line[0], line[1], 0.8));
  }
  sheet.take(at);
}

function rotated(at: Spot, x: number, y: number, turn: number): Spot {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
}

// Woods and marsh

function tree(sheet: Sheet, pen: Pen, at: Spot): void {
  const r = pen.between(6, 8.5);
  sheet.draw("tree-shade", pen.blob(add(at, { x: 3, y: 4 }), r, r * 0.7, 7));
  sheet.draw("tree", pen.crown(at, r));
  sheet.draw(
    "tree-ink",
    `M${n(at.x + r * 0.1)} ${n(at.y + r * 0.5)}q${n(r * 0.5)} ${n(-r * 0.1)} ${n(r * 0.6)} ${n(-r * 0.7)}`,
  );
}

function wood(sheet: Sheet, pen: Pen, locale: Locale): void {
  const at = spotIn(pen, locale, 36);
  if (!at || !sheet.isFree(at, 26)) return;
  const [rx, ry] = [pen.between(34, 58), pen.between(22, 36)];
  const spots = pen
    .scatter(Math.round((rx * ry) / 130), rx * 2, ry * 2, 2, 13)
    .map((one) => ({ x: at.x - rx + one.x, y: at.y - ry + one.y }))
    .filter((one) => ((one.x - at.x) / rx) ** 2 + ((one.y - at.y) / ry) ** 2 < 1)
    .filter((one) => isDeep(locale.polygon, one, 20) && sheet.isFree(one, 9));
  if (spots.length > 3) for (const one of spots) sheet.draw("wood", pen.blob(one, 17, 14, 8));
  for (const one of spots) tree(sheet, pen, one);
  for (const one of spots) sheet.take(one);
}

function thicket(sheet: Sheet, pen: Pen, locale: Locale): void {
  for (let tries = 0; tries < 30; tries++) {
    const at = spotIn(pen, locale, 17);
    if (!at || !sheet.isFree(at, 12)) continue;
    sheet.draw("wood", pen.blob(at, 14, 12, 8));
    tree(sheet, pen, at);
    sheet.take(at);
  }
}

function marsh(sheet: Sheet, pen: Pen, locale: Locale): void {
  for (let tries = 0; tries < 46; tries++) {
    const at = spotIn(pen, locale, 20);
    if (!at || !sheet.isFree(at, 15)) continue;
    sheet.take(at);
    const { x, y } = at;
    const w = pen.between(7, 12);
    sheet.draw("marsh-water", `M${n(x - w)} ${n(y)}H${n(x + w)}M${n(x - w * 0.6)} ${n(y + 4)}H${n(x + w * 0.7)}`);
    sheet.draw("reed", `M${n(x - 3)} ${n(y - 1)}l-2-6M${n(x)} ${n(y - 1)}v-8M${n(x + 3)} ${n(y - 1)}l2-6`);
  }
}

// Low hills: strokes run down the slope, thicker where it is steep.

function hill(sheet: Sheet, pen: Pen, locale: Locale): void {
  const at = spotIn(pen, locale, 44);
  if (!at || !sheet.isFree(at, 20)) return;
  const [rx, ry, turn] = [pen.between(36, 66), pen.between(18, 28), pen.between(-0.7, 0.7)];
  for (let ring = 0; ring < 2; ring++) {
    const [a, b] = ring === 0 ? [0.42, 0.74] : [0.8, 1.06];
    for (let angle = 0; angle < 2 * Math.PI; angle += ring === 0 ? 0.2 : 0.13) {
      const tilt = angle + pen.shake(0.04);
      const steep = 0.55 + 0.45 * Math.sin(tilt + 0.6);
      const low = b + pen.shake(0.05);
      const from = rotated(at, Math.cos(tilt) * rx * a, Math.sin(tilt) * ry * a, turn);
      const to = rotated(at, Math.cos(tilt) * rx * low, Math.sin(tilt) * ry * low, turn);
      if (!isDeep(locale.polygon, to, 18) || !sheet.isFree(to, 4)) continue;
      sheet.draw(steep > 0.62 ? "hachure-dark" : "hachure", pen.stroke(from, to, 0.6));
    }
  }
  for (let place = -2; place <= 2; place++) sheet.take(rotated(at, (place * rx) / 2.4, 0, turn));
}

// Farms and towns

function roof(sheet: Sheet, pen: Pen, at: Spot, size: number, turn: number): void {
  const [w, h] = [size * pen.between(0.9, 1.5), size * pen.between(0.6, 0.8)];
  sheet.draw("roof-shade", closed(turned(add(at, { x: 2.5, y: 3 }), w, h, turn)));
  sheet.draw(pen.next() < 0.8 ? "roof" : "roof-dark", closed(turned(at, w, h, turn)));
  const [a, b] = [rotated(at, -w / 2, 0, turn), rotated(at, w / 2, 0, turn)];
  sheet.draw("ridge", `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`);
}

/** A town fills its locale along the streets; the middle stays open for blocks. */
function town(sheet: Sheet, pen: Pen, locale: Locale): void {
  const { at, r } = ROOMS[locale.id]!;
  const reach = Math.max(54, r * 1.5);
  const done: Spot[] = [];
  const turn = pen.shake(0.3);
  for (let tries = 0; tries < 260 && done.length < 30; tries++) {
    const spot = add(at, { x: pen.shake(reach), y: pen.shake(reach) });
    if (!isDeep(locale.polygon, spot, 13)) continue;
    if (done.some((other) => apart(other, spot) < 12) || !ROADS.areFar(spot, 8)) continue;
    if (FIXED_BOXES.some((box) => holds(box, spot, 2) && box.w < 60)) continue;
    done.push(spot);
    roof(sheet, pen, spot, 9, turn + (pen.next() < 0.5 ? 0 : Math.PI / 2) + pen.shake(0.12));
  }
  church(sheet, add(done[0] ?? at, { x: 0, y: 0 }));
}

function church(sheet: Sheet, at: Spot): void {
  sheet.draw("church", `M${n(at.x)} ${n(at.y - 15)}v9M${n(at.x - 3)} ${n(at.y - 12)}h6`);
}

/** A farm stands by its name: a walled court with a few roofs and a garden. */
function farm(sheet: Sheet, pen: Pen, locale: Locale, name: Box): void {
  const middle = { x: name.x + name.w / 2, y: name.y + name.h / 2 };
  let best: Spot | null = null;
  let least = Infinity;
  for (let tries = 0; tries < 150; tries++) {
    const spot = add(middle, { x: pen.shake(name.w / 2 + 70), y: pen.shake(84) });
    if (!isDeep(locale.polygon, spot, 36) || !sheet.isFree(spot, 24)) continue;
    if (apart(spot, middle) < least) [best, least] = [spot, apart(spot, middle)];
  }
  if (!best) return;
  const turn = pen.shake(0.5);
  sheet.draw("court", closed(turned(best, 44, 32, turn)));
  for (const [x, y, size] of [
    [-14, -9, 12],
    [8, -10, 14],
    [15, 6, 11],
    [-15, 8, 9],
  ] as const) {
    roof(sheet, pen, rotated(best, x, y, turn), size, turn + (x > 10 ? Math.PI / 2 : 0));
  }
  sheet.take(best);
}

/** Draw the land; names keep their paper clear. */
export function ground(names: readonly Label[]): Layer[] {
  const sheet = new Sheet([...FIXED_BOXES, ...names.map(labelBox)]);
  for (const locale of LOCALES) {
    const pen = new Pen(`marengo/${locale.id}`);
    const name = names.find((one) => one.locale === locale.id);
    if (isTown(locale)) town(sheet, pen, locale);
    else if (name) farm(sheet, pen, locale, labelBox(name));
    if (MARSH.has(locale.id)) marsh(sheet, pen, locale);
    if (isThicket(locale)) thicket(sheet, pen, locale);
    const room = ROOMS[locale.id]!.r;
    if (room < 46) continue;
    for (let count = MARSH.has(locale.id) ? 2 : 0; count < 2; count++) hill(sheet, pen, locale);
    for (let count = 0; count < room / 26; count++) wood(sheet, pen, locale);
    for (let count = 0; count < room / 12; count++) field(sheet, pen, locale);
  }
  return sheet.layers();
}

/** A faint wash for each locale, so that neighbours can be told apart. */
export function wash(locale: Locale): string {
  const pen = new Pen(`wash/${locale.id}`);
  return `wash-${Math.floor(pen.next() * 3)}`;
}

export function outline(locale: Locale): string {
  return closed(locale.polygon);
}
