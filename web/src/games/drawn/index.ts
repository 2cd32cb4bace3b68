// The look of a game that has no board of its own: drawn with letters, played by clicks all the same.
import type { GameLook } from "../look";
import Board from "./Board.svelte";
import { stage } from "./staging";

/** Kinds of targets that lie on no map; a game may name more, and those are in the list of answers too. */
const LISTED = /^(button|card|number|option|verb):/;

export const drawn: GameLook = {
  Board,
  dice: () => null,
  stage,
  weight: () => "plain",
  isButton: (target) => LISTED.test(target),
  colours: ["var(--first)", "var(--second)"],
};
