import { expect, test } from "vitest";
import type { Odds } from "../api/types";
import { inShort, percent } from "./chances";

test("a chance is a whole percentage in the language that is spoken", () => {
  expect(percent(1, 3)).toMatch(/^33\s?%$/);
});

test("odds on one line name every outcome of every throw", () => {
  const chance = (id: string, ways: number): Odds["throws"][number]["chances"][number] => ({
    label: { id, args: {} },
    ways,
    of: 4,
  });
  const subject = { id: "subject", args: {} };
  const throws = [{ subject, items: [], chances: [chance("hit", 1), chance("miss", 3)] }];
  const line = inShort({ section: "", throws });
  expect(line.split(" · ")).toHaveLength(2);
  expect(line).toMatch(/25\s?%.*75\s?%/);
});

test("what is certain is said without a number", () => {
  const chances = [{ label: { id: "sure", args: {} }, ways: 1, of: 1 }];
  const line = inShort({ section: "", throws: [{ subject: { id: "subject", args: {} }, items: [], chances }] });
  expect(line).not.toMatch(/%/);
});
