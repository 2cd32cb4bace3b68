// A hint in words: what it clicks, why, and what it brings.
import type { Hint } from "../api/types";
import { say, t, texts } from "../lib/text.svelte";

const format = (value: number, style: "decimal" | "percent"): string =>
  new Intl.NumberFormat(texts.language, { style, signDisplay: "always", maximumFractionDigits: 1 }).format(value);

export const words = (hint: Hint): string => hint.chain.clicks.map((click) => say(click.label)).join(" → ");

/** "shots at riflemen +4%, cover −1%" */
export const causes = (hint: Hint): string =>
  hint.causes.map((cause) => `${say(cause.label)} ${format(cause.change / 1000, "percent")}`).join(", ");

export const why = (hint: Hint): string => t("web-hint-why", { causes: causes(hint) });

/** "Losses: Austria +0.4, France +1.2" */
export function brought(gain: Hint["gains"][number], seats: readonly string[]): string {
  const parts = gain.changes.flatMap((change, place) =>
    change === null ? [] : [`${seats[place] ?? ""} ${format(change / 100, "decimal")}`],
  );
  return `${say(gain.label)}: ${parts.join(", ")}`;
}
