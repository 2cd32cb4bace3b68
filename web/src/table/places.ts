// Where a thing of the board is on the screen, as things are drawn now.
import type { Observation } from "../api/types";
import type { GameLook } from "../games/look";
import { cameras } from "../lib/camera.svelte";
import { free } from "../lib/room.svelte";

export interface Point {
  x: number;
  y: number;
}

const BOARD = ":is(.table, .example, .replay) > .centre";
const AROUND = 50;

/** The middle of a thing in pixels from the board's corner; null if it is not on the board. */
export function locate(target: string | null, look: GameLook | null, observation: Observation): Point | null {
  const board = document.querySelector(BOARD);
  if (!board || !target) return null;
  const { left, top } = board.getBoundingClientRect();
  const at = drawn(board, look?.spot?.(target, observation) ?? null) ?? found(board, target);
  return at && { x: at.x - left, y: at.y - top };
}

function drawn(board: Element, spot: Point | null): Point | null {
  const matrix = board.querySelector<SVGGElement>(".panzoom > svg > g")?.getScreenCTM();
  return spot && matrix ? new DOMPoint(spot.x, spot.y).matrixTransform(matrix) : null;
}

function found(board: Element, target: string): Point | null {
  const box = board.querySelector(`[data-target="${CSS.escape(target)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** A card, or what else lies beside the board, on the screen: one that can be clicked first; null if it is not seen. */
export function besides(target: string): Point | null {
  const all = [...document.querySelectorAll(`.tray [data-target="${CSS.escape(target)}"]`)];
  for (const one of [...all.filter((card) => card.matches(".lit, .chosen")), ...all]) {
    const at = one.getBoundingClientRect();
    const [x, y] = [at.x + at.width / 2, at.y];
    const tray = one.closest("section.tray")?.getBoundingClientRect() ?? at;
    if (at.width > 0 && x > tray.left && x < tray.right) return { x, y };
  }
  return null;
}

/** Show what some things are about, as large as can be, within a height; nothing if none of them is on the board. A button is about nothing. */
export function lookNear(
  targets: readonly string[],
  look: GameLook | null,
  observation: Observation,
  tall = Infinity,
): void {
  const board = document.querySelector(BOARD);
  if (!board) return;
  const { left, top } = board.getBoundingClientRect();
  const things = targets.filter((one) => !look?.isButton(one));
  const found = things.map((one) => locate(one, look, observation)).filter((one) => one !== null);
  cameras.current?.near(
    found.map(({ x, y }) => ({ x: left + x, y: top + y })),
    tall,
  );
}

/** Bring a point into view, if it is not. */
export function lookAt(point: Point): void {
  const board = document.querySelector(BOARD);
  if (!board) return;
  const window = free(board);
  const [x, y] = [point.x - window.x, point.y - window.y];
  if (x > 0 && y > 0 && x < window.w && y < window.h) return;
  const { left, top } = board.getBoundingClientRect();
  cameras.current?.reach([new DOMRect(left + point.x - AROUND, top + point.y - AROUND, 2 * AROUND, 2 * AROUND)]);
}
