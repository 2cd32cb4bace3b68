// What the coach says comes part by part: one that is read at a glance, and then the next.

/** A piece of a part: a paragraph, or as much of one; what was done is set apart from what comes. */
export interface Said {
  text: string;
  isAfter: boolean;
}

/** A new paragraph takes the room of so many letters. */
const PARAGRAPH = 30;

export const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter(Boolean);

/** What was done and what comes in parts of about so many letters, none of them a leftover of a few words. */
export function partsOf(after: string, text: string, most: number, language: string): Said[][] {
  const said = (from: string, isAfter: boolean): Said[] =>
    paragraphs(from).flatMap((one) => pieces(one, most, language).map((piece) => ({ text: piece, isAfter })));
  const parts: Said[][] = [];
  for (const one of [...said(after, true), ...said(text, false)]) {
    const last = parts.at(-1);
    if (last && length(last) + PARAGRAPH + one.text.length <= most) last.push(one);
    else parts.push([one]);
  }
  return parts;
}

const length = (part: readonly Said[]): number => part.reduce((sum, one) => sum + one.text.length, 0);

/** A paragraph that is too long, cut between sentences into pieces of about one length. */
function pieces(paragraph: string, most: number, language: string): string[] {
  const count = Math.ceil(paragraph.length / most);
  if (count < 2) return [paragraph];
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(paragraph)];
  const found: string[] = [""];
  for (const { segment } of sentences) {
    const last = found.length - 1;
    const now = found[last]!;
    const isFull = now.length + segment.length / 2 > paragraph.length / count;
    if (now && isFull && found.length < count) found.push(segment);
    else found[last] = now + segment;
  }
  return found.map((one) => one.trim());
}
