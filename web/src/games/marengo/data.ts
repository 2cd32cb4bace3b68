// The printed board, read from the game's own data files when the client is built.
import boardText from "../../../../src/grognard/games/marengo/data/board.json?raw";
import pieces from "../../../../src/grognard/games/marengo/data/pieces.toml";
import track from "../../../../src/grognard/games/marengo/data/track.toml";
import type { Sent } from "../../api/types";
import { number, rows, text } from "../../lib/data";
import type { Spot } from "./geometry";

export type Army = Sent["marengo.Observation"]["turn"];
export type Arm = Sent["marengo.Face"]["type"];
export const ARMIES: readonly Army[] = ["austria", "france"];
export const ARMS: readonly Arm[] = ["infantry", "cavalry", "artillery"];

type Pair = [number, number];

interface RawBoard {
  locales: {
    id: number;
    name: string;
    capacity: number;
    french_setup: number;
    roads: string[][];
    centre: Pair;
    polygon: Pair[];
  }[];
  approaches: {
    id: string;
    wide: boolean;
    east: number | null;
    sides: {
      locale: number;
      infantry: number;
      cavalry: number;
      artillery: number;
      obstructing: boolean;
      edge: [Pair, Pair];
    }[];
  }[];
  crossings: { id: string; approach: string; main: boolean; at: Pair }[];
  objective_line: string[];
}

export interface Locale {
  id: number;
  isNamed: boolean;
  capacity: number;
  roads: string[][];
  polygon: Spot[];
}

export interface Side {
  /** "a0-3@0" */
  id: string;
  approach: string;
  isWide: boolean;
  locale: number;
  beyond: number;
  /** 1 if this side leads east by the printed arrow, -1 west, 0 unmarked. */
  east: number;
  penalties: Record<Arm, number>;
  isObstructing: boolean;
  edge: [Spot, Spot];
}

export interface Crossing {
  id: string;
  /** The approach, "" where a road enters the map. */
  approach: string;
  isMain: boolean;
  at: Spot;
}

const board = JSON.parse(boardText) as RawBoard;
const spot = ([x, y]: Pair): Spot => ({ x, y });

export const LOCALES: readonly Locale[] = board.locales.map((row) => ({
  id: row.id,
  isNamed: row.name !== "",
  capacity: row.capacity,
  roads: row.roads,
  polygon: row.polygon.map(spot),
}));

function side(row: RawBoard["approaches"][number], place: number): Side {
  const own = row.sides[place]!;
  const beyond = row.sides[1 - place]!.locale;
  return {
    id: `${row.id}@${own.locale}`,
    approach: row.id,
    isWide: row.wide,
    locale: own.locale,
    beyond,
    east: row.east === null ? 0 : row.east === beyond ? 1 : -1,
    penalties: { infantry: own.infantry, cavalry: own.cavalry, artillery: own.artillery },
    isObstructing: own.obstructing,
    edge: [spot(own.edge[0]), spot(own.edge[1])],
  };
}

export const SIDES: readonly Side[] = board.approaches.flatMap((row) => [side(row, 0), side(row, 1)]);
export const SIDE: ReadonlyMap<string, Side> = new Map(SIDES.map((one) => [one.id, one]));

export function opposite(one: Side): Side {
  return SIDE.get(`${one.approach}@${one.beyond}`)!;
}

export const OBJECTIVE_LINE: readonly string[] = board.objective_line;

// §15 Holding areas and where their roads enter.

export interface Area {
  id: string;
  army: Army;
  locale: number;
  round: number;
  size: number;
}

export const AREAS: readonly Area[] = rows(pieces["areas"]).map((row) => ({
  id: text(row["id"]),
  army: text(row["army"]) as Army,
  locale: number(row["locale"]),
  round: number(row["round"]),
  size: number(row["pieces"]),
}));

export interface Entry {
  id: string;
  area: Area;
  isPontoon: boolean;
}

export const ENTRIES: readonly Entry[] = rows(pieces["entries"]).map((row) => ({
  id: text(row["id"]),
  area: AREAS.find((area) => area.id === text(row["area"]))!,
  isPontoon: row["pontoon"] === true,
}));

/** Where roads enter the picture; the data does not say, the drawing decides. */
export const ENTRY_AT: Readonly<Record<string, Spot>> = {
  "entry-alessandria": { x: 36, y: 772 },
  "entry-pontoon": { x: 88, y: 620 },
  "entry-tortona": { x: 2668, y: 925 },
  "entry-novi": { x: 2345, y: 1706 },
  "entry-sale": { x: 2672, y: 118 },
};

export const CROSSINGS: readonly Crossing[] = [
  ...board.crossings.map((row) => ({ id: row.id, approach: row.approach, isMain: row.main, at: spot(row.at) })),
  ...ENTRIES.map((entry) => ({ id: entry.id, approach: "", isMain: true, at: ENTRY_AT[entry.id]! })),
];
export const CROSSING: ReadonlyMap<string, Crossing> = new Map(CROSSINGS.map((one) => [one.id, one]));

export interface Way {
  /** "c0-3m>3" */
  id: string;
  crossing: Crossing;
  /** The locale it leaves, or -1 where it enters the map. */
  from: number;
  to: number;
}

/** Two to a crossing, one to an entry. */
export const WAYS: readonly Way[] = CROSSINGS.flatMap((crossing) => {
  const entry = ENTRIES.find((one) => one.id === crossing.id);
  const [a, b] = SIDES.filter((one) => one.approach === crossing.approach);
  const make = (from: number, to: number): Way => ({ id: `${crossing.id}>${to}`, crossing, from, to });
  if (entry) return [make(-1, entry.area.locale)];
  return a && b ? [make(a.locale, b.locale), make(b.locale, a.locale)] : [];
});
export const WAY: ReadonlyMap<string, Way> = new Map(WAYS.map((one) => [one.id, one]));

// §18 The time track.

export const TIMES: readonly string[] = rows(track["rounds"]).map((row) => text(row["time"]));
