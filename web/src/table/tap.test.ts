import { expect, test } from "vitest";
import { isCrowded, crowd, nearestLit, type Spot } from "./tap";

const box = (x: number, y: number, size = 20): Spot => ({ left: x, top: y, right: x + size, bottom: y + size });

test("a tap beside something lit means it, as far as a finger is broad", () => {
  const spots = [box(100, 100), box(200, 100)];
  expect(nearestLit(spots, 110, 110)).toBe(0);
  expect(nearestLit(spots, 140, 110)).toBe(0);
  expect(nearestLit(spots, 150, 110)).toBe(-1);
  expect(nearestLit(spots, 180, 110)).toBe(1);
});

test("where boxes lie over each other the one whose middle is nearer is meant", () => {
  expect(nearestLit([box(100, 100, 60), box(120, 100, 60)], 128, 130)).toBe(0);
  expect(nearestLit([box(100, 100, 60), box(120, 100, 60)], 152, 130)).toBe(1);
});

test("two things closer than a finger's breadth are crowded", () => {
  expect(isCrowded([box(100, 100), box(125, 100)], 0)).toBe(true);
  expect(isCrowded([box(100, 100), box(135, 100)], 0)).toBe(false);
});

test("what a finger cannot tell apart is listed, with what it meant", () => {
  const at = (x: number): Spot => ({ left: x, top: 0, right: x + 10, bottom: 10 });
  expect(crowd([at(0), at(20), at(60)], 0)).toEqual([0, 1]);
  expect(crowd([at(0), at(60)], 1)).toEqual([1]);
});
