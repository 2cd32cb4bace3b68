// How the events of Prussia's Glory are shown.
import type { LogLine } from "../../api/types";
import { none, type Scene, type Staging } from "../staging";
import { seen } from "./observation";
import { hexNumbered } from "./trail";

type Places = (line: LogLine) => (string | null)[];

const hex = (number: number | undefined): string | null => {
  const name = hexNumbered(number ?? -1);
  return name ? `hex:${name}` : null;
};
const at =
  (...places: number[]): Places =>
  ({ numbers }) =>
    places.map((place) => hex(numbers[place]));

/** The middle attacking hex, and the middle one that is attacked. */
const attack: Places = ({ numbers: [count = 0, ...hexes] }) => {
  const [from, to] = [hexes.slice(0, count), hexes.slice(count)];
  return [hex(from[Math.floor(from.length / 2)]), hex(to[Math.floor(to.length / 2)])];
};

/** The first hex that is attacked, as the combat was declared. */
const fought = (_: LogLine, { before, now }: Scene): (string | null)[] => {
  const hexes = seen(before).combat?.defenders ?? seen(now).combat?.defenders ?? [];
  return [hexes[0] ? `hex:${hexes[0]}` : null];
};

const moved = { by: "move", at: at(1, 2) } as const;
const here = { by: "place", at: at(1) } as const;
const lost = { by: "loss", at: at(1) } as const;
const rolled = { by: "dice" } as const;

export const staging: Staging = {
  turn: { by: "feat", sound: "turn" },
  "player-turn": { by: "feat", sound: "turn" },
  placed: here,
  "set-up": none("the counters on the map show it"),
  try: rolled,
  active: { by: "feat" },
  wakes: { by: "feat" },
  "detachment-wakes": { by: "feat" },
  coup: rolled,
  deploys: { by: "card" },
  "deploys-piece": none("the counter on the map shows it"),
  command: rolled,
  special: rolled,
  traces: none("the list of corps shows it"),
  column: { by: "card" },
  "column-piece": none("the counter on the map shows it"),
  forced: rolled,
  raised: none("the stack shows it"),
  moved,
  enters: moved,
  leaves: { by: "place", sound: "move", at: at(1) },
  bombards: { by: "dice", sound: "gun", at: at(0) },
  "bombards-in-vain": { by: "shot", sound: "gun", at: at(0) },
  disorder: here,
  rout: { by: "loss", at: at(1) },
  check: { by: "dice", at: at(1) },
  rally: { by: "dice", at: at(1) },
  "rally-failed": { by: "dice", at: at(1) },
  withdraw: moved,
  retreat: moved,
  stays: here,
  track: none("the track of turns shows it"),
  step: lost,
  captured: lost,
  "counter-captured": { by: "loss" },
  fled: lost,
  demoralized: { by: "feat", sound: "victory" },
  broken: { by: "feat", sound: "victory" },
  "leader-scratched": here,
  "leader-caught": { by: "dice", at: at(1) },
  "leader-moved": { by: "place", sound: "move", at: at(1) },
  "leader-leaves": { by: "place", sound: "move", at: at(1) },
  "leader-wounded": lost,
  "leader-killed": lost,
  replacement: here,
  "no-commander": none("the list of corps shows it"),
  promoted: { by: "place", at: at(2) },
  "free-roll": rolled,
  bonus: { by: "feat" },
  "released-from-works": { by: "feat" },
  "bonus-lost": { by: "feat", sound: "loss" },
  "bonus-kept": none("nothing changes"),
  passivity: rolled,
  marched: { by: "move", at: at(0, 1) },
  "lacy-roll": rolled,
  lacy: { by: "feat" },
  arrives: here,
  victory: { by: "feat", sound: "victory" },
  attack: { by: "shot", sound: "volley", at: attack },
  combat: { by: "dice", sound: "volley", at: fought },
  "leader-along": moved,
  quick: none("the counters on the map show it"),
  "capture-roll": rolled,
  advance: moved,
  "momentum-advance": moved,
  "momentum-marker": { by: "place", at: at(0) },
  "charge-roll": rolled,
  charge: { by: "shot", sound: "volley", at: at(1) },
  "charge-failed": here,
  rise: none("the bar shows the morale"),
  marker: none("the bar shows the morale"),
  fatigue: none("the bar shows the morale"),
  rest: none("the bar shows the morale"),
  "morale-roll": rolled,
};
