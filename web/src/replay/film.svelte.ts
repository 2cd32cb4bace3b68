// Frames of a replay, fetched in parts around where the viewer is.
import { get, saidBy } from "../api/http";
import type { Drawing, Frame, LogLine, LogPart, Marks, Message, Replay } from "../api/types";

const PART = 50;

export class Film {
  length = $state(0);
  /** How many lines the whole log has; `lines` are those that are here, by their places. */
  logLength = $state(0);
  lines = $state.raw<ReadonlyMap<number, LogLine>>(new Map());
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  /** Turns, decisions, and where each line of the log is, of the whole film. */
  marks = $state.raw<Marks | null>(null);
  error = $state.raw<Message | null>(null);
  #asked = new Set<number>();
  #hasAskedMarks = false;

  constructor(
    readonly path: string,
    readonly secret: string | undefined,
  ) {}

  /** Have the part with this frame, the one before it for its log, and the one after it. */
  want(place: number): void {
    const part = Math.floor(Math.max(0, place) / PART);
    void this.#fetchMarks();
    void this.#fetch(part);
    if (part > 0) void this.#fetch(part - 1);
    if (this.length > (part + 1) * PART) void this.#fetch(part + 1);
  }

  /** What a frame adds to the log, as far as it is here. */
  linesOf(place: number): LogLine[] {
    const first = this.frames.get(place - 1)?.log_length ?? 0;
    const end = this.frames.get(place)?.log_length ?? 0;
    const lines = Array.from({ length: Math.max(0, end - first) }, (_, index) => this.lines.get(first + index));
    return lines.filter((line) => line !== undefined);
  }

  async #fetchMarks(): Promise<void> {
    if (this.#hasAskedMarks) return;
    this.#hasAskedMarks = true;
    try {
      this.marks = await get<Marks>(`${this.path}/marks`, this.secret);
    } catch (problem) {
      this.#hasAskedMarks = false;
      this.error = saidBy(problem);
    }
  }

  /** The lines up to a place, as far back as they are here without a gap. */
  logUpTo(end: number): { start: number; lines: LogLine[] } {
    let start = end;
    while (start > 0 && this.lines.has(start - 1)) start--;
    const lines = Array.from({ length: end - start }, (_, index) => this.lines.get(start + index)!);
    return { start, lines };
  }

  /** Have what comes before a line: the part whose frames end where the line begins. */
  async older(line: number): Promise<void> {
    const later = [...this.frames].filter(([, frame]) => frame.log_length >= line);
    const first = Math.min(...later.map(([place]) => place));
    if (line > 0 && Number.isFinite(first)) await this.#fetch(Math.floor(Math.max(0, first - 1) / PART));
  }

  /** A frame drawn with letters. */
  draw(place: number, language: string): Promise<Drawing> {
    return get<Drawing>(`${this.path}/drawing/${language}?at=${place}`, this.secret);
  }

  async #fetch(part: number): Promise<void> {
    if (this.#asked.has(part)) return;
    this.#asked.add(part);
    try {
      await this.#read(part * PART, (part + 1) * PART);
    } catch (problem) {
      this.#asked.delete(part);
      this.error = saidBy(problem);
    }
  }

  /** Frames from one place to another; where they are large, in more than one answer. */
  async #read(start: number, end: number): Promise<void> {
    const found = await get<Replay>(`${this.path}?start=${start}&count=${end - start}`, this.secret);
    this.length = found.length;
    this.logLength = found.log_length;
    const frames = new Map(this.frames);
    found.frames.forEach((frame, index) => frames.set(found.start + index, frame));
    this.frames = frames;
    this.#keep(found.log);
    const next = start + found.frames.length;
    if (found.frames.length && next < Math.min(end, found.length)) await this.#read(next, end);
    if (found.length === 0) await this.#readLog(found.log.lines.length);
  }

  /** What cannot be played again has a log alone. */
  async #readLog(start: number): Promise<void> {
    if (start === 0 || start >= this.logLength) return;
    const found = await get<Replay>(`${this.path}?start=${start}&count=${PART}`, this.secret);
    this.#keep(found.log);
    if (found.log.lines.length) await this.#readLog(start + found.log.lines.length);
  }

  #keep({ start, lines }: LogPart): void {
    const known = new Map(this.lines);
    lines.forEach((line, index) => known.set(start + index, line));
    this.lines = known;
  }
}
