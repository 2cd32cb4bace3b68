// How the events of Undaunted are shown.
import type { LogLine } from "../../api/types";
import { none, type Scene, type Stage, type Staging } from "../staging";
import { CARDS } from "./data";
import { SIDES, seen, type Seen } from "./observation";

const UNIT_IDS = CARDS.filter((card) => card.kind === "combat").map((card) => card.id);

const tile = (board: Seen, place: number): string | null => {
  const found = board.tiles[place];
  return found ? `tile:${found.id}` : null;
};

function standing(board: Seen, unit: string): string | null {
  const found = board.tiles.find((one) => one.units.some((other) => other.unit === unit));
  return found ? `tile:${found.id}` : null;
}

/** Where a counter stands, or stood before it was lost. */
function whereIs(scene: Scene, unit: string): string | null {
  return standing(seen(scene.now), unit) ?? standing(seen(scene.before), unit);
}

const counter = (number: number): string =>
  `${number < UNIT_IDS.length ? SIDES[0] : SIDES[1]}:${UNIT_IDS[number % UNIT_IDS.length] ?? ""}`;

const unit = ({ numbers }: LogLine, scene: Scene): (string | null)[] => [whereIs(scene, counter(numbers[0] ?? -1))];
const atTile = ({ numbers }: LogLine, scene: Scene): (string | null)[] => [tile(seen(scene.now), numbers[0] ?? -1)];
const atLast = ({ numbers }: LogLine, scene: Scene): (string | null)[] => [tile(seen(scene.now), numbers.at(-1) ?? -1)];

function shot({ numbers, who }: LogLine, scene: Scene): (string | null)[] {
  const shooter = `${SIDES[who] ?? ""}:${CARDS[numbers[1] ?? -1]?.id ?? ""}`;
  return [whereIs(scene, shooter), whereIs(scene, counter(numbers[2] ?? -1))];
}

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
  placed: { by: "place", at: atLast },
  readied: { by: "place", at: unit },
  hunkered: card,
  moved: {
    by: "move",
    at: ({ numbers }, scene) => [1, 2].map((place) => tile(seen(scene.now), numbers[place] ?? -1)),
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
  targeted: { by: "place", at: atLast },
  blasted: { by: "shot", sound: "gun", at: atTile },
  rolled: { by: "dice", sound: "volley", at: shot },
  lost: { by: "loss", at: unit },
  "deck-shuffled": none("a pile is a number"),
  suppressed: { by: "place", at: unit },
  removed: { by: "loss", at: unit },
  won: { by: "feat", sound: "victory" },
};
