import { beforeAll, expect, test } from "vitest";
import type { LogLine } from "../../api/types";
import { speak } from "../../testing/words";
import { EAST_OF_LINE, LOCALES, SIDES, WAYS } from "./data";
import {
  eastOfLine,
  enemyOf,
  keyOf,
  kindOf,
  localeOf,
  looksLike,
  ownArmy,
  targetOf,
  type BlockSeen,
  type Seen,
} from "./observation";
import { groups, placed, theatre } from "./places";
import { SHEET } from "./sheet";
import { trail } from "./trail";
import { bagOf, blockWords, describe, guessWords, shortName, shortPlace } from "./words";

beforeAll(() => speak("marengo"));

const block = (more: Partial<BlockSeen>): BlockSeen => ({
  army: "france",
  mark: 1,
  at: "12",
  acted: false,
  disorganized: false,
  up: false,
  declared: false,
  cleaned: false,
  ...more,
});
const own = (piece: string, more: Partial<BlockSeen> = {}): BlockSeen =>
  block({ piece, type: "infantry", strength: 2, ...more });
const board = (blocks: BlockSeen[], more: Partial<Seen> = {}): Seen =>
  ({
    blocks,
    bags: [],
    closed: [],
    barred: [],
    question: {},
    morale: { austria: { committed: {} }, france: { committed: {} } },
    ...more,
  }) as unknown as Seen;

test("a position is a reserve, a side or a holding area", () => {
  const side = SIDES[0]!;
  expect(["12", side.id, "novi"].map(kindOf)).toEqual(["reserve", "side", "area"]);
  expect(["12", side.id, "novi"].map(localeOf)).toEqual([12, side.locale, -1]);
});

test("whose faces are seen is whose table it is; a spectator has none", () => {
  expect(ownArmy(board([own("f1"), block({ army: "austria" })]))).toBe("france");
  expect(ownArmy(board([block({}), block({ army: "austria" })]))).toBeNull();
  expect(enemyOf("austria")).toBe("france");
});

test("a click on a piece means the lit one that looks like it", () => {
  const [a, b, c] = [own("a"), own("b"), own("c", { strength: 1 })];
  const seen = board([a, b, c]);
  const lit = new Set(["piece:a"]);
  expect([targetOf(seen, a, lit), targetOf(seen, b, lit), targetOf(seen, c, lit)]).toEqual([
    "piece:a",
    "piece:a",
    "piece:c",
  ]);
  expect(targetOf(board([a, b], { question: { chosen: ["b"] } }), b, lit)).toBe("piece:b");
  expect([looksLike(a, b), looksLike(a, own("d", { acted: true }))]).toEqual([true, false]);
  expect([keyOf(a), keyOf(block({ mark: 7 }))]).toEqual(["a", "france-7"]);
});

test("pieces stand by arm and strength, each in its own place, in a steady order", () => {
  const guns = own("g", { type: "artillery", strength: 1, mark: 3 });
  const weak = own("w", { strength: 1, mark: 2 });
  const strong = own("s", { strength: 3, mark: 1 });
  const seen = board([guns, weak, strong, block({ army: "austria", at: "novi", mark: 9 })]);
  expect(groups(seen).get("12")?.map(keyOf)).toEqual(["s", "w", "g"]);
  const all = placed(seen);
  expect(all.map(({ block: one }) => keyOf(one))).toEqual(["austria-9", "g", "s", "w"]);
  expect(new Set(all.map(({ stand }) => `${stand.at.x}/${stand.at.y}`)).size).toBe(4);
});

test("the view is where the armies meet, in the shape of the pane; without any it is the whole sheet", () => {
  const seen = board([own("a"), block({ army: "austria", at: "12", mark: 2 }), own("far", { at: "40" })]);
  const box = theatre(seen, 1.6);
  expect(box.w).toBeLessThan(SHEET.w);
  expect(box.w / box.h).toBeCloseTo(1.6);
  expect(theatre(board([]), 1.6)).toEqual(SHEET);
});

test("the arrows of an army's last turn, each once, and retreats of the other", () => {
  const line = (kind: string, numbers: number[], who: number): LogLine =>
    ({ kind, numbers, who }) as unknown as LogLine;
  const way = WAYS.findIndex((one) => one.from >= 0);
  const log = [
    line("turn", [], 0),
    line("cross", [way], 0),
    line("turn", [], 1),
    line("cross", [way], 1),
    line("cross", [way], 1),
    line("attack", [0, 1], 1),
    line("retreat", [12], 0),
    line("to", [0, 0, 13], 0),
  ];
  expect(trail(log, "france").map(({ army, kind }) => [army, kind])).toEqual([
    ["france", "march"],
    ["france", "attack"],
    ["austria", "retreat"],
  ]);
  expect(trail([], "france")).toEqual([]);
});

test("only Austrians count east of the line", () => {
  const east = String([...EAST_OF_LINE][0]);
  const west = String(LOCALES.find((one) => !EAST_OF_LINE.has(one.id))!.id);
  const counts = (army: "austria" | "france", at: string): number => eastOfLine(board([block({ army, at })]));
  expect([counts("austria", east), counts("austria", west), counts("france", east)]).toEqual([1, 0, 0]);
  expect(eastOfLine(board([block({ army: "austria", at: "novi" })]))).toBe(0);
});

test("farms are shortened as on the map, and places told in a word", () => {
  expect(shortName(4)).toBe("C. Peterbona");
  expect(shortPlace("12")).toBe("12 Marengo");
  expect(shortPlace("novi")).toBe("Novi");
});

test("an own piece is told with its face, a hidden one with what it can be", () => {
  const hidden = block({ army: "austria", mark: 5, acted: true });
  const bag = { army: "austria", at: "12", marks: [5], faces: { "infantry 2": [1, 3], "cavalry 1": [2, 2] } } as const;
  const seen = board([own("f1"), hidden], { bags: [bag as unknown as Seen["bags"][number]] });
  expect(bagOf(seen, hidden)).toEqual(bag);
  expect(guessWords(bag as unknown as Seen["bags"][number])).toMatch(/infantry 2.*1–3, cavalry 1.*2$/);
  expect(blockWords(seen, own("f1"))).toContain("infantry 2");
  expect(blockWords(seen, hidden)).toMatch(/Austria.*infantry 2/);
  for (const target of ["piece:f1", "locale:12", `side:${SIDES[0]!.id}`, `way:${WAYS[0]!.id}`]) {
    expect(describe(seen, target)).not.toBe("");
    expect(describe(seen, target)).not.toMatch(/web-marengo|marengo-/);
  }
  expect(describe(seen, "piece:nobody")).toBe("");
});
