// How the events of Undaunted are shown.
import type { LogLine } from "../../api/types";
import { none, said, type Scene, type Stage, type Staging } from "../staging";
import { SIDES, seen, type Seen } from "./observation";

function standing(board: Seen, unit: string): string | null {
  const found = board.tiles.find((one) => one.units.some((other) => other.unit === unit));
  return found ? `tile:${found.id}` : null;
}

/** Where a counter stands, or stood before it was lost. */
function whereIs(scene: Scene, unit: string): string | null {
  return standing(seen(scene.now), unit) ?? standing(seen(scene.before), unit);
}

type Places = (line: LogLine, scene: Scene) => (string | null)[];

const unit: Places = (line, scene) => [whereIs(scene, said(line, "unit"))];
const tiles =
  (...names: string[]): Places =>
  (line) =>
    names.map((name) => `tile:${said(line, name)}`);
const atTile = tiles("tile");

const shot: Places = (line, scene) => [
  whereIs(scene, `${SIDES[line.who] ?? ""}:${said(line, "card")}`),
  whereIs(scene, said(line, "unit")),
];

const card: Stage = { by: "card" };

export const staging: Staging = {
  round: { by: "feat", sound: "turn" },
  drew: none("one's own hand shows it"),
  "drew-hidden": none("nothing can be seen of it"),
  reshuffled: none("a pile is a number"),
  bids: { by: "card" },
  initiative: { by: "feat", sound: "turn" },
  turn: { by: "feat", sound: "turn" },
  "turn-over": none("the next turn says it"),
  discarded: none("the piles show it"),
  played: card,
  placed: { by: "place", at: atTile },
  readied: { by: "place", at: unit },
  hunkered: card,
  moved: {
    by: "move",
    at: tiles("from", "to"),
  },
  scouted: { by: "place", at: atTile },
  untargeted: none("the marker goes from the board"),
  bolstered: card,
  concealed: card,
  controlled: { by: "feat", sound: "objective", at: atTile },
  held: none("nothing changes"),
  radio: { by: "feat", sound: "objective", at: atTile },
  inspired: card,
  recon: card,
  targeted: { by: "place", at: atTile },
  blasted: { by: "shot", sound: "gun", at: atTile },
  rolled: { by: "dice", sound: "volley", at: shot },
  lost: { by: "loss", at: unit },
  "deck-shuffled": none("a pile is a number"),
  suppressed: { by: "place", at: unit },
  removed: { by: "loss", at: unit },
  won: { by: "feat", sound: "victory" },
};
