import { expect, test } from "vitest";
import type { MatchPublic } from "../api/types";
import { SERVER, isSwapped, keptFile, keptOf, newKept, save, see, seeMatch, valueOf } from "./kept";

const match = (commitment: string, hashes: string[]): MatchPublic =>
  ({ commitment, seats: hashes.map((salt_hash, seat) => ({ seat, salt_hash })) }) as unknown as MatchPublic;

test("what was seen first stays, and nothing is written down twice or empty", () => {
  const kept = newKept("m", 2);
  see(kept, "salt-hash", 1, "first", new Date(0));
  see(kept, "salt-hash", 1, "second");
  see(kept, "salt", 1, "");
  expect(kept.seen).toEqual([["salt-hash", 1, "first", "1970-01-01T00:00:00.000Z"]]);
  expect([valueOf(kept, "salt-hash", 1), valueOf(kept, "salt", 1)]).toEqual(["first", undefined]);
});

test("it is kept by match, over a reload", () => {
  const kept = newKept("m", 2);
  kept.drawn["0"] = "salt";
  save(kept);
  expect([keptOf("m"), keptOf("other")]).toEqual([kept, null]);
});

test("a server that tells another story is noticed", () => {
  const kept = newKept("m", 2);
  seeMatch(kept, match("promise", ["", "hash"]));
  expect(valueOf(kept, "seed-hash", SERVER)).toBe("promise");
  expect(isSwapped(kept, match("promise", ["later", "hash"]))).toBe(false);
  expect(isSwapped(kept, match("other", ["", "hash"]))).toBe(true);
  expect(isSwapped(kept, match("promise", ["", "another"]))).toBe(true);
  expect(isSwapped(kept, match("promise", ["", ""]))).toBe(true);
});

test("the file holds what was seen and no salt that is not told", () => {
  const kept = newKept("m", 2);
  kept.drawn["0"] = "secret";
  see(kept, "seed-hash", SERVER, "promise", new Date(0));
  expect(JSON.parse(keptFile(kept))).toEqual({
    format: "grognard-kept-dice",
    version: 1,
    match: "m",
    order: 2,
    seen: [["seed-hash", -1, "promise", "1970-01-01T00:00:00.000Z"]],
  });
});
