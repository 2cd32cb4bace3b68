// How the events of Marengo are shown.
import type { LogLine } from "../../api/types";
import { none, said, type Staging } from "../staging";
import { SIDE, WAY } from "./data";
import { kindOf, localeOf } from "./observation";

type Places = (line: LogLine) => (string | null)[];

const locale =
  (name = "locale"): Places =>
  (line) => [`locale:${said(line, name)}`];

function position(at: string): string | null {
  if (kindOf(at) === "area") return null;
  return kindOf(at) === "side" ? `side:${at}` : `locale:${localeOf(at)}`;
}

/** From a side of a locale over its approach into the next. */
const over: Places = (line) => {
  const found = SIDE.get(said(line, "side"));
  return found ? [`locale:${found.locale}`, `locale:${found.beyond}`] : [];
};

const side: Places = (line) => [`side:${said(line, "side")}`];
const at: Places = (line) => [position(said(line, "at"))];

export const staging: Staging = {
  turn: { by: "feat", sound: "turn" },
  scheduled: none("the bar shows the morale"),
  cleanup: { by: "place", at: side },
  march: {
    by: "move",
    at: (line) => [position(said(line, "from")), `locale:${said(line, "to")}`],
  },
  block: { by: "place", sound: "move", at: side },
  reserve: { by: "place", sound: "move", at: side },
  cross: {
    by: "move",
    at: (line) => {
      const way = WAY.get(said(line, "way"));
      return way ? [way.from >= 0 ? `locale:${way.from}` : null, `locale:${way.to}`] : [];
    },
  },
  attack: { by: "shot", sound: "volley", at: over },
  respond: { by: "place", at: side },
  blocked: { by: "feat", at: side },
  through: { by: "feat", at: side },
  enter: { by: "place", sound: "move", at: locale("to") },
  advance: { by: "place", sound: "move", at: side },
  show: { by: "card", at },
  reduce: { by: "loss", at },
  declare: { by: "shot", sound: "gun", at: over },
  complete: { by: "shot", sound: "gun", at: over },
  cancel: { by: "place", at: side },
  lapse: { by: "place", at: side },
  spared: { by: "place", at: side },
  assault: { by: "shot", sound: "volley", at: over },
  lead: { by: "card" },
  "lead-attack": { by: "card" },
  fire: { by: "card", sound: "gun" },
  counter: { by: "card" },
  result: { by: "card", sound: "die" },
  reductions: none("each reduction is shown where it falls"),
  held: { by: "feat", at: side },
  stormed: { by: "feat", sound: "objective", at: side },
  continue: { by: "place", sound: "move", at: side },
  retreat: { by: "place", at: locale() },
  to: { by: "place", sound: "move", at: locale("to") },
  stranded: { by: "loss" },
  disorganize: { by: "place", at: locale() },
  organize: { by: "place", at: locale() },
  commit: { by: "place", at: locale() },
  transfer: { by: "move", at: (line) => ["from", "to"].map((name) => `locale:${said(line, name)}`) },
  lose: { by: "feat", sound: "loss" },
  take: { by: "place", at: locale() },
  "cleanup-lost": { by: "place", at: locale() },
  "cleanup-back": { by: "place", at: locale() },
  return: { by: "place", at: locale() },
  demoralized: { by: "feat", sound: "victory" },
  marginal: { by: "feat", sound: "victory" },
};
