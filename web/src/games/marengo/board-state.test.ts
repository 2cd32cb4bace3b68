import { beforeAll, expect, test } from "vitest";
import type { LogLine } from "../../api/types";
import { speak } from "../../testing/words";
import { SIDES, WAYS } from "./data";
import {
  enemyOf,
  keyOf,
  kindOf,
  localeOf,
  ownArmy,
  targetOf,
  type Bag,
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
    question: null,
    morale: { austria: { committed: {} }, france: { committed: {} } },
    ...more,
  }) as unknown as Seen;

test("a position is a reserve, a side or a holding area", () => {
  const side = SIDES[0]!;
  expect(["12", side.id, "novi"].map(kindOf)).toEqual(["reserve", "side", "area"]);
  expect(["12", side.id, "novi"].map(localeOf)).toEqual([12, side.locale, -1]);
});

test("whose table it is stays so when all faces are up in the end; a spectator has none", () => {
  const all = [own("f1"), own("a1", { army: "austria" })];
  expect(ownArmy(board(all, { seat: "france" }))).toBe("france");
  expect(ownArmy(board(all, { seat: null }))).toBeNull();
  expect(enemyOf("austria")).toBe("france");
});

test("a click on a piece means itself, or the one like it that is asked for", () => {
  const [a, b] = [own("a"), own("b")];
  const question = { twins: { b: "a" } } as unknown as Seen["question"];
  expect([a, b].map((one) => targetOf(board([a, b], { question }), one))).toEqual(["piece:a", "piece:a"]);
  expect([a, b].map((one) => targetOf(board([a, b]), one))).toEqual(["piece:a", "piece:b"]);
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
  const line = (kind: string, fields: object, who: number): LogLine => ({ kind, fields, who }) as unknown as LogLine;
  const way = WAYS.find((one) => one.from >= 0)!.id;
  const log = [
    line("turn", {}, 0),
    line("cross", { way, step: 1 }, 0),
    line("turn", {}, 1),
    line("cross", { way, step: 1 }, 1),
    line("cross", { way, step: 2 }, 1),
    line("attack", { count: 1, side: SIDES[1]!.id, reserve: 0 }, 1),
    line("retreat", { locale: 12, count: 1 }, 0),
    line("to", { type: "infantry", strength: 2, to: 13 }, 0),
  ];
  expect(trail(log, "france").map(({ army, kind }) => [army, kind])).toEqual([
    ["france", "march"],
    ["france", "attack"],
    ["austria", "retreat"],
  ]);
  expect(trail([], "france")).toEqual([]);
});

test("farms are shortened as on the map, and places told in a word", () => {
  expect(shortName(4)).toBe("C. Peterbona");
  expect(shortPlace("12")).toBe("12 Marengo");
  expect(shortPlace("novi")).toBe("Novi");
});

test("an own piece is told with its face, a hidden one with what it can be", () => {
  const hidden = block({ army: "austria", mark: 5, acted: true });
  const bag: Bag = {
    army: "austria",
    at: "12",
    marks: [5],
    faces: [
      { type: "infantry", strength: 2, least: 1, most: 3 },
      { type: "cavalry", strength: 1, least: 2, most: 2 },
    ],
  };
  const seen = board([own("f1"), hidden], { bags: [bag] });
  expect(bagOf(seen, hidden)).toEqual(bag);
  expect(guessWords(bag)).toMatch(/infantry 2.*1–3, cavalry 1.*2$/);
  expect(blockWords(seen, own("f1"))).toContain("infantry 2");
  expect(blockWords(seen, hidden)).toMatch(/Austria.*infantry 2/);
  for (const target of ["piece:f1", "locale:12", `side:${SIDES[0]!.id}`, `way:${WAYS[0]!.id}`]) {
    expect(describe(seen, target)).not.toBe("");
    expect(describe(seen, target)).not.toMatch(/web-marengo|marengo-/);
  }
  expect(describe(seen, "piece:nobody")).toBe("");
});
