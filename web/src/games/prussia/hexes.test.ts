import { expect, test, vi } from "vitest";
import { SIDES, battleOf } from "./data";
import { facing } from "./facing.svelte";
import { DIRECTIONS, H, distance, gridOf, isPrintedFar, neighbour, outline, step, within } from "./hexes";
import type { Seen } from "./observation";
import { arena, hexAt, theatre, visible } from "./view";

const battle = battleOf("rossbach-battle");
const grid = gridOf(battle);

test("a battle is read once, all its units on its map", () => {
  expect(battleOf("rossbach-main")).toBe(battle);
  for (const name of ["rossbach", "leuthen", "zorndorf", "torgau"]) {
    const one = battleOf(name);
    expect(one.id).toBe(name);
    expect(one.hexes.size).toBe((one.columns[1] - one.columns[0] + 1) * (one.rows[1] - one.rows[0] + 1));
    const placed = [...one.units.values()].filter((unit) => unit.hex && one.hexes.has(unit.hex));
    expect(placed.length).toBeGreaterThan(20);
    for (const unit of one.units.values()) {
      expect(unit.steps.length).toBeGreaterThan(0);
      expect(unit.steps.every((line) => line.force !== "" && line.move !== "")).toBe(true);
    }
    expect(one.corps.length).toBeGreaterThan(1);
    for (const { a, b } of [...one.streams, ...one.rivers, ...one.works]) expect(distance(a, b)).toBe(1);
  }
});

test("neighbours lie a hex away, and back again in the opposite direction", () => {
  for (const hex of battle.hexes.values()) {
    for (const direction of DIRECTIONS) {
      const [column, row] = step(hex.column, hex.row, direction);
      expect(step(column, row, (direction + 3) % 6)).toEqual([hex.column, hex.row]);
      expect(distance(hex.id, neighbour(hex, direction))).toBe(1);
      const [a, b] = [grid.at(hex.column, hex.row), grid.at(column, row)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(2 * H);
    }
  }
});

test("the shared side of two hexes is the same from both", () => {
  const hex = [...battle.hexes.values()].find((one) =>
    DIRECTIONS.every((way) => battle.hexes.has(neighbour(one, way))),
  )!;
  for (const direction of DIRECTIONS) {
    const other = battle.hexes.get(neighbour(hex, direction))!;
    expect(grid.direction(hex, other.id)).toBe(direction);
    const [[a, b], [c, d]] = [grid.side(hex, direction), grid.side(other, grid.direction(other, hex.id))];
    expect([a.x, a.y, b.x, b.y].map(Math.round)).toEqual([d.x, d.y, c.x, c.y].map(Math.round));
  }
});

test("distances as counted by steps, over the whole map", () => {
  const [start] = battle.hexes.keys();
  const far = new Map([[start!, 0]]);
  for (const id of far.keys()) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(battle.hexes.get(id)!, direction);
      if (battle.hexes.has(next) && !far.has(next)) far.set(next, far.get(id)! + 1);
    }
  }
  for (const [id, steps] of far) expect(distance(start!, id)).toBe(steps);
  expect(within(battle, start!, 2)).toEqual(
    [...far]
      .filter(([, steps]) => steps <= 2)
      .map(([id]) => id)
      .sort(),
  );
});

/** A picture that is scaled by two and moved. */
const picture = {
  getScreenCTM: () => ({ inverse: () => ({ k: 0.5, x: -50, y: -30 }) }),
} as unknown as SVGGraphicsElement;

function stubPoints(): void {
  vi.stubGlobal(
    "DOMPoint",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform({ k, x, y }: { k: number; x: number; y: number }): { x: number; y: number } {
        return { x: this.x * k + x, y: this.y * k + y };
      }
    },
  );
}
const onScreen = ({ x, y }: { x: number; y: number }): { clientX: number; clientY: number } => ({
  clientX: (x + 50) * 2,
  clientY: (y + 30) * 2,
});

