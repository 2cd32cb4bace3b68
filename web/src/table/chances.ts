// Odds on one line: every outcome with its chance.
import type { Odds } from "../api/types";
import { say, texts } from "../lib/text.svelte";

export const percent = (ways: number, of: number): string =>
  new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 }).format(ways / of);

/** What is certain needs no number. */
export const inShort = (odds: Odds): string =>
  odds.throws
    .flatMap(({ chances }) =>
      chances.map(({ label, ways, of }) => (ways === of ? say(label) : `${say(label)} ${percent(ways, of)}`)),
    )
    .join(" · ");
