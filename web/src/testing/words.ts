// The real catalogues, as the server sends them.
import { vi } from "vitest";
import { gamePart, texts, type Language } from "../lib/text.svelte";
import { serve } from "./server";

const FILES = import.meta.glob<string>("../../../src/grognard/**/messages/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function part(name: string, language: string): string {
  const folder = name.startsWith("game-") ? `/games/${name.slice(5)}/` : name === "shell" ? "/server/" : "/games/";
  const subject = name === "lobby" ? `lobby.${language}.ftl` : `.${language}.ftl`;
  return Object.entries(FILES)
    .filter(([path]) => path.includes(folder) && path.endsWith(subject))
    .map(([, text]) => text)
    .join("\n");
}

const PARTS = ["shell", "lobby", ...["marengo", "napoleonics", "prussia", "undaunted"].map(gamePart)];

/** Answers of a server that has all catalogues. */
export const catalogues = [
  [/^\/messages\/\w+$/, () => ({ parts: Object.fromEntries(PARTS.map((name) => [name, `tag-of-${name}`])) })],
  [
    /^\/messages\//,
    ({ path }: { path: string }) => {
      const [, , language = "", name = ""] = path.split("/");
      return part(name, language);
    },
  ],
] as const;

/** Speak a language, with the words of a game. */
export async function speak(game: string, language: Language = "en"): Promise<void> {
  serve(catalogues);
  texts.isReady(gamePart(game));
  await texts.load(language);
  vi.unstubAllGlobals();
}
