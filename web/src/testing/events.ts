// The kinds of events of a game, from its own words.
const FILES = import.meta.glob<string>("../../../src/grognard/games/*/messages/events.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default function events(folder: string, game = folder): string[] {
  const text = Object.entries(FILES).find(([path]) => path.includes(`/games/${folder}/`))?.[1] ?? "";
  return [...text.matchAll(new RegExp(`^${game}-event-([a-z-]+)`, "gm"))].map(([, name = ""]) => name);
}
