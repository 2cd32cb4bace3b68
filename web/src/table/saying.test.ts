import { beforeEach, expect, test } from "vitest";
import type { Chain } from "../api/types";
import { FakeSocket } from "../testing/socket";
import { SeatLink } from "./link.svelte";
import { light } from "./opened";
import { Saying } from "./saying.svelte";

beforeEach(() => FakeSocket.use());

const click = (action: number): Chain["clicks"][number] => ({
  action,
  text: `a${action}`,
  target: `hex:${action}`,
  label: { id: "x", args: {} },
  section: "",
  ends: false,
  note: null,
});
const chain = (back: number, actions: number[], is_fate = false): Chain => ({
  back,
  clicks: actions.map(click),
  odds: null,
  is_fate,
});

function open(): Saying {
  const link = new SeatLink("m", 0, "s0");
  FakeSocket.last.greet();
  FakeSocket.last.view(4, 0, []);
  return new Saying(() => link);
}

function understood(chains: Chain[], is_sure: boolean, reasons: unknown[] = []): void {
  const asked = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell({ type: "understood", id: asked.id, target: "hex:3", chains, is_sure, reasons });
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

test("a click with one sure meaning is sent as one chain", async () => {
  const saying = open();
  void saying.say("hex:3");
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "understand", target: "hex:3" });
  understood([chain(1, [2, 3])], true);
  await settled();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "chain", back: 1, actions: [2, 3], step: 4 });
  expect(saying.chains).toEqual([]);
});

function planned(found: Chain, left: unknown[] = []): void {
  const asked = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell({ type: "planned", id: asked.id, plan: "advance", chain: found, left });
}

test('an "all" is sent as one chain, and what it leaves is told', async () => {
  const saying = open();
  const told = saying.carryOut("advance");
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "plan", plan: "advance" });
  const why = { section: "§10.10", message: { id: "full", args: {} } };
  planned(chain(0, [2, 3]), [{ thing: "piece:x", label: { id: "x", args: {} }, reasons: [why] }]);
  await settled();
  const sent = FakeSocket.last.sent.at(-1)!;
  expect(sent).toMatchObject({ type: "chain", back: 0, actions: [2, 3] });
  FakeSocket.last.tell({ type: "ok", id: sent.id, step: 5, seat: 0 });
  expect(await told).toEqual([
    { section: "§10.10", message: { id: "web-plan-left", args: { what: { id: "x", args: {} }, why: why.message } } },
  ]);
});

test('an "all" that ends in fate waits, and one that can do nothing says so', async () => {
  const saying = open();
  void saying.carryOut("attack");
  planned(chain(0, [2, 3], true));
  await settled();
  expect(saying.chains).toHaveLength(1);
  const told = saying.carryOut("advance");
  planned(chain(0, []));
  expect(await told).toEqual([{ section: "", message: { id: "web-plan-nothing" } }]);
  expect(saying.chains).toEqual([]);
});

test("what is fate waits for its confirmation, and several wait to be chosen from", async () => {
  const saying = open();
  void saying.say("hex:3");
  understood([chain(0, [2, 3], true)], false);
  await settled();
  expect(saying.chains).toHaveLength(1);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "understand" });
  void saying.take(saying.chains[0]!);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "chain", actions: [2, 3] });
});

test("a single answer is given as such", async () => {
  const saying = open();
  void saying.say("hex:3");
  understood([chain(0, [7])], true);
  await settled();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "play", action: 7 });
});

test("the reason comes back where nothing leads there", async () => {
  const saying = open();
  const told = saying.say("hex:3");
  const reason = { section: "§7", message: { id: "why", args: {} } };
  understood([], false, [reason]);
  expect(await told).toEqual([reason]);
});

test("what was asked before the table changed is not taken", async () => {
  const saying = open();
  void saying.say("hex:3");
  const asked = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.view(5, 0, []);
  const late = {
    type: "understood",
    id: asked.id,
    target: "hex:3",
    chains: [chain(0, [7])],
    is_sure: true,
    reasons: [],
  };
  FakeSocket.last.tell(late);
  await settled();
  expect(FakeSocket.last.sent.at(-1)).toBe(asked);
  expect(saying.chains).toEqual([]);
});

test("what an answer would open is marked, and unmarked again", () => {
  document.body.innerHTML = '<i data-target="hex:1"></i><i data-target="hex:2"></i>';
  const preview = {
    action: 1,
    odds: null,
    is_fate: false,
    prompt: "p",
    question: null,
    section: "",
    opened: [{ choice: click(2), odds: null }],
  };
  const unlight = light(document, preview);
  const marked = (): number => document.querySelectorAll(".opened").length;
  expect(document.querySelector('[data-target="hex:2"]')!.className).toBe("opened");
  expect(marked()).toBe(1);
  unlight();
  expect(marked()).toBe(0);
});
