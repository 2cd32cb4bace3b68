import { FluentNumber } from "@fluent/bundle";
import { expect, test } from "vitest";
import { FUNCTIONS, Name } from "./names";

const { AGREE, CASE, GENDER, CAPITAL } = FUNCTIONS;
const FORMS: Record<string, string> = { gen: "кінноти", gender: "f" };
const horse = new Name("кіннота", (which) => FORMS[which] ?? null);

test("a name is said in the case that is asked for, or in its basic form", () => {
  expect([CASE!([horse, "gen"], {}), CASE!([horse, "nom"], {}), CASE!([horse, "dat"], {})]).toEqual([
    "кінноти",
    horse,
    horse,
  ]);
  expect(CASE!(["1204", "gen"], {})).toBe("1204");
});

test("words agree with the gender of a name, and the first one is for all others", () => {
  expect(GENDER!([horse], {})).toBe("f");
  expect(AGREE!([horse, "рушив"], { f: "рушила", pl: "рушили" })).toBe("рушила");
  expect(AGREE!([horse, "рушає"], { pl: "рушають" })).toBe("рушає");
  expect([GENDER!(["1204"], {}), AGREE!(["1204", "рушив"], { f: "рушила" })]).toEqual(["", "рушив"]);
});

test("a text begins with a capital letter, and a number stays a number", () => {
  expect([CAPITAL!([horse], {}), CAPITAL!(["її"], {}), CAPITAL!([""], {})]).toEqual(["Кіннота", "Її", ""]);
  const three = new FluentNumber(3);
  expect(CAPITAL!([three], {})).toBe(three);
});
