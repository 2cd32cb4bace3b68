import { expect, test } from "vitest";
import {
  BOARD,
  DIRECTIONS,
  FIELD,
  FIELD_TURNED,
  HEXES,
  W,
  apart,
  corner,
  depth,
  hexName,
  isHex,
  neighbour,
  neighbours,
} from "./geometry";

test("nine rows of thirteen and twelve hexes", () => {
  expect(HEXES).toHaveLength(5 * 13 + 4 * 12);
  expect([isHex("A13"), isHex("B13"), isHex("I1"), isHex("J1"), hexName(13)]).toEqual([true, false, true, false, "B1"]);
});

test("neighbours are neighbours of each other, a hex away, in the opposite direction", () => {
  for (const hex of HEXES) {
    DIRECTIONS.forEach((_, direction) => {
      const next = neighbour(hex, direction);
      if (next === null) return;
      expect(neighbour(next, (direction + 3) % 6)).toBe(hex);
      expect(apart(FIELD.at(hex), FIELD.at(next))).toBeCloseTo(W);
    });
  }
  expect(neighbours("A1")).toEqual(["A2", "B1"]);
  expect(neighbours("B6")).toHaveLength(6);
});

test("seen from the other side the board is turned, and a side of the picture leads to the same hex", () => {
  for (const hex of ["A1", "E7", "I13"]) {
    const [a, b] = [FIELD.at(hex), FIELD_TURNED.at(hex)];
    expect([a.x + b.x, a.y + b.y]).toEqual([expect.closeTo(BOARD.w), expect.closeTo(BOARD.h)]);
  }
  for (let direction = 0; direction < 6; direction++) {
    expect(FIELD_TURNED.across("E7", FIELD_TURNED.side(direction))).toBe(neighbour("E7", direction));
    expect(FIELD.across("E7", FIELD.side(direction))).toBe(neighbour("E7", direction));
  }
});

test("how deep a spot lies in its hex", () => {
  const at = FIELD.at("E7");
  expect(depth(at, at)).toBeCloseTo(W / 2);
  expect(depth(at, corner(at, 0))).toBeCloseTo(0);
  expect(depth(at, FIELD.at("E8"))).toBeLessThan(0);
});
