// How the events of Commands & Colors: Napoleonics are shown.
import type { LogLine } from "../../api/types";
import { none, said, type Scene, type Staging } from "../staging";
import { hexOf, seen, type Seen } from "./observation";

type Places = (line: LogLine, scene: Scene) => (string | null)[];

const hex = (name: string | null | undefined): string | null => (name ? `hex:${name}` : null);

/** Where a piece stands, or stood before it fell. */
function whereIs(scene: Scene, piece: string): string | null {
  const at = (board: Seen): string | null => hex(hexOf(board, piece));
  return at(seen(scene.before)) ?? at(seen(scene.now));
}

const of =
  (...names: string[]): Places =>
  (line, scene) =>
    names.map((name) => whereIs(scene, said(line, name)));
const hexes =
  (...names: string[]): Places =>
  (line) =>
    names.map((name) => hex(said(line, name)));

const unit = of("unit");
const leader = of("leader");
const blow = of("unit", "target");
const march = hexes("from", "to");
const place = hexes("hex");

export const staging: Staging = {
  turn: { by: "feat", sound: "turn" },
  objective: { by: "feat", sound: "objective", at: place },
  "objective-lost": { by: "feat", at: place },
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
  exit: { by: "place", sound: "move", at: place },
  leave: { by: "place", sound: "move", at: place },
  fire: { by: "shot", sound: "gun", at: blow },
  melee: { by: "shot", sound: "volley", at: blow },
  "melee-leader": {
    by: "shot",
    sound: "volley",
    at: of("unit", "leader"),
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
