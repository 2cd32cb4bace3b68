import { expect, test } from "vitest";
import { keyAction } from "./keys";

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body): number | string | null => {
  const event = new KeyboardEvent("keydown", { key, ...more });
  Object.defineProperty(event, "target", { value: target });
  return keyAction(event);
};

test("numbers choose an answer, 0 the tenth", () => {
  expect([press("1"), press("9"), press("0")]).toEqual([1, 9, 10]);
});

test("letters are commands, under a Cyrillic layout too", () => {
  expect([press("u"), press("?"), press("Escape"), press("x")]).toEqual(["undo", "help", "escape", null]);
  expect([press("г", { code: "KeyU" }), press("д", { code: "KeyL" })]).toEqual(["undo", "log"]);
  expect([press("i"), press("ш", { code: "KeyI" }), press("е", { code: "KeyT" })]).toEqual([
    "reader",
    "reader",
    "charts",
  ]);
});

test("keys of the browser, of a field and of a dialog are theirs", () => {
  expect([press("u", { ctrlKey: true }), press("f", { metaKey: true }), press("1", { altKey: true })]).toEqual([
    null,
    null,
    null,
  ]);
  for (const name of ["input", "select", "textarea"]) expect(press("u", {}, document.createElement(name))).toBeNull();
});
