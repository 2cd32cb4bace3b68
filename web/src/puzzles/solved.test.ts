import { expect, test } from "vitest";
import type { GameInfo } from "../api/types";
import { dayOf, isSolved, keepSolved, nextOf, ofDay } from "./solved.svelte";

const game = (name: string, ...ids: string[]): GameInfo =>
  ({ name, puzzles: ids.map((id) => ({ id, scenario: "", seat: 0 })) }) as unknown as GameInfo;

test("games take turns with the puzzle of the day, and each goes through its own", () => {
  const games = [game("toy", "a", "b"), game("none"), game("top", "c")];
  const days = [0, 1, 2, 3, 4].map((day) => ofDay(games, day)?.puzzle.id);
  expect(days).toEqual(["a", "c", "b", "c", "a"]);
  expect(ofDay([game("none")], 3)).toBe(null);
});

test("a day is the same at both its ends", () => {
  const midnight = Date.UTC(2026, 10, 18);
  expect(dayOf(midnight)).toBe(dayOf(midnight + 86_399_999));
  expect(dayOf(midnight - 1)).toBe(dayOf(midnight) - 1);
});

test("what is solved is kept, and the next is one that is not", () => {
  const toy = game("toy", "a", "b", "c");
  expect(nextOf(toy, "a")?.id).toBe("b");
  keepSolved("toy", "b");
  expect([isSolved("toy", "b"), isSolved("toy", "a")]).toEqual([true, false]);
  expect(nextOf(toy, "a")?.id).toBe("c");
  expect(nextOf(toy, "c")?.id).toBe("a");
  expect(nextOf(game("toy", "b"), "b")).toBe(null);
});
