// The rules reference beside the map: which game's, at which section, and how one came there.
import { get } from "../api/http";
import type { Manual, ManualBlock, ManualSection } from "../api/types";
import { recall, remember } from "../lib/memory";
import { texts } from "../lib/text.svelte";

/** The first page: the goal, how a turn goes, what the pieces say. */
export const OPENING = "";
/** The contents, to look something up. */
export const CONTENTS = "contents";

const bare = (section: string): string => section.replace(/^§\s*/, "");

/** Whether a section is one that can be looked up: a chart's name is not. */
export const isSection = (section: string): boolean => /^§\d/.test(section);

export class Rulebook {
  /** The game that the page is about. */
  subject = $state("");
  /** The game whose rules are open. */
  game = $state("");
  at = $state(OPENING);
  isOpen = $state(false);
  manual = $state.raw<Manual | null>(null);
  isMissing = $state(false);
  #trail = $state.raw<string[]>([]);
  #fetched = "";
  #loading = Promise.resolve();

  /** Open at a section, the first page, or the contents. */
  open(game: string, section: string): void {
    if (this.isOpen && game === this.game) this.#trail = [...this.#trail, this.at];
    else this.#trail = [];
    this.game = game;
    this.at = bare(section);
    this.isOpen = true;
    void this.load();
  }

  /** Open at the first page, or close. */
  toggle(game: string): void {
    if (this.isOpen) this.close();
    else this.open(game, OPENING);
  }

  close(): void {
    this.isOpen = false;
  }

  get canGoBack(): boolean {
    return this.#trail.length > 0;
  }

  back(): void {
    const last = this.#trail.at(-1);
    if (last === undefined) return;
    this.at = last;
    this.#trail = this.#trail.slice(0, -1);
  }

  /** Have a game's rules at hand without opening them; what is open stays. */
  async want(game: string): Promise<void> {
    if (!this.isOpen) this.game = game;
    if (this.game === game) await this.load();
  }

  /** Fetch what is open in the language that is spoken; what is there already is kept. */
  load(): Promise<void> {
    const wanted = `${this.game}/${texts.language}`;
    if (wanted !== this.#fetched) {
      this.#fetched = wanted;
      this.#loading = this.#fetch(wanted);
    }
    return this.#loading;
  }

  async #fetch(wanted: string): Promise<void> {
    const found = await get<Manual>(`/manual/${wanted}`).catch(() => null);
    if (wanted !== this.#fetched) return;
    this.manual = found;
    this.isMissing = found === null;
    if (found === null) this.#fetched = "";
  }

  /** The section that is open with those below it, or none where it is not there. */
  get sections(): ManualSection[] {
    const all = this.manual?.sections ?? [];
    return all.filter((one) => one.number === this.at || one.number.startsWith(`${this.at}.`));
  }

  /** Where a section decided something in a recorded game. */
  momentsOf(section: string): Manual["moments"][string] {
    return this.manual?.moments[section] ?? [];
  }

  /** The section with an example, and the sentence of the example. */
  example(id: string): { section: ManualSection; block: ManualBlock } | null {
    for (const section of this.manual?.sections ?? []) {
      const block = section.blocks.find((one) => one.kind === "example" && one.name === id);
      if (block) return { section, block };
    }
    return null;
  }

  /** Open the first page of a game that was never played in this browser, where it has one. */
  async welcome(game: string): Promise<void> {
    if (recall(`read.${game}`, false)) return;
    remember(`read.${game}`, true);
    this.game = game;
    await this.load();
    if (this.game === game && this.manual) this.open(game, OPENING);
  }
}

/** The sections that hold all words of a search, titles first. */
export function found(manual: Manual, words: string): ManualSection[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return manual.sections;
  const holds = (text: string): boolean => wanted.every((word) => text.toLocaleLowerCase().includes(word));
  const inTitle = manual.sections.filter((one) => holds(`§${one.number} ${one.title}`));
  const inText = manual.sections.filter((one) => !inTitle.includes(one) && holds(`${one.title} ${plain(one)}`));
  return [...inTitle, ...inText];
}

/** All words of a section. */
export function plain(section: ManualSection): string {
  const cells = section.blocks.flatMap((block) => block.rows.flat());
  return cells.map((cell) => cell.map((words) => words.text).join("")).join(" ");
}

export const rulebook = new Rulebook();
