import { expect, test } from "vitest";
import { until } from "../../testing/until";
import { drawn } from ".";
import { firsts, letters, nameOf, Newest } from "./letters";

const span = (text: string, target = "", style = "") => ({ text, style, target });
const DRAWING = {
  rows: [
    [span("Turn 1", "", "strong")],
    [span("D5", "hex:D5", "dim"), span("⌂r", "hex:D5", "seat1"), span("bG2 ", "piece:guard"), span("    ", "hex:D6")],
    [span("...   ..."), span("    ", "hex:D5")],
    [span("Blue: objective B3")],
  ],
};

test("the picture keeps its shape, prose stands above and below it", () => {
  const { above, picture, below } = letters(DRAWING);
  expect([above.length, picture.length, below.length]).toEqual([2, 1, 1]);
  expect(letters({ rows: [[span("all prose")]] }).picture).toHaveLength(1);
});

test("neighbours that mean one thing are one thing to click, called by its letters or its name", () => {
  const row = letters(DRAWING).above[1]!;
  expect(row.map((cell) => [cell.target, nameOf(cell)])).toEqual([
    ["hex:D5", "D5⌂r"],
    ["piece:guard", "bG2"],
    ["hex:D6", "D6"],
  ]);
});

test("the keyboard comes to each thing once", () => {
  const shown = letters(DRAWING);
  expect([...firsts(shown)].map((cell) => cell.target)).toEqual(["hex:D5", "piece:guard", "hex:D6"]);
});

test("what lies on no map is a button", () => {
  expect([drawn.isButton("option:done"), drawn.isButton("hex:D5")]).toEqual([true, false]);
  expect([drawn.dice({} as never), drawn.weight({} as never)]).toEqual([null, "plain"]);
});

test("only the newest wish is told, and what failed is asked for again", async () => {
  const answers: ((found: string) => void)[] = [];
  const told: string[] = [];
  const newest = new Newest(
    () => new Promise<string>((resolve) => answers.push(resolve)),
    (found) => told.push(found),
  );
  void newest.want();
  void newest.want();
  answers[0]!("old");
  await until(() => expect(answers).toHaveLength(2));
  answers[1]!("new");
  await until(() => expect(told).toEqual(["new"]));

  let calls = 0;
  const flaky = new Newest(
    () => (calls++ ? Promise.resolve("here") : Promise.reject(new Error("lost"))),
    (found) => told.push(found),
    1,
  );
  void flaky.want();
  await until(() => expect(told).toEqual(["new", "here"]));
});
