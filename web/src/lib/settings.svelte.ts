// How the player likes the table; kept in this browser.
import { recall, remember } from "./memory";
import { Room } from "./room.svelte";

export type Motion = "off" | "fast" | "calm";
export type Pace = "slow" | "normal" | "fast" | "off";
export type Size = "normal" | "large" | "largest";

interface Stored {
  motion: Motion;
  /** How fast news are played. */
  pace: Pace;
  sound: boolean;
  size: Size;
  clearColours: boolean;
  answerSingle: boolean;
  /** Whether nothing is asked twice and every press is taken, however quick. */
  isVeteran: boolean;
  showLog: boolean;
  showSide: boolean;
  showTray: boolean;
}

const DEFAULTS: Stored = {
  motion: "calm",
  pace: "normal",
  sound: true,
  size: "normal",
  clearColours: false,
  answerSingle: true,
  isVeteran: false,
  showLog: true,
  showSide: true,
  showTray: true,
};

const PACES: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };

export class Settings {
  all = $state<Stored>({ ...DEFAULTS, ...recall<Partial<Stored>>("settings", {}) });
  readonly room = new Room();
  /** Where room is short the log is a drawer over the board, closed until it is asked for. */
  isLogOverlaid = $state(false);
  /** And so are the cards, which come by themselves where one of them is asked for. */
  isTrayOverlaid = $state(false);
  #isReduced = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#isReduced = event.matches;
    });
  }

  set<Name extends keyof Stored>(name: Name, value: Stored[Name]): void {
    this.all[name] = value;
    remember("settings", this.all);
  }

  /** Whether this is a phone. */
  get isNarrow(): boolean {
    return this.room.isTight;
  }

  get foldsLog(): boolean {
    return this.room.isSlim || this.room.isTight;
  }

  get showsLog(): boolean {
    return this.foldsLog ? this.isLogOverlaid : this.all.showLog;
  }

  get showsTray(): boolean {
    return this.room.isTight ? this.isTrayOverlaid : this.all.showTray;
  }

  toggleLog(): void {
    if (this.foldsLog) this.isLogOverlaid = !this.isLogOverlaid;
    else this.set("showLog", !this.all.showLog);
    if (this.isLogOverlaid) this.isTrayOverlaid = false;
  }

  toggleTray(): void {
    if (this.room.isTight) this.isTrayOverlaid = !this.isTrayOverlaid;
    else this.set("showTray", !this.all.showTray);
    if (this.isTrayOverlaid) this.isLogOverlaid = false;
  }

  toggleSide(): void {
    this.set("showSide", !this.all.showSide);
  }

  /** Close whatever lies over the board. */
  closeDrawers(): void {
    this.isLogOverlaid = this.isTrayOverlaid = false;
  }

  /** Milliseconds that a piece glides; nothing waits for it. */
  get glide(): number {
    if (this.#isReduced || this.all.motion === "off") return 0;
    return this.all.motion === "fast" ? 160 : 420;
  }

  /** How long news last, as a factor; nothing is played where nothing moves. */
  get pace(): number {
    return this.glide === 0 ? 0 : PACES[this.all.pace];
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
