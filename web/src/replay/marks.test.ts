import { expect, test } from "vitest";
import type { Marks } from "../api/types";
import { frameOfLine, lastOf, moved, moveOf, turnAt, type Move } from "./marks";

const message = { id: "m", args: {} };
const MARKS: Marks = {
  length: 10,
  decisions: [0, 2, 5, 6, 9],
  turns: [
    { at: 0, who: 0, message },
    { at: 5, who: 1, message },
  ],
  log_lengths: [1, 1, 3, 3, 3, 4, 6, 6, 6, 7],
};

test.each<[Move, number, number]>([
  ["on", 0, 2],
  ["on", 3, 5],
  ["on", 9, 9],
  ["back", 3, 2],
  ["back", 0, 0],
  ["click-on", 3, 4],
  ["click-back", 0, 0],
  ["turn-on", 0, 5],
  ["turn-on", 5, 9],
  ["turn-back", 6, 5],
  ["turn-back", 5, 0],
  ["first", 7, 0],
  ["last", 1, 9],
])("%s from %d leads to %d", (by, at, to) => {
  expect(moved(MARKS, at, by)).toBe(to);
});

test("a line of the log is first seen on the frame that brought it", () => {
  expect([0, 1, 2, 3, 5, 6, 99].map((line) => frameOfLine(MARKS, line))).toEqual([0, 2, 2, 5, 6, 9, 9]);
});

test("the turn that runs is the last that has begun", () => {
  expect([turnAt(MARKS, 4), turnAt(MARKS, 5), turnAt({ ...MARKS, turns: [] }, 5)]).toEqual([0, 1, -1]);
  expect(lastOf({ ...MARKS, length: 0 })).toBe(0);
});

test("keys move by decisions and turns, with Shift by clicks", () => {
  const key = (name: string, shiftKey = false): Move | undefined =>
    moveOf({ key: name, shiftKey } as unknown as KeyboardEvent);
  expect([key("ArrowRight"), key("ArrowRight", true), key("PageUp"), key("x")]).toEqual([
    "on",
    "click-on",
    "turn-back",
    undefined,
  ]);
});
