// A table in this browser: the links of the seats it holds, and which of them is shown.
import type { HeldSeat } from "../lib/seats";
import { SPECTATOR, SeatLink } from "./link.svelte";

export class Session {
  readonly links: SeatLink[];
  shown = $state(0);
  /** Whether the player chose to look on although the other one is asked. */
  lingers = $state(false);

  constructor(match: string, seats: HeldSeat[]) {
    this.links = seats.length
      ? seats.map((held) => new SeatLink(match, held.seat, held.secret))
      : [new SeatLink(match, SPECTATOR, null)];
  }

  get link(): SeatLink {
    return this.links[this.shown] ?? (this.links[0] as SeatLink);
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
