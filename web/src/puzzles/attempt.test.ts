import { expect, test } from "vitest";
import type { Puzzle } from "../api/types";
import { serve, type Asked } from "../testing/server";
import { Attempt } from "./attempt.svelte";
import { isSolved } from "./solved.svelte";

/** A server whose puzzle is solved by "right", in a decision of one click. */
function puzzle(): void {
  const answer = (request: Asked): Puzzle => {
    const clicks = (request.body as { clicks: string[] }).clicks;
    const view = { seat: 0, observation: { clicks: clicks.length }, choices: [{ target: "hill" }, { target: "road" }] };
    const verdict = clicks.length ? { solved: clicks[0] === "right" } : null;
    return { view, log: [], reasons: [], verdict, drawing: null } as unknown as Puzzle;
  };
  serve([[/puzzles/, answer]]);
}

test("an attempt keeps the table before it, and what is solved is remembered", async () => {
  puzzle();
  const attempt = new Attempt("toy", "one");
  await expect.poll(() => attempt.before).toEqual({ clicks: 0 });
  expect(attempt.spots).toEqual(["hill", "road"]);
  await attempt.play("wrong");
  expect([attempt.now?.verdict?.solved, isSolved("toy", "one")]).toEqual([false, false]);
  await attempt.start();
  expect([attempt.now?.verdict, attempt.clicks]).toEqual([null, []]);
  await attempt.play("right");
  expect([attempt.before, isSolved("toy", "one")]).toEqual([{ clicks: 0 }, true]);
});
