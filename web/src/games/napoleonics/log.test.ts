import { expect, test } from "vitest";
import type { LogLine, Odds } from "../../api/types";
import { leaderKilled, spread, spreadOut } from "./chances";
import { diceOf, lastRoll } from "./dice";
import { HEXES } from "./geometry";
import { join } from "./join";
import { enemyOf, hexOf, leaderAt, previewOf, sideOfSeat, unitAt, type Seen } from "./observation";
import { trail } from "./trail";

const line = (kind: string, numbers: number[] = [], who = 0, args: Record<string, unknown> = {}): LogLine =>
  ({ kind, numbers, who, message: { id: `napoleonics-event-${kind}`, args } }) as unknown as LogLine;
const at = (hex: string): number => HEXES.indexOf(hex);
const board = {
  units: [
    { piece: "fr-LN-1", hex: "E5" },
    { piece: "br-LN-1", hex: "E6" },
  ],
  leaders: [{ piece: "leader-ney", hex: "E5" }],
  question: { previews: [{ target: "br-LN-1" }] },
} as unknown as Seen;

test("a number of the log is a face and what it did", () => {
  expect(diceOf(line("roll", [0, 1, 0, 0, 8, 16, 5]))).toEqual([
    { face: "infantry", effect: "none" },
    { face: "cavalry", effect: "hit" },
    { face: "flag", effect: "flag" },
    { face: "saber", effect: "none" },
  ]);
  expect(diceOf(line("move", [1, 2, 3]))).toEqual([]);
});

test("the last roll is shown until something moves", () => {
  const roll = line("roll", [0, 1, 0, 2]);
  expect(lastRoll([line("turn"), roll, line("hits")])).toBe(roll);
  expect(lastRoll([roll, line("move", [0, 1, 2])])).toBeNull();
  expect(lastRoll([])).toBeNull();
});

test("moves of the last turn, and a blow from where its unit stood then", () => {
  const log = [
    line("turn"),
    line("move", [0, at("A1"), at("A2")]),
    line("turn"),
    line("move", [0, at("E4"), at("E5")]),
    line("roll", [0, 1, 1, 0]),
    line("retreat", [1, at("E6"), at("E7")], 1),
    line("turn"),
  ];
  const found = trail(log, { ...board, units: [board.units[0]!, { ...board.units[1]!, hex: "E7" }] });
  expect(found.steps).toEqual([
    { side: "french", kind: "move", from: "E4", to: "E5" },
    { side: "allied", kind: "retreat", from: "E6", to: "E7" },
  ]);
  expect(found.blows).toEqual([{ side: "french", kind: "melee", from: "E5", to: "E6" }]);
  expect(found.dice?.hex).toBe("E6");
});

test("orders are told in one line, as are drawn cards, and no two of different seats", () => {
  const orders = join(line("order", [0], 0, { unit: "a" }), line("order-leader", [1], 0, { leader: "b" }))!;
  expect(orders.message).toEqual({
    id: "web-napoleonics-orders-given",
    args: { list: { id: "web-napoleonics-list", args: { first: "a", rest: "b" } } },
  });
  const more = join(orders, line("order", [2], 0, { unit: "c" }))!;
  expect(more.message.args?.["list"]).toMatchObject({ args: { rest: "c" } });
  expect(join(line("order", [0], 0), line("order", [0], 1))).toBeNull();
  expect(join(line("move", [0]), line("hits", [0]))).toBeNull();
});

test("a retreat over several hexes is one way; who is stuck loses what the next line says", () => {
  const way = join(
    line("retreat", [3, 1, 2], 0, { from: "E5", to: "E6" }),
    line("retreat", [3, 2, 4], 0, { from: "E6", to: "E7" }),
  );
  expect(way?.message.args).toEqual({ from: "E5", to: "E7" });
  expect(join(line("retreat", [3]), line("retreat", [4]))).toBeNull();
  expect(join(line("blocked", [3], 0, { lost: 2 }), line("hits", [3], 0, { lost: 1 }))?.message.args).toEqual({
    lost: 1,
  });
});

const chance = (hits: number, flags: number, ways: number, check: "none" | "killed" = "none") => ({
  hits,
  flags,
  ways,
  of: 36,
  check,
});

test("chances are laid out by hits and flags, with what is above the last column in it", () => {
  const found = spread([chance(0, 0, 18), chance(0, 5, 9), chance(1, 0, 6), chance(1, 0, 3, "killed")]);
  expect(found.flags).toEqual([0, 1, 2, 3]);
  expect(found.isCut).toBe(true);
  expect(found.rows.map((row) => row.shares)).toEqual([
    [0.5, 0, 0, 0.25],
    [0.25, 0, 0, 0],
  ]);
  expect(found.rows.map((row) => row.total)).toEqual([0.75, 0.25]);
  expect(leaderKilled([chance(1, 0, 3, "killed"), chance(2, 0, 6, "killed")])).toBe(0.25);
  expect(leaderKilled([chance(1, 0, 3)])).toBeNull();
});

test("a throw is read by its words, or not at all", () => {
  const label = (id: string, args: Record<string, number>) => ({
    label: { id: `napoleonics-odds-${id}`, args },
    ways: 1,
    of: 6,
  });
  const thrown = (...chances: unknown[]): Odds["throws"][number] => ({ chances }) as unknown as Odds["throws"][number];
  expect(spreadOut(thrown(label("eliminated-leader-killed", { hits: 4, flags: 0 })))).toEqual([
    { hits: 4, flags: 0, check: "killed", ways: 1, of: 6, isEnd: true },
  ]);
  expect(spreadOut(thrown(label("leader-safe", {})))).toBeNull();
});

test("who stands where", () => {
  expect([unitAt(board, "E6")?.piece, leaderAt(board, "E5")?.piece, unitAt(board, "A1")]).toEqual([
    "br-LN-1",
    "leader-ney",
    undefined,
  ]);
  expect([hexOf(board, "leader-ney"), hexOf(board, "nobody")]).toEqual(["E5", null]);
  expect([enemyOf("french"), sideOfSeat(1), sideOfSeat(-1)]).toEqual(["allied", "allied", null]);
  expect([previewOf(board, null)?.target, previewOf(board, "piece:br-LN-1")?.target]).toEqual(["br-LN-1", "br-LN-1"]);
});
