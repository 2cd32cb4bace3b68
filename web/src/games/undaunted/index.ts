// The look of Undaunted: Normandy.
import type { LogLine } from "../../api/types";
import type { Dice, GameLook } from "../look";
import Board from "./Board.svelte";
import { seen, told } from "./observation";
import Reader from "./Reader.svelte";
import Score from "./Score.svelte";
import Signs from "./Signs.svelte";
import Thumbnail from "./Thumbnail.svelte";
import { staging } from "./staging";
import Tray from "./Tray.svelte";
import Turned from "./Turned.svelte";
import { tileWords } from "./words";

const STRONG = new Set(["controlled", "lost", "removed", "won", "radio"]);

function dice(logged: LogLine): Dice | null {
  const line = told(logged);
  if (line.kind !== "rolled") return null;
  const { faces, hits, hit } = line.fields;
  return { faces, hits, success: hit };
}

function weight(line: LogLine): "heading" | "turn" | "strong" | "plain" {
  if (line.kind === "round") return "heading";
  if (line.kind === "turn") return "turn";
  return STRONG.has(line.kind) ? "strong" : "plain";
}

export const undaunted: GameLook = {
  Board,
  Tray,
  Turned,
  Score,
  Reader,
  Thumbnail,
  Signs,
  dice,
  weight,
  staging,
  spoken: (observation) => seen(observation).tiles.map(tileWords),
  isButton: (target) => /^(verb|number|option):/.test(target),
  bearer: (target, observation) => {
    const card = seen(observation).action?.card;
    return target.startsWith("verb:") && card ? `card:${card}` : null;
  },
  isOwn: (target, _observation, seat) => target.startsWith(`unit:${seat}:`),
  colours: ["var(--us)", "var(--german)"],
};
