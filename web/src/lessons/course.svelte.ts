// Where a player stands in a guided battle: which page the coach shows, and what is right to click.
import { get, post } from "../api/http";
import type { Choice, Lesson, LessonPlace, LessonStep, MatchCreated } from "../api/types";
import { recall, remember } from "../lib/memory";
import { keepCreated } from "../lib/seats";

/** What this browser knows of the lessons: the match in which one is played, and whether it was finished. */
interface Taken {
  match: string;
  isDone: boolean;
}

const key = (game: string, lesson: string): string => `lesson.${game}.${lesson}`;

export const takenOf = (game: string, lesson: string): Taken | null => recall<Taken | null>(key(game, lesson), null);

/** Begin a guided battle; returns the address of its table. */
export async function begin(game: string, lesson: string): Promise<string> {
  const created = await post<MatchCreated>("/lessons", { game, lesson });
  keepCreated(created);
  const isDone = takenOf(game, lesson)?.isDone ?? false;
  remember(key(game, lesson), { match: created.match.id, isDone });
  return `/play/${created.match.id}`;
}

/** A step that asks for nothing: it is read, and then comes the next. */
const isRead = (step: LessonStep | undefined): boolean => step?.clicks === 0;

export class Course {
  lesson = $state.raw<Lesson | null>(null);
  place = $state.raw<LessonPlace | null>(null);
  /** The page that is shown, a number of a step. */
  at = $state(0);
  #began = false;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** Fetch it; from now on the lobby opens on its game. */
  async load(): Promise<void> {
    remember("wish", { ...recall("wish", {}), game: this.game });
    this.lesson = await get<Lesson>(`/lessons/${this.game}/${this.id}`).catch(() => null);
    if (this.place) this.#turn(this.place, true);
  }

  /** Hear where the match stands. */
  hear(place: LessonPlace | null): void {
    if (!place) return;
    const before = this.place;
    this.place = place;
    const isNew = before?.step !== place.step;
    if (isNew || before?.right.join() !== place.right.join()) this.#turn(place, isNew);
  }

  /** Turn to the page of the step, by way of what is to be read before it. */
  #turn(place: LessonPlace, isNew: boolean): void {
    if (!this.lesson) return;
    const last = this.last(place.step);
    const isForward = !this.#began || place.step > this.at;
    this.at = isNew && isForward ? Math.min(this.first(place.step), last) : last;
    this.#began = true;
    if (place.step >= this.lesson.steps.length && !place.is_off) this.#finish();
  }

  #finish(): void {
    const match = takenOf(this.game, this.id)?.match ?? "";
    remember(key(this.game, this.id), { match, isDone: true });
  }

  /** The last page for a step: the step itself, at the end the last one. */
  last(step: number): number {
    return Math.min(step, (this.lesson?.steps.length ?? 1) - 1);
  }

  /** The first page after what was done: what is read before a step comes first. */
  first(step: number): number {
    const steps = this.lesson?.steps ?? [];
    let at = step;
    while (at > 0 && isRead(steps[at - 1])) at--;
    return at;
  }

  get step(): LessonStep | undefined {
    return this.lesson?.steps[this.at];
  }

  /** What is said of the step before, on the first page after it. */
  get after(): LessonStep["after"] {
    const step = this.place?.step ?? 0;
    return this.at === this.first(step) ? (this.lesson?.steps[this.at - 1]?.after ?? null) : null;
  }

  get canTurn(): boolean {
    return this.place !== null && this.at < this.last(this.place.step);
  }

  get canTurnBack(): boolean {
    return this.place !== null && this.at > this.first(this.place.step);
  }

  get isOver(): boolean {
    return this.place !== null && this.lesson !== null && this.place.step >= this.lesson.steps.length;
  }

  next(): void {
    if (this.canTurn) this.at++;
  }

  previous(): void {
    if (this.canTurnBack) this.at--;
  }

  /** The answers that are right now, of those that the question has. */
  right(choices: readonly Choice[]): Choice[] {
    const { right = [], is_off: isOff = false } = this.place ?? {};
    return isOff || this.canTurn ? [] : choices.filter((choice) => right.includes(choice.text));
  }
}
