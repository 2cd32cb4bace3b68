// Where a replay can be gone to: decisions, turns, lines of the log.
import type { Marks } from "../api/types";

/** The first of some places behind one; undefined if there is none. */
export const after = (places: readonly number[], at: number): number | undefined => places.find((place) => place > at);

/** The last of some places before one. */
export const before = (places: readonly number[], at: number): number | undefined =>
  places.findLast((place) => place < at);

/** The last frame. */
export const lastOf = (marks: Marks): number => Math.max(0, marks.length - 1);

/** The frame on which a line of the log is first seen. */
export function frameOfLine(marks: Marks, line: number): number {
  const found = marks.log_lengths.findIndex((length) => length > line);
  return found < 0 ? lastOf(marks) : found;
}

/** The turn that runs at a frame: its place among the marks, -1 before the first. */
export const turnAt = (marks: Marks, at: number): number => marks.turns.findLastIndex((turn) => turn.at <= at);

export type Move = "first" | "turn-back" | "back" | "click-back" | "click-on" | "on" | "turn-on" | "last";

/** The frame to which a move leads: a click, a decision, a turn, or all the way. */
export function moved(marks: Marks, at: number, by: Move): number {
  const last = lastOf(marks);
  const turns = marks.turns.map((turn) => turn.at);
  const places: Record<Move, number | undefined> = {
    first: 0,
    "turn-back": before(turns, at) ?? 0,
    back: before(marks.decisions, at) ?? 0,
    "click-back": Math.max(0, at - 1),
    "click-on": at + 1,
    on: after(marks.decisions, at),
    "turn-on": after(turns, at),
    last,
  };
  return Math.min(places[by] ?? last, last);
}

const KEYS: Record<string, Move> = {
  Home: "first",
  PageUp: "turn-back",
  ArrowLeft: "back",
  ArrowRight: "on",
  PageDown: "turn-on",
  End: "last",
};

/** What a key moves; with Shift the arrows go click by click. */
export function moveOf(event: KeyboardEvent): Move | undefined {
  if (event.shiftKey && event.key === "ArrowLeft") return "click-back";
  if (event.shiftKey && event.key === "ArrowRight") return "click-on";
  return KEYS[event.key];
}
