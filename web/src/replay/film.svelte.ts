// Frames of a replay, fetched in parts around where the viewer is.
import { get, saidBy } from "../api/http";
import type { Frame, LogLine, Message, Replay } from "../api/types";

const PART = 50;

export class Film {
  length = $state(0);
  log = $state.raw<LogLine[]>([]);
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  error = $state.raw<Message | null>(null);
  #asked = new Set<number>();

  constructor(
    readonly path: string,
    readonly secret: string | undefined,
  ) {}

  /** Have the part with this frame, and the one after it. */
  want(place: number): void {
    const part = Math.floor(Math.max(0, place) / PART);
    void this.#fetch(part);
    if (this.length > (part + 1) * PART) void this.#fetch(part + 1);
  }

  async #fetch(part: number): Promise<void> {
    if (this.#asked.has(part)) return;
    this.#asked.add(part);
    try {
      const found = await get<Replay>(`${this.path}?start=${part * PART}&count=${PART}`, this.secret);
      this.length = found.length;
      this.log = found.log;
      const frames = new Map(this.frames);
      found.frames.forEach((frame, index) => frames.set(found.start + index, frame));
      this.frames = frames;
    } catch (problem) {
      this.#asked.delete(part);
      this.error = saidBy(problem);
    }
  }
}
