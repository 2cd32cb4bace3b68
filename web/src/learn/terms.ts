// Terms of the rules in a sentence: where they stand, and what they mean.
import type { Manual, ManualWords } from "../api/types";

export interface Part {
  text: string;
  /** What it means, where it is a term. */
  meaning: ManualWords[] | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence in parts; each term is marked where it stands first, the longest of several. */
export function parted(sentence: string, terms: Manual["terms"]): Part[] {
  const meanings = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLocaleLowerCase(), term.meaning])));
  const forms = [...meanings.keys()].sort((one, other) => other.length - one.length).map(escaped);
  if (!forms.length) return [{ text: sentence, meaning: null }];
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${forms.join("|")})(?![\\p{L}\\d])`, "giu");
  const parts: Part[] = [];
  const told = new Set<ManualWords[]>();
  let at = 0;
  for (const found of sentence.matchAll(pattern)) {
    const meaning = meanings.get(found[0].toLocaleLowerCase());
    if (!meaning || told.has(meaning)) continue;
    told.add(meaning);
    if (found.index > at) parts.push({ text: sentence.slice(at, found.index), meaning: null });
    parts.push({ text: found[0], meaning });
    at = found.index + found[0].length;
  }
  if (at < sentence.length || !parts.length) parts.push({ text: sentence.slice(at), meaning: null });
  return parts;
}
