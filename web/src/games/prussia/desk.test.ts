import { expect, test } from "vitest";
import { desk, isMoving, nextClick } from "./desk.svelte";
import type { Seen } from "./observation";

const board = (question: Partial<Seen["question"]> = {}): Seen =>
  ({ question: { marches: true, ...question } }) as unknown as Seen;

test("a body marches by a plan of the game that names it and its goal", () => {
  desk.gather(["a", "b"], "corps:Heinrich");
  expect(desk.march("2016")).toBe("march:corps:Heinrich:2016");
  expect(desk.gathered).toBeNull();
});

test("nothing gathered, nothing marches; stopping forgets all", () => {
  desk.gather([], "hex:2010");
  expect(desk.gathered).toBeNull();
  desk.gather(["a"], "hex:2010");
  desk.click(["button:halt"]);
  desk.stop();
  expect([desk.gathered, desk.orders]).toEqual([null, []]);
});

test("a stack is arranged by raising as few pieces as can be", () => {
  const raised = (now: string[], wanted: string[]): string[] => {
    desk.arrange(now, wanted);
    return [...desk.orders];
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
      const piece = order.slice(6);
      now = [piece, ...now.filter((one) => one !== piece)];
    }
    expect(now).toEqual(wanted);
  }
});

test("orders that cannot be carried out are passed over", () => {
  const orders = ["raise:gone", "raise:here", "raise:more"];
  expect(nextClick(new Set(["raise:here"]), orders)).toEqual({ target: "raise:here", rest: ["raise:more"] });
  expect(nextClick(new Set(["raise:other"]), orders)).toEqual({ target: "", rest: [] });
  expect([isMoving(board(), "any"), isMoving(board(), "")]).toEqual([true, false]);
  expect(isMoving(board({ marches: false }), "any")).toBe(false);
});
