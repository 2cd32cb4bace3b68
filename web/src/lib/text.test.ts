import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reply, serve, type Asked } from "../testing/server";
import { Texts } from "./text.svelte";

const CATALOGUES: Record<string, string> = {
  "en/shell":
    "web-hello = Hello, { $name }!\nweb-percent = { $value } %\ncount = { $n ->\n    [one] one\n   *[other] { $n } of them\n}",
  "uk/shell": "web-hello = Вітаю, { $name }!\nweb-percent = { $value } %",
  "en/game-chess": "chess-rook = rook",
  "uk/game-chess": "chess-rook = тура",
};
const LIST = [/^\/messages\/\w+$/, () => ({ parts: { shell: "1", "game-chess": "2" } })] as const;
const PART = [
  /^\/messages\/\w+\/[\w-]+\/\w+$/,
  ({ path }: Asked) => CATALOGUES[path.split("/").slice(2, 4).join("/")] ?? new Reply(404, {}),
] as const;

/** The texts of a page newly opened. */
const open = (): Texts => new Texts();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { languages: ["de", "en-GB"] });
});
afterEach(() => vi.useRealTimers());
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("the first language is the one chosen before, or the browser's, or English", () => {
  expect(open().language).toBe("en");
  vi.stubGlobal("navigator", { languages: ["de-AT", "uk-UA", "en"] });
  expect(open().language).toBe("uk");
  localStorage.setItem("grognard.language", '"ru"');
  expect(open().language).toBe("ru");
});

test("words are fetched when they are asked for, in parts, by the tags that the server gave", async () => {
  const asked = serve([LIST, PART]);
  const texts = open();
  expect(texts.isReady()).toBe(false);
  await settled();
  expect([texts.isReady(), asked.map((one) => one.path)]).toEqual([true, ["/messages/en", "/messages/en/shell/1"]]);
  expect(texts.isReady("game-chess")).toBe(false);
  expect(texts.isReady("game-chess")).toBe(false);
  await settled();
  expect(texts.isReady("game-chess")).toBe(true);
  expect(texts.t("chess-rook")).toBe("rook");
  expect(asked.filter((one) => one.path === "/messages/en/game-chess/2")).toHaveLength(1);
});

test("a message says its arguments first, counts by the language, and is its id where it is unknown", async () => {
  serve([LIST, PART]);
  const texts = open();
  texts.isReady("game-chess");
  await settled();
  expect(texts.say({ id: "web-hello", args: { name: { id: "chess-rook" } } })).toBe("Hello, rook!");
  expect([texts.t("count", { n: 1 }), texts.t("count", { n: 5 })]).toEqual(["one", "5 of them"]);
  expect(texts.t("web-nothing")).toBe("web-nothing");
  expect([texts.has("chess-rook"), texts.has("web-nothing")]).toEqual([true, false]);
  expect(texts.percent(0.125)).toBe("12.5 %");
});

test("another language brings all parts that are in use, and is remembered", async () => {
  serve([LIST, PART]);
  const texts = open();
  texts.isReady("game-chess");
  await settled();
  const rook = {};
  const ofRook = vi.fn(() => texts.t("chess-rook"));
  expect([texts.t("chess-rook"), texts.once(rook, ofRook), texts.once(rook, ofRook)]).toEqual(["rook", "rook", "rook"]);
  expect(ofRook).toHaveBeenCalledTimes(1);
  await texts.load("uk");
  expect(texts.once(rook, ofRook)).toBe("тура");
  expect([texts.t("web-hello", { name: "Анно" }), texts.t("chess-rook")]).toEqual(["Вітаю, Анно!", "тура"]);
  expect([document.documentElement.lang, localStorage.getItem("grognard.language")]).toEqual(["uk", '"uk"']);
});

test("the language chosen last is spoken, however late another comes", async () => {
  let answer = (_: unknown): void => undefined;
  const late = new Promise((resolve) => (answer = resolve));
  serve([[/^\/messages\/uk$/, () => late], LIST, PART]);
  const texts = open();
  texts.isReady();
  await settled();
  const first = texts.load("uk");
  await texts.load("en");
  answer({ parts: { shell: "1" } });
  await first;
  expect([texts.language, texts.t("web-hello", { name: "x" })]).toEqual(["en", "Hello, x!"]);
});

test("a lost connection is tried again until the words are there", async () => {
  let isUp = false;
  const asked = serve([[/^\/messages\/en$/, () => (isUp ? LIST[1]() : Promise.reject(new TypeError("lost")))], PART]);
  const texts = open();
  texts.isReady();
  await vi.advanceTimersByTimeAsync(2500);
  expect([asked.length, texts.isReady()]).toEqual([3, false]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts.isReady()).toBe(true);
});

test("a part that the server does not have holds nothing up", async () => {
  serve([LIST, PART]);
  const texts = open();
  texts.isReady("game-gone");
  await settled();
  expect(texts.isReady("game-gone")).toBe(true);
});

test("days as the language writes them, alone and as a range", () => {
  const texts = open();
  expect(texts.date("1944-06-15")).toBe("15 June 1944");
  expect(texts.date("1944-06-17/1944-07-06")).toMatch(/^17 June\s.\s6 July 1944$/);
  texts.language = "uk";
  expect(texts.date("1944-06-15")).toContain("червня");
});

test("a name is declined as the sentence asks, the words around it agree, and a bare text stays as it is", async () => {
  CATALOGUES["uk/game-army"] = [
    "army-usa = США\n    .gen = США\n    .gender = pl",
    "army-france = Франція\n    .gen = Франції\n    .gender = f",
    'army-post = пост { CASE($whose, "gen") }\n    .gen = поста { CASE($whose, "gen") }\n    .gender = m',
    'army-to = До { CASE($to, "gen") }: { CAPITAL(CASE($to, "nom")) }.',
    "army-decides = { GENDER($who) ->\n    [pl] Вирішують\n   *[other] Вирішує\n } { $who }.",
    'army-lost = { $who } { AGREE($who, "розбитий", f: "розбита", pl: "розбиті") }.',
  ].join("\n");
  serve([[LIST[0], () => ({ parts: { shell: "1", "game-army": "2" } })], PART]);
  localStorage.setItem("grognard.language", '"uk"');
  const texts = open();
  texts.isReady("game-army");
  await settled();
  const post = { id: "army-post", args: { whose: { id: "army-france" } } };
  expect(texts.t("army-to", { to: post })).toBe("До поста Франції: Пост Франції.");
  expect(texts.t("army-to", { to: "1204" })).toBe("До 1204: 1204.");
  expect(texts.t("army-decides", { who: { id: "army-usa" } })).toBe("Вирішують США.");
  expect(texts.t("army-decides", { who: { id: "army-france" } })).toBe("Вирішує Франція.");
  expect(texts.t("army-decides", { who: "хтось" })).toBe("Вирішує хтось.");
  const lost = [{ id: "army-usa" }, { id: "army-france" }, post].map((who) => texts.t("army-lost", { who }));
  expect(lost).toEqual(["США розбиті.", "Франція розбита.", "пост Франції розбитий."]);
});
