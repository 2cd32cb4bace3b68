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
