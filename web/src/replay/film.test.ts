import { expect, test } from "vitest";
import { Reply, serve, type Asked } from "../testing/server";
import { until } from "../testing/until";
import { Film } from "./film.svelte";

const LENGTH = 130;
const LINES = 3;

/** A replay of 130 frames with three lines each, sent at most `most` frames at a time. */
function replay(most = 1000) {
  return ({ path }: Asked) => {
    if (path.endsWith("/marks")) return { length: LENGTH, decisions: [], turns: [], log_lengths: [] };
    const query = new URLSearchParams(path.split("?")[1]);
    const start = Number(query.get("start"));
    const end = Math.min(LENGTH, start + Math.min(most, Number(query.get("count"))));
    const places = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
    return {
      start,
      length: LENGTH,
      log_length: LENGTH * LINES,
      frames: places.map((place) => ({ place, log_length: (place + 1) * LINES })),
      log: {
        start: start * LINES,
        lines: places.flatMap((place) => [0, 1, 2].map((line) => ({ kind: String(place * LINES + line) }))),
      },
    };
  };
}
const settled = (film: Film, count: number): Promise<void> => until(() => expect(film.frames.size).toBe(count));

test("the part where the viewer is is fetched once, then the one after it", async () => {
  const asked = serve([[/./, replay()]]);
  const film = new Film("/matches/m/replay/0", "s0");
  film.want(0);
  film.want(3);
  await settled(film, 50);
  const parts = (): Asked[] => asked.filter(({ path }) => !path.endsWith("/marks"));
  expect([film.length, film.logLength, parts().length, asked.length]).toEqual([130, 390, 1, 2]);
  await until(() => expect(film.marks?.length).toBe(130));
  expect(parts()[0]).toMatchObject({ path: "/matches/m/replay/0?start=0&count=50", secret: "s0" });
  film.want(49);
  await settled(film, 100);
  film.want(120);
  await settled(film, 130);
  expect(parts()).toHaveLength(3);
  expect(film.linesOf(1).map((line) => line.kind)).toEqual(["3", "4", "5"]);
});

test("a part that comes in more than one answer is read to its end", async () => {
  const asked = serve([[/./, replay(20)]]);
  const film = new Film("/p", undefined);
  film.want(0);
  await settled(film, 50);
  const paths = asked.map((one) => one.path).filter((path) => !path.endsWith("/marks"));
  expect(paths).toEqual(["/p?start=0&count=50", "/p?start=20&count=30", "/p?start=40&count=10"]);
});

test("the log goes back as far as it is here without a gap, and on from there when it is asked for", async () => {
  serve([[/./, replay()]]);
  const film = new Film("/p", undefined);
  film.want(60);
  await settled(film, 100);
  expect(film.logUpTo(183).start).toBe(0);
  const later = new Film("/p", undefined);
  later.want(110);
  await until(() => expect(later.frames.size).toBe(80));
  const { start, lines } = later.logUpTo(333);
  expect([start, lines[0]?.kind, lines.at(-1)?.kind]).toEqual([150, "150", "332"]);
  await later.older(start);
  expect(later.logUpTo(333).start).toBe(0);
});

test("what the server refuses is said, and is fetched when it is wanted again", async () => {
  let isGood = false;
  const refusal = new Reply(409, { code: "record/running", message: { id: "server-error-record-running" } });
  serve([[/./, (asked) => (isGood ? replay()(asked) : refusal)]]);
  const film = new Film("/p", undefined);
  film.want(0);
  await until(() => expect(film.error?.id).toBe("server-error-record-running"));
  isGood = true;
  film.want(0);
  await settled(film, 50);
});

test("what cannot be played again has its log alone, read to the end", async () => {
  serve([
    [
      /./,
      ({ path }) => {
        const start = Number(new URLSearchParams(path.split("?")[1]).get("start"));
        const lines = Array.from({ length: Math.min(50, 120 - start) }, (_, index) => ({
          kind: String(start + index),
        }));
        return { start: 0, length: 0, log_length: 120, frames: [], log: { start, lines } };
      },
    ],
  ]);
  const film = new Film("/p", undefined);
  film.want(0);
  await until(() => expect(film.logUpTo(120).lines).toHaveLength(120));
  expect(film.logUpTo(120).lines.at(-1)?.kind).toBe("119");
});

test("a frame is drawn with letters in a language", async () => {
  const asked = serve([[/./, () => ({ rows: [] })]]);
  expect(await new Film("/matches/m/replay/0", "s0").draw(7, "uk")).toEqual({ rows: [] });
  expect(asked[0]).toMatchObject({ path: "/matches/m/replay/0/drawing/uk?at=7", secret: "s0" });
});
