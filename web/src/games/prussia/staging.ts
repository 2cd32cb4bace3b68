// How the events of Prussia's Glory are shown.
import type { LogLine } from "../../api/types";
import { none, said, type Scene, type Staging } from "../staging";
import { seen, told } from "./observation";

type Places = (line: LogLine) => (string | null)[];

const hex = (name: string | undefined): string | null => (name ? `hex:${name}` : null);
const at =
  (...names: string[]): Places =>
  (line) =>
    names.map((name) => hex(said(line, name)));

/** The middle attacking hex, and the middle one that is attacked. */
const attack: Places = (logged) => {
  const line = told(logged);
  if (line.kind !== "attack") return [];
  const { attackers, defenders } = line.fields;
  return [attackers, defenders].map((hexes) => hex(hexes[Math.floor(hexes.length / 2)]));
};

/** The first hex that is attacked, as the combat was declared. */
const fought = (_: LogLine, { before, now }: Scene): (string | null)[] => [
  hex((seen(before).combat.defenders ?? seen(now).combat.defenders)?.[0]),
];

const moved = { by: "move", at: at("from", "to") } as const;
const here = { by: "place", at: at("hex") } as const;
const lost = { by: "loss", at: at("hex") } as const;
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
  leaves: { by: "place", sound: "move", at: at("hex") },
  bombards: { by: "dice", sound: "gun", at: at("target") },
  "bombards-in-vain": { by: "shot", sound: "gun", at: at("target") },
  disorder: here,
  rout: { by: "loss", at: at("hex") },
  check: { by: "dice", at: at("hex") },
  rally: { by: "dice", at: at("hex") },
  "rally-failed": { by: "dice", at: at("hex") },
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
  "leader-caught": { by: "dice", at: at("hex") },
  "leader-moved": { by: "place", sound: "move", at: at("to") },
  "leader-leaves": { by: "place", sound: "move", at: at("hex") },
  "leader-wounded": lost,
  "leader-killed": lost,
  replacement: here,
  "no-commander": none("the list of corps shows it"),
  promoted: { by: "place", at: at("hex") },
  "free-roll": rolled,
  bonus: { by: "feat" },
  "released-from-works": { by: "feat" },
  "bonus-lost": { by: "feat", sound: "loss" },
  "bonus-kept": none("nothing changes"),
  passivity: rolled,
  marched: { by: "move", at: at("from", "to") },
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
  "momentum-marker": { by: "place", at: at("hex") },
  "charge-roll": rolled,
  charge: { by: "shot", sound: "volley", at: at("hex") },
  "charge-failed": here,
  rise: none("the bar shows the morale"),
  marker: none("the bar shows the morale"),
  fatigue: none("the bar shows the morale"),
  rest: none("the bar shows the morale"),
  "morale-roll": rolled,
};
