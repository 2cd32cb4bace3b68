import { expect, test } from "vitest";
import { accountOf, type AccountLine } from "./account";

const line = (role: AccountLine["role"], id: string): AccountLine => ({
  role,
  label: { id },
  section: "§1",
  values: [1, null],
});

test("what decides is told apart from what was lost, in the order it is sent", () => {
  const account = [line("part", "a"), line("loss", "b"), line("sum", "c"), line("loss", "d")];
  const found = accountOf({ account });
  expect(found?.decides.map((one) => one.label.id)).toEqual(["a", "c"]);
  expect(found?.losses.map((one) => one.label.id)).toEqual(["b", "d"]);
});

test("a game that gives no account has none", () => {
  expect(accountOf({})).toBeNull();
  expect(accountOf({ account: [] })).toBeNull();
});
