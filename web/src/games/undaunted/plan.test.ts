import { expect, test } from "vitest";
import { MARGIN, TILE_H, TILE_W, boxes, door, freeSpot, isFar, middle, sheet, slots } from "./plan";

test("rows of bricks are shifted by half a tile, columns by half a height, from 0 on", () => {
  const bricks = [
    { line: 1, place: 3 },
    { line: 2, place: 4 },
  ];
  expect(boxes(bricks, "rows").map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [TILE_W / 2, TILE_H],
  ]);
  expect(boxes(bricks, "columns").map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [TILE_W, TILE_H / 2],
  ]);
  const all = sheet(boxes(bricks, "rows"));
  expect([all.w, all.h]).toEqual([TILE_W * 1.5 + 2 * MARGIN, TILE_H * 2 + 2 * MARGIN]);
});

test("a door is the middle of a shared edge; corners are none", () => {
  const [a, b, c] = boxes(
    [
      { line: 0, place: 0 },
      { line: 1, place: 1 },
      { line: 1, place: 3 },
    ],
    "rows",
  );
  expect(door(a!, b!)).toEqual({ x: TILE_W * 0.75, y: TILE_H });
  expect(door(b!, c!)).toEqual({ x: TILE_W * 1.5, y: TILE_H * 1.5 });
  expect(door(a!, c!)).toBeNull();
  expect(middle(a!)).toEqual({ x: TILE_W / 2, y: TILE_H / 2 });
});

test("counters lie inside their area, apart, and as large as they fit", () => {
  const area = { x: 10, y: 20, w: 120, h: 60 };
  for (let count = 1; count <= 9; count++) {
    const { size, at } = slots(count, area, 50);
    expect(at).toHaveLength(count);
    at.forEach((one, place) => {
      expect(Math.abs(one.x - 70) + size / 2).toBeLessThanOrEqual(60.001);
      expect(Math.abs(one.y - 50) + size / 2).toBeLessThanOrEqual(30.001);
      for (const other of at.slice(place + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(size - 0.001);
      }
    });
  }
  expect(slots(1, area, 50).size).toBe(50);
  expect(slots(2, area, 90).size).toBe(60);
});

test("free paper lies on no tile, and there is none where there is no room", () => {
  const laid = boxes([{ line: 0, place: 0 }], "rows");
  const paper = { x: 0, y: 0, w: 800, h: 300 };
  const spot = freeSpot(laid, paper, 200, 100)!;
  expect(spot.x >= TILE_W || spot.y >= TILE_H).toBe(true);
  expect(freeSpot(laid, paper, 790, 100)).toBeNull();
});

test("turned round every tile lies where the opposite one lay, on a sheet of the same size", () => {
  const bricks = [
    { line: 0, place: 0 },
    { line: 0, place: 2 },
    { line: 1, place: 1 },
  ];
  const [printed, turned] = [boxes(bricks, "rows"), boxes(bricks, "rows", true)];
  expect(sheet(turned)).toEqual(sheet(printed));
  expect(turned.map(({ x, y }) => [x, y])).toEqual([
    [TILE_W, TILE_H],
    [0, TILE_H],
    [TILE_W / 2, 0],
  ]);
  expect(door(turned[0]!, turned[2]!)).not.toBeNull();
});

test("a side is far if its tiles are farther from the near edge than the enemy's", () => {
  const [high, low] = boxes(
    [
      { line: 0, place: 0 },
      { line: 1, place: 0 },
    ],
    "rows",
  ).map((one) => [one]);
  expect([isFar(high!, low!), isFar(low!, high!), isFar(low!, low!), isFar([], low!)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
