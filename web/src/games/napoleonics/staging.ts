// How the events of Commands & Colors: Napoleonics are shown.
import type { LogLine } from "../../api/types";
import { none, type Scene, type Staging } from "../staging";
import { hexName } from "./geometry";
import { seen, type Seen } from "./observation";

type Places = (line: LogLine, scene: Scene) => (string | null)[];

const hex = (name: string | null | undefined): string | null => (name ? `hex:${name}` : null);

/** Where a unit stands, or stood before it fell. */
function unitHex(scene: Scene, number: number): string | null {
  const at = (board: Seen): string | null => hex(board.units[number]?.hex);
  return at(seen(scene.before)) ?? at(seen(scene.now));
}

function leaderHex(scene: Scene, number: number): string | null {
  const at = (board: Seen): string | null => hex(board.leaders[number]?.hex);
  return at(seen(scene.before)) ?? at(seen(scene.now));
}

/** A unit, or a leader where the number is negative. */
const victim = (scene: Scene, number: number): string | null =>
  number < 0 ? leaderHex(scene, -1 - number) : unitHex(scene, number);

const unit: Places = ({ numbers }, scene) => [unitHex(scene, numbers[0] ?? -1)];
const leader: Places = ({ numbers }, scene) => [leaderHex(scene, numbers[0] ?? -1)];
const blow: Places = ({ numbers }, scene) => [unitHex(scene, numbers[0] ?? -1), victim(scene, numbers[1] ?? 0)];
const march: Places = ({ numbers }) => [1, 2].map((place) => hex(hexName(numbers[place] ?? -1)));
const place = (which: number): Places => {
  return ({ numbers }) => [hex(hexName(numbers[which] ?? -1))];
};

export const staging: Staging = {
  turn: { by: "feat", sound: "turn" },
  objective: { by: "feat", sound: "objective", at: place(0) },
  "objective-lost": { by: "feat", at: place(0) },
  play: { by: "card" },
  substitute: none("the question that follows says it"),
  manoeuvre: none("the orders that follow show it"),
  "section-chosen": none("the orders that follow show it"),
  "roll-card": { by: "dice" },
  rally: { by: "place", at: unit },
  supply: { by: "move", at: march },
  order: { by: "place", at: unit },
  "order-leader": { by: "place", at: leader },
  "order-lost": { by: "place", at: unit },
  out: { by: "place", at: unit },
  "card-back": none("the track of squares shows it"),
  move: { by: "move", at: march },
  "move-leader": { by: "move", at: march },
  attach: none("the leader stands beside his unit"),
  exit: { by: "place", sound: "move", at: place(1) },
  leave: { by: "place", sound: "move", at: place(1) },
  fire: { by: "shot", sound: "gun", at: blow },
  melee: { by: "shot", sound: "volley", at: blow },
  "melee-leader": {
    by: "shot",
    sound: "volley",
    at: ({ numbers }, scene) => [unitHex(scene, numbers[0] ?? -1), leaderHex(scene, numbers[1] ?? -1)],
  },
  battery: { by: "place", at: unit },
  "react-stand": none("the roll that follows shows it"),
  strike: { by: "card", at: unit },
  retire: { by: "place", sound: "move", at: unit },
  square: { by: "place", sound: "move", at: unit },
  "card-taken": none("the track of squares shows it"),
  roll: { by: "dice", at: blow },
  "no-back": none("nothing happens"),
  hits: { by: "loss", at: unit },
  eliminated: { by: "loss", at: unit },
  check: { by: "dice", at: leader },
  "leader-killed": { by: "loss", at: leader },
  "leader-safe": { by: "place", at: leader },
  escape: { by: "dice", at: leader },
  flags: { by: "place", at: unit },
  bounce: { by: "place", at: unit },
  retreat: { by: "move", at: march },
  blocked: { by: "loss", at: unit },
  "retreat-leader": { by: "move", at: march },
  ground: { by: "move", at: march },
  breakthrough: { by: "move", at: march },
  bonus: { by: "shot", sound: "volley", at: blow },
  banners: { by: "feat", sound: "objective" },
  "first-strike-draw": none("the hands show it"),
  draw: none("the hands show it"),
  drew: none("one's own hand shows it"),
  keep: none("one's own hand shows it"),
  discarded: none("the piles show it"),
  reshuffle: none("a pile is a number"),
  win: { by: "feat", sound: "victory" },
};
