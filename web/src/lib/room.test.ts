import { afterEach, expect, test, vi } from "vitest";
import { Room, free } from "./room.svelte";

afterEach(() => document.body.replaceChildren());

function put(edge: string | null, left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement("section");
  if (edge) element.dataset["edge"] = edge;
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(element);
  return element;
}

test("what no panel lies over is free; a panel that is folded away takes nothing", () => {
  const board = put(null, 0, 50, 1000, 700);
  expect(free(board)).toEqual({ x: 0, y: 0, w: 1000, h: 700 });
  put("left", 8, 58, 240, 300);
  put("right", 800, 58, 192, 600);
  put("bottom", 0, 620, 500, 130);
  put("top", 0, 50, 1000, 20);
  put("left", 0, 0, 0, 0);
  expect(free(board)).toEqual({ x: 248, y: 20, w: 552, h: 550 });
});

test("the room is followed as the window changes", () => {
  const listeners = new Map<string, (event: { matches: boolean }) => void>();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("1199px"),
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.set(query, listener),
  }));
  const room = new Room();
  expect([room.isUpright, room.isTight, room.isSlim]).toEqual([false, false, true]);
  for (const listener of listeners.values()) listener({ matches: true });
  expect([room.isUpright, room.isTight, room.isSlim]).toEqual([true, true, true]);
  vi.unstubAllGlobals();
});
