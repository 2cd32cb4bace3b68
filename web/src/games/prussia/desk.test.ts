import { expect, test } from "vitest";
import { battleOf } from "./data";
import { desk, isMoving, nextClick, type Order } from "./desk.svelte";
import { distance } from "./hexes";
import type { Seen } from "./observation";

const battle = battleOf("rossbach");
const [a, b] = [...battle.units.keys()] as [string, string];
const leader = [...battle.leaders.keys()][0]!;
const board = (question: Partial<Seen["question"]> = {}): Seen =>
  ({
    units: [
      { id: a, hex: "2010" },
      { id: b, hex: "2012" },
    ],
    leaders: [{ id: leader, hex: "2012" }],
    question: { marches: true, ...question },
  }) as unknown as Seen;

test("a body marches in formation, the nearest to the goal first, leaders last", () => {
  desk.gather([a, b, leader], "2010");
  desk.march(battle, board(), "2016");
  const orders = desk.orders as { piece: string; goal: string }[];
  expect(orders.map((one) => one.piece)).toEqual([b, a, leader]);
  expect(orders.map((one) => one.goal)).toEqual(["2018", "2016", "2018"]);
  expect(desk.gathered).toBeNull();
});

test("nothing gathered, nothing marches; stopping forgets all", () => {
  desk.stop();
  desk.march(battle, board(), "2016");
  expect(desk.orders).toEqual([]);
  desk.gather([], "2010");
  expect(desk.gathered).toBeNull();
});

test("a stack is arranged by raising as few pieces as can be", () => {
  const raised = (now: string[], wanted: string[]): string[] => {
    desk.arrange(now, wanted);
    return desk.orders.map((one) => ("target" in one ? one.target : ""));
  };
  expect(raised(["x", "y", "z"], ["x", "y", "z"])).toEqual([]);
  expect(raised(["x", "y", "z"], ["y", "x", "z"])).toEqual(["raise:y"]);
  expect(raised(["x", "y", "z"], ["z", "y", "x"])).toEqual(["raise:y", "raise:z"]);
});

test("each way of arranging brings the wanted order about", () => {
  const all = ["w", "x", "y", "z"];
  const permutations = (list: string[]): string[][] =>
    list.length < 2
      ? [list]
      : list.flatMap((one) => permutations(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  for (const wanted of permutations(all)) {
    desk.arrange(all, wanted);
    let now = all;
    for (const order of desk.orders) {
      const piece = ("target" in order ? order.target : "").slice(6);
      now = [piece, ...now.filter((one) => one !== piece)];
    }
    expect(now).toEqual(wanted);
  }
});

test("an order picks its piece first, then the lit hex nearest to the goal, the cheapest of equals", () => {
  const orders: Order[] = [{ piece: a, goal: "2014" }];
  const first = nextClick(board(), new Set([`piece:${a}`]), "s7-move-piece", orders);
  expect(first).toEqual({ target: `piece:${a}`, rest: orders });
  const near = ["2012", "2112", "2011"].map((hex) => `hex:${hex}`);
  const costs = { "2012": 4, "2112": 2, "2011": 1 };
  const step = nextClick(board({ piece: a, costs }), new Set(near), "s7-move-to", orders);
  const best = Math.min(...near.map((one) => distance(one.slice(4), "2014")));
  expect(distance(step.target.slice(4), "2014")).toBe(best);
  expect(step.rest).toEqual([]);
  const equals = ["2111", "1911"];
  expect(new Set(equals.map((hex) => distance(hex, "2014"))).size).toBe(1);
  for (const [cheap, dear] of [equals, [...equals].reverse()] as [string, string][]) {
    const price = { [cheap]: 1, [dear]: 2 };
    const lit = new Set(equals.map((hex) => `hex:${hex}`));
    expect(nextClick(board({ piece: a, costs: price }), lit, "s7-move-to", orders).target).toBe(`hex:${cheap}`);
  }
});

test("orders that cannot be carried out are passed over, and no hex farther away is taken", () => {
  const orders: Order[] = [{ target: "raise:gone" }, { target: "raise:here" }, { target: "raise:more" }];
  expect(nextClick(board(), new Set(["raise:here"]), "any", orders)).toEqual({
    target: "raise:here",
    rest: [orders[2]],
  });
  const back = nextClick(board({ piece: a }), new Set(["hex:2009"]), "s7-move-to", [{ piece: a, goal: "2014" }]);
  expect(back).toEqual({ target: "", rest: [] });
  expect([isMoving(board(), "any"), isMoving(board(), "")]).toEqual([true, false]);
  expect(isMoving(board({ marches: false }), "any")).toBe(false);
});
