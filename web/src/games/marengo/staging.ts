// How the events of Marengo are shown.
import type { LogLine } from "../../api/types";
import { none, type Staging } from "../staging";
import { SIDES, WAYS, positionName } from "./data";
import { kindOf, localeOf } from "./observation";

type Places = (line: LogLine) => (string | null)[];

const locale =
  (place: number): Places =>
  ({ numbers }) => [`locale:${numbers[place] ?? -1}`];

function position(number: number): string | null {
  const at = positionName(number);
  if (kindOf(at) === "area") return null;
  return kindOf(at) === "side" ? `side:${at}` : `locale:${localeOf(at)}`;
}

/** From a side of a locale over its approach into the next. */
const over =
  (place: number): Places =>
  ({ numbers }) => {
    const side = SIDES[numbers[place] ?? -1];
    return side ? [`locale:${side.locale}`, `locale:${side.beyond}`] : [];
  };

const side =
  (place: number): Places =>
  ({ numbers }) => [`side:${SIDES[numbers[place] ?? -1]?.id ?? ""}`];

export const staging: Staging = {
  turn: { by: "feat", sound: "turn" },
  scheduled: none("the bar shows the morale"),
  cleanup: { by: "place", at: side(1) },
  march: {
    by: "move",
    at: ({ numbers }) => [position(numbers[1] ?? -1), `locale:${numbers[2] ?? -1}`],
  },
  block: { by: "place", sound: "move", at: side(1) },
  reserve: { by: "place", sound: "move", at: side(1) },
  cross: {
    by: "move",
    at: ({ numbers }) => {
      const way = WAYS[numbers[0] ?? -1];
      return way ? [way.from >= 0 ? `locale:${way.from}` : null, `locale:${way.to}`] : [];
    },
  },
  attack: { by: "shot", sound: "volley", at: over(1) },
  respond: { by: "place", at: side(1) },
  blocked: { by: "feat", at: side(0) },
  through: { by: "feat", at: side(0) },
  enter: { by: "place", sound: "move", at: locale(1) },
  advance: { by: "place", sound: "move", at: side(1) },
  show: { by: "card", at: ({ numbers }) => [position(numbers[2] ?? -1)] },
  reduce: { by: "loss", at: ({ numbers }) => [position(numbers[2] ?? -1)] },
  declare: { by: "shot", sound: "gun", at: over(0) },
  complete: { by: "shot", sound: "gun", at: over(0) },
  cancel: { by: "place", at: side(0) },
  lapse: { by: "place", at: side(0) },
  spared: { by: "place", at: side(0) },
  assault: { by: "shot", sound: "volley", at: over(0) },
  lead: { by: "card" },
  "lead-attack": { by: "card" },
  fire: { by: "card", sound: "gun" },
  counter: { by: "card" },
  result: { by: "card", sound: "die" },
  reductions: none("each reduction is shown where it falls"),
  held: { by: "feat", at: side(0) },
  stormed: { by: "feat", sound: "objective", at: side(0) },
  continue: { by: "place", sound: "move", at: side(0) },
  retreat: { by: "place", at: locale(0) },
  to: { by: "place", sound: "move", at: locale(2) },
  stranded: { by: "loss" },
  disorganize: { by: "place", at: locale(0) },
  organize: { by: "place", at: locale(0) },
  commit: { by: "place", at: locale(0) },
  transfer: { by: "move", at: ({ numbers }) => numbers.slice(0, 2).map((one) => `locale:${one}`) },
  lose: { by: "feat", sound: "loss" },
  take: { by: "place", at: locale(0) },
  "cleanup-lost": { by: "place", at: locale(0) },
  "cleanup-back": { by: "place", at: locale(0) },
  return: { by: "place", at: locale(0) },
  demoralized: { by: "feat", sound: "victory" },
  marginal: { by: "feat", sound: "victory" },
};
