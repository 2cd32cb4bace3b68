import { beforeAll, expect, test } from "vitest";
import type { LogLine } from "../../api/types";
import { speak } from "../../testing/words";
import { HATCHING, STRIPES, badge, letters, stripe, tincture, tinctureOf } from "./colours";
import { country, numbered } from "./country";
import { battleOf } from "./data";
import { gridOf } from "./hexes";
import { hexOf, pieces, sightOf, stacks, unitSeen, type Seen } from "./observation";
import { prussia } from "./index";
import { angular, area, borders, joined, middles } from "./outline";
import { relief } from "./relief";
import { labels, lattice, north, number } from "./sheet";
import { SIGNS } from "./signs";
import { trail } from "./trail";
import { chains, water } from "./water";
import { describe, leaderName, phaseName, placeName, stackWords, unitName } from "./words";

beforeAll(() => speak("prussia"));
const battle = battleOf("rossbach");
const grid = gridOf(battle);
const own = [...battle.units.values()].filter((one) => one.side === "prussian");
const [a, b] = [own[0]!.id, own[1]!.id];
const leader = [...battle.leaders.values()].find((one) => one.side === "prussian")!.id;
const board = {
  battle: "rossbach",
  side: "prussian",
  commanded: "prussian",
  units: [
    { id: a, hex: "2010", place: 1, step: 0, morale: "disordered", out: true },
    { id: b, hex: "2010", place: 0, step: 0 },
    { id: own[2]!.id, hex: null },
  ],
  leaders: [{ id: leader, hex: "2010" }],
  zoc: { prussian: ["2010"], coalition: [] },
  sight: { "2010": "20112110" },
  question: { costs: { "2010": 3 } },
} as unknown as Seen;

test("a piece is where its hex is, for what is told about it on the map", () => {
  const spot = (target: string): unknown => prussia.spot!(target, board);
  expect(spot(`piece:${a}`)).toEqual(grid.of("2010"));
  expect(spot(`piece:${leader}`)).toEqual(spot("hex:2010"));
  expect(spot(`raise:${b}`)).toEqual(spot("hex:2010"));
  expect(spot(`piece:${own[2]!.id}`)).toBeNull();
  expect(spot("button:done")).toBeNull();
});

test("a stack lies from the top down, its leaders first", () => {
  const found = stacks(battle, board);
  expect([...found.keys()]).toEqual(["2010"]);
  expect(pieces(found.get("2010")!)).toEqual([leader, b, a]);
  expect([hexOf(board, a), hexOf(board, leader), hexOf(board, "nobody")]).toEqual(["2010", "2010", ""]);
  expect([sightOf(board, "2010"), sightOf(board, "1111")]).toEqual([["2011", "2110"], []]);
});

test("signs of command are shown to the side whose command phase or movement it is", () => {
  expect(unitSeen(battle, board, a)?.out).toBe(true);
  expect(unitSeen(battle, { ...board, commanded: null }, a)?.out).toBe(false);
  expect(unitSeen(battle, { ...board, commanded: "coalition" }, a)?.out).toBe(false);
});

const line = (kind: string, fields: object = {}, who = 0): LogLine => ({ kind, fields, who }) as unknown as LogLine;

test("steps of one piece are one arrow; of the enemy only retreats are shown", () => {
  const log = [
    line("moved", { piece: "p5", from: "2001", to: "2002" }),
    line("player-turn"),
    line("moved", { piece: "p1", from: "2010", to: "2011" }),
    line("moved", { piece: "p1", from: "2011", to: "2012" }),
    line("retreat", { piece: "p9", from: "2112", to: "2113" }, 1),
    line("moved", { piece: "p8", from: "2212", to: "2213" }, 1),
  ];
  const arrows = trail(battle, log, "prussian");
  expect(arrows.map((one) => [one.side, one.kind, one.d.split("L").length])).toEqual([
    ["prussian", "march", 3],
    ["coalition", "retreat", 2],
  ]);
});

