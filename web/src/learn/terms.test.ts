import { expect, test } from "vitest";
import { parted } from "./terms";

const meaning = (text: string): { text: string; style: string }[] => [{ text, style: "" }];
const [hill, crest, reserve] = [meaning("high ground"), meaning("its top"), meaning("середина ділянки")];
const TERMS = [
  { forms: ["hill", "hills"], meaning: hill },
  { forms: ["hill crest"], meaning: crest },
  { forms: ["резерв", "резерві"], meaning: reserve },
];

test("a term is marked where it stands first, the longest of several, and never inside a word", () => {
  expect(parted("Hill crest, hills and uphill, a hill.", TERMS)).toEqual([
    { text: "Hill crest", meaning: crest },
    { text: ", ", meaning: null },
    { text: "hills", meaning: hill },
    { text: " and uphill, a hill.", meaning: null },
  ]);
});

test("forms are whole words in every language, and without terms a sentence is whole", () => {
  expect(parted("Хто в резерві?", TERMS).map((part) => part.text)).toEqual(["Хто в ", "резерві", "?"]);
  expect(parted("резервація", TERMS)).toEqual([{ text: "резервація", meaning: null }]);
  expect(parted("hill", [])).toEqual([{ text: "hill", meaning: null }]);
});
