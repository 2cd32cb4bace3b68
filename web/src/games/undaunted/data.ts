// Numbers printed on cards and the plans of the scenarios, read from the game's own data files when
// the client is built, so that a corrected number is corrected here too.
import cards from "../../../../src/grognard/games/undaunted/data/cards.toml";
import tiles from "../../../../src/grognard/games/undaunted/data/tiles.toml";
import { list, number, table, text, type Table } from "../../lib/data";

const scenarios = import.meta.glob<Table>("../../../../src/grognard/games/undaunted/data/scenarios/*.toml", {
  import: "default",
  eager: true,
});

export interface PrintedAction {
  action: string;
  value: number;
}

export interface CardPrint {
  id: string;
  kind: string;
  squad: string;
  count: number;
  initiative: number;
  defence: number;
  actions: PrintedAction[];
}

export interface PlanTile {
  id: string;
  line: number;
  place: number;
  terrain: string;
  worth: number;
}

export interface Plan {
  id: string;
  date: string;
  layout: "rows" | "columns";
  tiles: PlanTile[];
  spawns: { us: string[]; german: string[] };
}

function card(row: Table): CardPrint {
  return {
    id: text(row["id"]),
    kind: text(row["kind"]),
    squad: text(row["squad"]),
    count: number(row["count"]),
    initiative: number(row["initiative"]),
    defence: number(row["defence"]),
    actions: list(row["actions"]).map((entry) => ({
      action: text(table(entry)["action"]),
      value: number(table(entry)["value"]),
    })),
  };
}

export const CARDS: readonly CardPrint[] = list(cards["card"]).map((row) => card(table(row)));
export const CARD: ReadonlyMap<string, CardPrint> = new Map(CARDS.map((one) => [one.id, one]));

const TERRAIN = new Map(list(tiles["tile"]).map((row) => [text(table(row)["id"]), text(table(row)["terrain"])]));

function plan(data: Table): Plan {
  const worth = table(data["objectives"]);
  const spawns = (side: string): string[] => Object.keys(table(table(data[side])["spawns"]));
  return {
    id: text(data["id"]),
    date: text(data["date"]),
    layout: data["orientation"] === "rows" ? "rows" : "columns",
    tiles: list(data["tiles"]).map((entry) => {
      const [id, line, place] = list(entry);
      return {
        id: text(id),
        line: number(line),
        place: number(place),
        terrain: TERRAIN.get(text(id)) ?? "open",
        worth: number(worth[text(id)]),
      };
    }),
    spawns: { us: spawns("us"), german: spawns("german") },
  };
}

export const PLANS: ReadonlyMap<string, Plan> = new Map(
  Object.values(scenarios).map((data) => {
    const made = plan(data);
    return [made.id, made];
  }),
);
