// Roads: from every crossing a curve to the junction inside the locale, smooth over the borders.
import { n } from "../../lib/pen";
import { CROSSING, LOCALES, SIDES, type Crossing, type Locale } from "./data";
import { FRONT } from "./fronts";
import { add, apart, average, between, minus, pole, unit, type Spot } from "./geometry";

type Curve = [Spot, Spot, Spot, Spot];

export interface Stretch {
  crossing: Crossing;
  locale: number;
  /** From the crossing to the junction. */
  curve: Curve;
}

/** Roads that end at the bridge of the pontoons have no junction. */
const isRoad = (id: string): boolean => id !== "entry-pontoon";

function hub(locale: Locale, group: readonly string[]): Spot {
  const ends = group.filter(isRoad).map((id) => CROSSING.get(id)!.at);
  const middle = pole(locale.polygon, 16).at;
  return ends.length === 1 ? between(ends[0]!, middle, 0.8) : between(average(ends), middle, 0.35);
}

const HUBS = new Map<string, Spot>();
for (const locale of LOCALES) {
  for (const group of locale.roads) for (const id of group) HUBS.set(`${id}/${locale.id}`, hub(locale, group));
}

/** The direction of a road at its crossing, into the locale: between straight over and straight on. */
function heading(crossing: Crossing, locale: number): Spot {
  const here = HUBS.get(`${crossing.id}/${locale}`) ?? crossing.at;
  const side = SIDES.find((one) => one.approach === crossing.approach && one.locale === locale);
  if (!side) return unit(minus(here, crossing.at));
  const there = HUBS.get(`${crossing.id}/${side.beyond}`) ?? crossing.at;
  const on = unit(minus(here, there));
  return unit(add(on, FRONT.get(side.id)!.normal, 0.8));
}

function curve(a: Spot, da: Spot, b: Spot, db: Spot): Curve {
  const reach = apart(a, b) * 0.38;
  return [a, add(a, da, reach), add(b, db, reach), b];
}

/** Cut a curve at its middle; both halves begin at their old ends. */
function halves([a, b, c, d]: Curve): [Curve, Curve] {
  const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)];
  const [abc, bcd] = [between(ab, bc), between(bc, cd)];
  const middle = between(abc, bcd);
  return [
    [a, ab, abc, middle],
    [d, cd, bcd, middle],
  ];
}

/** The two crossings that the through road joins: main ones first, and as opposite as can be. */
function through(ends: readonly Crossing[], middle: Spot): [Crossing, Crossing] | null {
  let best: [Crossing, Crossing] | null = null;
  let least = Infinity;
  ends.forEach((a, place) => {
    for (const b of ends.slice(place + 1)) {
      const [u, v] = [unit(minus(a.at, middle)), unit(minus(b.at, middle))];
      const bend = u.x * v.x + u.y * v.y - (a.isMain ? 2 : 0) - (b.isMain ? 2 : 0);
      if (bend < least) [best, least] = [[a, b], bend];
    }
  });
  return best;
}

function stretches(locale: Locale, group: readonly string[]): Stretch[] {
  const ends = group.filter(isRoad).map((id) => CROSSING.get(id)!);
  if (ends.length === 0) return [];
  const middle = hub(locale, group);
  const pair = through(ends, middle);
  const at = (crossing: Crossing, made: Curve): Stretch => ({ crossing, locale: locale.id, curve: made });
  if (!pair)
    return ends.map((one) => at(one, curve(one.at, heading(one, locale.id), middle, unit(minus(one.at, middle)))));
  const [a, b] = pair;
  const whole = curve(a.at, heading(a, locale.id), b.at, heading(b, locale.id));
  const [first, second] = halves(whole);
  const joint = first[3];
  const rest = ends.filter((one) => one !== a && one !== b);
  return [
    at(a, first),
    at(b, second),
    ...rest.map((one) => at(one, curve(one.at, heading(one, locale.id), joint, unit(minus(one.at, joint))))),
  ];
}

export const STRETCHES: readonly Stretch[] = LOCALES.flatMap((locale) =>
  locale.roads.flatMap((group) => stretches(locale, group)),
);

const BY_END = new Map(STRETCHES.map((one) => [`${one.crossing.id}/${one.locale}`, one]));

export function stretch(crossing: string, locale: number): Stretch | undefined {
  return BY_END.get(`${crossing}/${locale}`);
}

export function pointOn([a, b, c, d]: Curve, t: number): Spot {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  return between(between(ab, bc, t), between(bc, cd, t), t);
}

const s = (at: Spot): string => `${n(at.x)} ${n(at.y)}`;

export function drawn([a, b, c, d]: Curve): string {
  return `M${s(a)}C${s(b)} ${s(c)} ${s(d)}`;
}

/** The road over a crossing, from junction to junction. */
export function drawnOver(crossing: string, from: number, to: number): string {
  const [back, on] = [stretch(crossing, from), stretch(crossing, to)];
  const start = back ? `M${s(back.curve[3])}C${s(back.curve[2])} ${s(back.curve[1])} ${s(back.curve[0])}` : "";
  if (!on) return start;
  const [a, b, c, d] = on.curve;
  return `${start || `M${s(a)}`}C${s(b)} ${s(c)} ${s(d)}`;
}

export const ROAD_SPOTS: readonly Spot[] = STRETCHES.flatMap(({ curve: one }) =>
  [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1].map((t) => pointOn(one, t)),
);

export const MAIN_ROADS = STRETCHES.filter((one) => one.crossing.isMain)
  .map((one) => drawn(one.curve))
  .join("");
export const LOCAL_ROADS = STRETCHES.filter((one) => !one.crossing.isMain)
  .map((one) => drawn(one.curve))
  .join("");
