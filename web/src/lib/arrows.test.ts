import { beforeEach, expect, test } from "vitest";
import { nearest, walk } from "./arrows";

function put(name: string, x: number, y: number, isLit = true): HTMLElement {
  const made = document.createElement("button");
  made.id = name;
  made.dataset["target"] = name;
  if (isLit) made.classList.add("lit");
  made.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  document.body.append(made);
  return made;
}

beforeEach(() => document.body.replaceChildren());
const go = (from: HTMLElement, key: string): string => {
  nearest(document.body, from, "button", key);
  return document.activeElement?.id ?? "";
};

test("an arrow goes to the nearest thing in its direction", () => {
  const middle = put("middle", 100, 100);
  put("left", 40, 100);
  put("farther", 0, 100);
  put("right", 150, 110);
  put("below", 100, 170);
  expect(go(middle, "ArrowLeft")).toBe("left");
  expect(go(middle, "ArrowRight")).toBe("right");
  expect(go(middle, "ArrowDown")).toBe("below");
});

test("what lies far aside is farther than what lies straight on", () => {
  const here = put("here", 0, 0);
  put("aside", 20, 60);
  put("straight", 90, 0);
  expect(go(here, "ArrowRight")).toBe("straight");
});

test("where nothing is, and for other keys, focus stays", () => {
  const here = put("here", 0, 0);
  put("right", 50, 0);
  here.focus();
  expect(nearest(document.body, here, "button", "ArrowUp")).toBe(false);
  expect(nearest(document.body, here, "button", "Enter")).toBe(false);
  expect(document.activeElement).toBe(here);
});

test("a walk goes over what glows, with Shift over everything", () => {
  const here = put("here", 0, 0);
  put("dark", 30, 0, false);
  put("lit", 60, 0);
  document.body.onkeydown = walk;
  const press = (shiftKey: boolean): boolean =>
    here.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey, bubbles: true, cancelable: true }));
  expect(press(false)).toBe(false);
  expect(document.activeElement?.id).toBe("lit");
  press(true);
  expect(document.activeElement?.id).toBe("dark");
});
