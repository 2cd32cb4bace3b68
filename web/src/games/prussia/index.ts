// The look of Prussia's Glory.
import type { LogLine } from "../../api/types";
import type { GameLook } from "../look";
import Board from "./Board.svelte";
import { battleOf } from "./data";
import { gridOf } from "./hexes";
import { join } from "./join";
import { hexOf, seen, stacks } from "./observation";
import Roll from "./Roll.svelte";
import Reader from "./Reader.svelte";
import Score from "./Score.svelte";
import Thumbnail from "./Thumbnail.svelte";
import { staging } from "./staging";
import Tray from "./Tray.svelte";
import { spoken } from "./words";

const STRONG = new Set([
  "combat",
  "bombards",
  "captured",
  "demoralized",
  "broken",
  "active",
  "charge",
  "leader-killed",
  "leader-wounded",
  "victory",
]);

function weight(line: LogLine): "heading" | "turn" | "strong" | "plain" {
  if (line.kind === "turn") return "heading";
  if (line.kind === "player-turn") return "turn";
  return STRONG.has(line.kind) ? "strong" : "plain";
}

export const prussia: GameLook = {
  Board,
  Tray,
  Score,
  Reader,
  Thumbnail,
  dice: () => null,
  Roll,
  weight,
  join,
  staging,
  spoken: (observation) => {
    const board = seen(observation);
    return spoken(battleOf(board.battle), board);
  },
  spot: (target, observation) => {
    const board = seen(observation);
    const hex = /^(piece|raise):/.test(target) ? hexOf(board, target.slice(6)) : target.replace(/^hex:/, "");
    return /^\d+$/.test(hex) ? gridOf(battleOf(board.battle)).of(hex) : null;
  },
  isOwn: (target, observation, seat) => {
    const board = seen(observation);
    if (target.startsWith("corps:")) return board.question?.marches ?? false;
    const found = target.startsWith("hex:") ? stacks(battleOf(board.battle), board).get(target.slice(4)) : undefined;
    return found?.side === seat;
  },
  isButton: (target) => target.startsWith("button:") || target.startsWith("corps:"),
  colours: ["var(--azure)", "var(--gules)"],
};
