// The answers that a lesson wants are marked, in the list and among the cards.

const TAUGHT = "taught";

/** Mark what is right to click; returns what takes the marks away. */
export function markTaught(root: ParentNode, right: readonly { target: string; text: string }[]): () => void {
  const targets = new Set(right.map((one) => one.target));
  const texts = new Set(right.map((one) => one.text));
  const things = root.querySelectorAll<HTMLElement>("button.lit[data-target], button[data-choice]");
  const found = [...things].filter(
    ({ dataset }) => targets.has(dataset["target"] ?? "") || texts.has(dataset["choice"] ?? ""),
  );
  for (const one of found) one.classList.add(TAUGHT);
  return () => {
    for (const one of found) one.classList.remove(TAUGHT);
  };
}
