import { expect, test } from "vitest";
import type { Hint } from "../api/types";
import { brought, causes, words } from "./hinting";

const label = (id: string): Hint["gains"][number]["label"] => ({ id, args: {} });

test("what a hint brings is told by seats, and only for those whose number changes", () => {
  const gain = { label: label("toy-losses"), section: "§1", changes: [40, null] };
  expect(brought(gain, ["Austria", "France"])).toContain("Austria +0.4");
  expect(brought(gain, ["Austria", "France"])).not.toContain("France");
});

test("its clicks are one way, and its causes shares of a win", () => {
  const hint = {
    chain: { clicks: [{ label: label("toy-a") }, { label: label("toy-b") }] },
    causes: [{ label: label("toy-cover"), change: 40 }],
  } as unknown as Hint;
  expect(words(hint).split(" → ")).toHaveLength(2);
  expect(causes(hint)).toMatch(/toy-cover.*\+4\s?%/);
});
