import { expect, test } from "vitest";
import { arrow } from "./arrow";
import { CARD, PLANS, UNITS, printOf } from "./data";
import { formation } from "./formation";
import { BOARD, FIELD, HEXES, SHEET, apart } from "./geometry";
import { country, woods } from "./growth";
import { ground } from "./ground";
import { mill, town } from "./houses";
import type { Seen } from "./observation";
import { inside, shores } from "./region";
import { hills } from "./relief";
import { Sheet } from "./sheet";
import { theatre } from "./theatre";
import { rivers } from "./water";

test("fifteen battles, all their hexes on the board, all their units printed", () => {
  expect(PLANS.size).toBe(15);
  for (const plan of PLANS.values()) {
    for (const hex of [...plan.terrain.keys(), ...plan.units.map((one) => one.hex)]) expect(HEXES).toContain(hex);
    for (const { nation, name } of plan.units) expect(UNITS.has(`${nation} ${name}`)).toBe(true);
    for (const sides of plan.works.values()) expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
  }
  expect(printOf("french", "LN")).toMatchObject({ arm: "infantry", blocks: 4 });
  expect([...CARD.values()].filter((one) => one.isSection && Object.keys(one.orders).length === 0)).toEqual([]);
});

test("the ground of a battle is engraved once, from the lowest to the highest, and turned it differs", () => {
  const plan = PLANS.get("waterloo")!;
  const layers = ground(plan, false);
  expect(ground(plan, false)).toBe(layers);
  const kinds = layers.map((one) => one.kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.indexOf("hill")).toBeLessThan(kinds.indexOf("roof"));
  expect(ground(plan, true)).not.toEqual(layers);
  for (const { d } of layers) expect(d).not.toMatch(/NaN|undefined|Infinity/);
});

test("a sheet gathers strokes by kind in its own order", () => {
  const sheet = new Sheet();
  sheet.draw("roof", "M2");
  sheet.draw("meadow", "M0");
  sheet.draw("roof", "M3");
  expect(sheet.layers()).toEqual([
    { kind: "meadow", d: "M0" },
    { kind: "roof", d: "M2M3" },
  ]);
});

test("each kind of ground leaves its own strokes", () => {
  const kindsOf = (draw: (sheet: Sheet) => void): string[] => {
    const sheet = new Sheet();
    draw(sheet);
    return sheet.layers().map((one) => one.kind);
  };
  const hexes = new Set(["E5", "E6"]);
  expect(kindsOf((sheet) => woods(sheet, hexes, FIELD))).toContain("tree");
  expect(kindsOf((sheet) => hills(sheet, hexes, FIELD))).toContain("hachure");
  expect(kindsOf((sheet) => town(sheet, FIELD.at("E5"), "x"))).toContain("roof");
  expect(kindsOf((sheet) => mill(sheet, FIELD.at("E5"), "E5"))).toContain("sail");
  expect(kindsOf((sheet) => HEXES.forEach((hex) => country(sheet, FIELD.at(hex), hex)))).toContain("furrow");
  const waters = {
    hexes: new Map([
      ["E5", false],
      ["E6", false],
    ]),
    bridges: new Set(["E5"]),
    fords: new Set(["E6"]),
  };
  expect(kindsOf((sheet) => rivers(sheet, waters, FIELD))).toEqual(expect.arrayContaining(["river", "rail", "ford"]));
});

test("ground of several hexes has one shore, a hole another", () => {
  const ring = new Set(["D5", "D6", "E5", "E7", "F5", "F6"]);
  expect(shores(new Set(["E5", "E6"]), FIELD, "x", 0, 0)).toHaveLength(1);
  expect(shores(new Set(["E5", "E9"]), FIELD, "x", 0, 0)).toHaveLength(2);
  expect(shores(ring, FIELD, "x", 0, 0)).toHaveLength(2);
  expect(inside({ x: 0, y: 0 }, { x: 5, y: 0 })).toEqual({ x: -0, y: 1 });
});

test("an arrow keeps clear of both middles", () => {
  const { shaft, head } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 20, 30);
  expect(shaft).toMatch(/^M20\.0 0\.0Q/);
  expect(head).toContain("L70.0 0.0L");
});

test("every block has its place, apart from the others", () => {
  for (const arm of ["infantry", "cavalry", "artillery"] as const) {
    for (let count = 1; count <= 5; count++) {
      if (arm === "artillery" && count > 3) continue;
      const { blocks } = formation(arm, count, false);
      expect(blocks).toHaveLength(count);
      blocks.forEach((a, place) => blocks.slice(place + 1).forEach((b) => expect(apart(a, b)).toBeGreaterThan(14)));
    }
  }
  expect(formation("infantry", 4, true).blocks.map((one) => one.turn)).toEqual([0, 90, 0, 90]);
});

test("the view is around what is lit, in the shape of the window and on the sheet", () => {
  const board = { units: [{ piece: "a", hex: "A1" }], leaders: [], combat: null, question: {} } as unknown as Seen;
  const box = theatre(board, new Set(["hex:E7", "piece:a"]), FIELD, 1.5);
  expect(box.w / box.h).toBeCloseTo(1.5);
  for (const spot of [FIELD.at("E7"), FIELD.at("A1")]) {
    expect(spot.x).toBeGreaterThan(box.x);
    expect(spot.x).toBeLessThan(box.x + box.w);
  }
  expect(box.x).toBeGreaterThanOrEqual(SHEET.x);
  const empty = theatre({ ...board, units: [] }, new Set(), FIELD, 1);
  expect(empty.x + empty.w / 2).toBeCloseTo(BOARD.w / 2);
});
