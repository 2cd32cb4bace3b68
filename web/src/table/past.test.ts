import { expect, test } from "vitest";
import type { Frame, LogLine, View } from "../api/types";
import { serve } from "../testing/server";
import { past, takes } from "./past";

const line = (kind: string): LogLine => ({ kind, who: 1, rule: "", fields: {}, message: { id: kind } });
const frame = (name: string, length: number): Frame => ({ observation: { name }, log_length: length, move: null });
const view = { seat: 0, observation: { name: "now" } } as unknown as View;
const log = ["a", "b", "c", "d"].map(line);
const frames = [frame("0", 0), frame("1", 1), frame("2", 3), frame("3", 4)];
const told = (all: ReturnType<typeof takes>): unknown[] =>
  all.map((one) => [
    one.before.observation["name"],
    one.view.observation["name"],
    one.lines.map((l) => l.kind).join(""),
  ]);

test("each picture comes with what it adds to the log, from the table as it was seen last", () => {
  expect(told(takes(frames, 1, { view, log, start: 0 }))).toEqual([
    ["1", "2", "bc"],
    ["2", "3", "d"],
  ]);
  expect(told(takes(frames, 0, { view, log, start: 0 }))[0]).toEqual(["0", "1", "a"]);
});

test("lines that are not here any more are left out", () => {
  expect(told(takes(frames, 0, { view, log: log.slice(2), start: 2 }))).toEqual([
    ["1", "2", "c"],
    ["2", "3", "d"],
  ]);
});

test("no more pictures are fetched than lead back to what was seen", async () => {
  const all = Array.from({ length: 120 }, (_, place) => frame(String(place), place));
  const asked = serve([
    [
      /replay/,
      ({ path }) => {
        const [start = 0, count = 0] = [...path.matchAll(/=(\d+)/g)].map(([, number]) => Number(number));
        return { length: 120, frames: all.slice(start, start + count) };
      },
    ],
  ]);
  const lines = Array.from({ length: 119 }, () => line("x"));
  const found = await past("/matches/m/replay/us", "s", 100, { view, log: lines, start: 0 });
  expect([found.length, found[0]?.before.observation["name"]]).toEqual([19, "100"]);
  expect(asked.map(({ path }) => path.split("?")[1])).toEqual(["start=0&count=1", "start=70&count=50"]);
});
