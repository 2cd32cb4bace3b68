// Shows a film: frame by frame, what happened between two of them staged as at the table.
import type { LogLine } from "../api/types";
import type { Scene, Stage } from "../games/staging";
import { LASTS, TUMBLE, wait, type Told } from "../table/director.svelte";
import type { Film } from "./film.svelte";
import { lastOf } from "./marks";

export type Speed = "slow" | "normal" | "fast";
export const SPEEDS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4 };

/** How long a decision is looked at of which nothing is staged, and a click of which nothing is seen. */
const LOOK = 900;
const CLICK = 40;
/** So much at once is not staged line by line. */
const TOO_MUCH = 40;

export interface Means {
  /** Whether anything may move; else frames follow each other. */
  isStill: () => boolean;
  stage: (line: LogLine) => Stage | undefined;
  hear: (line: LogLine, stage: Stage) => void;
}

export class Projector {
  at = $state(0);
  speed = $state<Speed>("normal");
  isPlaying = $state(false);
  told = $state.raw<Told | null>(null);
  #run = 0;

  constructor(
    readonly film: () => Film,
    readonly means: Means,
    start: number,
  ) {
    this.at = start;
  }

  /** Go to a frame; what plays ends. */
  go(at: number): void {
    this.pause();
    this.at = at;
  }

  pause(): void {
    this.#run++;
    this.isPlaying = false;
    this.told = null;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.#play();
  }

  /** Play on from where it stands; from the end, from the beginning. */
  async #play(): Promise<void> {
    const run = ++this.#run;
    this.isPlaying = true;
    const { marks } = this.film();
    if (marks && this.at >= lastOf(marks)) this.at = 0;
    while (run === this.#run) {
      const next = this.at + 1;
      const film = this.film();
      if (!film.marks || next > lastOf(film.marks)) break;
      if (film.frames.has(next)) await this.#turn(film, next, run);
      else {
        film.want(next);
        await wait(CLICK);
      }
    }
    if (run === this.#run) this.pause();
  }

  /** Show what happened up to a frame, then the frame. */
  async #turn(film: Film, next: number, run: number): Promise<void> {
    const lines = film.linesOf(next);
    const scene: Scene = {
      before: film.frames.get(this.at)?.observation ?? {},
      now: film.frames.get(next)?.observation ?? {},
    };
    /** What dice decide is seen only when they have spoken. */
    const lastRoll = lines.findLastIndex((line) => this.means.stage(line)?.by === "dice");
    let isStaged = false;
    if (!this.means.isStill() && lines.length <= TOO_MUCH)
      for (const [place, line] of lines.entries()) {
        const stage = this.means.stage(line);
        if (!stage || stage.by === "none") continue;
        isStaged = true;
        if (place > lastRoll) this.at = next;
        await this.#tell(line, stage, scene, run);
        if (run !== this.#run) return;
      }
    this.at = next;
    this.told = null;
    const isSeen = film.marks?.decisions.includes(next) ?? true;
    await wait((isStaged ? 0.2 : isSeen ? 1 : 0) * LOOK * SPEEDS[this.speed] + CLICK);
  }

  async #tell(line: LogLine, stage: Stage, scene: Scene, run: number): Promise<void> {
    const at = stage.at?.(line, scene) ?? [];
    const lasts = LASTS[stage.by] * SPEEDS[this.speed];
    this.told = { line, stage, at, isSpoken: stage.by !== "dice" };
    this.means.hear(line, stage);
    if (stage.by !== "dice") return wait(lasts);
    await wait(lasts * TUMBLE);
    if (run !== this.#run) return;
    this.told = { line, stage, at, isSpoken: true };
    await wait(lasts * (1 - TUMBLE));
  }
}
