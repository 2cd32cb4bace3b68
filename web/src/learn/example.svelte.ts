// An example of the rules being played, with the dice of the text or others.
import type { Example } from "../api/types";
import { Tried } from "./tried.svelte";

const ROLLS = 999;

export class Trial extends Tried<Example> {
  roll = $state(0);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
    void this.start();
  }

  protected get address(): string {
    return `/manual/${this.game}/example/${this.id}`;
  }

  /** The next click of the line that shows the rule; null where the reader left it, or at its end. */
  get next(): string | null {
    const line = this.now?.line ?? [];
    const isOnIt = this.clicks.every((click, place) => click === line[place]);
    return isOnIt ? (line[this.clicks.length] ?? null) : null;
  }

  show(): Promise<void> {
    return this.next === null ? Promise.resolve() : this.play(this.next);
  }

  override start(): Promise<void> {
    return this.#rolled([], 0);
  }

  /** The same clicks, up to the last that is still possible, with other dice. */
  reroll(): Promise<void> {
    return this.#rolled(this.clicks, (this.roll + 1) % ROLLS);
  }

  async #rolled(clicks: readonly string[], roll: number): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.reasons = [];
    let wanted = clicks;
    let found = await this.send(wanted, { roll });
    // Other dice may leave nothing to answer where the last clicks were made.
    while (!found && roll !== this.roll && wanted.length) {
      wanted = wanted.slice(0, -1);
      found = await this.send(wanted, { roll });
    }
    this.isBusy = false;
    if (found) [this.now, this.clicks, this.roll] = [found, wanted, roll];
  }

  protected override send(clicks: readonly string[], more: object = {}): Promise<Example | null> {
    return super.send(clicks, { roll: this.roll, ...more });
  }
}
