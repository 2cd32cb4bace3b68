import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine, View } from "../api/types";
import type { Staging } from "../games/staging";
import { Director } from "./director.svelte";
import type { SeatLink } from "./link.svelte";

const STAGING: Staging = {
  turn: { by: "feat" },
  moved: { by: "move", at: () => ["hex:1", "hex:2"] },
  rolled: { by: "dice", at: () => ["hex:1", "hex:2"] },
  lost: { by: "loss", at: () => ["hex:2"] },
  drew: { by: "none", why: "the hand shows it" },
};
const OWN = 0;
const OTHER = 1;

const line = (kind: string, who = OTHER): LogLine => ({ kind, who, rule: "", fields: {}, message: { id: kind } });
const view = (name: string, prompt = ""): View =>
  ({ seat: OWN, observation: { name }, prompt, choices: prompt ? [{}] : [], question: null }) as unknown as View;

/** A director, and what its link has heard. */
function open(pace = 1): { director: Director; tell: (view: View, ...lines: LogLine[]) => void } {
  const link = { log: [] as LogLine[], logStart: 0 };
  const wishes = { pace: () => pace, isHeard: () => false, staging: () => STAGING };
  const director = new Director(link as unknown as SeatLink, wishes);
  const tell = (now: View, ...lines: LogLine[]): void => {
    link.log = [...link.log, ...lines];
    director.see(now, link.log, 0);
  };
  return { director, tell };
}

const shown = (director: Director): unknown => director.view?.observation["name"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("news are played one after another, and then the question is asked", async () => {
  const { director, tell } = open();
  tell(view("begin"));
  tell(view("moved"), line("turn"), line("moved"));
  tell(view("asked", "play"), line("moved"));
  expect([director.isPlaying, director.told?.line.kind, director.view?.prompt]).toEqual([true, "turn", ""]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown(director), director.told?.line.kind, director.log.length]).toEqual(["moved", "moved", 1]);
  await vi.runAllTimersAsync();
  expect([director.isPlaying, shown(director), director.view?.prompt]).toEqual([false, "asked", "play"]);
  expect(director.log.length).toBe(3);
});

test("dice speak before what they did is seen", async () => {
  const { director, tell } = open();
  tell(view("begin"));
  tell(view("dead", "play"), line("rolled"), line("lost"));
  expect([shown(director), director.told?.isSpoken]).toEqual(["begin", false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown(director), director.told?.isSpoken]).toEqual(["begin", true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown(director), director.told?.line.kind]).toEqual(["dead", "lost"]);
});

test("a press ends the playing, and everything is as it is", () => {
  const { director, tell } = open();
  tell(view("begin"));
  expect(director.stop()).toBe(false);
  tell(view("asked", "play"), line("moved"), line("moved"));
  expect(director.stop()).toBe(true);
  expect([director.isPlaying, director.told, shown(director), director.view?.prompt]).toEqual([
    false,
    null,
    "asked",
    "play",
  ]);
  expect(director.log.length).toBe(2);
});

test("own answers are seen at once, and so is everything where nothing is to be played", () => {
  const { director, tell } = open();
  tell(view("begin"));
  tell(view("mine", "play"), line("moved", OWN));
  expect([director.isPlaying, shown(director)]).toEqual([false, "mine"]);
  const still = open(0);
  still.tell(view("begin"));
  still.tell(view("theirs", "play"), line("moved"), line("rolled"));
  expect([still.director.isPlaying, shown(still.director)]).toEqual([false, "theirs"]);
});

test("a loss leaves its mark until the other side's next turn, however fast the news are", () => {
  const { director, tell } = open(0);
  tell(view("begin"));
  tell(view("a"), line("turn"), line("lost"));
  tell(view("b", "play"), line("lost", OWN));
  expect(director.marks.map((one) => one.at)).toEqual(["hex:2", "hex:2"]);
  tell(view("c"), line("turn"));
  expect(director.marks).toEqual([]);
});

test("the last turn is shown again when it is asked for, with reduced motion too", async () => {
  const { director, tell } = open(0);
  tell(view("begin"));
  tell(view("theirs"), line("turn"), line("moved"));
  tell(view("asked", "play"));
  expect(director.canRepeat).toBe(true);
  director.again();
  expect([director.isPlaying, director.told?.line.kind]).toEqual([true, "turn"]);
  await vi.runAllTimersAsync();
  expect([director.isPlaying, shown(director), director.view?.prompt]).toEqual([false, "asked", "play"]);
});

test("what was taken back is not played, and a table opened later shows what is", () => {
  const { director, tell } = open();
  tell(view("begin"), line("turn"), line("lost"));
  expect([director.isPlaying, director.marks.length]).toEqual([false, 1]);
  director.see(view("back", "play"), [], 0);
  expect([director.isPlaying, shown(director), director.marks.length]).toEqual([false, "back", 0]);
});
