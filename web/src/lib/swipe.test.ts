import { expect, test } from "vitest";
import { swipe, wayOf, type Swipes } from "./swipe";

test("a short or slanting stroke is no swipe", () => {
  expect([wayOf(20, 0), wayOf(60, 50), wayOf(-80, 10), wayOf(5, 70), wayOf(0, -50), wayOf(90, -3)]).toEqual([
    null,
    null,
    "left",
    "down",
    "up",
    "right",
  ]);
});

function stroke(panel: HTMLElement, from: Element, dy: number): void {
  const touch = (y: number): Touch => ({ clientX: 10, clientY: y, target: from }) as unknown as Touch;
  const make = (name: string, y: number): Event =>
    Object.assign(new Event(name, { bubbles: true }), { touches: [touch(y)], changedTouches: [touch(y)] });
  panel.dispatchEvent(make("touchstart", 100));
  panel.dispatchEvent(make("touchend", 100 + dy));
}

test("a swipe folds a panel, unless it scrolls what is read in it", () => {
  const panel = document.createElement("div");
  const list = document.createElement("div");
  panel.append(list);
  let folded = 0;
  const swipes: Swipes = { down: () => folded++ };
  const action = swipe(panel, swipes);
  stroke(panel, list, 80);
  expect(folded).toBe(1);
  Object.defineProperty(list, "scrollTop", { value: 30 });
  stroke(panel, list, 80);
  expect(folded).toBe(1);
  if (action) action.destroy?.();
  stroke(panel, panel, 80);
  expect(folded).toBe(1);
});
