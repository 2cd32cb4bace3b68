import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine, View } from "../api/types";
import type { Staging } from "../games/staging";
import type { Sound } from "../lib/sound";
import { Director, type Wishes } from "./director.svelte";
import type { SeatLink } from "./link.svelte";

let heard: Sound[] = [];

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

interface Heard {
  view: View | null;
  log: LogLine[];
  logStart: number;
  onlook: (() => void) | null;
}

interface Opened {
  director: Director;
  link: Heard;
  tell: (view: View, ...lines: LogLine[]) => void;
  /** How much of the log was noted as seen. */
  noted: () => number | null;
}

/** A director, and what its link has heard. */
function open(pace = 1, more: Partial<Wishes> & { isUp?: boolean } = {}): Opened {
  const link: Heard = { view: null, log: [], logStart: 0, onlook: null };
  let noted: number | null = null;
  const director = new Director(link as unknown as SeatLink, {
    pace: () => pace,
    hear: (sound) => void heard.push(sound),
    stage: ({ kind }) => STAGING[kind],
    seenTo: () => 0,
    saw: (end) => (noted = end),
    past: () => Promise.resolve([]),
    ...more,
  });
  const tell = (now: View, ...lines: LogLine[]): void => {
    link.view = now;
    link.log = [...link.log, ...lines];
    link.onlook?.();
  };
  if (more.isUp ?? true) director.raise();
  return { director, link, tell, noted: () => noted };
}

const shown = (director: Director): unknown => director.view?.observation["name"];

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});
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
  const { director, link, tell } = open();
  tell(view("begin"), line("turn"), line("lost"));
  expect([director.isPlaying, director.marks.length]).toEqual([false, 1]);
  link.log = [];
  tell(view("back", "play"));
  expect([director.isPlaying, shown(director), director.marks.length]).toEqual([false, "back", 0]);
});

test("an undo while news are playing ends them: what was to be played has not happened", async () => {
  const { director, link, tell } = open();
  tell(view("begin"));
  tell(view("moved"), line("moved"), line("moved"));
  expect(director.isPlaying).toBe(true);
  link.log = [line("moved")].slice(1);
  tell(view("back", "play"));
  expect([director.isPlaying, director.told, shown(director), director.canRepeat]).toEqual([
    false,
    null,
    "back",
    false,
  ]);
  await vi.runAllTimersAsync();
  expect([shown(director), director.view?.prompt]).toEqual(["back", "play"]);
});

test("after a lost connection what came meanwhile is played, and what is known is not", async () => {
  const { director, link, tell } = open();
  tell(view("begin"), line("moved"), line("moved"));
  [link.log, link.logStart] = [[line("moved")], 1];
  tell(view("later", "play"), line("turn"), line("rolled"));
  expect([director.isPlaying, director.told?.line.kind]).toEqual([true, "turn"]);
  await vi.runAllTimersAsync();
  expect([director.isPlaying, shown(director), director.log.length, director.logStart]).toEqual([false, "later", 3, 1]);
  tell(view("later", "play"));
  expect(director.isPlaying).toBe(false);
});

test("a spectator is told of both sides, and of no first turn", () => {
  const { director, tell } = open(1, { seenTo: () => null });
  const watched = (name: string): View => ({ ...view(name), seat: -2 });
  tell(watched("begin"), line("turn"), line("moved"));
  expect([director.isPlaying, director.begins, director.missed]).toEqual([false, null, 0]);
  tell(watched("a"), line("moved", OWN));
  expect([director.isPlaying, director.told?.line.who]).toEqual([true, OWN]);
});

test("nothing plays before the curtain is up, and then everything that came behind it does", async () => {
  const { director, tell, noted } = open(1, { isUp: false, seenTo: () => 5 });
  tell(view("begin"), line("moved", OWN));
  tell(view("theirs"), line("turn"), line("moved"));
  tell(view("asked", "play"), line("lost"));
  await vi.runAllTimersAsync();
  expect([director.view, director.told, director.isPlaying, heard, noted()]).toEqual([null, null, false, [], null]);
  director.raise();
  expect([director.isPlaying, director.told?.line.kind]).toEqual([true, "turn"]);
  director.lower();
  expect([director.isPlaying, director.told]).toEqual([false, null]);
  tell(view("again"), line("turn"));
  expect([director.isPlaying, director.told]).toEqual([false, null]);
  director.raise();
  await vi.runAllTimersAsync();
  expect([director.isPlaying, shown(director)]).toEqual([false, "again"]);
});