test("the border of one hex is closed and has six corners; two hexes have one border of ten", () => {
  expect(borders(grid, new Set(["2010"]), true).map((one) => [one.corners.length, one.isClosed])).toEqual([[6, true]]);
  expect(borders(grid, new Set(["2010", "2011"]), true).map((one) => one.corners.length)).toEqual([10]);
  expect(borders(grid, new Set(["2010", "2020"]), true)).toHaveLength(2);
  const edge = `${battle.columns[0]}${String(battle.rows[0]).padStart(2, "0")}`;
  expect(borders(grid, new Set([edge]), false)[0]?.isClosed).toBe(false);
  expect(area(grid, (hex) => hex.id === "2010")).toEqual(new Set(["2010"]));
});

test("stretches are joined end to end", () => {
  const spot = (x: number) => ({ x, y: 0 });
  const [one] = joined([
    { from: spot(10), to: spot(20) },
    { from: spot(0), to: spot(10) },
  ]);
  expect(one).toEqual({ corners: [spot(0), spot(10), spot(20)], isClosed: false });
  expect(middles(one!)).toEqual([spot(0), spot(5), spot(15), spot(20)]);
  expect(angular([one!])).toBe("M0.0 0.0L10.0 0.0L20.0 0.0");
});

test("streams run in chains that lose no side", () => {
  for (const name of ["rossbach", "leuthen", "zorndorf", "torgau"]) {
    const map = gridOf(battleOf(name));
    const { streams } = map.battle;
    const sides = chains(map, streams).reduce((sum, chain) => sum + chain.length - 1, 0);
    expect(sides).toBe(new Set(streams.map(({ a: one, b: two }) => [one, two].sort().join())).size);
    const drawn = water(map);
    expect(water(map)).toEqual(drawn);
    for (const text of [
      JSON.stringify(drawn),
      JSON.stringify(country(map)),
      JSON.stringify(relief(map)),
      lattice(map),
    ]) {
      expect(text).not.toMatch(/NaN|undefined/);
    }
    expect(numbered(map).length).toBeGreaterThan(0);
  }
});

test("names on the map keep their text, and north is where the map has it", () => {
  const set = labels(grid, (name) => name.toUpperCase());
  expect(set.length).toBeGreaterThan(5);
  expect(JSON.stringify(set)).toContain(battle.places[0]!.name.toUpperCase().split(" ")[0]);
  expect(new Set((["north", "east", "south", "west"] as const).map(north)).size).toBe(4);
  expect(number({ x: 0, y: 0 }, "2010")).not.toContain("NaN");
});

test("nations by tincture, corps by letters and a stripe of their own", () => {
  expect([tincture("Prussian"), tincture("Saxon"), tincture("unknown")]).toEqual(["azure", "purpure", "gules"]);
  expect([tinctureOf("zorndorf", "coalition"), tinctureOf("rossbach", "coalition")]).toEqual(["vert", "argent"]);
  expect([letters("von Driesen"), HATCHING.argent]).toEqual(["VON", ""]);
  const corps = [...new Set(own.map((one) => one.corps).filter(Boolean))].slice(0, 3);
  expect(new Set(corps.map((one) => stripe(battle, one))).size).toBe(corps.length);
  expect(badge({ ...own[0]!, kind: "cuirassier" })).toBe("heavy");
  expect(Object.values(SIGNS).every((d) => d.startsWith("M"))).toBe(true);
});

/** The brightness of a colour as contrast is reckoned by. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test("the letters of every corps can be read on its stripe", () => {
  const ink = luminance("#1c150a") + 0.05;
  for (const colour of STRIPES) expect((luminance(colour) + 0.05) / ink, colour).toBeGreaterThan(4.5);
});

test("everything is told in words, and names as the catalogue spells them", () => {
  const found = stacks(battle, board);
  for (const target of ["hex:2010", `piece:${a}`, `piece:${leader}`, `raise:${b}`]) {
    const words = describe(battle, board, found, target);
    expect(words).not.toBe("");
    expect(words).not.toMatch(/web-prussia|prussia-/);
  }
  expect(describe(battle, board, found, "hex:9999")).toBe("");
  expect(stackWords(battle, board, found.get("2010")!)).toMatch(/^2010, .+: .+; .+; .+disordered/);
  expect([placeName("Nowhere"), unitName("Nobody"), leaderName("No One"), phaseName("no phase")]).toEqual([
    "Nowhere",
    "Nobody",
    "No One",
    "",
  ]);
});
