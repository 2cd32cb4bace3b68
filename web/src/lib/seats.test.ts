import { expect, test } from "vitest";
import {
  forgetMatch,
  heldMatch,
  heldMatches,
  invitationLink,
  isOnlyHere,
  keepCreated,
  keepMatch,
  noteOver,
} from "./seats";

const held = (match: string, isOver?: boolean) => ({
  match,
  seats: [{ seat: 0, secret: `secret of ${match}` }],
  invitations: [],
  ...(isOver ? { isOver } : {}),
});

test("a seat that is kept is found again, the newest first, each match once", () => {
  keepMatch(held("a"));
  keepMatch(held("b"));
  keepMatch({ ...held("a"), seats: [{ seat: 1, secret: "new" }] });
  expect(heldMatches().map((one) => one.match)).toEqual(["a", "b"]);
  expect(heldMatch("a")?.seats).toEqual([{ seat: 1, secret: "new" }]);
  expect(heldMatch("c")).toBeUndefined();
});

test("a match that was made brings its secrets and invitations", () => {
  const created = {
    match: { id: "m" },
    secrets: [{ seat: 0, secret: "s" }],
    invitations: [{ seat: 1, invitation: "i" }],
  };
  keepCreated(created as unknown as Parameters<typeof keepCreated>[0]);
  expect(heldMatch("m")).toEqual({ match: "m", seats: created.secrets, invitations: created.invitations });
});

test("of very many the oldest that are over are forgotten, and no running one ever", () => {
  for (let count = 0; count < 60; count++) keepMatch(held(`running ${count}`));
  for (let count = 0; count < 60; count++) keepMatch(held(`over ${count}`, true));
  const names = heldMatches().map((one) => one.match);
  expect(names).toHaveLength(100);
  expect(names.filter((one) => one.startsWith("running"))).toHaveLength(60);
  expect(names).toContain("over 59");
  expect(names).not.toContain("over 19");
  for (let count = 60; count < 130; count++) keepMatch(held(`running ${count}`));
  expect(heldMatches().filter((one) => one.match.startsWith("running"))).toHaveLength(130);
});

test("what is over is noted, what is forgotten is gone", () => {
  keepMatch(held("a"));
  keepMatch(held("b"));
  noteOver(["b", "unknown"]);
  expect(heldMatches().map((one) => [one.match, one.isOver ?? false])).toEqual([
    ["b", true],
    ["a", false],
  ]);
  forgetMatch("b");
  expect(heldMatches().map((one) => one.match)).toEqual(["a"]);
});

test("an invitation stands behind the sign that no server sees", () => {
  expect(invitationLink("m1", "abc")).toBe(`${location.origin}/join/m1#abc`);
});

test("a link of the own machine leads nowhere else", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "table.localhost"].map((host) => isOnlyHere(host))).not.toContain(false);
  expect(["table.example.org", "192.168.0.7", "127.example.org"].map((host) => isOnlyHere(host))).toEqual([
    false,
    false,
    false,
  ]);
});