test("where the other side begins the field is shown and it is said who, before its news", async () => {
  const field = { view: view("first"), log: [line("turn")], start: 0, lines: [line("turn")], before: view("field") };
  const { director, tell, noted } = open(1, { seenTo: () => null, past: () => Promise.resolve([field]) });
  tell(view("first"), line("turn"));
  tell(view("second"), line("moved"));
  await vi.advanceTimersByTimeAsync(0);
  expect([director.begins, director.isPlaying, shown(director), director.told]).toEqual([OTHER, true, "field", null]);
  expect(noted()).toBeNull();
  await vi.advanceTimersByTimeAsync(2400);
  expect([director.begins, director.told?.line.kind]).toEqual([null, "turn"]);
  await vi.runAllTimersAsync();
  expect([director.isPlaying, shown(director), noted()]).toEqual([false, "second", 2]);
});

test("who has not moved yet is announced, and a press ends that too", () => {
  const { director, tell } = open(1, { seenTo: () => null });
  tell(view("field"), line("turn"), line("drew", OWN));
  expect([director.begins, director.isPlaying]).toEqual([OTHER, true]);
  expect(director.stop()).toBe(true);
  expect([director.begins, director.isPlaying, shown(director)]).toEqual([null, false, "field"]);
  const own = open(1, { seenTo: () => null });
  own.tell(view("mine", "play"), line("turn"), line("drew"));
  expect([own.director.begins, own.director.isPlaying]).toEqual([null, false]);
});

test("news since the last visit are offered, and played when that is wished, picture by picture", async () => {
  const then = { view: view("after"), log: [line("moved")], start: 0, lines: [line("moved")], before: view("then") };
  const past = vi.fn(() => Promise.resolve([then]));
  const { director, tell, noted } = open(0, { seenTo: () => 1, past });
  tell(view("now", "play"), line("turn"), line("moved"), line("moved", OWN));
  expect([director.missed, director.isPlaying, noted(), shown(director)]).toEqual([2, false, null, "now"]);
  void director.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(past).toHaveBeenCalledWith(1, expect.anything());
  expect([director.missed, director.isPlaying, shown(director), noted()]).toEqual([0, true, "after", 3]);
  await vi.runAllTimersAsync();
  expect([director.isPlaying, shown(director)]).toEqual([false, "now"]);
});

test("what was seen is not offered again, nor what one has answered since, nor what was put away", () => {
  const seen = open(1, { seenTo: () => 2 });
  seen.tell(view("now", "play"), line("turn"), line("moved"));
  expect([seen.director.missed, seen.noted()]).toEqual([0, 2]);
  const missed = open(1, { seenTo: () => 1 });
  missed.tell(view("now", "play"), line("turn"), line("moved"));
  expect(missed.director.missed).toBe(1);
  missed.tell(view("mine"), line("moved", OWN));
  expect([missed.director.missed, missed.noted()]).toEqual([0, 3]);
  const away = open(1, { seenTo: () => 0 });
  away.tell(view("now", "play"), line("turn"), line("moved"));
  expect(away.director.missed).toBe(2);
  away.director.putAway();
  expect([away.director.missed, away.noted()]).toEqual([0, 2]);
});

test("whoever is asked is called once, where nothing is played too", async () => {
  const still = open(0);
  still.tell(view("begin"));
  still.tell(view("asked", "play"), line("moved"));
  still.tell(view("next", "play"), line("moved", OWN));
  expect(heard).toEqual(["turn"]);
  heard = [];
  const { director, tell } = open();
  tell(view("begin"));
  tell(view("asked", "play"), line("moved"));
  await vi.runAllTimersAsync();
  tell(view("rolled", "play"), line("rolled", OWN));
  await vi.runAllTimersAsync();
  director.again();
  await vi.runAllTimersAsync();
  expect(heard.filter((name) => name === "turn")).toEqual(["turn"]);
});
