import { expect, test, vi } from "vitest";
import type { MatchPublic } from "../api/types";
import { isWatched, pause } from "./pace";

test("a pause lies between its bounds, wherever chance falls", () => {
  for (const [chance, expected] of [
    [0, 900],
    [0.5, 1200],
    [1, 1500],
  ] as const) {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    expect(pause()).toBe(expected);
  }
});

test("only another person could learn from the time of an answer", () => {
  const match = (...kinds: string[]): MatchPublic =>
    ({ seats: kinds.map((kind, seat) => ({ seat, kind })) }) as unknown as MatchPublic;
  expect(isWatched(match("human", "bot"), 0)).toBe(false);
  expect(isWatched(match("human", "open"), 0)).toBe(true);
  expect(isWatched(match("bot", "human"), 1)).toBe(false);
});
