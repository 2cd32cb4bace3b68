// A puzzle being solved: the clicks of one decision, until the server says what it is worth.
import type { Observation, Puzzle } from "../api/types";
import { Tried } from "../learn/tried.svelte";
import { keepSolved } from "./solved.svelte";

export class Attempt extends Tried<Puzzle> {
  /** The table before the first click, on which answers are drawn. */
  before = $state.raw<Observation | null>(null);
  /** What the first question offers: where the puzzle is seen from near. */
  spots = $state.raw<readonly string[]>([]);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
    void this.start();
  }

  protected get address(): string {
    return `/puzzles/${this.game}/${this.id}`;
  }

  protected override async ask(clicks: readonly string[]): Promise<void> {
    await super.ask(clicks);
    if (!this.now) return;
    if (!this.before) {
      this.before = this.now.view.observation;
      this.spots = this.now.view.choices.map((choice) => choice.target);
    }
    if (this.now.verdict?.solved) keepSolved(this.game, this.id);
  }
}
