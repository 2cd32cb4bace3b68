import { expect, test } from "vitest";
import { markTaught, past } from "./marks";

test("what is right is marked in the list and among lit cards, and unmarked again", () => {
  document.body.innerHTML = `
    <button id="list" data-choice="card scout_a"></button>
    <button id="card" class="lit" data-target="card:scout_a"></button>
    <button id="supply" data-target="card:scout_a"></button>
    <button id="other" class="lit" data-target="card:rifleman_a"></button>`;
  const unmark = markTaught(document, [{ target: "card:scout_a", text: "card scout_a" }]);
  const marked = (): string[] => [...document.querySelectorAll(".taught")].map((one) => one.id);
  expect(marked()).toEqual(["list", "card"]);
  unmark();
  expect(marked()).toEqual([]);
});

test("lit cards that are spoken of are marked in another way", () => {
  document.body.innerHTML = `
    <button id="card" class="lit" data-target="card:scout_a"></button>
    <button id="supply" data-target="card:scout_a"></button>`;
  const unmark = markTaught(document, [], ["card:scout_a"]);
  expect([...document.querySelectorAll(".spoken")].map((one) => one.id)).toEqual(["card"]);
  unmark();
  expect(document.querySelector(".spoken")).toBeNull();
});

test("a window is scrolled only as far as it must be", () => {
  expect(past(10, 30, 0, 100)).toBe(0);
  expect(past(90, 130, 0, 100)).toBe(30);
  expect(past(-20, 10, 0, 100)).toBe(-20);
  expect(past(40, 190, 0, 100)).toBe(40);
});
