import { expect, test } from "vitest";
import { check, type RecordFile } from "./check";
import { commitment, fairNumber, saltHash } from "./fair";
import { SERVER, newKept, see, type Kept } from "./kept";
import { bytesOfHex } from "./sha256";

const SEED = "5e".repeat(32);
const PROMISE = commitment(SEED);
const OWN = "0a".repeat(16);
const OTHER = "0b".repeat(16);
type Roll = RecordFile["setup"]["rolls"][number];

function record(): RecordFile {
  const roll = (counter: number, purpose: string, sides: number): Roll => [
    purpose,
    sides,
    fairNumber(bytesOfHex(SEED), [OWN, OTHER], counter, purpose, sides),
  ];
  return {
    dice: { kind: "fair", order: 2, commitment: PROMISE, salts: [OWN, OTHER], seed: SEED },
    setup: { rolls: [roll(0, "deck", 12)] },
    steps: [{ rolls: [] }, { rolls: [roll(1, "attack", 10), roll(2, "attack", 10)] }],
  };
}

/** What a browser kept that saw everything in its order: promise, the other's hash, then told its own salt. */
function kept(): Kept {
  const made = newKept("m", 2);
  see(made, "seed-hash", SERVER, PROMISE);
  see(made, "salt-hash", 1, saltHash(PROMISE, OTHER));
  see(made, "salt", 0, OWN);
  return made;
}

const faults = (one: RecordFile, with_: Kept | null = kept(), seats = 2): string[] =>
  check(one, with_, seats)
    .filter((finding) => !finding.isGood)
    .map((finding) => finding.said.id);

test("an honest record is good in every point, with and without what was kept", () => {
  const all = check(record(), kept(), 2);
  expect(all.map((one) => [one.isGood, one.said.id])).toEqual([
    [true, "web-dice-promise-fits"],
    [true, "web-dice-own-fits"],
    [true, "web-dice-other-fits"],
    [true, "web-dice-seed-fits"],
    [true, "web-dice-rolls-fit"],
  ]);
  expect(all.at(-1)?.said.args).toEqual({ count: 3 });
  expect(faults(record(), null)).toEqual([]);
});

test("one roll that is not what the dice give is named by its step", () => {
  const bad = record();
  bad.steps[1]!.rolls[1]![2] = (bad.steps[1]!.rolls[1]![2] + 1) % 10;
  const found = check(bad, kept(), 2).find((one) => !one.isGood);
  expect(found?.said).toEqual({ id: "core-record-wrong-dice", args: { step: 2, roll: 2 } });
});

test("another seed, another promise, another salt, a salt too few", () => {
  const seed = record();
  seed.dice.seed = "ff".repeat(32);
  expect(faults(seed)).toContain("core-record-commitment");
  const promise = record();
  promise.dice.commitment = commitment("ff".repeat(32));
  expect(faults(promise)).toContain("core-record-kept-commitment");
  const own = record();
  own.dice.salts = ["0c".repeat(16), OTHER];
  expect(faults(own)).toContain("core-record-kept-salt");
  const other = record();
  other.dice.salts = [OWN, "0c".repeat(16)];
  expect(faults(other)).toContain("core-record-kept-hash");
  const few = record();
  few.dice.salts = [OWN];
  expect(faults(few)).toContain("core-record-wrong-salts");
  expect(faults(few)).toContain("core-record-kept-hash");
});

test("another's hash that was seen only after the own salt was told proves nothing", () => {
  const late = newKept("m", 2);
  see(late, "seed-hash", SERVER, PROMISE);
  see(late, "salt", 0, OWN);
  see(late, "salt-hash", 1, saltHash(PROMISE, OTHER));
  expect(faults(record(), late)).toEqual(["core-record-kept-late"]);
});

test("a seed still secret, and the older order, are said", () => {
  const secret = record();
  secret.dice.seed = null;
  expect(faults(secret)).toEqual(["core-record-seed-secret"]);
  const old = record();
  old.dice.order = 1;
  expect(faults(old, null)).toEqual(["core-record-note-old-order"]);
  expect(faults(old)).toContain("core-record-kept-order");
});

test("of a game that goes on from another one its own rolls are computed, and no others", () => {
  const foreign: Roll = ["deck", 12, 11];
  const [own, , ...rest] = [record().setup, ...record().steps];
  const on = { ...record(), setup: { rolls: [foreign] }, steps: [{ rolls: [foreign] }, own, ...rest] };
  expect(faults({ ...on, origins: [{ steps: 1 }] })).toEqual([]);
  expect(faults({ ...on, origins: [{ steps: 0 }] })).toEqual(["core-record-wrong-dice"]);
});
