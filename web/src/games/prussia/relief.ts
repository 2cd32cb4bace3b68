// §7.3, §8.2.1 Slopes: contours pass every sloping hexside, and strokes run down from them.
import { Pen, n } from "../../lib/pen";
import type { Grid } from "./hexes";
import { along, area, borders, rounded, type Line } from "./outline";

export interface Relief {
  /** The heights of a level and above, to be washed. */
  heights: string[];
  contours: string;
  /** Strokes towards the light and away from it. */
  bright: string;
  dark: string;
}

const PITCH = 4.4;
/** Light comes from the upper left, as on every engraved map. */
const LIGHT = { x: -0.6, y: -0.8 };

export function relief(grid: Grid): Relief {
  const top = Math.max(...[...grid.battle.hexes.values()].map((hex) => hex.level));
  const drawn: Relief = { heights: [], contours: "", bright: "", dark: "" };
  for (let level = 1; level <= top; level++) {
    const high = area(grid, (hex) => hex.level >= level);
    drawn.heights.push(rounded(borders(grid, high, true)));
    const lines = borders(grid, high, false);
    drawn.contours += rounded(lines);
    for (const line of lines) hachures(new Pen(`${grid.battle.id}/${level}/${line.corners.length}`), line, drawn);
  }
  return drawn;
}

/** Wedges that are broad at the top of the slope and end in a point. */
function hachures(pen: Pen, line: Line, drawn: Relief): void {
  let place = 0;
  for (const { at, left } of along(line, PITCH)) {
    const shade = 0.5 - 0.5 * (left.x * LIGHT.x + left.y * LIGHT.y);
    const long = place++ % 2 === 0;
    const reach = (long ? 11 : 7) + 4 * shade + pen.shake(1.6);
    const width = 0.45 + 0.75 * shade;
    const start = -2.5 + pen.shake(0.8);
    const tilt = pen.shake(0.14);
    const down = { x: left.x - tilt * left.y, y: left.y + tilt * left.x };
    const a = { x: at.x + left.x * start, y: at.y + left.y * start };
    const wedge =
      `M${n(a.x - left.y * width)} ${n(a.y + left.x * width)}` +
      `L${n(a.x + left.y * width)} ${n(a.y - left.x * width)}` +
      `L${n(a.x + down.x * reach)} ${n(a.y + down.y * reach)}Z`;
    if (shade > 0.55) drawn.dark += wedge;
    else drawn.bright += wedge;
  }
}
