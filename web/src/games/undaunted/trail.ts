// The last moves and shots, read from the log for the grease pencil.
import type { LogLine } from "../../api/types";
import { SIDES, sideOf, told, type Seen, type Side } from "./observation";

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
  const placeOf = new Map(board.tiles.map((tile, place) => [tile.id, place] as const));
  const standing = new Map(board.tiles.flatMap((tile, place) => tile.units.map(({ unit }) => [unit, place] as const)));
  for (const line of recent(log).map(told)) {
    if (line.kind === "moved") {
      const { unit, from, to } = line.fields;
      moves.push({ side: sideOf(unit), from: placeOf.get(from)!, to: placeOf.get(to)! });
    }
    const tile = line.kind === "rolled" ? standing.get(line.fields.unit) : undefined;
    if (line.kind === "rolled" && tile !== undefined) {
      const place = shots.filter((shot) => shot.tile === tile).length;
      shots.push({ side: SIDES[line.who] ?? "us", tile, hit: line.fields.hit, place });
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
