import { expect, test } from "vitest";
import { saw, seenTo } from "./visits";

test("each seat of a match has its own mark, and none before the first visit", () => {
  expect(seenTo("m", 0)).toBeNull();
  saw("m", 0, 12);
  saw("m", 1, 3);
  saw("m", 0, 14);
  expect([seenTo("m", 0), seenTo("m", 1), seenTo("n", 0)]).toEqual([14, 3, null]);
});

test("of very many the oldest are forgotten", () => {
  for (let place = 0; place < 205; place++) saw(`m${place}`, 0, place);
  expect([seenTo("m204", 0), seenTo("m0", 0)]).toEqual([204, null]);
});
