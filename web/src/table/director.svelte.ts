// The news, event by event: what is shown now, and for how long; a press ends it.
import type { LogLine, View } from "../api/types";
import type { Scene, Stage } from "../games/staging";
import type { Sound } from "../lib/sound";
import type { SeatLink } from "./link.svelte";
import type { Now, Take } from "./past";

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

export const LASTS: Record<Stage["by"], number> = {
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
export const TUMBLE = 0.55;
/** How long the field is looked at before the other side begins. */
const FIELD = 2400;
/** So much is not news any more: it is read in the log. */
const TOO_MUCH = 120;
const KEPT = 60;
const TURNS = new Set(["turn", "player-turn"]);
const OPENINGS = new Set([...TURNS, "round"]);
const UNKNOWN: Stage = { by: "none", why: "a game without a staging" };

export interface Wishes {
  /** How long things last, as a factor; 0: nothing is played. */
  pace: () => number;
  /** Lets a sound be heard, where sounds are wished. */
  hear: (sound: Sound) => void;
  stage: (line: LogLine) => Stage | undefined;
  /** Up to which line the log was seen on the last visit; null on the first. */
  seenTo: () => number | null;
  saw: (end: number) => void;
  /** What happened since a line of the log, picture by picture. */
  past: (from: number, now: Now) => Promise<Take[]>;
}

export class Director {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  logStart = $state(0);
  told = $state.raw<Told | null>(null);
  marks = $state.raw<readonly Mark[]>([]);
  isPlaying = $state(false);
  /** The seat that begins, while the field is shown before its news. */
  begins = $state<number | null>(null);
  /** How many lines are new since the last visit, if they can be shown. */
  missed = $state(0);
  #missedFrom = 0;
  #link: SeatLink;
  #wishes: Wishes;
  #queue: Take[] = [];
  #kept: Take[] = [];
  /** What was told while the curtain was down. */
  #waiting: Take[] = [];
  #isUp = false;
  #end = -1;
  #run = 0;
  #last: View | null = null;
  /** Whether the seat was asked, and has not been called yet. */
  #isCalled = false;

  constructor(link: SeatLink, wishes: Wishes) {
    this.#link = link;
    this.#wishes = wishes;
    link.onlook = () => this.#hear();
    this.#hear();
  }

  get canRepeat(): boolean {
    return this.#kept.length > 0 || this.log.some((line) => this.#isOther(line));
  }

  /** Take in what the link has heard. */
  #hear(): void {
    const { view, log, logStart } = this.#link;
    if (view) this.see(view, log, logStart);
  }

  see(view: View, log: LogLine[], start: number): void {
    const end = start + log.length;
    const isFirst = this.#end < 0;
    const isBack = end < this.#end;
    const lines = isFirst || isBack ? [] : log.slice(Math.max(0, this.#end - start));
    const take = { view, log, start, lines, before: this.#last ?? view };
    if (!isFirst && view.prompt && !this.#last?.prompt) this.#isCalled = true;
    this.#end = end;
    this.#last = view;
    if (isBack) this.#forget();
    if (!this.#isUp) this.#waiting.push(take);
    else this.#take(take, isBack);
  }

  /** The curtain is up, the table is on the screen: now what came meanwhile may be played. */
  raise(): void {
    this.#isUp = true;
    const [first, ...rest] = this.#waiting;
    this.#waiting = [];
    if (!first) {
      if (this.#last) this.#cut(this.#now());
    } else if (this.view === null) this.#arrive(first, rest);
    else this.#comeBack([first, ...rest]);
  }

  /** The table leaves the screen: nothing is played any more. */
  lower(): void {
    this.#isUp = false;
    this.#halt();
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

  /** Show what happened since the last visit. */
  async catchUp(): Promise<void> {
    const [from, run] = [this.#missedFrom, this.#run];
    this.putAway();
    const takes = await this.#past(from);
    if (run === this.#run) this.#enqueue(takes, Math.max(1, this.#wishes.pace()));
  }

  /** What was missed is not to be shown. */
  putAway(): void {
    this.missed = 0;
    this.#saw();
  }

  /** End what is playing; says whether something was. */
  stop(): boolean {
    if (!this.isPlaying || !this.#last) return false;
    this.#halt();
    this.#finish();
    return true;
  }

  #halt(): void {
    this.#run++;
    this.#queue = [];
    this.told = null;
    this.begins = null;
    this.isPlaying = false;
  }

  /** Something was taken back: what was to be played has not happened. */
  #forget(): void {
    if (this.isPlaying) this.#halt();
    this.#waiting = [];
    this.#kept = [];
    this.marks = [];
    this.missed = 0;
  }

  #take(take: Take, isBack: boolean): void {
    const { lines } = take;
    if (this.view === null) return this.#arrive(take, []);
    if (lines.some((line) => line.who >= 0 && !this.#isOther(line))) this.missed = 0;
    if (lines.length) this.#keep(take);
    const isCut = isBack || lines.length > TOO_MUCH || !(this.isPlaying || this.#isNews(lines));
    if (!isCut) return this.#enqueue([take]);
    if (this.isPlaying) this.#halt();
    this.#cut(take);
    this.#rest();
  }

  /** The table is opened: what is there is seen at once, and what is news is offered or begins to play. */
  #arrive(first: Take, rest: readonly Take[]): void {
    const { view, log, start } = first;
    this.#cut(first);
    this.#mark(since(log, view.seat), { now: view.observation, before: view.observation });
    const seen = this.#wishes.seenTo();
    const others = log.some((line) => this.#isOther(line) && this.#isDeed(line));
    if (seen === null && this.#isBegun(first, rest)) return void this.#begin(first, rest);
    const isOwn = (line: LogLine): boolean => line.who === view.seat && this.#isDeed(line);
    const isNew = seen === null && (view.seat < 0 || log.some(isOwn));
    const fresh = isNew ? [] : log.slice(Math.max(0, (seen ?? 0) - start));
    if (others && fresh.some((line) => this.#isShown(line))) {
      this.missed = fresh.length;
      this.#missedFrom = seen ?? 0;
    }
    this.#comeBack(rest);
  }

  /** Play what came while the table was not on the screen. */
  #comeBack(takes: readonly Take[]): void {
    for (const take of takes) if (take.lines.length) this.#keep(take);
    const lines = takes.flatMap((take) => take.lines);
    if (this.#isNews(lines) && lines.length <= TOO_MUCH) return this.#enqueue(takes);
    if (this.#last) this.#cut(this.#now());
    this.#rest();
  }

  // The beginning.

  /** Whether the other side began, or begins now, and this one has done nothing yet. */
  #isBegun({ view, log }: Take, rest: readonly Take[]): boolean {
    if (view.seat < 0 || view.outcome || this.#wishes.pace() === 0) return false;
    const lines = [...log, ...rest.flatMap((take) => take.lines)];
    const deeds = lines.filter((line) => this.#isDeed(line));
    if (lines.length > TOO_MUCH || deeds.some((line) => line.who === view.seat)) return false;
    return deeds.length > 0 || !(view.prompt || view.held);
  }

  /** Whether somebody did something: dealing cards and turns that begin are no deeds. */
  #isDeed(line: LogLine): boolean {
    return line.who >= 0 && !OPENINGS.has(line.kind) && this.#stage(line).by !== "none";
  }

  /** Show the field and say who begins, before its news are played. */
  async #begin(first: Take, rest: readonly Take[]): Promise<void> {
    const pace = this.#wishes.pace();
    this.isPlaying = true;
    const run = ++this.#run;
    this.view = quiet(first.view);
    this.begins = 1 - first.view.seat;
    const begun = first.log.length ? await this.#past(0) : [];
    if (run !== this.#run) return;
    const [opening] = begun;
    if (opening) this.#show(opening.before, opening, 0);
    await wait(FIELD * pace);
    if (run !== this.#run) return;
    this.begins = null;
    for (const take of rest) if (take.lines.length) this.#keep(take);
    this.#queue.unshift(...begun, ...rest);
    await this.#play(pace);
  }

  /** What happened since a line, as the server has it; without pictures of then, on the table as it is. */
  async #past(from: number): Promise<Take[]> {
    const now = this.#now();
    const found = await this.#wishes.past(from, now).catch(() => []);
    if (found.some((take) => take.lines.length)) return found;
    return [{ ...now, lines: now.log.slice(Math.max(0, from - now.start)).slice(-TOO_MUCH) }];
  }

  #now(): Take {
    const { log, logStart: start } = this.#link;
    return { view: this.#last!, log, start, lines: [], before: this.#last! };
  }

  // What is news.

  #isOther(line: LogLine): boolean {
    return line.who >= 0 && line.who !== this.#last?.seat;
  }

  #stage(line: LogLine): Stage {
    return this.#wishes.stage(line) ?? UNKNOWN;
  }

  /** Own answers are seen as they are given; what others did, and what dice said, is news. */
  #isShown(line: LogLine): boolean {
    const { by } = this.#stage(line);
    return by === "dice" || (by !== "none" && line.who !== this.#last?.seat);
  }

  #isNews(lines: readonly LogLine[]): boolean {
    return this.#wishes.pace() !== 0 && lines.some((line) => this.#isShown(line));
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

  // Playing.

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
    this.#cut(this.#now());
    this.#rest();
  }

  /** Everything is as it is: it was seen, and whoever is asked is called, once. */
  #rest(): void {
    if (!this.missed) this.#saw();
    if (this.#isCalled && this.#last?.prompt) this.#wishes.hear("turn");
    this.#isCalled = false;
  }

  #saw(): void {
    if (this.#end >= 0 && document.visibilityState !== "hidden") this.#wishes.saw(this.#end);
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
    this.#wishes.hear(stage.sound ?? SOUND[stage.by]);
    if (stage.by === "dice") {
      await wait(lasts * TUMBLE);
      if (run !== this.#run) return false;
      this.told = { line, stage, at, isSpoken: true };
      await wait(lasts * (1 - TUMBLE));
    } else await wait(lasts);
    return run === this.#run;
  }
}

export const SOUND = {
  move: "move",
  shot: "volley",
  dice: "die",
  loss: "loss",
  card: "move",
  place: "move",
  feat: "turn",
  none: "move",
} as const;

export const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** A view without its question: nothing is asked while news are playing. */
const quiet = (view: View): View => ({
  ...view,
  prompt: "",
  question: null,
  choices: [],
  may_undo: false,
  may_ask: false,
  request: null,
});

/** The lines since the other side's last turn began. */
function since(log: readonly LogLine[], seat: number): LogLine[] {
  const begin = log.findLastIndex((line) => TURNS.has(line.kind) && line.who !== seat);
  return begin < 0 ? [] : log.slice(begin).slice(-TOO_MUCH);
}
