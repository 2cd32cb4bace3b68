import { expect, test, vi } from "vitest";
import { serve } from "../testing/server";
import { until } from "../testing/until";
import { drawn } from "./drawn";
import { hasLook, isComing, loadLook, lookOf, seatStyle } from "./looks.svelte";
import { marengo } from "./marengo";
import { napoleonics } from "./napoleonics";
import { prussia } from "./prussia";
import { undaunted } from "./undaunted";

const line = (kind: string, fields: object = {}) => ({ kind, fields }) as never;

test("a look is fetched when it is first needed; a game without one is drawn with letters", async () => {
  serve([[/games/, () => ({ games: [{ name: "chess", board: "" }] })]]);
  expect([hasLook("undaunted"), hasLook("chess")]).toEqual([true, false]);
  expect([isComing("undaunted"), isComing("chess")]).toEqual([true, true]);
  loadLook("undaunted");
  await until(() => expect(lookOf("undaunted")).toBe(undaunted));
  expect(isComing("undaunted")).toBe(false);
  expect(seatStyle("undaunted")).toBe("--seat0: var(--us); --seat1: var(--german)");
  await until(() => expect(lookOf("chess")).toBe(drawn));
  expect(seatStyle("chess")).toBe("--seat0: var(--first); --seat1: var(--second)");
});

test("a board that cannot be had is drawn with letters", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  serve([[/games/, () => ({ games: [{ name: "go", board: "/api/boards/go/none/board.js" }] })]]);
  expect(lookOf("go")).toBeNull();
  await until(() => expect(lookOf("go")).toBe(drawn));
  expect(said).toHaveBeenCalledOnce();
});

test("rounds and turns are headings in the log, great events strong", () => {
  expect([undaunted.weight(line("round")), undaunted.weight(line("turn")), undaunted.weight(line("won"))]).toEqual([
    "heading",
    "turn",
    "strong",
  ]);
  expect([prussia.weight(line("turn")), prussia.weight(line("player-turn")), prussia.weight(line("moved"))]).toEqual([
    "heading",
    "turn",
    "plain",
  ]);
  expect([napoleonics.weight(line("turn")), napoleonics.weight(line("melee"))]).toEqual(["heading", "strong"]);
  expect(marengo.weight(line("nothing"))).toBe("plain");
});

test("the dice of Undaunted are read from their line", () => {
  const rolled = line("rolled", { defence: 6, hit: true, faces: [3, 9], hits: [false, true] });
  expect(undaunted.dice(rolled)).toEqual({ faces: [3, 9], hits: [false, true], success: true });
  expect(undaunted.dice(line("moved"))).toBeNull();
});

test("what has no place on the board is a button", () => {
  expect([undaunted.isButton("verb:move"), undaunted.isButton("tile:7A")]).toEqual([true, false]);
  expect([prussia.isButton("corps:x"), prussia.isButton("hex:2010")]).toEqual([true, false]);
  expect([napoleonics.isButton("option:stand"), napoleonics.isButton("piece:x")]).toEqual([true, false]);
});
