import { expect, test } from "vitest";
import { sheets } from "./sheets.svelte";

test("one sheet lies over the table, and begins where it was opened", () => {
  sheets.open("reader", "supply");
  expect([sheets.shown, sheets.at]).toEqual(["reader", "supply"]);
  sheets.open("charts");
  expect([sheets.shown, sheets.at]).toEqual(["charts", ""]);
  sheets.close();
  expect(sheets.shown).toBeNull();
});

test("a dialog that tells late that it was closed does not take the next sheet away", () => {
  sheets.open("reader");
  sheets.open("charts");
  sheets.close("reader");
  expect(sheets.shown).toBe("charts");
  sheets.close("charts");
  expect(sheets.shown).toBeNull();
});
