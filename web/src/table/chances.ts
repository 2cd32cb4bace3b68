// Odds on one line: every outcome with its chance.
import type { Odds } from "../api/types";
import { say, texts } from "../lib/text.svelte";

export const percent = (ways: number, of: number): string =>
  new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 }).format(ways / of);

export const inShort = (odds: Odds): string =>
  odds.throws
    .flatMap((one) => one.chances.map((chance) => `${say(chance.label)} ${percent(chance.ways, chance.of)}`))
    .join(" · ");
