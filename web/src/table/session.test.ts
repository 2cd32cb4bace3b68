import { beforeEach, expect, test } from "vitest";
import { FakeSocket } from "../testing/socket";
import { Session } from "./session.svelte";

beforeEach(() => FakeSocket.use());
const seats = [
  { seat: 0, secret: "a" },
  { seat: 1, secret: "b" },
];

test("without a seat one is a spectator", () => {
  const session = new Session("m", []);
  expect([session.link.isSpectator, session.isShared]).toEqual([true, false]);
});

test("on a shared screen it is handed over when the other one alone is asked", () => {
  const session = new Session("m", seats);
  const [first, second] = FakeSocket.all as [FakeSocket, FakeSocket];
  for (const one of [first, second]) one.greet();
  first.view(1, 0, [], "move");
  second.view(1, 0, [], "");
  expect([session.isShared, session.handOver]).toEqual([true, -1]);
  first.view(2, 0, [], "");
  second.view(2, 0, [], "move");
  expect(session.handOver).toBe(1);
  session.lingers = true;
  session.show(1);
  expect([session.link.seat, session.lingers, session.handOver]).toEqual([1, false, -1]);
});