test("the hex under the pointer is the one whose middle is nearest, and none off the map", () => {
  stubPoints();
  const [printed, turned] = [gridOf(battle, false), gridOf(battle, true)];
  for (const [place, id] of [...battle.hexes.keys()].filter((_, number) => number % 7 === 0).entries()) {
    const grid = place % 2 ? turned : printed;
    const at = grid.of(id);
    for (const [dx, dy] of [
      [0, 0],
      [18, 10],
      [-18, -12],
      [0, H - 2],
    ] as const) {
      expect(hexAt(grid, onScreen({ x: at.x + dx, y: at.y + dy }), picture)).toBe(id);
    }
  }
  expect(hexAt(grid, onScreen({ x: -500, y: -500 }), picture)).toBeNull();
});

test("what can be seen through the window", () => {
  stubPoints();
  const frame = {
    getBoundingClientRect: () => ({ left: 100, top: 60, right: 300, bottom: 160 }),
  } as unknown as Element;
  expect(visible(picture, frame)).toEqual({ x: 0, y: 0, w: 100, h: 50 });
});

test("the views of the armies and of a fight have the shape of the window", () => {
  const hexes = ["2010", "2011", "2110", "2212", "2313", "2414", "2010"];
  const board = { units: hexes.map((hex) => ({ id: "x", hex })), leaders: [] } as unknown as Seen;
  const pane = { width: 800, height: 500, head: 0 };
  const box = theatre(battle, board, pane)!;
  expect(box.w / box.h).toBeCloseTo(1.6);
  for (const hex of hexes) {
    const at = grid.of(hex);
    expect(at.y > box.y && at.y < box.y + box.h).toBe(true);
  }
  expect(theatre(battle, { ...board, units: [] }, pane)).toBeNull();
  const fight = arena(battle, ["2010", "2011"], pane)!;
  expect(fight.w / fight.h).toBeCloseTo(1.6);
  expect(fight.x + fight.w / 2).toBeCloseTo(grid.of("2010").x);
  expect(arena(battle, [], pane)).toBeNull();
});

test("an outline is a closed line of six corners", () => {
  expect(outline({ x: 0, y: 0 }).match(/[ML]/g)).toHaveLength(6);
});

test("turned round a sheet is as large, and every hex has its neighbours and its sides opposite", () => {
  const other = gridOf(battle, true);
  expect(other.sheet).toEqual(grid.sheet);
  const middle = { x: grid.of("2010").x + other.of("2010").x, y: grid.of("2010").y + other.of("2010").y };
  for (const hex of [...battle.hexes.values()].slice(0, 60)) {
    const [a, b] = [grid.of(hex.id), other.of(hex.id)];
    expect([a.x + b.x, a.y + b.y]).toEqual([expect.closeTo(middle.x), expect.closeTo(middle.y)]);
    for (const direction of DIRECTIONS) {
      const [[from], [turned]] = [grid.side(hex, direction), other.side(hex, direction)];
      expect([from.x + turned.x, from.y + turned.y]).toEqual([expect.closeTo(middle.x), expect.closeTo(middle.y)]);
    }
  }
});

test("one side at most is printed far, and nobody for who only watches", () => {
  for (const name of ["rossbach", "leuthen", "zorndorf", "torgau"]) {
    const one = battleOf(name);
    const far = SIDES.filter((side) => isPrintedFar(one, side));
    expect(far.length).toBeLessThan(2);
    expect(isPrintedFar(one, "")).toBe(false);
  }
  expect(isPrintedFar(battle, "prussian") || isPrintedFar(battle, "coalition")).toBe(true);
});

test("who turns the sheet has every grid turned", () => {
  facing.isTurned = true;
  expect(gridOf(battle)).toBe(gridOf(battle, true));
  facing.isTurned = false;
  expect(gridOf(battle)).toBe(grid);
});
