import { expect, test } from "vitest";
import type { Example } from "../api/types";
import { Reply, serve, type Asked } from "../testing/server";
import { Trial } from "./example.svelte";
import { MOST_CLICKS } from "./tried.svelte";

interface Wish {
  clicks: string[];
  roll: number;
  target: string;
  drawn: string;
}

const REFUSED = { code: "action/illegal", message: { id: "toy-why" }, section: "" };
const reason = { section: "§1", message: { id: "toy-why" } };

/** A server for which "no" is refused, and "late" too where other dice are wished. */
function example(): Wish[] {
  const asked: Wish[] = [];
  const answer = (request: Asked): Example | Reply => {
    const wish = request.body as Wish;
    asked.push(wish);
    if (wish.clicks.includes("no") || (wish.roll && wish.clicks.includes("late"))) return new Reply(409, REFUSED);
    return {
      view: { seat: 0 },
      log: [],
      line: ["one", "two"],
      spots: [],
      odds: null,
      reasons: wish.target ? [reason] : [],
      drawing: wish.drawn ? { rows: [] } : null,
    } as unknown as Example;
  };
  serve([[/example/, answer]]);
  return asked;
}

test("a trial is shown click by click, left and taken back", async () => {
  const asked = example();
  const trial = new Trial("toy", "hill");
  await expect.poll(() => trial.next).toBe("one");
  await trial.show();
  expect([trial.clicks, trial.next]).toEqual([["one"], "two"]);
  await trial.play("three");
  expect(trial.next).toBe(null);
  await trial.back();
  expect([trial.clicks, trial.next]).toEqual([["one"], "two"]);
  await trial.start();
  expect(trial.clicks).toEqual([]);
  expect(asked.at(-1)).toEqual({ clicks: [], roll: 0, target: "", drawn: "" });
});

test("what is refused says why and changes nothing", async () => {
  example();
  const trial = new Trial("toy", "hill");
  await expect.poll(() => trial.now).not.toBe(null);
  await trial.play("no");
  expect(trial.clicks).toEqual([]);
  expect(trial.error).not.toBe(null);
  await trial.why("piece:1");
  expect(trial.reasons).toEqual([reason]);
  expect(await trial.draw("en")).toEqual({ rows: [] });
});

test("other dice keep the clicks as far as they are possible, and a trial has an end", async () => {
  example();
  const trial = new Trial("toy", "hill");
  await expect.poll(() => trial.now).not.toBe(null);
  await trial.show();
  await trial.play("late");
  await trial.reroll();
  expect([trial.clicks, trial.roll]).toEqual([["one"], 1]);
  for (let click = trial.clicks.length; click <= MOST_CLICKS; click++) await trial.play("more");
  expect([trial.clicks.length, trial.isLong]).toEqual([MOST_CLICKS, true]);
});
