import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { brought } from ".";
import Board from "./Board.svelte";
import { fetchBoard, type Seen, type TableApi } from "./module";

const PROPS = { log: [], pointed: null, prompt: "take", onpoint: () => undefined };

test("a board must have a function that mounts it", async () => {
  const board = { mount: () => ({ update: () => undefined }) };
  expect(await fetchBoard("/x.js", () => Promise.resolve(board))).toBe(board);
  await expect(fetchBoard("/x.js", () => Promise.resolve({}))).rejects.toThrow("mount");
});

test("a board gets what is seen and four callbacks, and is taken down", async () => {
  const seen: Seen[] = [];
  const picked: string[] = [];
  const destroy = vi.fn();
  let table: TableApi | undefined;
  const module = {
    mount: (_: HTMLElement, given: TableApi) => {
      table = given;
      return { update: (one: Seen) => void seen.push(one), destroy };
    },
  };
  expect(brought(module).module).toBe(module);
  const shown = mount(Board, {
    target: document.body,
    props: {
      ...PROPS,
      module,
      observation: { heap: 7 },
      lit: new Set(["pebble:1"]),
      onpick: (target: string) => void picked.push(target),
      draw: () => Promise.reject(new Error("not drawn")),
      why: () => Promise.resolve([{ section: "§2", message: { id: "too-many" } }]),
    },
  });
  flushSync();
  expect(seen).toEqual([
    { observation: { heap: 7 }, lit: ["pebble:1"], pointed: null, prompt: "take", language: "en" },
  ]);
  expect(Object.keys(table!).sort()).toEqual(["act", "point", "say", "why"]);
  table!.act("pebble:1");
  expect(picked).toEqual(["pebble:1"]);
  expect(await table!.why("pebble:3")).toEqual(["too-many"]);
  await unmount(shown);
  expect(destroy).toHaveBeenCalledOnce();
});
