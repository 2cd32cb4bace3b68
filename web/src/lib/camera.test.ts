import { expect, test } from "vitest";
import { around, framed, held, scaled } from "./camera.svelte";

const WINDOW = { x: 200, y: 0, w: 800, h: 600 };

test("a part fills the window that is free, and lies in its middle", () => {
  const stand = framed({ x: 10, y: 20, w: 100, h: 50 }, WINDOW);
  expect(stand.scale).toBe(8);
  expect([stand.x + 8 * 10, stand.x + 8 * 110]).toEqual([200, 1000]);
  expect(stand.y + 8 * 45).toBe(300);
});

test("coming nearer leaves the point that is looked at where it is", () => {
  const stand = { scale: 2, x: 30, y: 40 };
  const near = scaled(stand, 5, { x: 130, y: 240 });
  expect((130 - near.x) / near.scale).toBe((130 - stand.x) / stand.scale);
  expect((240 - near.y) / near.scale).toBe((240 - stand.y) / stand.scale);
});

test("the picture cannot be pushed out of the window", () => {
  const sheet = { x: 0, y: 0, w: 100, h: 100 };
  expect(held({ scale: 4, x: 9000, y: 0 }, sheet, WINDOW).x).toBe(600);
  expect(held({ scale: 4, x: -9000, y: 0 }, sheet, WINDOW).x).toBe(600 - 400);
  const inside = { scale: 4, x: 400, y: 100 };
  expect(held(inside, sheet, WINDOW)).toEqual(inside);
});

test("things are shown with what is around them, and never more than all", () => {
  const sheet = { x: 0, y: 0, w: 1000, h: 500 };
  expect(around([{ x: 100, y: 200 }], sheet, 0.3)).toEqual({ x: -50, y: 125, w: 300, h: 150 });
  const two = [
    { x: 100, y: 200 },
    { x: 300, y: 260 },
  ];
  expect(around(two, sheet, 0.3)).toEqual({ x: -50, y: 125, w: 500, h: 210 });
  const far = [
    { x: 0, y: 0 },
    { x: 1000, y: 500 },
  ];
  expect(around(far, sheet, 0.3)).toEqual(sheet);
});
