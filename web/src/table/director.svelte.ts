// The news, event by event: what is shown now, and for how long; a press ends it.
import type { LogLine, View } from "../api/types";
import type { Scene, Stage, Staging } from "../games/staging";
import { hear } from "../lib/sound";
import type { SeatLink } from "./link.svelte";

export interface Told {
  line: LogLine;
  stage: Stage;
  at: readonly (string | null)[];
  /** Whether the words are said: not before the dice lie still. */
  isSpoken: boolean;
}

/** A mark that a loss leaves until the turn is over. */
export interface Mark {
  at: string;
  who: number;
}

/** What the server told at once: how the table looks after it, and the lines that are new. */
interface Take {
  view: View;
  log: LogLine[];
  start: number;
  lines: LogLine[];
  before: View;
}

const LASTS: Record<Stage["by"], number> = {
  move: 620,
  shot: 760,
  dice: 1500,
  loss: 820,
  card: 950,
  place: 520,
  feat: 900,
  none: 0,
};
/** After which part of its time a roll is said in words. */
const TUMBLE = 0.55;
/** So much is not news any more: it is read in the log. */
const TOO_MUCH = 120;
const KEPT = 60;
const TURNS = new Set(["turn", "player-turn"]);
const UNKNOWN: Stage = { by: "none", why: "a game without a staging" };

export interface Wishes {
  /** How long things last, as a factor; 0: nothing is played. */
  pace: () => number;
  isHeard: () => boolean;
  staging: () => Staging | undefined;
}

export class Director {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  logStart = $state(0);
  told = $state.raw<Told | null>(null);
  marks = $state.raw<readonly Mark[]>([]);
  isPlaying = $state(false);
  #link: SeatLink;
  #wishes: Wishes;
  #queue: Take[] = [];
  #kept: Take[] = [];
  #end = -1;
  #run = 0;
  #last: View | null = null;

  constructor(link: SeatLink, wishes: Wishes) {
    this.#link = link;
    this.#wishes = wishes;
  }

  get canRepeat(): boolean {
    return this.#kept.length > 0 || this.log.some((line) => this.#isOther(line));
  }

  /** Take in what the link has heard. */
  see(view: View, log: LogLine[], start: number): void {
    const end = start + log.length;
    const isBack = end < this.#end;
    const lines = this.#end < 0 || isBack ? [] : log.slice(Math.max(0, this.#end - start));
    const take = { view, log, start, lines, before: this.#last ?? view };
    const isFirst = this.#end < 0;
    this.#end = end;
    this.#last = view;
    if (isFirst) this.#mark(since(log, view.seat), { now: view.observation, before: view.observation });
    else if (isBack) this.marks = [];
    if (lines.length) this.#keep(take);
    if (isFirst || isBack || lines.length > TOO_MUCH || !(this.isPlaying || this.#isNews(lines))) this.#cut(take);
    else this.#enqueue([take]);
  }

  /** Show the other side's last turn again. */
  again(): void {
    const view = this.#last;
    if (!view) return;
    const { log, logStart: start } = this.#link;
    const lines = since(log, view.seat);
    const takes = this.#kept.length ? this.#kept : [{ view, log, start, lines, before: view }];
    this.#enqueue(takes, Math.max(1, this.#wishes.pace()));
  }

  /** End what is playing; says whether something was. */
  stop(): boolean {
    if (!this.isPlaying || !this.#last) return false;
    this.#run++;
    this.#queue = [];
    this.#cut({ view: this.#last, log: this.#link.log, start: this.#link.logStart, lines: [], before: this.#last });
    this.#finish();
    return true;
  }

  #isOther(line: LogLine): boolean {
    return line.who >= 0 && line.who !== this.#last?.seat;
  }

  #stage(line: LogLine): Stage {
    return this.#wishes.staging()?.[line.kind] ?? UNKNOWN;
  }

  /** Own answers are seen as they are given; what others did, and what dice said, is news. */
  #isNews(lines: readonly LogLine[]): boolean {
    if (this.#wishes.pace() === 0) return false;
    return lines.some((line) => {
      const { by } = this.#stage(line);
      return by === "dice" || (by !== "none" && line.who !== this.#last?.seat);
    });
  }

  #keep(take: Take): void {
    const begins = take.lines.some((line) => TURNS.has(line.kind) && this.#isOther(line));
    this.#kept = (begins ? [] : this.#kept).concat(take).slice(-KEPT);
    if (begins) this.marks = [];
    this.#mark(take.lines, { now: take.view.observation, before: take.before.observation });
  }

  #mark(lines: readonly LogLine[], scene: Scene): void {
    const found = lines.flatMap((line) => {
      const stage = this.#stage(line);
      const at = stage.by === "loss" ? (stage.at?.(line, scene).at(-1) ?? null) : null;
      return at ? [{ at, who: line.who }] : [];
    });
    if (found.length) this.marks = [...this.marks, ...found];
  }

  #cut({ view, log, start }: Take): void {
    this.view = view;
    this.log = log;
    this.logStart = start;
  }

  #enqueue(takes: readonly Take[], pace = this.#wishes.pace()): void {
    this.#queue.push(...takes);
    if (!this.isPlaying) void this.#play(pace);
  }

