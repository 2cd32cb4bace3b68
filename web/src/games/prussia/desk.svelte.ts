// What the player has laid out on his side of the table: overlays, the stack in view, orders to send.
import type { Seen } from "./observation";

export type Overlay = "zones" | "command" | "sight";
export const OVERLAYS: readonly Overlay[] = ["zones", "command", "sight"];

export interface Gathered {
  pieces: readonly string[];
  /** Who they are, as a plan of the game names them: "corps:Heinrich", "hex:2010". */
  body: string;
}

class Desk {
  overlays = $state<Record<Overlay, boolean>>({ zones: false, command: false, sight: false });
  /** The stack listed below the map. */
  shown = $state<string | null>(null);
  /** The stack that lies fanned out on the map. */
  fanned = $state<string | null>(null);
  /** Pieces that wait for the hex to march towards. */
  gathered = $state.raw<Gathered | null>(null);
  /** Things to be clicked one after another. */
  orders = $state.raw<readonly string[]>([]);

  show(hex: string | null): void {
    this.shown = hex;
  }

  gather(pieces: readonly string[], body: string): void {
    this.gathered = pieces.length ? { pieces, body } : null;
    this.fanned = null;
  }

  /** The plan by which what was gathered marches towards a hex. */
  march(goal: string): string {
    const { body } = this.gathered!;
    this.gathered = null;
    return `march:${body}:${goal}`;
  }

  /** Raise pieces one after another so that a stack comes to lie in this order. */
  arrange(now: readonly string[], wanted: readonly string[]): void {
    let kept = 0;
    for (let place = now.length - 1; place >= 0; place--) {
      if (wanted[wanted.length - 1 - kept] === now[place]) kept++;
    }
    this.orders = wanted
      .slice(0, wanted.length - kept)
      .reverse()
      .map((piece) => `raise:${piece}`);
  }

  /** Click these things one after another. */
  click(targets: readonly string[]): void {
    this.orders = targets;
  }

  stop(): void {
    this.orders = [];
    this.gathered = null;
  }
}

export const desk = new Desk();

/** Whether the seat is asked who marches, or where to. */
export const isMoving = (board: Seen, prompt: string): boolean => prompt !== "" && (board.question?.marches ?? false);

/** What to click for the first order that can still be carried out; the rest stays to be sent. */
export function nextClick(
  lit: ReadonlySet<string>,
  orders: readonly string[],
): { target: string; rest: readonly string[] } {
  const place = orders.findIndex((target) => lit.has(target));
  return place < 0 ? { target: "", rest: [] } : { target: orders[place]!, rest: orders.slice(place + 1) };
}
