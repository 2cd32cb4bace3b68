import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, LogLine } from "../api/types";
import type { Staging } from "../games/staging";
import type { Film } from "./film.svelte";
import { Projector } from "./projector.svelte";

const STAGING: Staging = { moved: { by: "move" }, rolled: { by: "dice" }, lost: { by: "loss" } };
const line = (kind: string): LogLine => ({ kind, who: 0, rule: "", fields: {}, message: { id: kind } });
/** What each frame adds to the log; frames 2 and 4 complete a decision. */
const LINES = [[], [], [line("moved")], [], [line("rolled"), line("lost")]];

function film(): Film {
  const frame = { observation: {}, log_length: 0 } as unknown as Frame;
  return {
    marks: { length: LINES.length, decisions: [0, 2, 4], turns: [], log_lengths: [] },
    frames: new Map(LINES.map((_, place) => [place, frame])),
    linesOf: (place: number) => LINES[place] ?? [],
    want: vi.fn(),
  } as unknown as Film;
}

const heard: string[] = [];
function projector(isStill = false, start = 0): Projector {
  const shown = film();
  const means = {
    isStill: () => isStill,
    stage: ({ kind }: LogLine) => STAGING[kind],
    hear: ({ kind }: LogLine) => void heard.push(kind),
  };
  return new Projector(() => shown, means, start);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  heard.length = 0;
});

test("what happened is staged line by line, and dice speak before it is seen", async () => {
  const one = projector();
  one.toggle();
  await vi.advanceTimersByTimeAsync(100);
  expect([one.at, one.told?.line.kind]).toEqual([2, "moved"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([one.at, one.told?.line.kind, one.told?.isSpoken]).toEqual([3, "rolled", false]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([one.at, one.told?.line.kind]).toEqual([4, "lost"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([one.at, one.isPlaying, one.told]).toEqual([4, false, null]);
  expect(heard).toEqual(["moved", "rolled", "lost"]);
});

test("speeds change how long it lasts, and nothing is staged where nothing may move", async () => {
  const [slow, fast] = [projector(true), projector(true)];
  slow.speed = "slow";
  fast.speed = "fast";
  for (const one of [slow, fast]) one.toggle();
  await vi.advanceTimersByTimeAsync(1000);
  expect([slow.at, fast.at, slow.isPlaying, fast.isPlaying]).toEqual([2, 4, true, false]);
  expect(heard).toEqual([]);
});

test("a pause stops at once, going somewhere pauses, and at the end it begins again", async () => {
  const one = projector();
  one.toggle();
  await vi.advanceTimersByTimeAsync(100);
  one.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([one.at, one.isPlaying, one.told]).toEqual([2, false, null]);
  one.go(4);
  one.toggle();
  await vi.advanceTimersByTimeAsync(10);
  expect([one.at, one.isPlaying]).toEqual([1, true]);
  one.go(3);
  expect([one.at, one.isPlaying]).toEqual([3, false]);
});
