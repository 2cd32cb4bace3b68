import { expect, test } from "vitest";
import { serve } from "../testing/server";
import { openPosition, playOn, positionLink, positionText, seatsOf, textIn } from "./moment";

test("a moment is asked for as a text, and passed on in the fragment of a link", async () => {
  const asked = serve([[/./, () => ({ text: "grognard:toy:abc" })]]);
  const text = await positionText("matches", "m", 12);
  expect(asked[0]?.path).toBe("/matches/m/position?at=12");
  expect(new URL(positionLink(text)).hash).toBe("#grognard:toy:abc");
});

test.each([
  ["grognard:toy:abc", "grognard:toy:abc"],
  [" http://table/position#grognard:toy:ab\n c ", "grognard:toy:abc"],
  ["what is this", "whatisthis"],
])("of %o the text is %o", (pasted, text) => {
  expect(textIn(pasted)).toBe(text);
});

test("a position that was pasted is opened at its last step", async () => {
  serve([[/positions/, () => ({ id: "r", steps: 30 })]]);
  expect(await openPosition("grognard:toy:abc")).toBe("/record/r/30");
});

test("against a computer player the player has one seat, at one screen all of them", () => {
  const kinds = (own: number, opponent: string): string[] =>
    seatsOf(2, own, opponent).map((seat) => `${seat.kind}${seat.bot}`);
  expect(kinds(1, "recruit")).toEqual(["botrecruit", "human"]);
  expect(kinds(0, "")).toEqual(["human", "human"]);
});

test("a match that goes on has dice of its own, promised before the salt is told", async () => {
  const asked = serve([
    [/commitments/, () => ({ commitment: "c" })],
    [/play-on/, () => ({ match: { id: "n", commitment: "c", seats: [{ seat: 0, salt: "told" }] } })],
  ]);
  const created = await playOn("records", "r", 7, seatsOf(2, 0, "recruit"));
  expect(created.match.id).toBe("n");
  expect(asked.map((one) => one.path)).toEqual(["/commitments", "/records/r/play-on"]);
});
