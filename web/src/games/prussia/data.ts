// The printed maps and counters, read from the game's own data files when the client is built, so
// that a corrected number is corrected here too.
import type { Sent } from "../../api/types";
import signs from "../../../../src/grognard/games/prussia/data/signs.toml";
import { number, rows, text, texts, type Table } from "../../lib/data";

const mapTexts = import.meta.glob<string>("../../../../src/grognard/games/prussia/data/maps/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const unitTables = import.meta.glob<Table>("../../../../src/grognard/games/prussia/data/units/*.toml", {
  import: "default",
  eager: true,
});

export type Side = Sent["prussia.Observation"]["side"];
export type Arm = "infantry" | "cavalry" | "artillery";
export type Terrain = "town" | "woods" | "marsh" | "pond" | "river";
export type Edge = "north" | "south" | "east" | "west";
export const SIDES: readonly Side[] = ["prussian", "coalition"];

/** What a letter of the map stands for; several terrains can lie in one hex. */
const terrainOf = (letter: string): Terrain[] => texts(signs[letter]).filter((one): one is Terrain => one !== "clear");

interface RawMap {
  id: string;
  columns: [number, number];
  rows: [number, number];
  top: Edge;
  terrain: string[];
  levels: string[];
  hexsides: Record<"stream" | "river" | "bridge" | "fort", string>;
  features: Record<string, string>;
  /** Features that only the set-up speaks of, and are no places. */
  zones: string[];
  names: Record<string, string>;
  lines: Record<string, string>;
}

export interface Hex {
  /** "2208": column and row. */
  id: string;
  column: number;
  row: number;
  terrain: readonly Terrain[];
  level: number;
}

/** A side of two hexes; behind works the second one is protected. */
export interface Hexside {
  a: string;
  b: string;
}

export interface Place {
  /** As the data spells it. */
  name: string;
  hexes: readonly string[];
}

export interface Step {
  /** Strength, or of a battery the three strengths of its fire. */
  force: string;
  morale: string;
  move: string;
  isBracketed: boolean;
}

export interface Unit {
  id: string;
  side: Side;
  name: string;
  arm: Arm;
  kind: string;
  nation: string;
  corps: string;
  steps: readonly Step[];
  /** Where the battle form prints it. */
  hex: string;
}

export interface Leader {
  id: string;
  side: Side;
  name: string;
  corps: string;
  initiative: number;
  special: string;
  mm: number;
  move: number;
  hex: string;
}

export interface Battle {
  id: string;
  columns: readonly [number, number];
  rows: readonly [number, number];
  top: Edge;
  hexes: ReadonlyMap<string, Hex>;
  streams: readonly Hexside[];
  rivers: readonly Hexside[];
  bridges: readonly Hexside[];
  works: readonly Hexside[];
  places: readonly Place[];
  lines: readonly { name: string; sides: readonly Hexside[] }[];
  units: ReadonlyMap<string, Unit>;
  leaders: ReadonlyMap<string, Leader>;
  /** The corps of both sides in the order of their leaders. */
  corps: readonly string[];
}

export const hexId = (column: number, row: number): string =>
  `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;

const words = (text: string): string[] => text.split(" ").filter(Boolean);

function sides(text: string): Hexside[] {
  return words(text).map((pair) => {
    const [a = "", b = ""] = pair.split(/[->]/);
    return { a, b };
  });
}

function placesOf(raw: RawMap): Place[] {
  const all = { ...raw.names, ...raw.features };
  return Object.entries(all)
    .filter(([name]) => !raw.zones.includes(name))
    .map(([name, hexes]) => ({ name, hexes: words(hexes) }));
}

function hexesOf(raw: RawMap): Map<string, Hex> {
  const found = new Map<string, Hex>();
  raw.terrain.forEach((line, place) => {
    const column = raw.columns[0] + place;
    [...line].forEach((letter, down) => {
      const row = raw.rows[0] + down;
      const id = hexId(column, row);
      found.set(id, { id, column, row, terrain: terrainOf(letter), level: Number(raw.levels[place]![down]) });
    });
  });
  return found;
}

// Counters.

/** "5-7-6", "(2-3-4)" in brackets, or "7/5/3-5-3" for a battery. */
function step(printed: string): Step {
  const [force = "", morale = "", move = ""] = printed.replaceAll(/[()]/g, "").split("-");
  return { force, morale, move, isBracketed: printed.startsWith("(") };
}

function unit(row: Table): Unit {
  return {
    id: text(row["id"]),
    side: text(row["side"]) as Side,
    name: text(row["name"]),
    arm: text(row["arm"]) as Arm,
    kind: text(row["kind"]),
    nation: text(row["nation"]),
    corps: text(row["corps"]),
    steps: words(text(row["steps"])).map(step),
    hex: text(row["hex"]),
  };
}

function leader(row: Table): Leader {
  return {
    id: text(row["id"]),
    side: text(row["side"]) as Side,
    name: text(row["name"]),
    corps: text(row["corps"]),
    initiative: number(row["initiative"]),
    special: text(row["special"]),
    mm: number(row["mm"]),
    move: number(row["move"]),
    hex: text(row["hex"]),
  };
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));

function read(raw: RawMap, counters: Table): Battle {
  const leaders = rows(counters["leaders"]).map(leader);
  return {
    id: raw.id,
    columns: raw.columns,
    rows: raw.rows,
    top: raw.top,
    hexes: hexesOf(raw),
    streams: sides(raw.hexsides.stream),
    rivers: sides(raw.hexsides.river),
    bridges: sides(raw.hexsides.bridge),
    works: sides(raw.hexsides.fort),
    places: placesOf(raw),
    lines: Object.entries(raw.lines).map(([name, line]) => ({ name, sides: sides(line) })),
    units: byId(rows(counters["units"]).map(unit)),
    leaders: byId(leaders),
    corps: [...new Set(leaders.map((one) => one.corps).filter(Boolean))],
  };
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf("."));
const countersOf = new Map(Object.entries(unitTables).map(([path, one]) => [nameOf(path), one]));
const mapTextOf = new Map(Object.entries(mapTexts).map(([path, one]) => [nameOf(path), one]));
const KNOWN: Map<string, Battle> = new Map();

/** A battle by its name, read once; "rossbach-main" is fought on the map of "rossbach". */
export function battleOf(scenario: string): Battle {
  const name = scenario.split("-")[0] ?? "";
  const known = KNOWN.get(name);
  if (known) return known;
  const raw = JSON.parse(mapTextOf.get(name) ?? "null") as RawMap;
  const battle = read(raw, countersOf.get(name) ?? {});
  KNOWN.set(name, battle);
  return battle;
}
