import { expect, test } from "vitest";
import { Pen, distance, n, polygon, smooth, turned } from "./pen";

const draws = (name: string): number[] => {
  const pen = new Pen(name);
  return Array.from({ length: 200 }, () => pen.next());
};

test("a pen draws the same for the same name and otherwise for another", () => {
  expect(draws("wood/A1")).toEqual(draws("wood/A1"));
  expect(draws("wood/A1")).not.toEqual(draws("wood/A2"));
});

test("its numbers lie between 0 and 1 and are spread", () => {
  const all = draws("spread");
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  for (const low of [0, 0.25, 0.5, 0.75]) {
    expect(all.filter((one) => one >= low && one < low + 0.25).length).toBeGreaterThan(25);
  }
});

test("between and shake keep their bounds", () => {
  const pen = new Pen("bounds");
  for (let time = 0; time < 100; time++) {
    expect(Math.abs(pen.between(10, 12) - 11)).toBeLessThanOrEqual(1);
    expect(Math.abs(pen.shake(3))).toBeLessThanOrEqual(3);
  }
});

test("scattered points keep apart, stay inside, and come from back to front", () => {
  const spots = new Pen("trees").scatter(30, 100, 80, 5, 9);
  expect(spots.length).toBeGreaterThan(10);
  spots.forEach((a, place) => {
    expect(a.x).toBeGreaterThanOrEqual(5);
    expect(a.x).toBeLessThanOrEqual(95);
    expect(a.y).toBeLessThanOrEqual(75);
    for (const b of spots.slice(place + 1)) {
      expect(distance(a, b)).toBeGreaterThanOrEqual(9);
      expect(b.y).toBeGreaterThanOrEqual(a.y);
    }
  });
});

test("a stroke begins and ends where it should, however it shakes", () => {
  const d = new Pen("stroke").stroke({ x: 1, y: 2 }, { x: 30, y: 40 });
  expect(d).toMatch(/^M1\.0 2\.0Q[\d. -]+ 30\.0 40\.0$/);
});

test("a smooth line passes all its points and closes if it is closed", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  const open = smooth(points, false);
  expect(open.startsWith("M0.0 0.0C")).toBe(true);
  expect(open.endsWith(" 10.0 10.0")).toBe(true);
  expect(open.match(/C/g)).toHaveLength(2);
  const closed = smooth(points, true);
  expect(closed.match(/C/g)).toHaveLength(3);
  expect(closed.endsWith(" 0.0 0.0Z")).toBe(true);
});

test("a rectangle is turned around its middle", () => {
  const [a, , c] = turned({ x: 5, y: 5 }, 4, 2, Math.PI / 2);
  expect(a?.x).toBeCloseTo(6);
  expect(a?.y).toBeCloseTo(3);
  expect(c?.x).toBeCloseTo(4);
  expect(c?.y).toBeCloseTo(7);
});

test("a blob goes around its middle, and a crown has six bumps", () => {
  const pen = new Pen("blob");
  expect(pen.blob({ x: 0, y: 0 }, 10, 10, 7).match(/C/g)).toHaveLength(7);
  expect(pen.crown({ x: 0, y: 0 }, 8).match(/A/g)).toHaveLength(6);
});

test("numbers and polygons as the picture takes them", () => {
  expect(n(1.25)).toBe("1.3");
  const square = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1.5 },
  ];
  expect(polygon(square)).toBe("M0.0 0.0L1.0 0.0L1.0 1.5Z");
});
