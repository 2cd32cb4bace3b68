// The look of Triomphe à Marengo.
import type { LogLine } from "../../api/types";
import type { GameLook } from "../look";
import Board from "./Board.svelte";
import Reader from "./Reader.svelte";
import Score from "./Score.svelte";
import Signs from "./Signs.svelte";
import Thumbnail from "./Thumbnail.svelte";
import { seen } from "./observation";
import { staging } from "./staging";
import { spotOf } from "./trail";
import Tray from "./Tray.svelte";
import Turned from "./Turned.svelte";
import { spoken } from "./words";

const STRONG = new Set([
  "attack",
  "assault",
  "result",
  "held",
  "stormed",
  "through",
  "complete",
  "demoralized",
  "marginal",
  "stranded",
]);

function weight(line: LogLine): "heading" | "turn" | "strong" | "plain" {
  if (line.kind === "turn") return line.who === 0 ? "heading" : "turn";
  return STRONG.has(line.kind) ? "strong" : "plain";
}

export const marengo: GameLook = {
  Board,
  Tray,
  Turned,
  Score,
  Reader,
  Thumbnail,
  Signs,
  dice: () => null,
  standing: ["decline"],
  weight,
  staging,
  spoken: (observation) => spoken(seen(observation)),
  spot: (target) => {
    const place = /^(?:locale:|side:)(.+)$|^way:[^>]*>(\d+)$/.exec(target)?.slice(1).find(Boolean);
    return place === undefined ? null : spotOf(place);
  },
  isButton: (target) => target.startsWith("button:"),
  colours: ["var(--austria)", "var(--france)"],
};
