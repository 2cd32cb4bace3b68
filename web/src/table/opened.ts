// What the pointed-at answer would open is lit faintly, on whatever board there is.
import type { Choice, Preview } from "../api/types";

const OPENED = "opened";

/** Mark the things that a preview names; returns what takes the marks away. */
export function light(root: ParentNode, preview: Preview | null): () => void {
  const targets = new Set(preview?.opened.map((one) => one.choice.target) ?? []);
  const found = [...root.querySelectorAll<Element>("[data-target]")].filter((one) =>
    targets.has((one as HTMLElement | SVGElement).dataset["target"] ?? ""),
  );
  for (const one of found) one.classList.add(OPENED);
  return () => {
    for (const one of found) one.classList.remove(OPENED);
  };
}

const GIVES_UP = "gives-up";

/** Mark the things whose answer gives something up that others keep; returns what takes the marks away. */
export function warn(root: ParentNode, choices: readonly Choice[]): () => void {
  const targets = new Set(choices.filter((one) => one.note?.warns).map((one) => one.target));
  const found = targets.size
    ? [...root.querySelectorAll<HTMLElement | SVGElement>("[data-target]")].filter((one) =>
        targets.has(one.dataset["target"] ?? ""),
      )
    : [];
  for (const one of found) one.classList.add(GIVES_UP);
  return () => {
    for (const one of found) one.classList.remove(GIVES_UP);
  };
}
