// How the blocks of a unit stand in their hex, two in a rank, or around an open square.
import type { Arm } from "./data";

export interface Stand {
  /** The size of a block. */
  w: number;
  h: number;
  blocks: { x: number; y: number; turn: number }[];
  /** Where the last rank casts its shadow. */
  foot: number;
}

const TOP = -31;

export function formation(arm: Arm, count: number, inSquare: boolean): Stand {
  if (inSquare) return square(count);
  return arm === "artillery" ? battery(count) : ranks(count);
}

function ranks(count: number): Stand {
  const rows = Math.ceil(count / 2);
  const h = rows > 2 ? 14.5 : 20;
  const pitch = h + 5;
  const top = TOP + (rows === 1 ? pitch / 2 : 0) + h / 2;
  const blocks = Array.from({ length: count }, (_, place) => {
    const isAlone = place === count - 1 && count % 2 === 1;
    return { x: isAlone ? 0 : place % 2 === 0 ? -19 : 19, y: top + Math.floor(place / 2) * pitch, turn: 0 };
  });
  return { w: 35, h, blocks, foot: top + (rows - 1) * pitch + h / 2 + 4 };
}

function battery(count: number): Stand {
  const [h, pitch] = [14.5, 18.5];
  const top = TOP + ((3 - count) * pitch) / 2 + h / 2;
  return {
    w: 56,
    h,
    blocks: Array.from({ length: count }, (_, place) => ({ x: 0, y: top + place * pitch, turn: 0 })),
    foot: top + (count - 1) * pitch + h / 2 + 4,
  };
}

const FACING = [
  { x: 0, y: -34, turn: 0 },
  { x: 27, y: -8, turn: 90 },
  { x: 0, y: 18, turn: 0 },
  { x: -27, y: -8, turn: 90 },
  { x: 0, y: -8, turn: 0 },
];

function square(count: number): Stand {
  return { w: 35, h: 15, blocks: FACING.slice(0, count), foot: 26 };
}
