import { expect, test } from "vitest";
import { PLANS } from "./data";
import { boxes } from "./plan";
import { relief, terrain } from "./terrain";
import { bridgeWay, streams } from "./water";

test("a river runs through all its tiles, with a bridge where one is, the same every time", () => {
  const plan = [...PLANS.values()].find((one) => one.tiles.some((tile) => tile.terrain === "river_bridge"))!;
  const laid = boxes(plan.tiles, plan.layout);
  const tiles = plan.tiles.map((tile, place) => ({ ...tile, box: laid[place]! }));
  const found = streams(tiles);
  expect(found.d.match(/M/g)).toHaveLength(tiles.filter((tile) => tile.terrain.startsWith("river")).length);
  expect(found.bridges).toHaveLength(tiles.filter((tile) => tile.terrain === "river_bridge").length);
  expect(streams(tiles)).toEqual(found);
  expect(bridgeWay({ at: { x: 0, y: 0 }, angle: 0 })).toBe("M-74.0 0.0L74.0 0.0");
});

test("dry ground has no water", () => {
  expect(streams([{ id: "1A", terrain: "woods", box: { x: 0, y: 0, w: 1, h: 1 } }])).toEqual({ d: "", bridges: [] });
});

test("every terrain of every battle is drawn, the same every time, and tiles differ", () => {
  const tiles = [...PLANS.values()].flatMap((plan) => plan.tiles);
  for (const { id, terrain: kind } of tiles) {
    const layers = terrain(id, kind);
    expect(layers.length).toBeGreaterThan(0);
    expect(terrain(id, kind)).toEqual(layers);
    for (const { d } of layers) expect(d).not.toMatch(/NaN|undefined/);
  }
  expect(terrain("1A", "woods")).not.toEqual(terrain("2A", "woods"));
  const paper = { x: 0, y: 0, w: 500, h: 400 };
  expect(relief(paper, "a")).toEqual(relief(paper, "a"));
  expect(relief(paper, "a")).not.toEqual(relief(paper, "b"));
});
