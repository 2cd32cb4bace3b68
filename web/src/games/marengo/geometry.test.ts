import { expect, test } from "vitest";
import { Pen } from "../../lib/pen";
import {
  Spots,
  add,
  angle,
  apart,
  around,
  average,
  between,
  boxOf,
  corners,
  depth,
  holds,
  inward,
  isDeep,
  isInside,
  meets,
  minus,
  pole,
  toSegment,
  unit,
  type Spot,
} from "./geometry";

const SQUARE = corners({ x: 0, y: 0, w: 10, h: 10 });

test("points", () => {
  expect(add({ x: 1, y: 2 }, { x: 2, y: 2 }, 3)).toEqual({ x: 7, y: 8 });
  expect(between({ x: 0, y: 0 }, { x: 10, y: 20 }, 0.1)).toEqual({ x: 1, y: 2 });
  expect(unit(minus({ x: 3, y: 4 }, { x: 0, y: 0 }))).toEqual({ x: 0.6, y: 0.8 });
  expect(unit({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  expect([apart({ x: 0, y: 0 }, { x: 3, y: 4 }), angle({ x: 0, y: 0 }, { x: 0, y: 5 })]).toEqual([5, 90]);
  expect(average(SQUARE)).toEqual({ x: 5, y: 5 });
});

test("inside and outside, and how deep", () => {
  expect([isInside(SQUARE, { x: 5, y: 5 }), isInside(SQUARE, { x: 11, y: 5 })]).toEqual([true, false]);
  expect([depth(SQUARE, { x: 3, y: 5 }), depth(SQUARE, { x: 13, y: 5 })]).toEqual([3, -3]);
  expect(toSegment({ x: -3, y: 4 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(5);
  const spots = new Spots(SQUARE);
  expect([spots.areFar({ x: -3, y: -4 }, 4.9), spots.areFar({ x: -3, y: -4 }, 5)]).toEqual([true, false]);
  expect([isDeep(SQUARE, { x: 5, y: 5 }, 4.9), isDeep(SQUARE, { x: 5, y: 5 }, 5)]).toEqual([true, false]);
  expect([isDeep(SQUARE, { x: 11, y: 5 }, 0), isDeep(SQUARE, { x: 1, y: 5 }, 0)]).toEqual([false, true]);
});

test("the place with the most room, and the way into a polygon from its edge", () => {
  const { at, r } = pole(SQUARE, 1);
  expect([at, r]).toEqual([{ x: 5, y: 5 }, 5]);
  expect(
    inward(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      SQUARE,
    ),
  ).toEqual({ x: -0, y: 1 });
  expect(
    inward(
      [
        { x: 10, y: 10 },
        { x: 0, y: 10 },
      ],
      SQUARE,
    ).y,
  ).toBe(-1);
});

test("boxes meet or keep off, with a gap", () => {
  const [a, b] = [around({ x: 0, y: 0 }, 10, 10), around({ x: 12, y: 0 }, 10, 10)];
  expect([meets(a, b), meets(a, b, 3)]).toEqual([false, true]);
  expect([holds(a, { x: 4, y: 4 }), holds(a, { x: 6, y: 0 }), holds(a, { x: 6, y: 0 }, 2)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(
    boxOf([
      { x: 2, y: 3 },
      { x: 7, y: 1 },
    ]),
  ).toEqual({ x: 2, y: 1, w: 5, h: 2 });
});

test("points in cells are found like points in a list", () => {
  const pen = new Pen("cells");
  const place = (): Spot => ({ x: pen.between(-200, 200), y: pen.between(-200, 200) });
  const all = Array.from({ length: 60 }, place);
  const spots = new Spots(all);
  for (let turn = 0; turn < 300; turn++) {
    const [at, reach] = [place(), pen.between(1, 120)];
    expect(spots.areFar(at, reach)).toBe(all.every((one) => apart(one, at) > reach));
  }
});
