import { expect, test } from "vitest";
import type { LogLine } from "../../api/types";
import { CARDS } from "./data";
import { cardOf, enemyOf, sideOf, type Seen } from "./observation";
import { trail } from "./trail";

const UNITS = CARDS.filter((one) => one.kind === "combat").map((one) => one.id);
const line = (kind: string, numbers: number[], who = 0): LogLine => ({ kind, numbers, who }) as unknown as LogLine;
const board = { tiles: [{ units: [] }, { units: [{ unit: "german:scout_a" }] }] } as unknown as Seen;
const TARGET = UNITS.length + UNITS.indexOf("scout_a");

test("the moves of two turns are drawn, each step once, by the side of the unit", () => {
  const log = [
    line("moved", [0, 8, 9]),
    line("turn", []),
    line("moved", [0, 1, 2]),
    line("moved", [0, 1, 2]),
    line("turn", []),
    line("moved", [UNITS.length, 3, 4]),
  ];
  expect(trail(log, board).moves).toEqual([
    { side: "us", from: 1, to: 2 },
    { side: "german", from: 3, to: 4 },
  ]);
});

test("a shot lies on the tile where its target stands, counted, and hits or not", () => {
  const shot = (hit: number): LogLine => line("rolled", [0, 0, TARGET, 0, 0, 0, 0, hit]);
  expect(trail([shot(1), shot(0), line("rolled", [0, 0, 0, 0, 0, 0, 0, 1])], board).shots).toEqual([
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
