// The map of a battle, engraved once and kept: it never changes while the battle lasts.
import { Pen, n } from "../../lib/pen";
import type { Plan } from "./data";
import { HEXES, add, between, corner, fieldOf, outward, type Field } from "./geometry";
import { country, woods } from "./growth";
import { mill, town, walledFarm } from "./houses";
import { hills, quarry, ruggedHills } from "./relief";
import { Sheet, type Layer } from "./sheet";
import { rivers } from "./water";

const WET = new Set(["river", "fordable", "ford"]);
const known = new Map<string, Layer[]>();

export function ground(plan: Plan, isTurned: boolean): Layer[] {
  const name = `${plan.id}/${String(isTurned)}`;
  const found = known.get(name) ?? engraved(plan, fieldOf(isTurned));
  known.set(name, found);
  return found;
}

function engraved(plan: Plan, field: Field): Layer[] {
  const sheet = new Sheet();
  const of = (kind: string): Set<string> => new Set(HEXES.filter((hex) => plan.terrain.get(hex) === kind));
  hills(sheet, of("hill"), field);
  ruggedHills(sheet, of("rugged-hill"), field);
  woods(sheet, of("forest"), field);
  const wet = HEXES.filter((hex) => WET.has(plan.terrain.get(hex) ?? ""));
  rivers(
    sheet,
    {
      hexes: new Map(wet.map((hex) => [hex, plan.terrain.get(hex) === "fordable"])),
      bridges: plan.bridges,
      fords: of("ford"),
    },
    field,
  );
  for (const hex of HEXES) single(sheet, plan, hex, field);
  for (const [hex, sides] of plan.works) works(sheet, hex, sides, field);
  return sheet.layers();
}

function single(sheet: Sheet, plan: Plan, hex: string, field: Field): void {
  const kind = plan.terrain.get(hex) ?? "clear";
  const at = field.at(hex);
  if (kind === "clear") country(sheet, at, `${plan.id}/${hex}`);
  else if (kind === "town") (plan.farms.has(hex) ? walledFarm : town)(sheet, at, `${plan.id}/${hex}`);
  else if (kind === "mill") mill(sheet, at, hex);
  else if (kind === "quarry") quarry(sheet, at, hex);
}

/** Ramparts along the protected sides: a thick line with bastions, and the slope before it. */
function works(sheet: Sheet, hex: string, directions: readonly number[], field: Field): void {
  const pen = new Pen(`works/${hex}`);
  const at = field.at(hex);
  for (const direction of directions) {
    const side = field.side(direction);
    const [a, b] = [corner(at, side, 49), corner(at, side + 1, 49)];
    const out = outward(side);
    const teeth = [0, 0.3, 0.38, 0.5, 0.62, 0.7, 1].map((share, place) =>
      add(between(a, b, share), out, place === 3 ? 9 : place === 2 || place === 4 ? 4 : 0),
    );
    sheet.draw("works", `M${teeth.map((one) => `${n(one.x)} ${n(one.y)}`).join("L")}`);
    for (let share = 0.03; share < 1; share += 0.065) {
      const top = add(between(a, b, share), out, share > 0.34 && share < 0.66 ? 8 : 3);
      const foot = add(top, out, pen.between(4, 7));
      sheet.draw("works-slope", `M${n(top.x)} ${n(top.y)}L${n(foot.x)} ${n(foot.y)}`);
    }
  }
}
