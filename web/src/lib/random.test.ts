import { expect, test, vi } from "vitest";
import { randomKey } from "./random";

test("a key is the browser's sixteen random bytes in hex, zeros kept", () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).set([0, 1, 15, 16, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171]);
    return bytes;
  });
  expect(randomKey()).toBe("00010f10ff00000000000000000000ab");
});

test("no two keys are the same", () => {
  expect(new Set(Array.from({ length: 100 }, randomKey)).size).toBe(100);
});
