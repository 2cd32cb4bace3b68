// The last moves and shots, read from the log for the grease pencil.
import type { LogLine } from "../../api/types";
import { CARDS } from "./data";
import { SIDES, type Seen, type Side } from "./observation";

const UNIT_IDS = CARDS.filter((card) => card.kind === "combat").map((card) => card.id);
const UNITS = UNIT_IDS.length;
const SHOWN_TURNS = 2;

export interface Move {
  side: Side;
  from: number;
  to: number;
}

export interface Shot {
  side: Side;
  tile: number;
  hit: boolean;
  /** Which shot at this tile it is. */
  place: number;
}

export interface Trail {
  moves: Move[];
  shots: Shot[];
}

function recent(log: readonly LogLine[]): readonly LogLine[] {
  let turns = 0;
  for (let place = log.length - 1; place >= 0; place--) {
    if (log[place]?.kind === "turn" && ++turns === SHOWN_TURNS) return log.slice(place);
  }
  return log;
}

export function trail(log: readonly LogLine[], board: Seen): Trail {
  const moves: Move[] = [];
  const shots: Shot[] = [];
  const standing = standingOn(board);
  for (const line of recent(log)) {
    const [a = 0, b = 0, c = 0] = line.numbers;
    if (line.kind === "moved") moves.push({ side: SIDES[a < UNITS ? 0 : 1] as Side, from: b, to: c });
    const tile = line.kind === "rolled" ? standing.get(c) : undefined;
    if (tile !== undefined) {
      const place = shots.filter((shot) => shot.tile === tile).length;
      shots.push({ side: SIDES[line.who] ?? "us", tile, hit: line.numbers[7] === 1, place });
    }
  }
  return { moves: joined(moves), shots };
}

/** Steps of one unit after another are one arrow each; the same step twice is drawn once. */
function joined(moves: Move[]): Move[] {
  const known = new Set<string>();
  return moves.filter(({ side, from, to }) => {
    const name = `${side}${from}-${to}`;
    return known.has(name) ? false : known.add(name);
  });
}

function standingOn(board: Seen): Map<number, number> {
  const found = new Map<number, number>();
  board.tiles.forEach((tile, place) => {
    for (const { unit } of tile.units) {
      const [side, id] = unit.split(":") as [string, string];
      found.set((side === "us" ? 0 : UNITS) + UNIT_IDS.indexOf(id), place);
    }
  });
  return found;
}
