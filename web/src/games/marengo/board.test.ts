import { expect, test } from "vitest";
import { CROSSINGS, LOCALES, SIDES, TIMES, WAY, WAYS, opposite } from "./data";
import { FRONT, FRONTS, lane, onFront } from "./fronts";
import { depth, isInside, meets } from "./geometry";
import { ground, outline, wash } from "./ground";
import { BLOCK_W, CHIP_BOXES, ROOMS, inReserve, isThicket, isTown, labels, onApproach, strip } from "./layout";
import { LOCAL_ROADS, MAIN_ROADS, STRETCHES, drawnOver, pointOn, stretch } from "./roads";
import { AREA_BOXES, PANELS, SHEET } from "./sheet";
import { ARROWS, NARROW, PENALTIES, TEETH, WIDE, sign } from "./signs";
import { BANKS, BROOKS, RIVER_PATH } from "./water";

test("the two sides of an approach face each other", () => {
  SIDES.forEach((side, place) => {
    expect(opposite(side)).toBe(SIDES[place ^ 1]);
    expect(opposite(side).beyond).toBe(side.locale);
    expect(opposite(side).east).toBe(-side.east + 0);
  });
});

test("two ways over a crossing, one way in; sixteen hours", () => {
  const inner = CROSSINGS.filter((one) => one.approach !== "");
  expect(WAYS).toHaveLength(2 * inner.length + (CROSSINGS.length - inner.length));
  for (const way of WAYS) expect(WAY.get(way.id)).toBe(way);
  expect([TIMES.length, TIMES[0], TIMES.at(-1)]).toEqual([16, "06:00", "21:00"]);
});

test("a front lies at the edge of its locale and leads into it", () => {
  for (const front of FRONTS) {
    expect(front.length).toBeGreaterThan(10);
    expect(Math.abs(front.angle)).toBeLessThanOrEqual(90);
    expect(isInside(LOCALES[front.side.locale]!.polygon, onFront(front, 0.5, 5))).toBe(true);
    const middle = lane(front);
    expect(lane(FRONT.get(opposite(front.side).id)!).x).toBeCloseTo(middle.x, -2);
  }
});

test("roads run from their crossing, and over it into the next locale", () => {
  for (const one of STRETCHES) {
    expect(pointOn(one.curve, 0)).toEqual(one.crossing.at);
    expect(stretch(one.crossing.id, one.locale)?.crossing).toBe(one.crossing);
  }
  const way = WAYS.find(
    (one) => one.from >= 0 && stretch(one.crossing.id, one.from) && stretch(one.crossing.id, one.to),
  )!;
  expect(drawnOver(way.crossing.id, way.from, way.to)).toMatch(/^M[\d. -]+C/);
  for (const d of [MAIN_ROADS, LOCAL_ROADS]) expect(d).not.toContain("NaN");
});

test("reserves stand inside their locale, and each piece in a place of its own", () => {
  for (const { id, polygon } of LOCALES) {
    expect(depth(polygon, ROOMS[id]!.at)).toBeGreaterThan(0);
    const stands = inReserve(id, 4);
    expect(new Set(stands.map(({ at }) => `${at.x}/${at.y}`)).size).toBe(4);
  }
});

test("who blocks an approach stands along it, in further lines behind", () => {
  const front = FRONTS[0]!;
  const stands = onApproach(front.side.id, 7);
  const deep = stands.map(({ at }) => (at.x - front.a.x) * front.normal.x + (at.y - front.a.y) * front.normal.y);
  expect(deep).toEqual([...deep].sort((a, b) => a - b));
  expect(deep.at(-1)! - deep[0]!).toBeGreaterThan(10);
  expect(stands.every((one) => one.scale * BLOCK_W > 50)).toBe(true);
  expect(strip(front)).toHaveLength(4);
});

test("numbers do not lie on each other, names not on the panels, halves of a town share one name", () => {
  CHIP_BOXES.forEach((box, place) => {
    for (const other of CHIP_BOXES.slice(place + 1)) expect(meets(box, other)).toBe(false);
  });
  const [a, b] = LOCALES.filter((one) => one.isNamed);
  const set = labels(
    new Map([
      [a!.id, "Marengo"],
      [b!.id, "Marengo"],
    ]),
  );
  expect(set).toHaveLength(1);
  expect(labels(new Map([[a!.id, "A very long name of a farmhouse"]]))[0]!.lines).toHaveLength(2);
  expect(PANELS.length).toBeGreaterThan(Object.keys(AREA_BOXES).length);
  expect(SHEET.w).toBeGreaterThan(2000);
});

test("a town has a name and a thicket has none", () => {
  expect(LOCALES.filter(isTown).length).toBeGreaterThan(0);
  expect(LOCALES.filter((one) => isTown(one) && isThicket(one))).toEqual([]);
});

test("every printed sign is drawn", () => {
  const count = (d: string): number => d.match(/M/g)?.length ?? 0;
  expect(count(NARROW)).toBe(SIDES.filter((one) => !one.isWide).length);
  expect(count(WIDE)).toBe(SIDES.filter((one) => one.isWide).length);
  expect(count(ARROWS)).toBe(SIDES.filter((one) => one.east === 1).length);
  expect(count(TEETH)).toBeGreaterThanOrEqual(4 * SIDES.filter((one) => one.isObstructing).length);
  for (const { arm, d } of PENALTIES) {
    const printed = SIDES.reduce((sum, one) => sum + one.penalties[arm], 0);
    expect(d.match(/Z?M[^M]*Z/g)?.length ?? 0).toBeGreaterThanOrEqual(printed);
  }
  expect(count(sign("infantry", { x: 0, y: 0 }, 10, 6))).toBe(3);
  expect(count(sign("cavalry", { x: 0, y: 0 }, 10, 6))).toBe(2);
});

test("the ground is the same every time and has no hole in it", () => {
  for (const one of [RIVER_PATH, JSON.stringify(BROOKS), JSON.stringify(BANKS)])
    expect(one).not.toMatch(/NaN|undefined/);
  const layers = ground([]);
  expect(ground([])).toEqual(layers);
  for (const { d } of layers) expect(d).not.toMatch(/NaN|undefined/);
  for (const locale of LOCALES) {
    expect(outline(locale)).toMatch(/^M.*Z$/);
    expect(wash(locale)).toMatch(/^wash-\d$/);
  }
});
