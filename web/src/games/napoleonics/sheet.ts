// The engraver's sheet: strokes gathered by kind, drawn in a fixed order.
export interface Layer {
  kind: string;
  d: string;
}

/** From the lowest to the highest. */
const ORDER = [
  "meadow",
  "crop",
  "furrow",
  "tuft",
  "hill",
  "rugged",
  "saddle",
  "hachure",
  "hachure-rugged",
  "rock",
  "pit",
  "pit-edge",
  "sand",
  "pit-hachure",
  "wood",
  "bank",
  "brook-edge",
  "river-edge",
  "brook",
  "river",
  "flow",
  "ford",
  "road-edge",
  "road",
  "rail",
  "garden",
  "street",
  "court",
  "wall",
  "works-slope",
  "works",
  "tree-shade",
  "trunk",
  "tree",
  "tree-ink",
  "roof-shade",
  "roof",
  "roof-dark",
  "ridge",
  "church",
  "sail",
] as const;
export type Kind = (typeof ORDER)[number];

export class Sheet {
  readonly #ink = new Map<Kind, string[]>();

  draw(kind: Kind, d: string): void {
    const strokes = this.#ink.get(kind);
    if (strokes) strokes.push(d);
    else this.#ink.set(kind, [d]);
  }

  layers(): Layer[] {
    return ORDER.filter((kind) => this.#ink.has(kind)).map((kind) => ({ kind, d: this.#ink.get(kind)!.join("") }));
  }
}
