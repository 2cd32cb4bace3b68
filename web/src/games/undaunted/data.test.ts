import { expect, test } from "vitest";
import { CARD, PLANS } from "./data";

test("cards and plans are those of the data files", () => {
  expect(CARD.get("rifleman_a")).toMatchObject({ kind: "combat", squad: "A" });
  expect([...CARD.values()].every((one) => one.count > 0)).toBe(true);
  expect(PLANS.size).toBe(12);
  const plan = PLANS.get("la-raye")!;
  expect(plan.date).toMatch(/^1944-\d\d-\d\d/);
  expect(plan.tiles.some((one) => one.worth > 0)).toBe(true);
  const ids = new Set(plan.tiles.map((one) => one.id));
  expect(plan.spawns.us.length).toBeGreaterThan(0);
  for (const spawn of [...plan.spawns.us, ...plan.spawns.german]) expect(ids).toContain(spawn);
});
