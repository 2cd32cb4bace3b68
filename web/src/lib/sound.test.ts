import { expect, test } from "vitest";
import { SOUNDS, hear } from "./sound";

test("every sound is short, and no part of it is louder than the rest can bear", () => {
  for (const [name, parts] of Object.entries(SOUNDS)) {
    const end = Math.max(...parts.map((one) => one.at + one.lasts));
    expect([name, end > 0 && end < 1.4]).toEqual([name, true]);
    for (const { volume, from, to } of parts) {
      expect(volume > 0 && volume <= 0.6).toBe(true);
      expect(from > 20 && to > 20).toBe(true);
    }
  }
});

test("a browser without sound is silent", () => {
  expect(() => hear("gun")).not.toThrow();
});
