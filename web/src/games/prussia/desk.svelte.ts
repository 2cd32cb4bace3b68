// What the player has laid out on his side of the table: overlays, the stack in view, orders to send.
import { distance, shifted } from "./hexes";
import type { Battle } from "./data";
import { hexOf, type Seen } from "./observation";

export type Overlay = "zones" | "command" | "sight";
export const OVERLAYS: readonly Overlay[] = ["zones", "command", "sight"];

/** A piece to march towards a hex. */
interface March {
  piece: string;
  goal: string;
}

/** One click to come: a thing itself, or as many as a march needs. */
export type Order = March | { target: string };

export interface Gathered {
  pieces: readonly string[];
  /** The hex that the goal is measured from. */
  from: string;
}

class Desk {
  overlays = $state<Record<Overlay, boolean>>({ zones: false, command: false, sight: false });
  /** The stack listed below the map. */
  shown = $state<string | null>(null);
  /** The stack that lies fanned out on the map. */
  fanned = $state<string | null>(null);
  /** Pieces that wait for the hex to march towards. */
  gathered = $state.raw<Gathered | null>(null);
  orders = $state.raw<readonly Order[]>([]);

  show(hex: string | null): void {
    this.shown = hex;
  }

  gather(pieces: readonly string[], from: string): void {
    this.gathered = pieces.length ? { pieces, from } : null;
    this.fanned = null;
  }

  /** The whole body keeps its formation; whoever is nearest to the goal goes first. */
  march(battle: Battle, board: Seen, goal: string): void {
    const body = this.gathered;
    this.gathered = null;
    if (!body) return;
    const orders = body.pieces.map((piece) => ({ piece, goal: shifted(battle, hexOf(board, piece), body.from, goal) }));
    const rank = new Map(
      body.pieces.map((piece) => [piece, distance(hexOf(board, piece), goal) + (battle.leaders.has(piece) ? 100 : 0)]),
    );
    this.orders = orders.sort((a, b) => rank.get(a.piece)! - rank.get(b.piece)!);
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
      .map((piece) => ({ target: `raise:${piece}` }));
  }

  /** Click these things one after another. */
  click(targets: readonly string[]): void {
    this.orders = targets.map((target) => ({ target }));
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
  board: Seen,
  lit: ReadonlySet<string>,
  prompt: string,
  orders: readonly Order[],
): { target: string; rest: readonly Order[] } {
  for (let place = 0; place < orders.length; place++) {
    const order = orders[place]!;
    const rest = orders.slice(place + 1);
    if ("target" in order) {
      if (lit.has(order.target)) return { target: order.target, rest };
      continue;
    }
    if (!isMoving(board, prompt)) continue;
    if (board.question?.piece !== order.piece) {
      if (lit.has(`piece:${order.piece}`)) return { target: `piece:${order.piece}`, rest: orders.slice(place) };
      continue;
    }
    const target = stepTowards(board, lit, order);
    if (target) return { target, rest };
  }
  return { target: "", rest: [] };
}

/** The lit hex nearest to the goal, the cheapest of equals; "" if none is nearer than where the piece stands. */
function stepTowards(board: Seen, lit: ReadonlySet<string>, { piece, goal }: March): string {
  const costs = board.question?.costs ?? {};
  const here = distance(hexOf(board, piece), goal);
  let best = "";
  let least = Infinity;
  for (const target of lit) {
    const hex = target.slice(4);
    if (!target.startsWith("hex:") || distance(hex, goal) >= here) continue;
    const rank = distance(hex, goal) * 100 + (costs[hex] ?? 0);
    if (rank < least) [best, least] = [target, rank];
  }
  return best;
}
