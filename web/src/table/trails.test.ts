import { expect, test } from "vitest";
import { trail } from "./trails";

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
