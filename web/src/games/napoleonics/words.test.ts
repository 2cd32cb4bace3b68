import { beforeAll, expect, test } from "vitest";
import { speak } from "../../testing/words";
import { PLANS, printOf } from "./data";
import type { Seen } from "./observation";
import { describe, numberOf, printWords } from "./words";

beforeAll(() => speak("napoleonics"));
const plan = PLANS.get("waterloo")!;
const unit = {
  piece: "fr-LN-2",
  side: "french",
  nation: "french",
  people: "french",
  type: "LN",
  hex: "E5",
  blocks: 3,
  full: 4,
  square: -1,
  ordered: true,
  moved: 0,
  fought: false,
};
const enemy = {
  ...unit,
  piece: "br-LN-1",
  side: "allied",
  nation: "british",
  people: "british",
  hex: "E6",
  ordered: false,
};
const board = {
  units: [unit, enemy],
  leaders: [{ piece: "leader-ney", side: "french", hex: "E5", ordered: false, moved: false }],
  objectives: [{ side: "french", hexes: ["E5"], banners: 1, mode: "each" }],
  threats: {
    "br-LN-1": { melee: [{ piece: "fr-LN-2", dice: 4 }], fire: [], reach: [], melee_moved: [], fire_moved: [] },
  },
} as unknown as Seen;

test("a unit is told with its blocks, its leader and its card, and no id is left", () => {
  const words = describe(board, plan, "piece:fr-LN-2", new Set());
  expect(words).toContain("Line Infantry 2");
  expect(words).toContain("3");
  expect(words).toContain("Ney");
  expect(words).not.toMatch(/web-|napoleonics-/);
  expect(numberOf("fr-LN-2")).toBe("2");
});

test("what an enemy could do is told, unless it is to be attacked itself", () => {
  const idle = describe(board, plan, "piece:br-LN-1", new Set());
  const lit = describe(board, plan, "piece:br-LN-1", new Set(["piece:br-LN-1"]));
  expect(idle.length).toBeGreaterThan(lit.length);
  expect(idle.startsWith(lit)).toBe(true);
});

test("a hex, a card, a unit card, and nothing for what is none of these", () => {
  expect(describe(board, plan, "hex:E5", new Set())).not.toMatch(/web-|napoleonics-/);
  expect(describe(board, plan, "card:rally", new Set())).toMatch(/^Rally.*: \w/);
  expect(describe(board, plan, "option:stand", new Set())).toBe("");
  const [foot, guns] = [printWords(printOf("french", "LN")), printWords(printOf("french", "FA"))];
  expect(guns.split(",").length).toBe(foot.split(",").length);
});
