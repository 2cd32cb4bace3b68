// The answers that a lesson wants are marked, in the list and among the cards, and brought into view there.

const TAUGHT = "taught";
const SPOKEN = "spoken";
/** How much is seen around a thing that was brought into view. */
const AROUND = 6;

interface Right {
  target: string;
  text: string;
}

/** Mark what is right to click and the cards that are spoken of; returns what takes the marks away. */
export function markTaught(root: ParentNode, right: readonly Right[], shown: readonly string[] = []): () => void {
  const targets = new Set(right.map((one) => one.target));
  const texts = new Set(right.map((one) => one.text));
  const things = [...root.querySelectorAll<HTMLElement>("button.lit[data-target], button[data-choice]")];
  const found = things.filter(
    ({ dataset }) => targets.has(dataset["target"] ?? "") || texts.has(dataset["choice"] ?? ""),
  );
  const spoken = things.filter(({ dataset }) => shown.includes(dataset["target"] ?? ""));
  for (const one of found) one.classList.add(TAUGHT);
  for (const one of spoken) one.classList.add(SPOKEN);
  for (const one of [...spoken, ...found].reverse()) bringIntoView(one);
  return () => {
    for (const one of [...found, ...spoken]) one.classList.remove(TAUGHT, SPOKEN);
  };
}

/** How far a window is to be scrolled until a stretch of what is in it is seen, its beginning at least. */
export function past(from: number, to: number, low: number, high: number): number {
  return from < low || to - from > high - low ? from - low : Math.max(0, to - high);
}

/** Scroll the lists and rows around a thing until it is seen; the board never moves. */
export function bringIntoView(thing: Element): void {
  for (let box = thing.parentElement; box && !box.matches(".table"); box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const window = box.getBoundingClientRect();
    const end = window.bottom - pinnedHeight(box, thing);
    if (isScrolled(overflowX)) box.scrollLeft += past(left - AROUND, right + AROUND, window.left, window.right);
    if (isScrolled(overflowY)) box.scrollTop += past(top - AROUND, bottom + AROUND, window.top, end);
  }
}

const isScrolled = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";

/** What a list keeps in sight at its lower edge lies over the rest of it. */
function pinnedHeight(list: Element, thing: Element): number {
  const pinned = list.querySelector(":scope > .pinned");
  return pinned && !pinned.contains(thing) ? pinned.getBoundingClientRect().height : 0;
}
