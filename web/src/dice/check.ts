// A finished match's record held against what this browser kept, and every roll computed anew.
import type { Message } from "../api/types";
import { commitment, fairNumber, saltHash } from "./fair";
import { ORDER, SERVER, valueOf, type Kept } from "./kept";
import { bytesOfHex } from "./sha256";

type Roll = [purpose: string, sides: number, result: number];

export interface RecordFile {
  dice: { kind: string; order?: number; commitment?: string; salts?: string[]; seed?: string | number | null };
  setup: { rolls: Roll[] };
  steps: { rolls: Roll[] }[];
  /** Stretches that come from other games, whose dice they have. */
  origins?: { steps: number }[];
}

export interface Finding {
  isGood: boolean;
  said: Message;
}

const good = (id: string, args: Message["args"] = {}): Finding => ({ isGood: true, said: { id, args } });
const bad = (id: string, args: Message["args"] = {}): Finding => ({
  isGood: false,
  said: { id: `core-record-${id}`, args },
});

export function check(record: RecordFile, kept: Kept | null, seats: number): Finding[] {
  const { dice } = record;
  if (dice.kind !== "fair" || typeof dice.seed !== "string") return [bad("seed-secret")];
  const count = dice.salts?.length === seats ? [] : [bad("wrong-salts", { expected: seats })];
  const found = [
    ...(kept ? against(record, kept) : []),
    ...count,
    seedFinding(dice.seed, dice.commitment ?? ""),
    rollFinding(record, dice.seed),
  ];
  const isOld = (dice.order ?? 1) !== ORDER;
  return isOld ? [...found, { isGood: false, said: { id: "core-record-note-old-order", args: {} } }] : found;
}

function seedFinding(seed: string, found: string): Finding {
  const expected = commitment(seed);
  return expected === found ? good("web-dice-seed-fits") : bad("commitment", { found, expected });
}

/** The first roll of the game itself that seed and salts do not give, or how many there are. */
function rollFinding(record: RecordFile, seed: string): Finding {
  const key = bytesOfHex(seed);
  const salts = record.dice.salts ?? [];
  let counter = 0;
  const begun = record.origins?.at(-1)?.steps;
  for (const [step, { rolls }] of [record.setup, ...record.steps].entries()) {
    if (begun !== undefined && step <= begun) continue;
    for (const [index, [purpose, n, result]] of rolls.entries()) {
      if (n < 1 || fairNumber(key, salts, counter++, purpose, n) !== result)
        return bad("wrong-dice", { step, roll: index + 1 });
    }
  }
  return good("web-dice-rolls-fit", { count: counter });
}

function against(record: RecordFile, kept: Kept): Finding[] {
  const { dice } = record;
  const promise = valueOf(kept, "seed-hash", SERVER) ?? "";
  if (dice.commitment !== promise) return [bad("kept-commitment", { found: dice.commitment ?? "", expected: promise })];
  if ((dice.order ?? 1) !== kept.order) return [bad("kept-order")];
  const found = [good("web-dice-promise-fits")];
  const salts = dice.salts ?? [];
  // A record may have left out the very salts that matter: what was kept says which there must be.
  const seats = new Set([...salts.keys(), ...kept.seen.map((line) => line[1])].filter((seat) => seat !== SERVER));
  const compared = [...seats].sort().map((seat) => saltFinding(kept, promise, seat, salts[seat] ?? ""));
  return [...found, ...compared.filter((one) => one !== null)];
}

/** This browser's own salt must be there; another's must fit the hash that was seen in time. */
function saltFinding(kept: Kept, promise: string, seat: number, salt: string): Finding | null {
  const own = valueOf(kept, "salt", seat);
  if (own !== undefined) {
    if (own === salt) return good("web-dice-own-fits");
    return salt ? bad("kept-salt", { found: salt, expected: own }) : bad("kept-salt-gone", { expected: own });
  }
  const hash = hashInTime(kept, seat);
  if (kept.order !== ORDER || (!salt && !hash)) return null;
  if (!hash) return bad("kept-late", { seat: seat + 1 });
  return saltHash(promise, salt) === hash
    ? good("web-dice-other-fits", { seat: seat + 1 })
    : bad("kept-hash", { seat: seat + 1 });
}

/** The hash of another's salt, if it was seen before this browser told its own. */
function hashInTime(kept: Kept, seat: number): string | undefined {
  const told = kept.seen.findIndex((line) => line[0] === "salt");
  const lines = told < 0 ? kept.seen : kept.seen.slice(0, told);
  return lines.find((line) => line[0] === "salt-hash" && line[1] === seat)?.[2];
}
