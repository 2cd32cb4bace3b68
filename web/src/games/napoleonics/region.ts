// Ground of one kind that covers several hexes has one outline, smoothed as a surveyor would draw it.
import { Pen } from "../../lib/pen";
import { add, apart, between, corner, minus, unit, type Field, type Spot } from "./geometry";

const key = (at: Spot): string => `${Math.round(at.x)}/${Math.round(at.y)}`;

/** The outlines of a set of hexes; clockwise around ground, the other way around holes. */
function outlines(hexes: ReadonlySet<string>, field: Field): Spot[][] {
  const next = new Map<string, [Spot, Spot]>();
  for (const hex of hexes) {
    for (let side = 0; side < 6; side++) {
      if (hexes.has(field.across(hex, side) ?? "")) continue;
      const [a, b] = [corner(field.at(hex), side), corner(field.at(hex), side + 1)];
      next.set(key(a), [a, b]);
    }
  }
  const loops: Spot[][] = [];
  while (next.size > 0) loops.push(loop(next));
  return loops;
}

function loop(next: Map<string, [Spot, Spot]>): Spot[] {
  const found: Spot[] = [];
  let at = next.keys().next().value;
  for (let edge = next.get(at!); edge; edge = next.get(at)) {
    next.delete(at!);
    found.push(edge[0]);
    at = key(edge[1]);
  }
  return found;
}

/** To the right of the way from a to b: inside, for an outline that runs clockwise. */
export function inside(a: Spot, b: Spot): Spot {
  const along = unit(minus(b, a));
  return { x: -along.y, y: along.x };
}

const around = <T>(list: readonly T[], place: number): T => list[(place + list.length) % list.length]!;

/** The middles of all sides, moved inwards and shaken a little: rows of hexes get straight edges. */
function drawn(outline: readonly Spot[], inset: number, pen: Pen, shake: number): Spot[] {
  const middles = outline.map((a, place) => {
    const b = around(outline, place + 1);
    return add(between(a, b), inside(a, b), inset + pen.shake(shake));
  });
  return middles.flatMap((a, place) => {
    const b = around(middles, place + 1);
    return [a, add(between(a, b), inside(a, b), pen.between(-shake * 1.6, 0))];
  });
}

/** Corners cut, as by Chaikin. */
function rounded(ring: readonly Spot[]): Spot[] {
  return ring.flatMap((a, place) => {
    const b = around(ring, place + 1);
    return [between(a, b, 0.25), between(a, b, 0.75)];
  });
}

/** Points at equal steps along a closed line. */
function paced(ring: readonly Spot[], step: number): Spot[] {
  const found: Spot[] = [];
  let left = 0;
  ring.forEach((a, place) => {
    const b = around(ring, place + 1);
    const length = apart(a, b);
    for (; left < length; left += step) found.push(between(a, b, left / length));
    left -= length;
  });
  return found;
}

/** The smooth outlines of a set of hexes as points `step` apart. */
export function shores(
  hexes: ReadonlySet<string>,
  field: Field,
  name: string,
  inset: number,
  shake: number,
  step = 4,
): Spot[][] {
  const pen = new Pen(name);
  return outlines(hexes, field).map((outline) => paced(rounded(rounded(drawn(outline, inset, pen, shake))), step));
}
