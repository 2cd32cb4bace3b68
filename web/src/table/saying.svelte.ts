// Say it in any order: a click that answers no open question is taken as the chain that it means.
import type { Chain, Choice, Reason } from "../api/types";
import type { SeatLink } from "./link.svelte";

export class Saying {
  /** What a click may have meant: to be confirmed, or to be chosen from. */
  chains = $state.raw<readonly Chain[]>([]);
  #turn = 0;

  constructor(readonly link: () => SeatLink) {}

  /** Ask what a click means; take it where that is sure, lay it out where not, and return why not. */
  async say(target: string, via = ""): Promise<Reason[]> {
    const turn = ++this.#turn;
    const link = this.link();
    const before = link.view;
    this.chains = [];
    const found = await link.understand(target, via);
    if (turn !== this.#turn || link.view !== before) return [];
    if (found.is_sure) return this.take(found.chains[0]!);
    this.chains = found.chains;
    return found.reasons;
  }

  /** Take an "all" of the open question; returns what it leaves, and why. */
  async carryOut(plan: string): Promise<Reason[]> {
    const turn = ++this.#turn;
    const link = this.link();
    const before = link.view;
    this.chains = [];
    const { chain, left } = await link.plan(plan);
    if (turn !== this.#turn || link.view !== before) return [];
    const why = left.flatMap(({ label, reasons }) =>
      reasons.map(({ section, message }) => ({
        section,
        message: { id: "web-plan-left", args: { what: label, why: message } },
      })),
    );
    if (!chain.clicks.length) return why.length ? why : [{ section: "", message: { id: "web-plan-nothing" } }];
    if (!chain.is_fate) return [...(await this.take(chain)), ...why];
    this.chains = [chain];
    return why;
  }

  /** Answers that lie too close together for a finger, to choose from. */
  offer(choices: readonly Choice[]): void {
    this.forget();
    this.chains = choices.map((choice) => ({ back: 0, clicks: [choice], odds: null, is_fate: false }));
  }

  /** Give a chain as one click; a single answer is given as such. */
  async take(chain: Chain): Promise<Reason[]> {
    this.forget();
    const actions = chain.clicks.map((click) => click.action);
    const isPlain = chain.back === 0 && actions.length === 1;
    const link = this.link();
    const refusal = await (isPlain ? link.play(actions[0]!) : link.chain(chain.back, actions));
    return refusal ? [{ section: "", message: refusal }] : [];
  }

  /** Let it be. */
  forget(): void {
    this.#turn++;
    this.chains = [];
  }
}
