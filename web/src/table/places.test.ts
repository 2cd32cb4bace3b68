import { afterEach, expect, test, vi } from "vitest";
import { cameras, type Camera } from "../lib/camera.svelte";
import type { GameLook } from "../games/look";
import { locate, lookAt, lookNear } from "./places";

afterEach(() => {
  document.body.replaceChildren();
  cameras.current = null;
});

function board(): void {
  document.body.innerHTML = `<main class="table"><section class="centre"><div class="panzoom"><svg><g>
    <rect data-target="tile:3B" /></g></svg></div></section></main>`;
  document.querySelector(".centre")!.getBoundingClientRect = () => new DOMRect(0, 50, 1000, 600);
  document.querySelector("rect")!.getBoundingClientRect = () => new DOMRect(100, 150, 40, 20);
}

test("a thing is where it is drawn, in pixels from the board's corner", () => {
  board();
  expect(locate("tile:3B", null, {})).toEqual({ x: 120, y: 110 });
  expect(locate("tile:4B", null, {})).toBeNull();
  expect(locate(null, null, {})).toBeNull();
});

test("a place where nothing is drawn is known to the game's look", () => {
  board();
  const group = document.querySelector("g")!;
  group.getScreenCTM = () => new DOMMatrix([2, 0, 0, 2, 10, 60]);
  vi.stubGlobal(
    "DOMPoint",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = (): { x: number; y: number } => ({ x: 2 * this.x + 10, y: 2 * this.y + 60 });
    },
  );
  const look = { spot: () => ({ x: 30, y: 40 }) } as unknown as GameLook;
  expect(locate("hex:1204", look, {})).toEqual({ x: 70, y: 90 });
  vi.unstubAllGlobals();
});

test("the view moves to a place only if it cannot be seen", () => {
  board();
  const reach = vi.fn();
  cameras.current = { reach } as unknown as Camera;
  lookAt({ x: 500, y: 300 });
  expect(reach).not.toHaveBeenCalled();
  lookAt({ x: 1500, y: 300 });
  expect(reach).toHaveBeenCalledOnce();
});

test("the view comes near what is on the board", () => {
  board();
  const near = vi.fn();
  cameras.current = { near } as unknown as Camera;
  lookNear(["button:done", "tile:3B"], null, {});
  expect(near).toHaveBeenCalledExactlyOnceWith([{ x: 120, y: 160 }], Infinity);
});

test("a button on the board is no place to come near", () => {
  board();
  const near = vi.fn();
  cameras.current = { near } as unknown as Camera;
  const look = { isButton: (target: string) => target.startsWith("tile:") } as unknown as GameLook;
  lookNear(["tile:3B"], look, {});
  expect(near).toHaveBeenCalledExactlyOnceWith([], Infinity);
});
