// Cards, unit cards and the plans of the battles, read from the game's own data files when the client
// is built, so that a corrected number is corrected here too.
import type { Sent } from "../../api/types";
import cards from "../../../../src/grognard/games/napoleonics/data/cards.toml";
import units from "../../../../src/grognard/games/napoleonics/data/units.toml";
import { list, number, table, text, texts, type Table } from "../../lib/data";
import { DIRECTIONS } from "./geometry";

const scenarios = import.meta.glob<Table>("../../../../src/grognard/games/napoleonics/data/scenarios/*.toml", {
  import: "default",
  eager: true,
});

export type Side = Sent["napoleonics.Observation"]["active"];
export const SIDES: readonly Side[] = ["french", "allied"];
export type Nation = Sent["napoleonics.Unit"]["nation"];
export const NATIONS: readonly Nation[] = ["french", "british", "portuguese"];
export type Arm = Sent["napoleonics.Unit"]["arm"];
export const SECTIONS = ["left", "center", "right"] as const;
export type Section = (typeof SECTIONS)[number];

// Cards

export interface CardPrint {
  id: string;
  isSection: boolean;
  /** Orders by section, as its player sees them; "command" is the size of the hand. */
  orders: Partial<Record<Section, number | "command">>;
  /** A second card is drawn, and one of the two is kept. */
  isScout: boolean;
}

function card(row: Table): CardPrint {
  const orders: CardPrint["orders"] = {};
  for (const section of SECTIONS) {
    const count = row[section];
    if (count === "command" || typeof count === "number") orders[section] = count;
  }
  return { id: text(row["id"]), isSection: row["kind"] === "section", orders, isScout: number(row["draw"]) > 1 };
}

export const CARDS: readonly CardPrint[] = list(cards["card"]).map((row) => card(table(row)));
export const CARD: ReadonlyMap<string, CardPrint> = new Map(CARDS.map((one) => [one.id, one]));

/** Slots of the square track of a side. */
export const SQUARES = number(cards["slots"]);

// Units

export interface UnitPrint {
  arm: Arm;
  blocks: number;
  isGuard: boolean;
  /** Hexes at most, and hexes after which it may still battle. */
  move: number;
  battleAfter: number;
  /** How far it fires; 1 if it does not. */
  range: number;
  /** Flags it may ignore. */
  flags: number;
}

/** By nation and letters: "french LN". */
export const UNITS: ReadonlyMap<string, UnitPrint> = new Map(
  list(units["unit"]).map((entry) => {
    const row = table(entry);
    const print = {
      arm: text(row["arm"]) as Arm,
      blocks: number(row["blocks"]),
      isGuard: row["guard"] === true,
      move: number(row["move"]),
      battleAfter: number(row["battle_after"]),
      range: Math.max(1, number(row["range"])),
      flags: number(row["flags"]),
    };
    return [`${text(row["nation"])} ${text(row["code"])}`, print];
  }),
);

export function printOf(nation: Nation, type: string): UnitPrint {
  return UNITS.get(`${nation} ${type}`)!;
}

// Plans

export interface Placed {
  nation: Nation;
  /** The letters of a unit, or the name of a leader. */
  name: string;
  hex: string;
}

export interface Plan {
  id: string;
  /** The day, as 1815-06-18. */
  date: string;
  /** What covers a hex; hexes that are not named are open. */
  terrain: ReadonlyMap<string, string>;
  bridges: ReadonlySet<string>;
  /** Sides of field works, as places in DIRECTIONS. */
  works: ReadonlyMap<string, readonly number[]>;
  /** Towns that are drawn as walled farms. */
  farms: ReadonlySet<string>;
  /** Hexes with a name of their own. */
  places: readonly string[];
  objectives: readonly { side: Side; hex: string; banners: number }[];
  exits: readonly { side: Side; hex: string }[];
  units: readonly Placed[];
  leaders: readonly Placed[];
}

function placed(rows: Table): Placed[] {
  return NATIONS.flatMap((nation) =>
    texts(rows[nation]).map((one) => {
      const cut = one.lastIndexOf(" ");
      return { nation, name: one.slice(0, cut), hex: one.slice(cut + 1) };
    }),
  );
}

function specials(data: Table, rule: string): Table[] {
  return list(data["special"])
    .map(table)
    .filter((one) => one["rule"] === rule);
}

function plan(data: Table): Plan {
  const overlays = table(data["overlays"]);
  return {
    id: text(data["id"]),
    date: text(data["date"]),
    terrain: new Map(
      Object.entries(table(data["terrain"])).flatMap(([kind, hexes]) =>
        texts(hexes).map((hex) => [hex, kind] as const),
      ),
    ),
    bridges: new Set(texts(overlays["bridge"])),
    works: new Map(
      Object.entries(table(overlays["works"])).map(([hex, sides]) => [
        hex,
        texts(sides).map((side) => DIRECTIONS.findIndex((one) => one === side)),
      ]),
    ),
    farms: new Set(specials(data, "walled-farms").flatMap((one) => texts(one["hexes"]))),
    places: Object.keys(table(data["places"])),
    objectives: list(data["objective"])
      .map(table)
      .flatMap((one) =>
        texts(one["hexes"]).map((hex) => ({ side: text(one["side"]) as Side, hex, banners: number(one["banners"]) })),
      ),
    exits: specials(data, "exit").flatMap((one) =>
      texts(one["hexes"]).map((hex) => ({ side: text(one["side"]) as Side, hex })),
    ),
    units: placed(table(data["units"])),
    leaders: placed(table(data["leaders"])),
  };
}

export const PLANS: ReadonlyMap<string, Plan> = new Map(
  Object.values(scenarios).map((data) => {
    const made = plan(data);
    return [made.id, made];
  }),
);
