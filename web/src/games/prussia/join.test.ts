import { expect, test } from "vitest";
import type { LogLine } from "../../api/types";
import { join } from "./join";

const step = (piece: string, from: string, to: string, kind = "retreat"): LogLine => ({
  rule: "§10.9",
  kind,
  who: 1,
  fields: { piece, from, to },
  message: { id: `prussia-event-${kind}`, args: { piece, from, to } },
});

test("the steps of a retreat are one line, from the first hex to the last", () => {
  const two = join(step("A", "2606", "2607"), step("A", "2607", "2608"))!;
  expect(two.message.args).toEqual({ piece: "A", from: "2606", to: "2608" });
  const three = join(two, step("A", "2608", "2708"))!;
  expect(three.message.args).toEqual({ piece: "A", from: "2606", to: "2708" });
});

test("another piece, another way and a march are lines of their own", () => {
  expect(join(step("A", "2606", "2607"), step("B", "2607", "2608"))).toBeNull();
  expect(join(step("A", "2606", "2607"), step("A", "2701", "2702"))).toBeNull();
  expect(join(step("A", "2606", "2607", "moved"), step("A", "2607", "2608", "moved"))).toBeNull();
});
