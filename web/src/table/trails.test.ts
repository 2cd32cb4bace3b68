import { expect, test } from "vitest";
import type { Hint } from "../api/types";
import { numbered, trail } from "./trails";

test("a way leads through the places on the board, in the order of the clicks", () => {
  expect(trail([null, { x: 10, y: 10 }, null, { x: 60, y: 10 }])).toEqual([
    { x: 10, y: 10 },
    { x: 60, y: 10 },
  ]);
});

test("clicks on one place are one step of the way", () => {
  expect(
    trail([
      { x: 10, y: 10 },
      { x: 11, y: 12 },
      { x: 60, y: 10 },
      { x: 10, y: 10 },
    ]),
  ).toHaveLength(3);
});

test("a decision of cards alone leaves no trace on the map", () => {
  expect(trail([null, null])).toEqual([]);
});

const hint = (...targets: string[]): Hint => ({ chain: { clicks: targets.map((target) => ({ target })) } }) as never;
const CARDS = new Map([
  ["card:scout_a", { x: 40, y: 500 }],
  ["card:sniper", { x: 90, y: 500 }],
]);
const onCard = (target: string): { x: number; y: number } | null => CARDS.get(target) ?? null;

test("a decision has its number on the card that it plays, with those of others", () => {
  const hints = [hint("card:scout_a", "verb:scout"), hint("card:sniper", "tile:7A"), hint("card:scout_a", "tile:6B")];
  expect(numbered(hints, () => null, onCard)).toEqual([
    { x: 40, y: 500, numbers: [1, 3] },
    { x: 90, y: 500, numbers: [2] },
  ]);
});

test("a verb is numbered on the card that bears it, and once; what is nowhere is not", () => {
  const bearer = (target: string): string | null => (target.startsWith("verb:") ? "card:sniper" : null);
  expect(numbered([hint("verb:attack"), hint("card:sniper", "verb:move")], bearer, onCard)).toEqual([
    { x: 90, y: 500, numbers: [1, 2] },
  ]);
  expect(numbered([hint("option:done", "tile:7A")], () => null, onCard)).toEqual([]);
});
