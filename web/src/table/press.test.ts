import { expect, test, vi } from "vitest";
import { Presses } from "./press";

const at = (timeStamp: number, x = 100, y = 100): PointerEvent =>
  ({ timeStamp, clientX: x, clientY: y }) as unknown as PointerEvent;

/** Press and say whether it was a slip. */
function press(presses: Presses, time: number, question: string, x = 100): boolean {
  presses.down(at(time, x), question);
  presses.click("mouse", question);
  return presses.isSlip;
}

test("a second press at the same spot answers only the question that was visible before", () => {
  const presses = new Presses();
  expect(press(presses, 1000, "first")).toBe(false);
  expect(press(presses, 1250, "second")).toBe(true);
  expect(press(presses, 1500, "second")).toBe(true);
  expect(press(presses, 1950, "second")).toBe(false);
});

test("quick presses elsewhere are taken at once, and so is a second press for the same question", () => {
  const presses = new Presses();
  press(presses, 1000, "first");
  expect(press(presses, 1100, "second", 130)).toBe(false);
  expect(press(presses, 1200, "second", 130)).toBe(false);
});

test("a press during which the question changes is for the one that is gone", () => {
  const presses = new Presses();
  presses.down(at(1000), "first");
  presses.click("mouse", "second");
  expect(presses.isSlip).toBe(true);
});

test("keys, and what the page does by itself, are never slips", () => {
  vi.useFakeTimers();
  const presses = new Presses();
  press(presses, 1000, "first");
  press(presses, 1100, "second");
  presses.click("", "second");
  expect(presses.isSlip).toBe(false);
  press(presses, 1200, "second");
  expect(presses.isSlip).toBe(true);
  vi.runAllTimers();
  expect(presses.isSlip).toBe(false);
  vi.useRealTimers();
});

test("a finger is told from a mouse", () => {
  const presses = new Presses();
  presses.click("touch", "first");
  expect(presses.isTouch).toBe(true);
  presses.click("mouse", "first");
  expect(presses.isTouch).toBe(false);
});
