// The look of Commands & Colors: Napoleonics.
import type { LogLine } from "../../api/types";
import type { GameLook } from "../look";
import Board from "./Board.svelte";
import { join } from "./join";
import { seen } from "./observation";
import Preview from "./Preview.svelte";
import Reader from "./Reader.svelte";
import Roll from "./Roll.svelte";
import Score from "./Score.svelte";
import Signs from "./Signs.svelte";
import Thumbnail from "./Thumbnail.svelte";
import { staging } from "./staging";
import Tray from "./Tray.svelte";
import Turned from "./Turned.svelte";
import { spoken } from "./words";

const STRONG = new Set([
  "play",
  "melee",
  "fire",
  "strike",
  "eliminated",
  "leader-killed",
  "objective",
  "banners",
  "win",
]);

function weight(line: LogLine): "heading" | "turn" | "strong" | "plain" {
  if (line.kind === "turn") return "heading";
  return STRONG.has(line.kind) ? "strong" : "plain";
}

export const napoleonics: GameLook = {
  Board,
  Tray,
  Turned,
  Score,
  Reader,
  Thumbnail,
  dice: () => null,
  Roll,
  Preview,
  Signs,
  join,
  standing: ["stand", "square", "retire"],
  weight,
  staging,
  spoken: (observation) => spoken(seen(observation)),
  isOwn: (target, observation, seat) => {
    const { units, leaders } = seen(observation);
    return [...units, ...leaders].some((one) => `piece:${one.piece}` === target && one.side === seat);
  },
  isButton: (target) => /^(option|number):/.test(target),
  colours: ["var(--nap-french)", "var(--nap-british)"],
};
