// Arrow keys over things that lie anywhere: focus goes to the nearest one in that direction.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Move focus inside `root`; says whether there was something in that direction. */
export function nearest(root: Element, from: Element, selector: string, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const here = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of root.querySelectorAll(selector)) {
    if (element === from) continue;
    const { x, y } = centre(element);
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    if (along > 2 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = element;
    }
  }
  (best as HTMLElement | SVGElement | null)?.focus();
  return best !== null;
}

/** Arrow keys in a tray: on to the next lit thing, with Shift to the next thing of any kind. */
export function walk(event: KeyboardEvent): void {
  const all = event.shiftKey ? "[data-target]" : "[data-target].lit";
  if (nearest(event.currentTarget as Element, event.target as Element, all, event.key)) event.preventDefault();
}
