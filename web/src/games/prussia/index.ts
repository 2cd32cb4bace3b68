// The look of Prussia's Glory.
import type { LogLine } from "../../api/types";
import type { Dice, GameLook } from "../look";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import Thumbnail from "./Thumbnail.svelte";
import Tray from "./Tray.svelte";

const STRONG = new Set(["combat", "result", "captured", "demoralized", "broken", "routed", "charge", "killed", "wounded"]);

function weight(line: LogLine): "heading" | "turn" | "strong" | "plain" {
  if (line.kind === "turn") return "heading";
  if (line.kind === "player-turn") return "turn";
  return STRONG.has(line.kind) ? "strong" : "plain";
}

function dice(_line: LogLine): Dice | null {
  return null;
}

export const prussia: GameLook = {
  Board,
  Tray,
  Score,
  Thumbnail,
  dice,
  weight,
  isButton: (target) => target.startsWith("button:") || target.startsWith("corps:"),
};
