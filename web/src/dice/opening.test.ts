import { expect, test } from "vitest";
import type { MatchPublic } from "../api/types";
import { serve, type Asked } from "../testing/server";
import { saltHash } from "./fair";
import { SERVER, keptOf, newKept, save, see, valueOf } from "./kept";
import { heed, joinMatch, openMatch } from "./opening";

type Seat = Partial<MatchPublic["seats"][number]>;
const PROMISE = "ab".repeat(32);

function match(seats: Seat[], more: Partial<MatchPublic> = {}): MatchPublic {
  const plain = { kind: "human", joined: true, salt: "none", salt_hash: "" };
  return {
    id: "m",
    commitment: PROMISE,
    dice_order: 2,
    status: "waiting",
    seats: seats.map((one, seat) => ({ ...plain, seat, ...one })),
    ...more,
  } as unknown as MatchPublic;
}

const bodyOf = (asked: readonly Asked[], path: string): Record<string, string> =>
  (asked.find((one) => one.path === path)?.body ?? {}) as Record<string, string>;

test("against the computer the salt is told after the promise, and kept", async () => {
  const asked = serve([
    [/commitments/, () => ({ commitment: PROMISE })],
    [/matches/, () => ({ match: match([{ salt: "told" }, { kind: "bot" }]), secrets: [], invitations: [] })],
  ]);
  await openMatch("/matches", { seats: [{ kind: "human" }, { kind: "bot" }] as never });
  expect(asked.map((one) => one.path)).toEqual(["/commitments", "/matches"]);
  const { salt } = bodyOf(asked, "/matches");
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(valueOf(keptOf("m")!, "salt", 0)).toBe(salt);
  expect(valueOf(keptOf("m")!, "seed-hash", SERVER)).toBe(PROMISE);
});

test("with a friend only the hash is told at first", async () => {
  const asked = serve([
    [/commitments/, () => ({ commitment: PROMISE })],
    [/matches/, () => ({ match: match([{ salt: "promised" }, { kind: "open" }]), secrets: [], invitations: [] })],
  ]);
  await openMatch("/matches", { seats: [{ kind: "human" }, { kind: "open" }] as never });
  const told = bodyOf(asked, "/matches");
  const kept = keptOf("m")!;
  expect(told["salt"]).toBeUndefined();
  expect(told["salt_hash"]).toBe(saltHash(PROMISE, kept.drawn["0"]!));
  expect(valueOf(kept, "salt", 0)).toBeUndefined();
});

test("a match with another promise than the one given is refused, and nothing is kept", async () => {
  serve([
    [/commitments/, () => ({ commitment: PROMISE })],
    [/matches/, () => ({ match: match([{ salt: "told" }], { commitment: "cd".repeat(32) }) })],
  ]);
  await expect(openMatch("/matches", { seats: [{ kind: "human" }] as never })).rejects.toMatchObject({ code: "dice" });
  expect(keptOf("m")).toBeNull();
});

test("whoever joins writes down the other's hash before the own salt is sent", async () => {
  const open = match([
    { salt: "promised", salt_hash: "h0" },
    { kind: "open", joined: false, salt: "owed" },
  ]);
  const asked = serve([
    [/join/, () => ({ seat: 1, secret: "s" })],
    [/matches/, () => open],
  ]);
  await joinMatch("m", "invitation", "key");
  expect(keptOf("m")!.seen.map((line) => line.slice(0, 2))).toEqual([
    ["seed-hash", SERVER],
    ["salt-hash", 0],
    ["salt", 1],
  ]);
  const first = bodyOf(asked, "/matches/m/join")["salt"];
  asked.length = 0;
  await joinMatch("m", "invitation", "key");
  expect(bodyOf(asked, "/matches/m/join")["salt"]).toBe(first);
});

test("nobody joins while another could still choose a salt", async () => {
  const asked = serve([[/matches/, () => match([{ salt: "owed" }, { kind: "open", joined: false, salt: "owed" }])]]);
  await expect(joinMatch("m", "invitation", "key")).rejects.toMatchObject({ code: "dice" });
  expect(asked.map((one) => one.path)).toEqual(["/matches/m"]);
});

test("a promised salt is told when all have joined, with the seat's secret", async () => {
  const salt = "0a".repeat(16);
  const kept = newKept("m", 2);
  kept.drawn["0"] = salt;
  see(kept, "seed-hash", SERVER, PROMISE);
  save(kept);
  const hash = saltHash(PROMISE, salt);
  const asked = serve([[/salt/, () => ({})]]);
  const own = { salt: "promised", salt_hash: hash } as const;
  const held = [{ seat: 0, secret: "s0" }];
  expect(await heed(match([own, { kind: "open", joined: false, salt: "owed" }]), held)).toBe("");
  expect(asked).toEqual([]);
  expect(await heed(match([own, { salt: "told", salt_hash: "h1" }]), held)).toBe("");
  expect(asked).toEqual([{ method: "POST", path: "/matches/m/salt", body: { salt }, secret: "s0" }]);
});

test("a changed story and a lost salt are trouble, and nothing is told", async () => {
  const asked = serve([[/salt/, () => ({})]]);
  const all = [{ salt: "promised", salt_hash: "h0" } as const, { salt: "told", salt_hash: "h1" } as const];
  const held = [{ seat: 0, secret: "s0" }];
  expect(await heed(match(all), held)).toBe("lost");
  expect(await heed(match(all, { commitment: "cd".repeat(32) }), held)).toBe("swapped");
  expect(asked).toEqual([]);
});
