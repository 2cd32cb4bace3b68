// An example of the rules being played: its clicks are here, and the server plays them anew each time.
import { post, saidBy } from "../api/http";
import type { Drawing, Example, Message, Reason } from "../api/types";

/** Clicks that the server takes. */
export const MOST_CLICKS = 60;
const ROLLS = 999;

export class Trial {
  now = $state.raw<Example | null>(null);
  clicks = $state.raw<readonly string[]>([]);
  roll = $state(0);
  reasons = $state.raw<readonly Reason[]>([]);
  error = $state.raw<Message | null>(null);
  isBusy = $state(false);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    void this.#ask([], 0);
  }

  /** The next click of the line that shows the rule; null where the reader left it, or at its end. */
  get next(): string | null {
    const line = this.now?.line ?? [];
    const isOnIt = this.clicks.every((click, place) => click === line[place]);
    return isOnIt ? (line[this.clicks.length] ?? null) : null;
  }

  get isLong(): boolean {
    return this.clicks.length >= MOST_CLICKS;
  }

  play(text: string): Promise<void> {
    return this.isLong ? Promise.resolve() : this.#ask([...this.clicks, text], this.roll);
  }

  show(): Promise<void> {
    return this.next === null ? Promise.resolve() : this.play(this.next);
  }

  back(): Promise<void> {
    return this.#ask(this.clicks.slice(0, -1), this.roll);
  }

  start(): Promise<void> {
    return this.#ask([], 0);
  }

  /** The same clicks, up to the last that is still possible, with other dice. */
  reroll(): Promise<void> {
    return this.#ask(this.clicks, (this.roll + 1) % ROLLS);
  }

  /** Why a thing cannot be clicked. */
  async why(target: string): Promise<void> {
    this.reasons = [];
    const found = await this.#send(this.clicks, this.roll, target);
    if (found) this.reasons = found.reasons;
  }

  /** The table drawn with letters. */
  async draw(language: string): Promise<Drawing> {
    const found = await this.#send(this.clicks, this.roll, "", language);
    return found?.drawing ?? { rows: [] };
  }

  async #ask(clicks: readonly string[], roll: number): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.reasons = [];
    let wanted = clicks;
    let found = await this.#send(wanted, roll, "");
    // Other dice may leave nothing to answer where the last clicks were made.
    while (!found && roll !== this.roll && wanted.length) {
      wanted = wanted.slice(0, -1);
      found = await this.#send(wanted, roll, "");
    }
    this.isBusy = false;
    if (!found) return;
    this.now = found;
    this.clicks = wanted;
    this.roll = roll;
  }

  async #send(clicks: readonly string[], roll: number, target: string, drawn = ""): Promise<Example | null> {
    try {
      const found = await post<Example>(`/manual/${this.game}/example/${this.id}`, { clicks, roll, target, drawn });
      this.error = null;
      return found;
    } catch (problem) {
      this.error = saidBy(problem);
      return null;
    }
  }
}
