// Everything that is said: Fluent catalogues from the server, in the language that was chosen. They come
// in parts, fetched when a page first needs them: the shell's, the lobby's, and each game's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { get, getText } from "../api/http";
import type { Argument, Catalogues, Message } from "../api/types";
import { loadLetters } from "./letters";
import { recall, remember } from "./memory";
import { FUNCTIONS, Name } from "./names";

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What every page needs. */
const SHELL = "shell";
/** Titles, seats, scenarios and options of all games. */
export const LOBBY = "lobby";
export const gamePart = (game: string): string => `game-${game}`;
const RETRY = 1000;
const MOST_SAID = 10_000;

function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

function firstLanguage(): Language {
  const wished = [recall<string>("language", ""), ...navigator.languages];
  const names = wished.map((name) => name.slice(0, 2));
  return names.find(isLanguage) ?? "en";
}

export class Texts {
  language = $state<Language>(firstLanguage());
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts = $state.raw<ReadonlySet<string>>(new Set());
  #wished: Language = this.language;
  #wanted = new Set<string>();
  /** Which loading is the newest: only that one counts. */
  #turn = 0;
  /** What was said already: a board says the same of hundreds of things after every click. */
  #said = new Map<string, Name>();
  #fixed = new WeakMap<object, string>();

  /** Whether all these parts can be said; what was not wanted before is fetched. */
  isReady(...parts: string[]): boolean {
    const all = [SHELL, ...parts];
    if (all.some((part) => !this.#wanted.has(part))) {
      for (const part of all) this.#wanted.add(part);
      void this.load();
    }
    return all.every((part) => this.#parts.has(part));
  }

  /** Fetch what is wanted in a language, however often it takes, and speak it from then on. */
  async load(language: Language = this.#wished): Promise<void> {
    const turn = ++this.#turn;
    this.#wished = language;
    const [found] = await Promise.all([this.#fetch(language).catch(() => null), loadLetters(language)]);
    if (turn !== this.#turn) return; // another language or more of this one was wished meanwhile
    if (found === null) {
      setTimeout(() => turn === this.#turn && void this.load(language), RETRY);
      return;
    }
    this.#said = new Map();
    this.#fixed = new WeakMap();
    this.#bundle = found.bundle;
    this.#parts = found.parts;
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  /** Each part is fetched by the tag of its content: what has not changed is in the browser's cache. */
  async #fetch(language: Language): Promise<{ bundle: FluentBundle; parts: Set<string> }> {
    const { parts: tags } = await get<Catalogues>(`/messages/${language}`);
    const parts = new Set(this.#wanted);
    const known = [...parts].filter((part) => part in tags);
    const sources = await Promise.all(known.map((part) => getText(`/messages/${language}/${part}/${tags[part]!}`)));
    const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return { bundle, parts };
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** Say a message; what the catalogue lacks is shown by its id, for the tests to find. */
  say(message: Message): string {
    return this.#name(message).value;
  }

  /** A message as it may stand in another one: with its cases, if it has them. */
  #name(message: Message): Name {
    const bundle = this.#bundle;
    if (!bundle) return new Name(message.id, () => null);
    const key = JSON.stringify([message.id, message.args]);
    const said = this.#said.get(key) ?? this.#made(bundle, message);
    if (this.#said.size > MOST_SAID) this.#said.clear();
    this.#said.set(key, said);
    return said;
  }

  #made(bundle: FluentBundle, message: Message): Name {
    const found = bundle.getMessage(message.id);
    if (!found?.value) return new Name(message.id, () => null);
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      args[name] = typeof value === "object" ? this.#name(value) : value;
    }
    return new Name(bundle.formatPattern(found.value, args, []), (which) => {
      const form = found.attributes[which];
      return form === undefined ? null : bundle.formatPattern(form, args, []);
    });
  }

  t(id: string, args: Record<string, Argument> = {}): string {
    return this.say({ id, args });
  }

  /** What is said of a thing that never changes: put together once in a language. */
  once(thing: object, words: () => string): string {
    if (!this.#bundle) return words();
    const said = this.#fixed.get(thing) ?? words();
    this.#fixed.set(thing, said);
    return said;
  }

  percent(share: number): string {
    const value = new FluentNumber(share * 100, { maximumFractionDigits: 1 });
    const found = this.#bundle?.getMessage("web-percent");
    if (!this.#bundle || !found?.value) return "web-percent";
    return this.#bundle.formatPattern(found.value, { value }, []);
  }

  /** English dates with the day first, as the maps of the time have them. */
  get #locale(): string {
    return this.language === "en" ? "en-GB" : this.language;
  }

  /** A day or a range of days, written as 1944-06-15 or 1944-06-17/1944-07-06. */
  date(days: string): string {
    const [first, last] = days.split("/").map((day) => new Date(`${day}T12:00:00`));
    const format = new Intl.DateTimeFormat(this.#locale, { dateStyle: "long" });
    if (!first) return days;
    return last ? format.formatRange(first, last) : format.format(first);
  }

  moment(iso: string): string {
    const format = new Intl.DateTimeFormat(this.#locale, { dateStyle: "medium", timeStyle: "short" });
    return format.format(new Date(iso));
  }
}

export const texts = new Texts();
export const t = (id: string, args: Record<string, Argument> = {}): string => texts.t(id, args);
export const once = (thing: object, words: () => string): string => texts.once(thing, words);
export const say = (message: Message): string => texts.say(message);
