import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "../testing/server";
import { FakeSocket } from "../testing/socket";
import { SPECTATOR, SeatLink } from "./link.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.use();
});
afterEach(() => vi.useRealTimers());

function open(): SeatLink {
  const link = new SeatLink("m", 0, "s0");
  FakeSocket.last.greet();
  return link;
}
const kinds = (link: SeatLink): string[] => link.log.map((line) => line.kind);

test("a link greets with its secret, a spectator without one", () => {
  open();
  expect(FakeSocket.last.address).toMatch(/^ws:.*\/api\/matches\/m\/socket$/);
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", secret: "s0" });
  new SeatLink("m", SPECTATOR, null);
  FakeSocket.last.greet();
  expect(FakeSocket.last.sent[0]).not.toHaveProperty("secret");
});

test("an answer goes out with the step it answers, and its refusal comes back", async () => {
  const link = open();
  FakeSocket.last.view(7, 0, ["a"]);
  const answered = link.play(3);
  expect(link.isClicking).toBe(true);
  const click = FakeSocket.last.sent[1]!;
  expect(click).toMatchObject({ type: "play", action: 3, step: 7 });
  FakeSocket.last.tell({ type: "error", id: click.id, code: "action/illegal", message: { id: "core-why-not-asked" } });
  expect(await answered).toEqual({ id: "core-why-not-asked" });
  expect(link.isClicking).toBe(false);
});

test("a second click before the first is answered is not sent", async () => {
  const link = open();
  FakeSocket.last.view(1, 0, []);
  void link.play(1);
  expect(await link.play(2)).toBeNull();
  expect(FakeSocket.last.sent.filter((one) => one.type === "play")).toHaveLength(1);
});

test("a click is repeated with its key after a lost connection, and counts once", async () => {
  const link = open();
  const first = FakeSocket.last;
  first.view(1, 0, []);
  const answered = link.play(5);
  first.lose();
  expect(link.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(250);
  expect(FakeSocket.last).not.toBe(first);
  FakeSocket.last.greet();
  expect(FakeSocket.last.sent[1]).toEqual(first.sent[1]);
  FakeSocket.last.tell({ type: "ok", id: first.sent[1]!.id });
  expect(await answered).toBeNull();
});

test("a lost connection is tried again, each time later, up to four seconds", async () => {
  open();
  const waits: number[] = [];
  for (let time = 0; time < 7; time++) {
    const count = FakeSocket.all.length;
    FakeSocket.last.lose();
    let waited = 0;
    for (; FakeSocket.all.length === count; waited += 250) await vi.advanceTimersByTimeAsync(250);
    waits.push(waited);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
});

test("a refused connection and a closed one are not tried again", async () => {
  const refused = open();
  FakeSocket.last.tell({ type: "error", id: null, message: { id: "server-error-seat-secret" } });
  FakeSocket.last.lose(1008);
  const closed = open();
  closed.close();
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(20000);
  expect(FakeSocket.all).toHaveLength(2);
  expect([refused.status, refused.refusal?.id]).toEqual(["refused", "server-error-seat-secret"]);
});

test("the log grows, is cut back by an undo, and begins anew after a new connection", async () => {
  const link = open();
  FakeSocket.last.view(1, 10, ["a", "b"]);
  FakeSocket.last.view(2, 12, ["c"]);
  expect([link.logStart, kinds(link)]).toEqual([10, ["a", "b", "c"]]);
  FakeSocket.last.view(3, 11, ["d"]);
  expect(kinds(link)).toEqual(["a", "d"]);
  FakeSocket.last.view(4, 20, ["after a gap"]);
  expect([link.logStart, kinds(link)]).toEqual([20, ["after a gap"]]);
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(250);
  FakeSocket.last.greet();
  FakeSocket.last.view(4, 30, ["x"]);
  expect([link.logStart, kinds(link)]).toEqual([30, ["x"]]);
});

test("earlier lines are read in parts down to the first, each part once", async () => {
  const asked = serve([
    [
      /log/,
      ({ path }) => {
        const query = new URLSearchParams(path.split("?")[1]);
        const [start, count] = [Number(query.get("start")), Number(query.get("count"))];
        return { start, lines: Array.from({ length: count }, (_, place) => ({ kind: String(start + place) })) };
      },
    ],
  ]);
  const link = open();
  FakeSocket.last.view(1, 250, ["250"]);
  await Promise.all([link.older(), link.older()]);
  expect([link.logStart, link.log.length]).toEqual([50, 201]);
  await link.older();
  await link.older();
  expect([link.logStart, kinds(link)]).toEqual([0, Array.from({ length: 251 }, (_, place) => String(place))]);
  expect(asked.map((one) => [one.path, one.secret])).toEqual([
    ["/matches/m/log?start=50&count=200", "s0"],
    ["/matches/m/log?start=0&count=50", "s0"],
  ]);
});

test("reasons and odds; odds are asked once for each question", async () => {
  const link = open();
  FakeSocket.last.view(1, 0, []);
  const reasons = link.explain("hex:1204");
  const asked = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell({ type: "explained", id: asked.id, reasons: [{ section: "§7", message: { id: "x" } }] });
  expect(await reasons).toEqual([{ section: "§7", message: { id: "x" } }]);
  const odds = link.odds(4);
  expect(link.odds(4)).toBe(odds);
  FakeSocket.last.tell({ type: "odds", id: FakeSocket.last.sent.at(-1)!.id, odds: { throws: [] } });
  expect(await odds).toEqual({ throws: [] });
  FakeSocket.last.view(2, 0, []);
  expect(link.odds(4)).not.toBe(odds);
});

test("a question that a lost connection took is answered by nothing", async () => {
  const link = open();
  FakeSocket.last.view(1, 0, []);
  const [reasons, odds] = [link.explain("x"), link.odds(1)];
  FakeSocket.last.lose();
  expect([await reasons, await odds]).toEqual([[], null]);
});
