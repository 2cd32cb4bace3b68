// Drag and drop: an own thing is pressed and dropped on a place, which is said as a chain of clicks.
import type { Chain } from "../api/types";

interface Point {
  x: number;
  y: number;
}

export interface Drag {
  source: string;
  from: Point;
  to: Point;
  /** What it hangs over, "" for nothing. */
  target: string;
  /** What dropping it there would mean, as far as it is known. */
  chains: readonly Chain[];
}

interface Ways {
  /** Whether a thing may be dragged now. */
  mayDrag: (target: string) => boolean;
  /** What it means to drop a thing on another one. */
  ask: (target: string, source: string) => Promise<readonly Chain[]>;
  take: (chain: Chain) => void;
  /** Whether a chain must be confirmed though it was laid out. */
  asksFirst: (chain: Chain) => boolean;
  /** Dropped before its meaning was known, or where it has several. */
  say: (target: string, source: string) => void;
}

const STILL = 6;
const STILL_FINGER = 14;
const REST = 110;

/** Whether a chain rolls or hands over after it has ended something for others on its way. */
export function givesUp(chain: Chain): boolean {
  return chain.is_fate && chain.clicks.slice(0, -1).some((click) => click.ends);
}

/** What a chain does to the thing that is dragged: of answers that are given again the end, of a march who goes first. */
export function shown(chain: Chain): Chain["clicks"] {
  if (chain.clicks.length <= 4) return chain.clicks;
  return chain.back ? chain.clicks.slice(-2) : chain.clicks.slice(0, 2);
}

/** The thing that an element belongs to. */
export function thingOf(element: Element | null): string {
  const found = element?.closest<HTMLElement | SVGElement>("[data-target], [data-hex]");
  const { target, hex } = found?.dataset ?? {};
  return target ?? (hex ? `hex:${hex}` : "");
}

/** What is dragged by an element: the whole to which it belongs, a corps by its card, or the thing itself. */
export function sourceOf(element: Element): string {
  return element.closest<HTMLElement>("[data-source]")?.dataset["source"] ?? thingOf(element);
}

export class Drags {
  now = $state.raw<Drag | null>(null);
  #pressed: { id: number; source: string; from: Point; still: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasDragged = false;

  constructor(
    readonly ways: Ways,
    readonly under: (x: number, y: number) => Element | null = (x, y) => document.elementFromPoint(x, y),
  ) {}

  down(event: PointerEvent): void {
    this.cancel();
    this.#wasDragged = false;
    const source = sourceOf(event.target as Element);
    if (!event.isPrimary || event.button !== 0 || !source || !this.ways.mayDrag(source)) return;
    const still = event.pointerType === "touch" ? STILL_FINGER : STILL;
    this.#pressed = { id: event.pointerId, source, from: { x: event.clientX, y: event.clientY }, still };
  }

  /** Returns whether the move belongs to a drag, and to nothing else. */
  move(event: PointerEvent): boolean {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return false;
    const to = { x: event.clientX, y: event.clientY };
    const { source, from } = pressed;
    if (!this.now && Math.hypot(to.x - from.x, to.y - from.y) < pressed.still) return true;
    const found = thingOf(this.under(to.x, to.y));
    const target = found === source ? "" : found;
    const isSame = this.now?.target === target;
    this.now = { source, from, to, target, chains: isSame ? this.now!.chains : [] };
    if (!isSame) this.#look(source, target);
    return true;
  }

  #look(source: string, target: string): void {
    clearTimeout(this.#timer);
    if (!target) return;
    this.#timer = setTimeout(() => {
      void this.ways.ask(target, source).then((chains) => {
        if (this.now?.target === target && this.now.source === source) this.now = { ...this.now, chains };
      });
    }, REST);
  }

  /** Dropped on nothing, nothing happens; what was laid out with its odds is meant. */
  up(event: PointerEvent): void {
    const { now } = this;
    if (this.#pressed?.id !== event.pointerId) return;
    this.#wasDragged = now !== null;
    this.cancel();
    if (!now?.target) return;
    const [chain] = now.chains;
    if (chain && now.chains.length === 1 && !this.ways.asksFirst(chain)) this.ways.take(chain);
    else this.ways.say(now.target, now.source);
  }

  /** Whether the click that follows a drag is none. */
  swallows(): boolean {
    const was = this.#wasDragged;
    this.#wasDragged = false;
    return was;
  }

  cancel(): boolean {
    const was = this.now !== null;
    clearTimeout(this.#timer);
    this.#pressed = null;
    this.now = null;
    return was;
  }
}
