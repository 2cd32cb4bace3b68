// A table in this browser: the links of the seats it holds, and which of them is shown.
import { stageOf } from "../games";
import type { HeldSeat } from "../lib/seats";
import { hear } from "../lib/sound";
import { settings } from "../lib/settings.svelte";
import { Director } from "./director.svelte";
import { SPECTATOR, SeatLink } from "./link.svelte";
import { past } from "./past";
import { saw, seenTo } from "./visits";

export class Session {
  readonly links: SeatLink[];
  /** What each link hears is shown by a director of its own, once its table is on the screen. */
  readonly directors: Director[];
  shown = $state(0);
  /** Whether the player chose to look on although the other one is asked. */
  lingers = $state(false);

  constructor(match: string, seats: HeldSeat[]) {
    this.links = seats.length
      ? seats.map((held) => new SeatLink(match, held.seat, held.secret))
      : [new SeatLink(match, SPECTATOR, null)];
    this.directors = this.links.map(direct);
  }

  get link(): SeatLink {
    return this.links[this.shown] ?? (this.links[0] as SeatLink);
  }

  get director(): Director {
    return this.directors[this.shown] ?? (this.directors[0] as Director);
  }

  get isShared(): boolean {
    return this.links.length > 1;
  }

  /** The place of the link to hand the screen to, or -1. */
  get handOver(): number {
    if (!this.isShared || this.link.isAsked || this.link.view === null) return -1;
    return this.links.findIndex((link, place) => place !== this.shown && link.isAsked);
  }

  show(place: number): void {
    this.shown = place;
    this.lingers = false;
  }

  close(): void {
    for (const link of this.links) link.close();
  }
}

function direct(link: SeatLink): Director {
  return new Director(link, {
    pace: () => settings.pace,
    hear: (sound) => {
      if (settings.all.sound) hear(sound);
    },
    stage: (line) => stageOf(link.match?.game ?? "", line),
    seenTo: () => seenTo(link.id, link.seat),
    saw: (end) => saw(link.id, link.seat, end),
    past: (from, now) => {
      const seat = link.match?.seats.find((one) => one.seat === link.seat)?.id ?? "spectator";
      return past(`/matches/${link.id}/replay/${seat}`, link.secret, from, now);
    },
  });
}
