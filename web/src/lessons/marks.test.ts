import { expect, test } from "vitest";
import { markTaught } from "./marks";

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
