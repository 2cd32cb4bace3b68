import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chain } from "../api/types";
import { Drags, givesUp, shown, sourceOf, thingOf } from "./drag.svelte";

const chain: Chain = { back: 0, clicks: [], odds: null, is_fate: true };
const taken: Chain[] = [];
const said: string[] = [];
let found: readonly Chain[] = [chain];
let over = "";

function element(target: string): Element {
  const one = document.createElement("i");
  if (target.startsWith("hex:")) one.dataset["hex"] = target.slice(4);
  else if (target) one.dataset["target"] = target;
  return one;
}

const press = (x: number, target = "piece:a", pointerType = "mouse"): PointerEvent =>
  ({ pointerId: 1, isPrimary: true, button: 0, pointerType, clientX: x, clientY: 0, target: element(target) }) as never;

function drags(): Drags {
  return new Drags(
    {
      mayDrag: (target) => target.startsWith("piece:"),
      ask: () => Promise.resolve(found),
      take: (one) => taken.push(one),
      asksFirst: givesUp,
      say: (target, source) => said.push(`${source}>${target}`),
    },
    () => element(over),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [taken, said].forEach((list) => list.splice(0));
  found = [chain];
  over = "hex:2010";
});
afterEach(() => vi.useRealTimers());

test("what was laid out over a place is meant when it is dropped there", async () => {
  const one = drags();
  one.down(press(0));
  expect(one.move(press(3))).toBe(true);
  expect(one.now).toBeNull();
  one.move(press(40));
  await vi.advanceTimersByTimeAsync(200);
  expect(one.now).toMatchObject({ source: "piece:a", target: "hex:2010", chains: [chain] });
  one.up(press(40));
  expect([taken, said]).toEqual([[chain], []]);
  expect([one.now, one.swallows(), one.swallows()]).toEqual([null, true, false]);
});

test("dropped before it was laid out, or with several meanings, it is only said", () => {
  const one = drags();
  one.down(press(0));
  one.move(press(40));
  one.up(press(40));
  expect([taken, said]).toEqual([[], ["piece:a>hex:2010"]]);
});

test("dropped on nothing or on itself, or cancelled, nothing happens", () => {
  const one = drags();
  for (over of ["", "piece:a"]) {
    one.down(press(0));
    one.move(press(40));
    one.up(press(40));
  }
  over = "hex:2010";
  one.down(press(0));
  one.move(press(40));
  expect(one.cancel()).toBe(true);
  one.up(press(40));
  expect([taken, said, one.cancel()]).toEqual([[], [], false]);
});

test("a mere click and things that are not one's own are no drag; a finger may tremble", () => {
  const one = drags();
  one.down(press(0, "hex:2010"));
  expect(one.move(press(40))).toBe(false);
  one.down(press(0));
  one.up(press(2));
  expect(one.swallows()).toBe(false);
  one.down(press(0, "piece:a", "touch"));
  one.move(press(10, "piece:a", "touch"));
  expect(one.now).toBeNull();
  expect([thingOf(element("hex:1")), thingOf(null)]).toEqual(["hex:1", ""]);
});

const click = (text: string, ends = false): Chain["clicks"][number] => ({ text, ends }) as never;

test("what would end the movement of others, and roll, is laid out to be confirmed", async () => {
  found = [{ ...chain, clicks: [click("done", true), click("a"), click("b")] }];
  const one = drags();
  one.down(press(0));
  one.move(press(40));
  await vi.advanceTimersByTimeAsync(200);
  one.up(press(40));
  expect([taken, said]).toEqual([[], ["piece:a>hex:2010"]]);
  expect(givesUp({ ...found[0]!, is_fate: false })).toBe(false);
});

test("of a drag that gives many answers again only its own are told, of a march who goes first", () => {
  const clicks = ["b", "done", "a", "E6", "b", "D2"].map((text) => click(text));
  expect(shown({ ...chain, back: 3, clicks }).map((one) => one.text)).toEqual(["b", "D2"]);
  expect(shown({ ...chain, clicks }).map((one) => one.text)).toEqual(["b", "done"]);
  expect(shown({ ...chain, clicks: clicks.slice(0, 4) })).toHaveLength(4);
});

test("the card of a corps is dragged for the corps, whatever lies on it", () => {
  const card = document.createElement("li");
  const button = card.appendChild(element("corps:Heinrich"));
  card.dataset["source"] = "corps:Ferdinand";
  expect(sourceOf(button)).toBe("corps:Ferdinand");
  expect(sourceOf(element("piece:a"))).toBe("piece:a");
});
