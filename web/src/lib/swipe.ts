// A finger drawn across a panel: folds it away, or brings it back.
import type { Action } from "svelte/action";

type Way = "left" | "right" | "up" | "down";
export type Swipes = Partial<Record<Way, () => void>>;

const FAR = 45;

/** Which way a finger went, if it went far enough and straight enough. */
export function wayOf(x: number, y: number): Way | null {
  const [far, aside] = Math.abs(x) > Math.abs(y) ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
  if (far < FAR || aside > far / 2) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

/** Whether something between the finger and the panel scrolls that way by itself. */
function scrolls(from: Element | null, panel: Element, way: Way): boolean {
  for (let one = from; one && one !== panel; one = one.parentElement) {
    if (way === "down" && one.scrollTop > 0) return true;
    if (way === "up" && one.scrollHeight > one.clientHeight + one.scrollTop + 1) return true;
    if (way === "right" && one.scrollLeft > 0) return true;
    if (way === "left" && one.scrollWidth > one.clientWidth + one.scrollLeft + 1) return true;
  }
  return false;
}

export const swipe: Action<HTMLElement, Swipes> = (panel, swipes) => {
  let now = swipes;
  let start: Touch | null = null;

  function ontouchstart(event: TouchEvent): void {
    start = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
  }

  function ontouchend(event: TouchEvent): void {
    const end = event.changedTouches[0];
    if (!start || !end) return;
    const way = wayOf(end.clientX - start.clientX, end.clientY - start.clientY);
    if (way && now[way] && !scrolls(start.target as Element, panel, way)) now[way]();
    start = null;
  }

  panel.addEventListener("touchstart", ontouchstart, { passive: true });
  panel.addEventListener("touchend", ontouchend, { passive: true });
  return {
    update: (next) => (now = next),
    destroy: () => {
      panel.removeEventListener("touchstart", ontouchstart);
      panel.removeEventListener("touchend", ontouchend);
    },
  };
};
