// The Bormida, and the brooks that run where an approach hinders horse on both sides.
import { Pen, n, smooth } from "../../lib/pen";
import { SIDES, opposite } from "./data";
import { FRONT, lane, type Front } from "./fronts";
import { add, apart, average, between, minus, unit, type Spot } from "./geometry";

const at = (x: number, y: number): Spot => ({ x, y });

/** The river around the bridgehead of Alessandria, from the south to the Tanaro. */
export const RIVER: readonly Spot[] = [
  at(-20, 1920),
  at(62, 1810),
  at(34, 1690),
  at(88, 1580),
  at(112, 1450),
  at(72, 1330),
  at(104, 1230),
  at(92, 1120),
  at(130, 1040),
  at(96, 950),
  at(14, 900),
  at(-22, 820),
  at(-14, 730),
  at(-4, 650),
  at(40, 582),
  at(130, 562),
  at(250, 596),
  at(370, 606),
  at(452, 560),
  at(470, 480),
  at(540, 420),
  at(606, 366),
  at(618, 286),
  at(682, 226),
  at(700, 140),
  at(660, 60),
  at(716, -20),
  at(800, -100),
];
export const RIVER_PATH = smooth(RIVER, false);

function isBrook(front: Front): boolean {
  const [own, other] = [front.side, opposite(front.side)];
  const hinders = own.penalties.cavalry > 0 && other.penalties.cavalry > 0;
  return hinders && !own.isObstructing && !other.isObstructing;
}

interface Course {
  ends: [Spot, Spot];
  middle: Spot;
  name: string;
}

function course(front: Front): Course {
  return { ends: [lane(front, 0), lane(front, 1)], middle: lane(front), name: front.side.approach };
}

const JOIN = 60;

/** Ends that lie close together become one confluence. */
function joined(courses: readonly Course[]): void {
  const ends = courses.flatMap((one) => one.ends);
  for (const one of courses) {
    one.ends = one.ends.map((end) => average(ends.filter((other) => apart(other, end) < JOIN))) as [Spot, Spot];
  }
}

function meander({ ends, middle, name }: Course): string {
  const pen = new Pen(`brook/${name}`);
  const [a, b] = ends;
  const across = unit({ x: -(b.y - a.y), y: b.x - a.x });
  const bend = (from: Spot, to: Spot, share: number): Spot => add(between(from, to, share), across, pen.shake(6));
  return smooth(
    [a, bend(a, middle, 0.35), bend(a, middle, 0.7), middle, bend(middle, b, 0.35), bend(middle, b, 0.7), b],
    false,
  );
}

const COURSES: Course[] = SIDES.filter((_, place) => place % 2 === 0)
  .map((side) => FRONT.get(side.id)!)
  .filter(isBrook)
  .map(course);
joined(COURSES);
export const BROOKS = COURSES.map(meander).join("");
export const BROOK_APPROACHES: ReadonlySet<string> = new Set(COURSES.map((one) => one.name));

/** Strokes down both banks of the river. */
export const BANKS = (() => {
  const pen = new Pen("banks");
  let d = "";
  for (let place = 1; place < RIVER.length; place++) {
    const [a, b] = [RIVER[place - 1]!, RIVER[place]!];
    const across = unit({ x: -(b.y - a.y), y: b.x - a.x });
    const steps = Math.floor(apart(a, b) / 7);
    for (let step = 0; step < steps; step++) {
      for (const bank of [-1, 1]) {
        const foot = add(between(a, b, step / steps), across, bank * pen.between(32, 37));
        const top = add(foot, across, bank * pen.between(9, 17));
        if (pen.next() < 0.82) d += `M${n(foot.x)} ${n(foot.y)}L${n(top.x)} ${n(top.y)}`;
      }
    }
  }
  return d;
})();

/** The rails of a bridge where a road crosses a brook or the river. */
export function bridge(spot: Spot, along: Spot, span: number, width: number): string {
  const side = { x: -along.y, y: along.x };
  let d = "";
  for (const hand of [-1, 1]) {
    const rail = add(spot, side, (hand * width) / 2);
    const [a, b] = [add(rail, along, -span / 2), add(rail, along, span / 2)];
    const [u, v] = [add(add(a, along, -5), side, hand * 5), add(add(b, along, 5), side, hand * 5)];
    d += `M${n(u.x)} ${n(u.y)}L${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}L${n(v.x)} ${n(v.y)}`;
  }
  return d;
}

export function direction(a: Spot, b: Spot): Spot {
  return unit(minus(b, a));
}
