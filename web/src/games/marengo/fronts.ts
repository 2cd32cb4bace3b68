// The approaches as they are drawn: the stretch where two locales face each other, and what lies on it.
import { CROSSINGS, LOCALES, SIDES, opposite, type Side } from "./data";
import { add, apart, between, inward, length, minus, unit, type Spot } from "./geometry";

export interface Front {
  side: Side;
  /** The ends of the stretch, in this locale's edge. */
  a: Spot;
  b: Spot;
  /** Into the locale. */
  normal: Spot;
  length: number;
  /** Degrees of the edge, never upside down. */
  angle: number;
  /** How far along the edge the printed symbols stand, from 0 to 1. */
  symbolsAt: number;
  arrowAt: number;
}

/** Where a point falls on a line, as a share of it. */
function share(at: Spot, a: Spot, b: Spot): number {
  const along = minus(b, a);
  return ((at.x - a.x) * along.x + (at.y - a.y) * along.y) / (length(along) ** 2 || 1);
}

/** The part of an edge that the opposite edge faces. */
function facing([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): [Spot, Spot] {
  const ends = [share(c, a, b), share(d, a, b)].sort((x, y) => x - y);
  const low = Math.max(0, Math.min(1, ends[0]!));
  const high = Math.max(0, Math.min(1, ends[1]!));
  return high - low < 0.2 ? [a, b] : [between(a, b, low), between(a, b, high)];
}

const PLACES = [0.5, 0.38, 0.62, 0.27, 0.73, 0.18, 0.82];

/** The place along an edge that keeps away from what is there already. */
function freest(a: Spot, b: Spot, taken: readonly Spot[], need: number): number {
  const room = (place: number): number => Math.min(need, ...taken.map((other) => apart(between(a, b, place), other)));
  let best = 0.5;
  for (const place of PLACES) if (room(place) > room(best) + 2) best = place;
  return best;
}

function front(side: Side): Front {
  const [a, b] = facing(side.edge, opposite(side).edge);
  const normal = inward([a, b], LOCALES[side.locale]!.polygon);
  const size = apart(a, b);
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const roads = CROSSINGS.filter((one) => one.approach === side.approach).map((one) => one.at);
  const signs = side.penalties.infantry + side.penalties.cavalry + side.penalties.artillery;
  const symbolsAt = freest(a, b, roads, 16 + signs * 10);
  const arrowAt = freest(a, b, [...roads, between(a, b, symbolsAt)], 40);
  const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
  return { side, a, b, normal, length: size, angle: upright, symbolsAt, arrowAt };
}

export const FRONTS: readonly Front[] = SIDES.map(front);
export const FRONT: ReadonlyMap<string, Front> = new Map(FRONTS.map((one) => [one.side.id, one]));

/** The middle of the lane between a front and the opposite one. */
export function lane(one: Front, place = 0.5): Spot {
  const other = FRONT.get(opposite(one.side).id)!;
  const here = between(one.a, one.b, place);
  const onOther = between(other.a, other.b, Math.max(0, Math.min(1, share(here, other.a, other.b))));
  return between(here, onOther);
}

export function along(one: Front): Spot {
  return unit(minus(one.b, one.a));
}

/** A point of the front: along the edge and then into the locale. */
export function onFront(one: Front, place: number, deep: number): Spot {
  return add(between(one.a, one.b, place), one.normal, deep);
}
