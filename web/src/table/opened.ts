// What the pointed-at answer would open is lit faintly, on whatever board there is.
import type { Preview } from "../api/types";

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
