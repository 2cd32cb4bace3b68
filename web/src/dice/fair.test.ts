// The expected values are those of grognard.core.fair.
import { expect, test } from "vitest";
import { commitment, fairNumber, saltHash } from "./fair";
import { hexOf } from "./sha256";

const SEED = Uint8Array.from({ length: 32 }, (_, place) => place);
const SALTS = ["0a".repeat(16), "0b".repeat(16)];
const PROMISE = "9f9a8ffb1271b539675eec766279de0c9c0262ca967c72110555cacf0558a8ad";
const rolls = (salts: string[], purpose: string, sides: number, count = 8): number[] =>
  Array.from({ length: count }, (_, counter) => fairNumber(SEED, salts, counter, purpose, sides));

test("the promise of a seed, and the hash of a salt under it", () => {
  expect(commitment(hexOf(SEED))).toBe(PROMISE);
  expect(saltHash(PROMISE, SALTS[0]!)).toBe("374d2e094e01c9b511ba40714fb7a385bd5f5f4e5200c7b3bda7fb4c4c21f27b");
});

test("rolls are those of the server", () => {
  expect(rolls(SALTS, "attack", 10)).toEqual([1, 5, 8, 4, 3, 4, 6, 8]);
  expect(rolls(SALTS, "deck", 1, 3)).toEqual([0, 0, 0]);
  expect(rolls(SALTS, "big", 2 ** 53, 3)).toEqual([2791715796412337, 98854723092789, 62362947357869]);
});

test("letters beyond ASCII and quotes in a purpose are those of the server too", () => {
  expect(rolls([], 'Ґрунт "x"\\', 6)).toEqual([1, 1, 1, 0, 5, 5, 1, 0]);
});

test("order and number of the salts matter", () => {
  const all = [SALTS, [...SALTS].reverse(), SALTS.slice(0, 1)].map((salts) => rolls(salts, "attack", 1000).join());
  expect(new Set(all).size).toBe(3);
});
