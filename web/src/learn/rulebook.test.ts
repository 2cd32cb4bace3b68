import { expect, test } from "vitest";
import type { Manual } from "../api/types";
import { Rulebook, found, isSection } from "./rulebook.svelte";
import { serve } from "../testing/server";

const words = (text: string): { text: string; style: string }[] => [{ text, style: "" }];
const section = (number: string, title: string, text: string): Manual["sections"][number] => ({
  number,
  title,
  blocks: [{ kind: "text", rows: [[words(text)]], name: "" }],
});
const MANUAL: Manual = {
  title: "Toy",
  opening: [],
  sections: [section("1", "Aim", "Take the hill."), section("1.1", "Hills", "High."), section("10", "Guns", "Roar.")],
  terms: [],
  moments: { "1.1": [{ record: "toy.a", scenario: "hill", step: 3 }] },
};

test("rules are at hand without being opened, moments and examples by their names", async () => {
  const one = section("2", "Guns", "Roar.");
  one.blocks.push({ kind: "example", rows: [[words("Fire.")]], name: "shot" });
  serve([[/manual/, () => ({ ...MANUAL, sections: [...MANUAL.sections, one] })]]);
  const book = new Rulebook();
  void book.want("toy");
  await book.load(); // waits for what is on its way
  expect([book.isOpen, book.manual?.title]).toEqual([false, "Toy"]);
  expect(book.momentsOf("1.1").map((moment) => moment.step)).toEqual([3]);
  expect(book.momentsOf("10")).toEqual([]);
  expect([book.example("shot")?.section.number, book.example("none")]).toEqual(["2", null]);
});

test("a section is opened with those below it, and one goes back the way one came", async () => {
  serve([[/manual/, () => MANUAL]]);
  const book = new Rulebook();
  book.open("toy", "§1");
  await book.load();
  await expect.poll(() => book.sections.map((one) => one.number)).toEqual(["1", "1.1"]);
  book.open("toy", "§10");
  expect(book.sections.map((one) => one.number)).toEqual(["10"]);
  book.back();
  expect(book.at).toBe("1");
  expect(book.canGoBack).toBe(false);
});

test("the first page opens by itself once for each game that has one", async () => {
  serve([[/manual.toy/, () => MANUAL]]);
  const book = new Rulebook();
  await book.welcome("toy");
  expect(book.isOpen).toBe(true);
  book.close();
  await book.welcome("toy");
  expect(book.isOpen).toBe(false);
  await book.welcome("plain");
  expect(book.isOpen).toBe(false);
});

test("a search finds all words, titles before texts", () => {
  expect(found(MANUAL, "hill").map((one) => one.number)).toEqual(["1.1", "1"]);
  expect(found(MANUAL, "GUNS roar").map((one) => one.number)).toEqual(["10"]);
  expect(found(MANUAL, "")).toHaveLength(3);
  expect(found(MANUAL, "sea")).toEqual([]);
});

test("a chart's name is not a section", () => {
  expect([isSection("§9.2"), isSection("CRT"), isSection("")]).toEqual([true, false, false]);
});
