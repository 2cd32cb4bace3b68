// A position being tried out: its clicks are here, and the server plays them anew each time.
import { post, saidBy } from "../api/http";
import type { Drawing, LogLine, Message, Reason, View } from "../api/types";

/** Clicks that the server takes. */
export const MOST_CLICKS = 60;

/** What the server tells of any position that is tried out. */
export interface Told {
  view: View;
  log: LogLine[];
  reasons: Reason[];
  drawing: Drawing | null;
}

export abstract class Tried<T extends Told> {
  now = $state.raw<T | null>(null);
  clicks = $state.raw<readonly string[]>([]);
  reasons = $state.raw<readonly Reason[]>([]);
  error = $state.raw<Message | null>(null);
  isBusy = $state(false);

  /** Where the clicks are sent. */
  protected abstract get address(): string;

  get isLong(): boolean {
    return this.clicks.length >= MOST_CLICKS;
  }

  play(text: string): Promise<void> {
    return this.isLong ? Promise.resolve() : this.ask([...this.clicks, text]);
  }

  back(): Promise<void> {
    return this.ask(this.clicks.slice(0, -1));
  }

  start(): Promise<void> {
    return this.ask([]);
  }

  /** Why a thing cannot be clicked. */
  async why(target: string): Promise<void> {
    this.reasons = [];
    const found = await this.send(this.clicks, { target });
    if (found) this.reasons = found.reasons;
  }

  /** The table drawn with letters. */
  async draw(language: string): Promise<Drawing> {
    const found = await this.send(this.clicks, { drawn: language });
    return found?.drawing ?? { rows: [] };
  }

  protected async ask(clicks: readonly string[]): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.reasons = [];
    const found = await this.send(clicks);
    this.isBusy = false;
    if (found) [this.now, this.clicks] = [found, clicks];
  }

  protected async send(clicks: readonly string[], more: object = {}): Promise<T | null> {
    try {
      const found = await post<T>(this.address, { clicks, target: "", drawn: "", ...more });
      this.error = null;
      return found;
    } catch (problem) {
      this.error = saidBy(problem);
      return null;
    }
  }
}
