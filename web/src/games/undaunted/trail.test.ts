import { expect, test } from "vitest";
import type { LogLine } from "../../api/types";
import { cardOf, enemyOf, sideOf, type Seen } from "./observation";
import { trail } from "./trail";

const line = (kind: string, fields: object, who = 0): LogLine => ({ kind, fields, who }) as unknown as LogLine;
const moved = (unit: string, from: string, to: string): LogLine => line("moved", { unit, from, to });
const tile = (id: string, ...units: string[]): object => ({ id, units: units.map((unit) => ({ unit })) });
const board = {
  tiles: [tile("1A"), tile("2A", "german:scout_a"), tile("3A"), tile("4A"), tile("5A")],
} as unknown as Seen;

test("the moves of two turns are drawn, each step once, by the side of the unit", () => {
  const log = [
    moved("us:scout_a", "1A", "5A"),
    line("turn", {}),
    moved("us:scout_a", "2A", "3A"),
    moved("us:scout_a", "2A", "3A"),
    line("turn", {}),
    moved("german:scout_a", "4A", "5A"),
  ];
  expect(trail(log, board).moves).toEqual([
    { side: "us", from: 1, to: 2 },
    { side: "german", from: 3, to: 4 },
  ]);
});

test("a shot lies on the tile where its target stands, counted, and hits or not", () => {
  const shot = (unit: string, hit: boolean): LogLine => line("rolled", { unit, hit });
  const log = [shot("german:scout_a", true), shot("german:scout_a", false), shot("us:scout_a", true)];
  expect(trail(log, board).shots).toEqual([
    { side: "us", tile: 1, hit: true, place: 0 },
    { side: "us", tile: 1, hit: false, place: 1 },
  ]);
});

test("names of units hold side and card", () => {
  expect([sideOf("us:scout_b"), sideOf("german:mortar"), cardOf("german:mortar"), enemyOf("us")]).toEqual([
    "us",
    "german",
    "mortar",
    "german",
  ]);
});
