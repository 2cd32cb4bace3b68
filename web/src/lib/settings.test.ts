import { expect, test, vi } from "vitest";
import { Settings } from "./settings.svelte";

interface Query {
  matches: boolean;
  listeners: ((event: { matches: boolean }) => void)[];
}

/** The settings of a page newly opened, and a way to change its window and its system. */
function open(narrow = false, reduced = false): { settings: Settings; change: (about: string, now: boolean) => void } {
  const queries = new Map<string, Query>();
  vi.stubGlobal("matchMedia", (text: string) => {
    const about = text.includes("reduced") ? "reduced" : "narrow";
    const query = queries.get(about) ?? { matches: about === "narrow" ? narrow : reduced, listeners: [] };
    queries.set(about, query);
    return {
      matches: query.matches,
      addEventListener: (_: string, listener: Query["listeners"][number]) => query.listeners.push(listener),
    };
  });
  const change = (about: string, matches: boolean): void =>
    queries.get(about)?.listeners.forEach((listener) => listener({ matches }));
  return { settings: new Settings(), change };
}

test("what was set is remembered, the rest is as it comes", () => {
  localStorage.setItem("grognard.settings", '{"size": "large", "showLog": false}');
  const { settings } = open();
  expect(settings.all).toMatchObject({ size: "large", showLog: false, motion: "calm", answerSingle: true });
  settings.set("clearColours", true);
  expect(JSON.parse(localStorage.getItem("grognard.settings") ?? "")).toMatchObject({
    size: "large",
    clearColours: true,
  });
});

test("the page is marked for the style sheet", () => {
  const { settings } = open();
  settings.set("size", "largest");
  settings.set("clearColours", true);
  settings.set("motion", "off");
  settings.apply();
  const root = document.documentElement;
  expect({ ...root.dataset }).toMatchObject({ size: "largest", colours: "clear", motion: "off" });
  expect(root.style.getPropertyValue("--glide")).toBe("0ms");
});

test("pieces glide as the player likes, and not at all where the system asks for it", () => {
  const { settings, change } = open();
  const calm = settings.glide;
  settings.set("motion", "fast");
  expect(settings.glide).toBeLessThan(calm);
  expect(settings.glide).toBeGreaterThan(0);
  change("reduced", true);
  expect(settings.glide).toBe(0);
  expect(open(false, true).settings.glide).toBe(0);
});

test("news are played as the player likes, and not at all where nothing moves", () => {
  const { settings, change } = open();
  expect(settings.pace).toBe(1);
  settings.set("pace", "slow");
  expect(settings.pace).toBeGreaterThan(1);
  settings.set("pace", "off");
  expect(settings.pace).toBe(0);
  settings.set("pace", "fast");
  change("reduced", true);
  expect(settings.pace).toBe(0);
});

test("on a phone log and cards are drawers, one at a time, closed at first; that is no setting", () => {
  const { settings, change } = open(true);
  expect(settings.showsLog).toBe(false);
  settings.toggleLog();
  expect([settings.showsLog, settings.all.showLog]).toEqual([true, true]);
  settings.toggleLog();
  settings.toggleTray();
  expect([settings.showsTray, settings.all.showTray]).toEqual([true, true]);
  settings.toggleLog();
  expect([settings.showsLog, settings.showsTray]).toEqual([true, false]);
  change("narrow", false);
  settings.toggleLog();
  expect([settings.showsLog, settings.all.showLog]).toEqual([false, false]);
});
