import { expect, test } from "vitest";
import { MAP_SHARE, spared } from "./room";

test("the coach takes what the panels below leave, less the share of the map", () => {
  expect(spared(800, 50, [600])).toBe(600 - 50 - 800 * MAP_SHARE);
  expect(spared(800, 50, [600, 450])).toBe(450 - 50 - 800 * MAP_SHARE);
  expect(spared(800, 50, [])).toBe(800 - 50 - 800 * MAP_SHARE);
});
