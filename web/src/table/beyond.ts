// Things that answer the open question and lie beyond the edge of what is seen of the board.
import { cameras } from "../lib/camera.svelte";
import { free } from "../lib/room.svelte";

const BOARD = ".table > .centre";
const LIT = "svg [data-target].lit";

function litBoxes(board: Element): DOMRect[] {
  return [...board.querySelectorAll(LIT)].map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
}

export interface Hidden {
  count: number;
  /** Degrees, clockwise from above, to where most of them lie. */
  turn: number;
}

/** How many lit things cannot be seen, and where they lie. */
export function beyond(): Hidden {
  const board = document.querySelector(BOARD);
  if (!board) return { count: 0, turn: 0 };
  const window = free(board);
  const { left, top } = board.getBoundingClientRect();
  const middles = litBoxes(board).map((box) => ({
    x: box.x + box.width / 2 - left - window.x,
    y: box.y + box.height / 2 - top - window.y,
  }));
  const hidden = middles.filter(({ x, y }) => x < 0 || y < 0 || x > window.w || y > window.h);
  const x = hidden.reduce((sum, one) => sum + one.x, 0) / hidden.length - window.w / 2;
  const y = hidden.reduce((sum, one) => sum + one.y, 0) / hidden.length - window.h / 2;
  return { count: hidden.length, turn: hidden.length ? (Math.atan2(x, -y) * 180) / Math.PI : 0 };
}

/** Bring all of them into view: this is the player's doing. */
export function reachLit(): void {
  const board = document.querySelector(BOARD);
  if (board) cameras.current?.reach(litBoxes(board));
}
