// The signs of the arms and what is printed along the approaches, as strokes of the pen.
import { n } from "../../lib/pen";
import { ARMS, type Arm } from "./data";
import { FRONTS, along, lane, onFront, type Front } from "./fronts";
import { add, minus, unit, type Spot } from "./geometry";

/** A sign in a box around a point, with its axes: a saltire, a slash or a ball. */
export function sign(arm: Arm, at: Spot, w: number, h: number, right: Spot = { x: 1, y: 0 }): string {
  const down = { x: -right.y, y: right.x };
  const corner = (x: number, y: number): string => {
    const spot = add(add(at, right, (x * w) / 2), down, (y * h) / 2);
    return `${n(spot.x)} ${n(spot.y)}`;
  };
  const box = `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`;
  if (arm === "infantry") return `${box}M${corner(-1, -1)}L${corner(1, 1)}M${corner(-1, 1)}L${corner(1, -1)}`;
  if (arm === "cavalry") return `${box}M${corner(-1, 1)}L${corner(1, -1)}`;
  const r = n(h * 0.36);
  const [x, y] = [n(at.x - h * 0.36), n(at.y)];
  return `${box}M${x} ${y}a${r} ${r} 0 1 0 ${n(h * 0.72)} 0a${r} ${r} 0 1 0 ${n(-h * 0.72)} 0Z`;
}

const PITCH = 19;
export const SIGN_W = 15;
export const SIGN_H = 10;

function readable(front: Front): Spot {
  const right = along(front);
  return right.x < 0 || (right.x === 0 && right.y < 0) ? { x: -right.x, y: -right.y } : right;
}

/** The penalties of a side, in a row along its edge. */
function penalties(front: Front): { arm: Arm; d: string }[] {
  const right = readable(front);
  const middle = onFront(front, front.symbolsAt, 13.5);
  const list = ARMS.flatMap((arm) => Array.from({ length: front.side.penalties[arm] }, () => arm));
  return list.map((arm, place) => ({
    arm,
    d: sign(arm, add(middle, right, (place - (list.length - 1) / 2) * PITCH), SIGN_W, SIGN_H, right),
  }));
}

const ALL = FRONTS.flatMap(penalties);
export const PENALTIES: readonly { arm: Arm; d: string }[] = ARMS.map((arm) => ({
  arm,
  d: ALL.filter((one) => one.arm === arm)
    .map((one) => one.d)
    .join(""),
}));

const s = (at: Spot): string => `${n(at.x)} ${n(at.y)}`;

function bar(front: Front): string {
  if (!front.side.isWide) return `M${s(onFront(front, 0.02, 2.5))}L${s(onFront(front, 0.98, 2.5))}`;
  const [a, b] = [0.03, 0.97];
  return `M${s(onFront(front, a, 0))}L${s(onFront(front, b, 0))}L${s(onFront(front, b, 7))}L${s(onFront(front, a, 7))}Z`;
}

/** Palisade teeth where cavalry is obstructed. */
function teeth(front: Front): string {
  const count = Math.max(4, Math.round(front.length / 9));
  let d = "";
  for (let tooth = 0; tooth < count; tooth++) {
    const [a, b, c] = [
      0.03 + (0.94 * tooth) / count,
      0.03 + (0.94 * (tooth + 0.5)) / count,
      0.03 + (0.94 * (tooth + 1)) / count,
    ];
    d += `M${s(onFront(front, a, 1))}L${s(onFront(front, b, -6))}L${s(onFront(front, c, 1))}`;
  }
  return d;
}

/** An arrow head in the lane, pointing east. */
function arrow(front: Front): string {
  const at = lane(front, front.arrowAt);
  const on = unit(minus({ x: 0, y: 0 }, front.normal));
  const side = { x: -on.y, y: on.x };
  const tip = add(at, on, 9);
  return `M${s(add(add(at, on, -7), side, 8))}L${s(tip)}L${s(add(add(at, on, -7), side, -8))}L${s(add(at, on, -2.5))}Z`;
}

const drawnAll = (fronts: readonly Front[], draw: (front: Front) => string): string => fronts.map(draw).join("");

export const NARROW = drawnAll(
  FRONTS.filter((one) => !one.side.isWide),
  bar,
);
export const WIDE = drawnAll(
  FRONTS.filter((one) => one.side.isWide),
  bar,
);
export const TEETH = drawnAll(
  FRONTS.filter((one) => one.side.isObstructing),
  teeth,
);
export const ARROWS = drawnAll(
  FRONTS.filter((one) => one.side.east === 1),
  arrow,
);

/** What the legend explains, in its order. */
export const LEGEND_ROWS = [
  "main",
  "local",
  "narrow",
  "wide",
  "infantry",
  "cavalry",
  "artillery",
  "obstructing",
  "east",
  "capacity",
  "line",
  "disorganized",
] as const;
export type LegendRow = (typeof LEGEND_ROWS)[number];
