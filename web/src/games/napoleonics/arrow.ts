// Arrows between hexes.
import { n } from "../../lib/pen";
import { add, between, minus, unit, type Spot } from "./geometry";

export interface Arrow {
  shaft: string;
  head: string;
}

const s = (at: Spot): string => `${n(at.x)} ${n(at.y)}`;

/** A bent arrow that keeps clear of the middles of both hexes. */
export function arrow(a: Spot, b: Spot, before: number, after: number): Arrow {
  const along = unit(minus(b, a));
  const [start, end] = [add(a, along, before), add(b, along, -after)];
  const bend = add(between(start, end), { x: -along.y, y: along.x }, 9);
  const last = unit(minus(end, bend));
  const wing = (hand: number): Spot => add(add(end, last, -15), { x: -last.y, y: last.x }, hand * 8.5);
  return {
    shaft: `M${s(start)}Q${s(bend)} ${s(add(end, last, -9))}`,
    head: `M${s(wing(1))}L${s(end)}L${s(wing(-1))}Z`,
  };
}
