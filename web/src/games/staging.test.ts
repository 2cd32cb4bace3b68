import { expect, test } from "vitest";
import events from "../testing/events";
import { staging as marengo } from "./marengo/staging";
import { staging as napoleonics } from "./napoleonics/staging";
import { staging as prussia } from "./prussia/staging";
import { staging as undaunted } from "./undaunted/staging";
import type { Staging } from "./staging";

/** Kinds of events that have several sentences, each with its own name. */
const VARIANT = /^(roll)-(?!card)|^(play)-as$|^(drew)-two$/;

const ALL: [string, Staging][] = Object.entries({ marengo, napoleonics, prussia, undaunted });

test.each(ALL)("every kind of event of %s has its staging, and no other has one", (game, staging) => {
  const kinds = events(game).map((name) => VARIANT.exec(name)?.slice(1).find(Boolean) ?? name);
  expect(Object.keys(staging).sort()).toEqual([...new Set(kinds)].sort());
});

test("the die of a combat of Prussia's Glory rolls where it is fought", () => {
  const line = { kind: "combat", who: 0, rule: "", fields: {}, message: { id: "" } };
  const scene = { before: { combat: { defenders: ["2207"] } }, now: {} };
  expect(prussia["combat"]?.at?.(line, scene)).toEqual(["hex:2207"]);
});

test.each(ALL)("what is not shown in %s says why, and what is shown says nothing", (_, staging) => {
  for (const [kind, { by, why }] of Object.entries(staging)) {
    expect([kind, (why ?? "") !== ""]).toEqual([kind, by === "none"]);
  }
});
