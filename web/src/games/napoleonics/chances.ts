// Chances of hits and flags as a table: a row for each number of hits, a column for each number of flags.
import type { Odds } from "../../api/types";
import type { Chance } from "./observation";

const MOST_COLUMNS = 4;

export interface Spread {
  flags: number[];
  /** The last column stands for its number of flags and all above. */
  isCut: boolean;
  rows: { hits: number; shares: number[]; total: number }[];
}

/** How likely the target's leader is killed; null where none is in danger. */
export function leaderKilled(chances: readonly Chance[]): number | null {
  const killed = chances.filter((one) => one.check === "killed");
  return killed.length > 0 ? killed.reduce((sum, one) => sum + one.ways / one.of, 0) : null;
}

export function spread(chances: readonly Chance[]): Spread {
  const most = Math.max(0, ...chances.map((one) => one.flags));
  const columns = Math.min(most + 1, MOST_COLUMNS);
  const rows: Spread["rows"] = [];
  for (let hits = 0; hits <= Math.max(0, ...chances.map((one) => one.hits)); hits++) {
    const shares = Array.from({ length: columns }, () => 0);
    for (const one of chances.filter((chance) => chance.hits === hits)) {
      shares[Math.min(one.flags, columns - 1)]! += one.ways / one.of;
    }
    rows.push({ hits, shares, total: shares.reduce((sum, share) => sum + share, 0) });
  }
  return { flags: Array.from({ length: columns }, (_, place) => place), isCut: most + 1 > columns, rows };
}

/** The chances of a throw by hits and flags, as its words name them; null where they name others. */
export function spreadOut(thrown: Odds["throws"][number]): Chance[] | null {
  const found: Chance[] = [];
  for (const { label, ways, of } of thrown.chances) {
    const [hits, flags] = [label.args?.["hits"], label.args?.["flags"]];
    if (typeof hits !== "number" || typeof flags !== "number") return null;
    const ends = label.id.startsWith("napoleonics-odds-eliminated");
    found.push({ hits, flags, check: label.id.endsWith("leader-killed") ? "killed" : "none", ways, of, ends });
  }
  return found;
}
