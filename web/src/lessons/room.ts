// How far the coach may unfold over the map.

/** The share of the window's height that the map keeps, free of coach, cards and question. */
export const MAP_SHARE = 0.25;

/** The room in a window that is left to a coach between its upper edge and the map. */
export function spared(height: number, top: number, floors: readonly number[]): number {
  return Math.min(height, ...floors) - top - MAP_SHARE * height;
}

/** The room that the panels below leave to the coach, in pixels. */
export function roomFor(coach: Element): number {
  const panels = [...document.querySelectorAll(".table > :is(.side, .tray)")];
  const boxes = panels.map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);
  return spared(
    innerHeight,
    coach.getBoundingClientRect().top,
    boxes.map((box) => box.top),
  );
}
