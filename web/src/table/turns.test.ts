import { expect, test } from "vitest";
import type { LogLine } from "../api/types";
import { drawn } from "../games/drawn";
import type { GameLook } from "../games/look";
import { readUpTo, turnOf } from "./turns";

const look: GameLook = {
  ...drawn,
  weight: (line) => (line.kind === "round" ? "heading" : line.kind === "turn" ? "turn" : "plain"),
};
const line = (kind: string, who: number): LogLine => ({ rule: "", kind, who, fields: {}, message: { id: kind } });
const lines = [line("round", -1), line("turn", 0), line("moved", 0), line("turn", 1), line("moved", 1)];

test("the turn is that of the last line which begins one", () => {
  expect(turnOf(lines, look)).toBe(1);
  expect(turnOf(lines.slice(0, 3), look)).toBe(0);
  expect(turnOf([...lines, line("round", -1)], look)).toBe(-1);
  expect(turnOf([], look)).toBe(-1);
});

test("a reaction in the other's turn does not make that turn old news", () => {
  expect(readUpTo(lines, 10, look, 0)).toBe(13);
  expect(readUpTo(lines, 10, look, 1)).toBe(15);
  expect(readUpTo([...lines, line("round", -1)], 10, look, 0)).toBe(16);
});
