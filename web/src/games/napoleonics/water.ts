// Rivers that meander from hex to hex, with their bridges and fords.
import { Pen, n, smooth } from "../../lib/pen";
import { DIRECTIONS, add, between, minus, outward, unit, type Field, type Spot } from "./geometry";
import type { Kind, Sheet } from "./sheet";

/** Which river hexes are joined: a tree, so that three that touch do not make a pond. */
function joints(hexes: ReadonlySet<string>, field: Field): Map<string, string[]> {
  const group = new Map([...hexes].map((hex) => [hex, hex]));
  const root = (hex: string): string => (group.get(hex) === hex ? hex : root(group.get(hex)!));
  const joined = new Map<string, string[]>([...hexes].map((hex) => [hex, []]));
  for (const side of [1, 2, 3]) {
    for (const hex of hexes) {
      const other = field.across(hex, side) ?? "";
      if (!hexes.has(other) || root(hex) === root(other)) continue;
      group.set(root(other), root(hex));
      joined.get(hex)!.push(other);
      joined.get(other)!.push(hex);
    }
  }
  return joined;
}

/** Courses from end to end, or to where they run together. */
function courses(joined: ReadonlyMap<string, string[]>): string[][] {
  const found: string[][] = [];
  const used = new Set<string>();
  const isKnot = (hex: string): boolean => joined.get(hex)!.length !== 2;
  for (const start of [...joined.keys()].filter(isKnot)) {
    for (const first of joined.get(start)!) {
      if (used.has(`${start}${first}`)) continue;
      const way = [start];
      for (let [from, to] = [start, first]; ;) {
        way.push(to);
        used.add(`${to}${from}`);
        const next = isKnot(to) ? undefined : joined.get(to)!.find((one) => one !== from);
        if (next === undefined) break;
        [from, to] = [to, next];
      }
      found.push(way);
    }
    if (joined.get(start)!.length === 0) found.push([start]);
  }
  return found;
}

/** Where a river leaves the board: across the side that lies opposite to where it comes from. */
function mouth(hex: string, from: string | undefined, field: Field): Spot | null {
  const at = field.at(hex);
  const way = from === undefined ? { x: 0, y: 1 } : unit(minus(at, field.at(from)));
  const open = DIRECTIONS.map((_, side) => side).filter((side) => field.across(hex, side) === null);
  const straight = (side: number): number => outward(side).x * way.x + outward(side).y * way.y;
  const best = open.sort((a, b) => straight(b) - straight(a))[0];
  return best === undefined ? null : add(at, outward(best), 150);
}

const pens = (name: string): Pen => new Pen(`river/${name}`);

function middle(hex: string, field: Field): Spot {
  const pen = pens(hex);
  return add(field.at(hex), { x: pen.shake(11), y: pen.shake(11) });
}

/** Points of a course; each bend is the same whichever course comes through. */
function bends(way: readonly string[], field: Field): Spot[] {
  const keys: Spot[] = [];
  const start = mouth(way[0]!, way[1], field);
  if (start) keys.push(start);
  way.forEach((hex, place) => {
    const next = way[place + 1];
    keys.push(middle(hex, field));
    if (next === undefined) return;
    const pen = pens([hex, next].sort().join(""));
    keys.push(add(between(field.at(hex), field.at(next)), { x: pen.shake(7), y: pen.shake(7) }));
  });
  const end = way.length > 1 ? mouth(way[way.length - 1]!, way[way.length - 2], field) : null;
  return meander(end ? [...keys, end] : keys);
}

function meander(keys: readonly Spot[]): Spot[] {
  return keys.flatMap((a, place) => {
    const b = keys[place + 1];
    if (!b) return [a];
    const along = unit(minus(b, a));
    const swing = (place % 2 ? 1 : -1) * 5.5;
    return [a, add(between(a, b), { x: -along.y, y: along.x }, swing)];
  });
}

export interface Waters {
  /** Hexes of a river and whether it can be forded. */
  hexes: ReadonlyMap<string, boolean>;
  bridges: ReadonlySet<string>;
  fords: ReadonlySet<string>;
}

export function rivers(sheet: Sheet, { hexes, bridges, fords }: Waters, field: Field): void {
  const joined = joints(new Set(hexes.keys()), field);
  for (const way of courses(joined)) {
    const spots = bends(way, field);
    const d = smooth(spots, false);
    const isBrook = hexes.get(way[0]!) === true;
    sheet.draw(isBrook ? "brook-edge" : "river-edge", d);
    sheet.draw(isBrook ? "brook" : "river", d);
    sheet.draw(
      "flow",
      smooth(
        spots.map((one) => add(one, { x: 2, y: -2.5 })),
        false,
      ),
    );
    banks(sheet, spots, isBrook ? 11 : 18, way.join(""));
  }
  for (const hex of bridges)
    bridge(sheet, middle(hex, field), across(hex, joined, field), hexes.get(hex) === true ? 36 : 46);
  for (const hex of fords) ford(sheet, middle(hex, field), across(hex, joined, field));
}

/** Short strokes down to the water. */
function banks(sheet: Sheet, spots: readonly Spot[], far: number, name: string): void {
  const pen = pens(`bank/${name}`);
  for (let place = 1; place < spots.length; place++) {
    const [a, b] = [spots[place - 1]!, spots[place]!];
    const along = unit(minus(b, a));
    for (let share = 0; share < 1; share += 0.14) {
      const hand = pen.next() < 0.5 ? 1 : -1;
      const side = { x: -along.y * hand, y: along.x * hand };
      const foot = add(between(a, b, share), side, far);
      const top = add(foot, side, pen.between(3, 6));
      sheet.draw("bank", `M${n(foot.x)} ${n(foot.y)}L${n(top.x)} ${n(top.y)}`);
    }
  }
}

/** The way over a river. */
function across(hex: string, joined: ReadonlyMap<string, string[]>, field: Field): Spot {
  const [a = hex, b = hex] = joined.get(hex) ?? [];
  const along = a === b ? minus(mouth(hex, a, field) ?? field.at(hex), field.at(a)) : minus(field.at(b), field.at(a));
  const ray = unit(along);
  return { x: -ray.y, y: ray.x };
}

function lines(sheet: Sheet, kind: Kind, at: Spot, over: Spot, span: number, offsets: readonly number[]): void {
  const side = { x: -over.y, y: over.x };
  for (const offset of offsets) {
    const [a, b] = [add(add(at, side, offset), over, -span / 2), add(add(at, side, offset), over, span / 2)];
    sheet.draw(kind, `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`);
  }
}

function bridge(sheet: Sheet, at: Spot, over: Spot, span: number): void {
  lines(sheet, "road-edge", at, over, 92, [0]);
  lines(sheet, "road", at, over, 92, [0]);
  const side = { x: -over.y, y: over.x };
  for (const hand of [-1, 1]) {
    const rail = add(at, side, hand * 8);
    const [a, b] = [add(rail, over, -span / 2), add(rail, over, span / 2)];
    const [u, v] = [add(add(a, over, -6), side, hand * 6), add(add(b, over, 6), side, hand * 6)];
    sheet.draw("rail", `M${[u, a, b, v].map((one) => `${n(one.x)} ${n(one.y)}`).join("L")}`);
  }
}

function ford(sheet: Sheet, at: Spot, over: Spot): void {
  lines(sheet, "ford", at, over, 56, [-7, 0, 7]);
}
