// Everything that is said: Fluent catalogues from the server, in the language that was chosen.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText } from "../api/http";
import type { Argument, Message } from "../api/types";
import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "uk", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

function firstLanguage(): Language {
  const wished = [recall<string>("language", ""), ...navigator.languages];
  const names = wished.map((name) => name.slice(0, 2));
  return names.find(isLanguage) ?? "en";
}

class Texts {
  language = $state<Language>(firstLanguage());
  #bundle = $state.raw<FluentBundle | null>(null);
  #wished: Language = this.language;

  get isReady(): boolean {
    return this.#bundle !== null;
  }

  async load(language: Language = this.language): Promise<void> {
    this.#wished = language;
    const source = await getText(`/messages/${language}`);
    if (this.#wished !== language) return; // another was chosen meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** Say a message; what the catalogue lacks is shown by its id, for the tests to find. */
  say(message: Message): string {
    const bundle = this.#bundle;
    const found = bundle?.getMessage(message.id);
    if (!bundle || !found?.value) return message.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      args[name] = typeof value === "object" ? this.say(value) : value;
    }
    return bundle.formatPattern(found.value, args, []);
  }

  t(id: string, args: Record<string, Argument> = {}): string {
    return this.say({ id, args });
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
export const say = (message: Message): string => texts.say(message);
