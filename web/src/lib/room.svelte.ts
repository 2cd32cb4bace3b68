// How much room the window has: what folds by itself, and how much of the board is free of panels.

/** Higher than wide: the question lies at the lower edge, as a sheet. */
const UPRIGHT = "(max-aspect-ratio: 19/20)";
/** A phone, upright or on its side: cards are a drawer. */
const TIGHT = "(max-width: 720px), (max-height: 560px)";
/** No room for a column beside question and board: the log is a drawer. */
const SLIM = "(max-width: 1199px)";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Room {
  isUpright = $state(false);
  isTight = $state(false);
  isSlim = $state(false);

  constructor() {
    this.#follow(UPRIGHT, (now) => (this.isUpright = now));
    this.#follow(TIGHT, (now) => (this.isTight = now));
    this.#follow(SLIM, (now) => (this.isSlim = now));
  }

  #follow(query: string, tell: (now: boolean) => void): void {
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener("change", (event) => tell(event.matches));
  }
}

/** The part of the board that no panel lies over, in pixels from its corner; drawers do not count. */
export function free(board: Element): Box {
  const all = board.getBoundingClientRect();
  let { left, right, top, bottom } = all;
  for (const panel of document.querySelectorAll<HTMLElement>("[data-edge]")) {
    const box = panel.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const edge = panel.dataset["edge"];
    if (edge === "left") left = Math.max(left, box.right);
    else if (edge === "right") right = Math.min(right, box.left);
    else if (edge === "bottom") bottom = Math.min(bottom, box.top);
    else if (edge === "top") top = Math.max(top, box.bottom);
  }
  return { x: left - all.left, y: top - all.top, w: Math.max(1, right - left), h: Math.max(1, bottom - top) };
}
