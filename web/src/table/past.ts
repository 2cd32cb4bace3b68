// What happened before the page was opened, picture by picture, as the server kept it for this seat.
import { get } from "../api/http";
import type { Frame, LogLine, Replay, View } from "../api/types";

/** What the server told at once: how the table looks after it, and the lines that are new. */
export interface Take {
  view: View;
  log: LogLine[];
  start: number;
  lines: LogLine[];
  before: View;
}

/** What is known of a table now. */
export interface Now {
  view: View;
  log: LogLine[];
  start: number;
}

const PART = 50;
const MOST_PARTS = 4;

/** The takes since a line of the log; the first one begins with the table as it was then. */
export async function past(path: string, secret: string | null, from: number, now: Now): Promise<Take[]> {
  const ask = (start: number, count: number): Promise<Replay> =>
    get<Replay>(`${path}?start=${start}&count=${count}`, secret ?? undefined);
  const { length } = await ask(0, 1);
  let frames: Frame[] = [];
  let first = length;
  for (let part = 0; part < MOST_PARTS && first > 0 && !(frames[0] && frames[0].log_length <= from); part++) {
    const start = Math.max(0, first - PART);
    const found: Frame[] = [];
    while (start + found.length < first) {
      const more = await ask(start + found.length, first - start - found.length);
      if (!more.frames.length) return [];
      found.push(...more.frames);
    }
    frames = [...found, ...frames];
    first = start;
  }
  return takes(frames, from, now);
}

/** Pictures and lines put together: each picture with what it adds to the log. */
export function takes(frames: readonly Frame[], from: number, now: Now): Take[] {
  const since = Math.max(from, now.start);
  const base = Math.max(
    0,
    frames.findLastIndex((frame) => frame.log_length <= since),
  );
  const seen = (frame: Frame): View => ({ ...now.view, observation: frame.observation });
  return frames.slice(base + 1).map((frame, place) => {
    const before = frames[base + place]!;
    const log = now.log.slice(0, Math.max(0, frame.log_length - now.start));
    const known = Math.max(since, before.log_length) - now.start;
    return { view: seen(frame), log, start: now.start, lines: log.slice(known), before: seen(before) };
  });
}
