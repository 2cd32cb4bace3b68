// A board drawn with letters, taken apart: rows of cells, and which rows are a picture.
import type { Drawing } from "../../api/types";

type Span = Drawing["rows"][number][number];

/** Spans that follow each other and mean one thing. */
export interface Cell {
  target: string;
  spans: Span[];
}

export interface Letters {
  above: Cell[][];
  /** Keeps its shape; what is above and below it may wrap. */
  picture: Cell[][];
  below: Cell[][];
}

/** Something drawn has three equal signs in a row, blanks or borders; prose never has. */
const DRAWN = /(.)\1\1/;

function cells(row: Span[]): Cell[] {
  const found: Cell[] = [];
  for (const span of row) {
    const last = found[found.length - 1];
    if (last && last.target === span.target) last.spans.push(span);
    else found.push({ target: span.target, spans: [span] });
  }
  return found;
}

const textOf = (spans: Span[]): string => spans.map((span) => span.text).join("");

export function letters(drawing: Drawing): Letters {
  const drawn = drawing.rows.map((row) => DRAWN.test(textOf(row).trim()));
  const first = Math.max(0, drawn.indexOf(true));
  const end = drawn.includes(true) ? drawn.lastIndexOf(true) + 1 : drawn.length;
  const rows = drawing.rows.map(cells);
  return { above: rows.slice(0, first), picture: rows.slice(first, end), below: rows.slice(end) };
}

/** What a cell is called: its letters, or the name of its target where it is blank. */
export function nameOf(cell: Cell): string {
  return textOf(cell.spans).trim() || cell.target.slice(cell.target.indexOf(":") + 1);
}

/** The first cell of each target: the keyboard comes to it once. */
export function firsts({ above, picture, below }: Letters): Set<Cell> {
  const found = new Map<string, Cell>();
  for (const cell of [...above, ...picture, ...below].flat()) {
    if (cell.target && !found.has(cell.target)) found.set(cell.target, cell);
  }
  return new Set(found.values());
}

/** Asks for something again and again, the newest wish only, one at a time; what failed is asked for anew. */
export class Newest<T> {
  #isAsking = false;
  #isStale = false;

  constructor(
    readonly ask: () => Promise<T>,
    readonly tell: (found: T) => void,
    readonly retry = 1000,
  ) {}

  async want(): Promise<void> {
    this.#isStale = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isStale) {
      this.#isStale = false;
      try {
        const found = await this.ask();
        if (!this.#isStale) this.tell(found);
      } catch {
        setTimeout(() => void this.want(), this.retry);
      }
    }
    this.#isAsking = false;
  }
}
