// Names and descriptions, for captions and for people who listen instead of looking.
import type { Message } from "../../api/types";
import { t } from "../../lib/text.svelte";
import { printOf, type Plan, type Side, type UnitPrint } from "./data";
import { DIRECTIONS } from "./geometry";
import { leaderAt, unitAt, type LeaderSeen, type Seen, type Threat, type UnitSeen } from "./observation";

export const cardName = (card: string): string => t(`napoleonics-card-${card}`);
/** The name of a leader, by his piece "leader-ney". */
export const leaderName = (piece: string): string => t(`napoleonics-${piece}`);
export const seat = (side: Side): Message => ({ id: `napoleonics-seat-${side}` });

/** A unit as the log names it: its kind, its number among its like, its nation. */
export function unitName(board: Seen, unit: UnitSeen): string {
  return t("napoleonics-unit", {
    type: { id: `napoleonics-unit-${unit.type.toLowerCase()}` },
    number: numberOf(unit.piece),
    nation: { id: `napoleonics-nation-${unit.people}` },
  });
}

/** "fr-LN-2" is the second of its kind. */
export const numberOf = (piece: string): string => piece.slice(piece.lastIndexOf("-") + 1);

/** A piece in two or three words. */
export function pieceName(board: Seen, piece: string): string {
  const unit = board.units.find((one) => one.piece === piece);
  if (unit) return t("web-napoleonics-at", { piece: unitName(board, unit), hex: unit.hex ?? "" });
  return leaderName(piece);
}

function state(one: { ordered: boolean; moved: boolean | number; fought?: boolean }): string[] {
  const found: string[] = [];
  if (one.ordered) found.push(t("web-napoleonics-ordered"));
  if (one.moved) found.push(t("web-napoleonics-moved"));
  if (one.fought) found.push(t("web-napoleonics-fought"));
  return found;
}

export function unitWords(board: Seen, unit: UnitSeen): string {
  const leader = leaderAt(board, unit.hex ?? "");
  const parts = [
    t("web-napoleonics-unit", {
      unit: unitName(board, unit),
      blocks: unit.blocks,
      full: unit.full,
      hex: unit.hex ?? "",
    }),
  ];
  if (leader) parts.push(t("web-napoleonics-with", { leader: leaderName(leader.piece) }));
  if (unit.square >= 0) parts.push(t("web-napoleonics-in-square"));
  return [...parts, ...state(unit)].join(". ");
}

export function leaderWords(board: Seen, leader: LeaderSeen): string {
  const unit = unitAt(board, leader.hex ?? "");
  const parts = [
    t("web-napoleonics-leader", { name: leaderName(leader.piece), seat: seat(leader.side), hex: leader.hex ?? "" }),
  ];
  if (unit) parts.push(t("web-napoleonics-attached", { unit: unitName(board, unit) }));
  return [...parts, ...state(leader)].join(". ");
}

function groundWords(plan: Plan, hex: string): string {
  const names = [t(`napoleonics-terrain-${plan.terrain.get(hex) ?? "clear"}`)];
  if (plan.bridges.has(hex)) names.push(t("napoleonics-terrain-bridge"));
  const works = plan.works.get(hex);
  if (works)
    names.push(
      t("web-napoleonics-works", {
        sides: works.map((side) => t(`web-napoleonics-side-${DIRECTIONS[side]!.toLowerCase()}`)).join(", "),
      }),
    );
  return names.join(", ");
}

export function hexWords(board: Seen, plan: Plan, hex: string): string {
  const parts = [t("web-napoleonics-hex", { hex, ground: groundWords(plan, hex) })];
  if (plan.places.includes(hex)) parts.push(t(`napoleonics-place-${plan.id}-${hex}`));
  for (const goal of board.objectives.filter((one) => one.hexes.includes(hex))) {
    const isTogether = goal.mode === "all" && goal.hexes.length > 1;
    parts.push(
      isTogether
        ? t("web-napoleonics-objective-all", {
            seat: seat(goal.side),
            count: goal.banners,
            hexes: goal.hexes.join(", "),
          })
        : t("web-napoleonics-objective", { seat: seat(goal.side), count: goal.banners }),
    );
  }
  if (plan.exits.some((one) => one.hex === hex)) parts.push(t("web-napoleonics-exit"));
  return parts.join(". ");
}

function threatWords(board: Seen, piece: string): string[] {
  const found = board.threats[piece];
  if (!found) return [];
  const list = (threats: readonly Threat[]): string =>
    threats
      .map((one) => t("web-napoleonics-dice-at", { piece: pieceName(board, one.piece), count: one.dice }))
      .join(", ");
  const parts = [
    ["melee", found.melee],
    ["fire", found.fire],
    ["melee-moved", found.melee_moved],
    ["fire-moved", found.fire_moved],
  ] as const;
  return parts
    .filter(([, threats]) => threats.length > 0)
    .map(([kind, threats]) => t(`web-napoleonics-threat-${kind}`, { list: list(threats) }));
}

/** What the unit card says, in short. */
export function printWords({ move, battleAfter, range }: UnitPrint): string {
  const parts = [t("web-napoleonics-print-move", { move, after: battleAfter })];
  if (range > 1) parts.push(t("web-napoleonics-print-range", { range }));
  return parts.join(", ");
}

/** What a target is, in a sentence or two; what an enemy could do, unless it is to be attacked itself. */
export function describe(board: Seen, plan: Plan, target: string, lit: ReadonlySet<string>): string {
  const name = target.slice(target.indexOf(":") + 1);
  if (target.startsWith("hex:")) return hexWords(board, plan, name);
  if (target.startsWith("card:")) return `${cardName(name)}: ${t(`napoleonics-card-${name}-text`)}`;
  if (!target.startsWith("piece:")) return "";
  const unit = board.units.find((one) => one.piece === name);
  const leader = board.leaders.find((one) => one.piece === name);
  const own = unit ? unitWords(board, unit) : leader ? leaderWords(board, leader) : "";
  const hex = unit?.hex ?? leader?.hex;
  const card = unit ? printWords(printOf(unit.nation, unit.type)) : "";
  return [own, hex ? groundWords(plan, hex) : "", card, ...(lit.has(target) ? [] : threatWords(board, name))]
    .filter((one) => one !== "")
    .join(" · ");
}

/** Every unit and every leader on the board. */
export function spoken(board: Seen): string[] {
  return [
    ...board.units.filter((one) => one.hex).map((one) => unitWords(board, one)),
    ...board.leaders.filter((one) => one.hex).map((one) => leaderWords(board, one)),
  ];
}
