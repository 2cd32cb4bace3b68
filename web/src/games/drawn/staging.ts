// How the events of a game without a look of ours are shown: told from the names of their fields.
import type { LogLine } from "../../api/types";
import { said, type Stage } from "../staging";

const ROLLS = ["roll", "die", "dice", "faces"];
const LOSSES = /(^|-)(los[et]|lost|eliminated|killed|destroyed|reduced|captured)($|-)/;
/** The kinds of targets that a field may name, and the fields that name them. */
const NAMED: Record<string, string> = { target: "piece", unit: "piece", piece: "piece", to: "hex", hex: "hex" };

function place(line: LogLine): (string | null)[] {
  const name = Object.keys(NAMED).find((field) => said(line, field) !== "");
  return name ? [`${NAMED[name]!}:${said(line, name)}`] : [];
}

const way = (line: LogLine): (string | null)[] => ["from", "to"].map((name) => `hex:${said(line, name)}`);
const blow = (line: LogLine): (string | null)[] => ["unit", "target"].map((name) => `piece:${said(line, name)}`);

/** A roll rolls, a loss falls, what goes from here to there travels, a thing is pointed at, and the rest is said large. */
export function stage(line: LogLine): Stage {
  const has = (...names: string[]): boolean => names.every((name) => line.fields[name] !== undefined);
  if (ROLLS.some((name) => has(name))) return { by: "dice", at: has("unit", "target") ? blow : place };
  if (LOSSES.test(line.kind)) return { by: "loss", at: place };
  if (has("from", "to")) return { by: "move", at: way };
  return place(line).length ? { by: "place", at: place } : { by: "feat" };
}
