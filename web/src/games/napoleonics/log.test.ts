import { expect, test } from "vitest";
import type { LogLine, Odds } from "../../api/types";
import { leaderKilled, spread, spreadOut } from "./chances";
import { diceOf, lastRoll } from "./dice";
import { join } from "./join";
import { enemyOf, hexOf, leaderAt, previewOf, sideOfSeat, unitAt, type Seen } from "./observation";
import { trail } from "./trail";

const line = (kind: string, fields: object = {}, who = 0, args: Record<string, unknown> = {}): LogLine =>
  ({ kind, fields, who, message: { id: `napoleonics-event-${kind}`, args } }) as unknown as LogLine;
const [FRENCH, BRITISH] = ["fr-LN-1", "br-LN-1"];
const board = {
  units: [
    { piece: "fr-LN-1", hex: "E5" },
    { piece: "br-LN-1", hex: "E6" },
  ],
  leaders: [{ piece: "leader-ney", hex: "E5" }],
  question: { previews: [{ target: "br-LN-1", answer: "piece:br-LN-1" }] },
} as unknown as Seen;

test("the dice of a line are what it says, and most lines have none", () => {
  const faces = [{ face: "cavalry", effect: "hit" }];
  expect(diceOf(line("roll", { faces }))).toEqual(faces);
  expect(diceOf(line("move", { unit: FRENCH }))).toEqual([]);
});

test("the last roll is shown until something moves", () => {
  const roll = line("roll", { faces: [{ face: "cavalry", effect: "hit" }] });
  expect(lastRoll([line("turn"), roll, line("hits")])).toBe(roll);
  expect(lastRoll([roll, line("move")])).toBeNull();
  expect(lastRoll([])).toBeNull();
});

test("moves of the last turn, and a blow from where its unit stood then", () => {
  const log = [
    line("turn"),
    line("move", { unit: FRENCH, from: "A1", to: "A2" }),
    line("turn"),
    line("move", { unit: FRENCH, from: "E4", to: "E5" }),
    line("roll", { unit: FRENCH, target: BRITISH, kind: "melee", faces: [{ face: "flag", effect: "flag" }] }),
    line("retreat", { unit: BRITISH, from: "E6", to: "E7" }, 1),
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
  const orders = join(
    line("order", { unit: "a" }, 0, { unit: "a" }),
    line("order-leader", { leader: "b" }, 0, { leader: "b" }),
  )!;
  expect(orders.message).toEqual({
    id: "web-napoleonics-orders-given",
    args: { list: { id: "web-napoleonics-list", args: { first: "a", rest: "b" } } },
  });
  const more = join(orders, line("order", { unit: "c" }, 0, { unit: "c" }))!;
  expect(more.message.args?.["list"]).toMatchObject({ args: { rest: "c" } });
  expect(join(line("order", { unit: "a" }, 0), line("order", { unit: "a" }, 1))).toBeNull();
  expect(join(line("move", { unit: "a" }), line("hits", { unit: "a" }))).toBeNull();
});

test("a retreat over several hexes is one way; who is stuck loses what the next line says", () => {
  const way = join(
    line("retreat", { unit: "d" }, 0, { from: "E5", to: "E6" }),
    line("retreat", { unit: "d" }, 0, { from: "E6", to: "E7" }),
  );
  expect(way?.message.args).toEqual({ from: "E5", to: "E7" });
  expect(join(line("retreat", { unit: "d" }), line("retreat", { unit: "e" }))).toBeNull();
  expect(
    join(line("blocked", { unit: "d" }, 0, { lost: 2 }), line("hits", { unit: "d" }, 0, { lost: 1 }))?.message.args,
  ).toEqual({
    lost: 1,
  });
});

const chance = (hits: number, flags: number, ways: number, check: "none" | "killed" = "none") => ({
  hits,
  flags,
  ways,
  of: 36,
  check,
  ends: false,
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
    { hits: 4, flags: 0, check: "killed", ways: 1, of: 6, ends: true },
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
