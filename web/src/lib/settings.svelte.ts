// How the player likes the table; kept in this browser.
import { recall, remember } from "./memory";

export type Motion = "off" | "fast" | "calm";
export type Size = "normal" | "large" | "largest";

interface Stored {
  motion: Motion;
  size: Size;
  clearColours: boolean;
  answerSingle: boolean;
  showLog: boolean;
  showSide: boolean;
  showTray: boolean;
}

const DEFAULTS: Stored = {
  motion: "calm",
  size: "normal",
  clearColours: false,
  answerSingle: false,
  showLog: true,
  showSide: true,
  showTray: true,
};

const NARROW = "(max-width: 720px)";

export class Settings {
  all = $state<Stored>({ ...DEFAULTS, ...recall<Partial<Stored>>("settings", {}) });
  /** On a phone the log lies over the board, so it is closed until it is asked for. */
  isLogOverlaid = $state(false);
  isNarrow = $state(matchMedia(NARROW).matches);
  #isReduced = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia(NARROW).addEventListener("change", (event) => (this.isNarrow = event.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#isReduced = event.matches;
    });
  }

  set<Name extends keyof Stored>(name: Name, value: Stored[Name]): void {
    this.all[name] = value;
    remember("settings", this.all);
  }

  get showsLog(): boolean {
    return this.isNarrow ? this.isLogOverlaid : this.all.showLog;
  }

  toggleLog(): void {
    if (this.isNarrow) this.isLogOverlaid = !this.isLogOverlaid;
    else this.set("showLog", !this.all.showLog);
  }

  /** Milliseconds that a piece glides; nothing waits for it. */
  get glide(): number {
    if (this.#isReduced || this.all.motion === "off") return 0;
    return this.all.motion === "fast" ? 160 : 420;
  }

  /** Mark the page, for the style sheet. */
  apply(): void {
    const root = document.documentElement;
    root.dataset["size"] = this.all.size;
    root.dataset["colours"] = this.all.clearColours ? "clear" : "period";
    root.dataset["motion"] = this.glide === 0 ? "off" : "on";
    root.style.setProperty("--glide", `${this.glide}ms`);
  }
}

export const settings = new Settings();
