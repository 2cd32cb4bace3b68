import { expect, test } from "vitest";
import events from "../../testing/events";
import { stage } from "./staging";

/** The fields of the events of Skirmish, as its package declares them. */
const FIELDS: Record<string, Record<string, string | number>> = {
  objective: { hex: "D5" },
  turn: { turn: 1 },
  move: { unit: "blue-guard", from: "D5", to: "D6" },
  take: { hex: "D5" },
  "not-objective": { hex: "D5" },
  reveal: { hex: "D5" },
  attack: { unit: "blue-guard", target: "red-guard", odds: "2:1", roll: 4, result: "DE" },
  "lose-step": { unit: "red-guard" },
  eliminated: { unit: "red-guard" },
  retreat: { unit: "red-guard", from: "D5", to: "D6" },
  stand: { unit: "red-guard" },
  trapped: { unit: "red-guard" },
  advance: { unit: "blue-guard", from: "D5", to: "D6" },
  end: { blue: 3, red: 1 },
};
const line = (kind: string) => ({ kind, who: 0, rule: "", fields: FIELDS[kind] ?? {}, message: { id: kind } });
const scene = { now: {}, before: {} };

test("every kind of event of a game drawn with letters is staged", () => {
  const kinds = events("_template", "skirmish").filter((kind) => kind !== "draw");
  expect(Object.keys(FIELDS).sort()).toEqual(kinds.sort());
  expect(Object.fromEntries(kinds.map((kind) => [kind, stage(line(kind)).by]))).toEqual({
    ...{ objective: "place", turn: "feat", move: "move", take: "place", "not-objective": "place", reveal: "place" },
    ...{ attack: "dice", "lose-step": "loss", eliminated: "loss", retreat: "move", stand: "place", trapped: "place" },
    ...{ advance: "move", end: "feat" },
  });
});

test("a roll lies between who attacks and who is attacked, a way from hex to hex", () => {
  expect(stage(line("attack")).at?.(line("attack"), scene)).toEqual(["piece:blue-guard", "piece:red-guard"]);
  expect(stage(line("move")).at?.(line("move"), scene)).toEqual(["hex:D5", "hex:D6"]);
  expect(stage(line("eliminated")).at?.(line("eliminated"), scene)).toEqual(["piece:red-guard"]);
});
