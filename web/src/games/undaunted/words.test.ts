import { beforeAll, expect, test } from "vitest";
import { speak } from "../../testing/words";
import type { TileSeen } from "./observation";
import { cardName, tileWords, unitWords } from "./words";

beforeAll(() => speak("undaunted"));

const TILE: TileSeen = {
  id: "7A",
  line: 0,
  place: 0,
  cover: 2,
  hill: false,
  terrain: "church",
  worth: 1,
  radio: true,
  markers: { us: "scouted", german: "controlled" },
  units: [{ unit: "us:rifleman_a", suppressed: true }],
  spawns: ["german:scout_a"],
  targets: ["us"],
};

test("a tile is told with everything that lies on it", () => {
  expect(tileWords(TILE)).toBe(
    "Tile 7A, church, cover 2. Objective worth 1 point. Scouted by the US. Target marker of the US. " +
      "Controlled by Germany. Spawn point of Germany. Radio. US Rifleman A, suppressed",
  );
});

test("a unit and a card by their names", () => {
  expect(unitWords("german:mortar", false, "7B")).toBe("German Mortar on 7B, ready");
  expect(cardName("scout_b")).toBe("Scout B");
});