  async #play(pace: number): Promise<void> {
    this.isPlaying = true;
    const run = ++this.#run;
    for (let take = this.#queue.shift(); take; take = this.#queue.shift()) {
      if (!(await this.#perform(take, run, pace))) return;
    }
    this.#finish();
  }

  #finish(): void {
    this.told = null;
    this.isPlaying = false;
    if (this.#last) this.view = this.#last;
    this.log = this.#link.log;
    this.logStart = this.#link.logStart;
    if (this.#wishes.isHeard() && this.#last?.prompt) hear("turn");
  }

  /** What dice decide is seen only when they have spoken. */
  async #perform(take: Take, run: number, pace: number): Promise<boolean> {
    const stages = take.lines.map((line) => this.#stage(line));
    const lastRoll = stages.findLastIndex(({ by }) => by === "dice");
    const known = take.log.length - take.lines.length;
    const scene = { now: take.view.observation, before: take.before.observation };
    for (const [place, line] of take.lines.entries()) {
      this.#show(place > lastRoll ? take.view : take.before, take, known + place);
      if (!(await this.#tell(line, stages[place]!, scene, run, pace))) return false;
    }
    this.#show(take.view, take, take.log.length);
    return true;
  }

  #show(view: View, take: Take, lines: number): void {
    this.view = quiet(view);
    this.log = take.log.slice(0, lines);
    this.logStart = take.start;
  }

  async #tell(line: LogLine, stage: Stage, scene: Scene, run: number, pace: number): Promise<boolean> {
    if (stage.by === "none") return true;
    const at = stage.at?.(line, scene) ?? [];
    const lasts = LASTS[stage.by] * pace;
    this.told = { line, stage, at, isSpoken: stage.by !== "dice" };
    if (this.#wishes.isHeard()) hear(stage.sound ?? SOUND[stage.by]);
    if (stage.by === "dice") {
      await wait(lasts * TUMBLE);
      if (run !== this.#run) return false;
      this.told = { line, stage, at, isSpoken: true };
      await wait(lasts * (1 - TUMBLE));
    } else await wait(lasts);
    return run === this.#run;
  }
}

const SOUND = {
  move: "move",
  shot: "volley",
  dice: "die",
  loss: "loss",
  card: "move",
  place: "move",
  feat: "turn",
  none: "move",
} as const;

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** A view without its question: nothing is asked while news are playing. */
const quiet = (view: View): View => ({ ...view, prompt: "", question: null, choices: [], may_undo: false });

/** The lines since the other side's last turn began. */
function since(log: readonly LogLine[], seat: number): LogLine[] {
  const begin = log.findLastIndex((line) => TURNS.has(line.kind) && line.who !== seat);
  return begin < 0 ? [] : log.slice(begin).slice(-TOO_MUCH);
}
