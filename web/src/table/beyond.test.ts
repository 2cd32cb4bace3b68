import { afterEach, expect, test, vi } from "vitest";
import { cameras, type Camera } from "../lib/camera.svelte";
import { beyond, reachLit } from "./beyond";

afterEach(() => {
  document.body.replaceChildren();
  cameras.current = null;
});

function board(...lit: DOMRect[]): void {
  document.body.innerHTML = '<main class="table"><section class="centre"><svg></svg></section></main>';
  const centre = document.querySelector(".centre")!;
  centre.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 600);
  for (const box of lit) {
    const thing = document.createElementNS("http://www.w3.org/2000/svg", "g");
    thing.setAttribute("class", "lit");
    thing.setAttribute("data-target", "hex:1");
    thing.getBoundingClientRect = () => box;
    centre.querySelector("svg")!.append(thing);
  }
}

test("lit things beyond the edge are counted, and where they lie is told", () => {
  board(new DOMRect(100, 100, 20, 20), new DOMRect(1200, 290, 20, 20), new DOMRect(1400, 290, 20, 20));
  expect(beyond()).toEqual({ count: 2, turn: 90 });
  board(new DOMRect(100, 100, 20, 20));
  expect(beyond()).toEqual({ count: 0, turn: 0 });
  document.body.replaceChildren();
  expect(beyond().count).toBe(0);
});

test("they are reached by moving the view to all that is lit", () => {
  const boxes = [new DOMRect(100, 100, 20, 20), new DOMRect(1200, 290, 20, 20)];
  board(...boxes);
  const reach = vi.fn();
  cameras.current = { reach } as unknown as Camera;
  reachLit();
  expect(reach).toHaveBeenCalledWith(boxes);
});
