import { expect, test } from "vitest";
import { partsOf } from "./parts";

const words = (parts: ReturnType<typeof partsOf>): string[][] => parts.map((part) => part.map((one) => one.text));

test("what is short enough is one part, what was done before what comes", () => {
  const parts = partsOf("They missed.", "Fire.\n\nThe odds are shown.", 100, "en");
  expect(words(parts)).toEqual([["They missed.", "Fire.", "The odds are shown."]]);
  expect(parts[0]!.map((one) => one.isAfter)).toEqual([true, false, false]);
});

test("paragraphs that are too long together come one after the other", () => {
  expect(words(partsOf("", "The first one of them all, and long.\n\nA second.\n\nA third.", 50, "en"))).toEqual([
    ["The first one of them all, and long."],
    ["A second.", "A third."],
  ]);
});

test("a paragraph that is too long alone is cut between sentences, nowhere else", () => {
  const text = "The sum is 3 − 1. That is enough: it is above zero. Who leads? Choose A1. Then go on to locale 12.";
  const parts = words(partsOf("", text, 60, "en"));
  expect(parts).toEqual([
    ["The sum is 3 − 1. That is enough: it is above zero."],
    ["Who leads? Choose A1. Then go on to locale 12."],
  ]);
  expect(words(partsOf("", "Одна фраза. Друга фраза!", 14, "uk"))).toEqual([["Одна фраза."], ["Друга фраза!"]]);
});

test("one sentence is never cut, and nothing is said of nothing", () => {
  expect(words(partsOf("", "One sentence that has no end in sight", 10, "en"))).toHaveLength(1);
  expect(partsOf("", "", 10, "en")).toEqual([]);
});
