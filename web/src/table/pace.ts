// When an answer is given by itself: where its time could betray something, after a pause that says nothing.
import type { MatchPublic } from "../api/types";

const SHORTEST = 900;
const LONGEST = 1500;

/** Milliseconds from one distribution, whatever is held and however many answers there are. */
export const pause = (): number => SHORTEST + (LONGEST - SHORTEST) * Math.random();

/** Whether somebody else could learn something from the time of a seat's answers: not a computer player. */
export const isWatched = (match: MatchPublic, seat: number): boolean =>
  match.seats.some((one) => one.seat !== seat && one.kind !== "bot");
