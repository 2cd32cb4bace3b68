import { expect, test } from "vitest";
import { list, number, rows, table, text, texts } from "./data";

test("a value of another kind is read as nothing", () => {
  expect([text("a"), text(1), text(undefined)]).toEqual(["a", "", ""]);
  expect([number(3), number("3"), number(undefined)]).toEqual([3, 0, 0]);
  expect([list([1]), list("a"), list(undefined)]).toEqual([[1], [], []]);
  expect([table({ a: 1 }), table([1]), table(undefined)]).toEqual([{ a: 1 }, {}, {}]);
});

test("lists of texts and of tables", () => {
  expect(texts(["a", 1, "b"])).toEqual(["a", "", "b"]);
  expect(rows([{ a: 1 }, "b", [2], { c: 3 }])).toEqual([{ a: 1 }, { c: 3 }]);
});
