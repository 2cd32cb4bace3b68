// What things on the map are called, in the chosen language.
import type { Message } from "../../api/types";
import { say, t, texts } from "../../lib/text.svelte";
import type { Battle, Hex, Side } from "./data";
import { stacks, unitSeen, type ArmyState, type LeaderSeen, type Seen, type Stack, type UnitSeen } from "./observation";

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** A place as it is written on maps; the data spells names without accents. */
export function placeName(name: string): string {
  const id = `prussia-place-${slug(name)}`;
  return texts.has(id) ? t(id) : name;
}

/** A side by the name of its army in this battle. */
export function armyName(battle: string, side: Side): string {
  return t(side === "prussian" ? "web-prussia-army-prussian" : `web-prussia-army-${battle}`);
}

export function stateName(state: ArmyState): string {
  return t(`web-prussia-state-${state}`);
}

export function phaseName(phase: string): string {
  const id = `web-prussia-phase-${slug(phase)}`;
  return texts.has(id) ? t(id) : "";
}

/** The name of a leader; the data spells it without accents. */
export function leaderName(name: string): string {
  const id = `prussia-leader-${slug(name)}`;
  return texts.has(id) ? t(id) : name;
}

/** The name of a unit; the data spells it without accents. */
export function unitName(name: string): string {
  const id = `prussia-name-${slug(name)}`;
  return texts.has(id) ? t(id) : name;
}

export const corpsName = (battle: Battle, corps: string): string => {
  const leader = [...battle.leaders.values()].find((one) => one.corps === corps);
  return leader ? leaderName(leader.name) : leaderName(corps);
};

const CONDITIONS = [
  "engaged",
  "supporting",
  "column",
  "out",
  "ineffective",
  "moved",
  "fired",
  "fought",
  "charged",
] as const;

function conditions(seen: UnitSeen): string[] {
  const morale = seen.morale && seen.morale !== "formed" ? [t(`web-prussia-${seen.morale}`)] : [];
  return [...morale, ...CONDITIONS.filter((one) => seen[one]).map((one) => t(`web-prussia-${one}`))];
}

export function unitWords(battle: Battle, seen: UnitSeen): string {
  const unit = battle.units.get(seen.id)!;
  const step = unit.steps[Math.min(seen.step ?? 0, unit.steps.length - 1)]!;
  const figures = `${step.force}-${step.morale}-${step.move}`;
  const words = t("web-prussia-unit", {
    name: unitName(unit.name),
    arm: { id: `web-prussia-arm-${unit.arm}` } satisfies Message,
    figures,
    left: seen.left ?? unit.steps.length - (seen.step ?? 0),
    steps: unit.steps.length,
  });
  const corps = unit.corps ? [t("web-prussia-corps-of", { corps: corpsName(battle, unit.corps) })] : [];
  return [words, ...corps, ...conditions(seen)].join(". ");
}

export function leaderWords(battle: Battle, seen: LeaderSeen): string {
  const leader = battle.leaders.get(seen.id)!;
  const parts = [
    t(leader.corps ? "web-prussia-leader" : "web-prussia-commander", {
      name: leaderName(leader.name),
      mm: leader.mm,
      move: leader.move,
    }),
  ];
  if (leader.initiative) parts.push(t("web-prussia-initiative", { count: leader.initiative }));
  if (seen.deputy) parts.push(t("web-prussia-deputy"));
  return parts.join(". ");
}

export function pieceWords(battle: Battle, board: Seen, id: string): string {
  const unit = unitSeen(battle, board, id);
  if (unit) return unitWords(battle, unit);
  const leader = board.leaders.find((one) => one.id === id);
  return leader ? leaderWords(battle, leader) : "";
}

function groundWords(battle: Battle, hex: Hex): string[] {
  const place = battle.places.find((one) => one.hexes.includes(hex.id));
  const kinds = hex.terrain.length ? hex.terrain : ["clear"];
  const parts = [
    place ? `${hex.id} ${placeName(place.name)}` : hex.id,
    kinds.map((one) => t(`web-prussia-terrain-${one}`)).join(", "),
  ];
  if (hex.level) parts.push(t("web-prussia-level", { count: hex.level }));
  return parts;
}

export function stackWords(battle: Battle, board: Seen, stack: Stack): string {
  const all = [
    ...stack.leaders.map((one) => leaderName(battle.leaders.get(one.id)!.name)),
    ...stack.units.map((one) => shortWords(battle, one)),
  ];
  return `${stack.hex}, ${armyName(board.battle, stack.side)}: ${all.join("; ")}`;
}

export function shortWords(battle: Battle, seen: UnitSeen): string {
  const unit = battle.units.get(seen.id)!;
  const step = unit.steps[Math.min(seen.step ?? 0, unit.steps.length - 1)]!;
  return [
    `${unitName(unit.name)} ${step.force}-${step.morale}-${step.move}`,
    ...conditions(seen).map((one) => one.toLowerCase()),
  ].join(", ");
}

/** What a hex is and who stands in it, in a few sentences. */
export function hexWords(battle: Battle, board: Seen, id: string, stack?: Stack): string {
  const hex = battle.hexes.get(id);
  if (!hex) return "";
  const parts = [groundWords(battle, hex).join(", ")];
  if (stack) parts.push(stackWords(battle, board, stack).slice(6));
  const locked = board.locked?.[id];
  if (locked)
    parts.push(
      locked.minus
        ? t("web-prussia-locked-minus", { minus: String(locked.minus).replace("-", "−") })
        : t("web-prussia-locked"),
    );
  for (const side of ["prussian", "coalition"] as const) {
    if (board.zoc?.[side].includes(id)) parts.push(t("web-prussia-in-zone", { army: armyName(board.battle, side) }));
  }
  const cost = board.question?.costs?.[id];
  if (cost !== undefined) parts.push(t("web-prussia-cost", { count: cost }));
  return parts.join(". ");
}

export function describe(battle: Battle, board: Seen, found: ReadonlyMap<string, Stack>, target: string): string {
  const name = target.slice(target.indexOf(":") + 1);
  if (target.startsWith("hex:")) return hexWords(battle, board, name, found.get(name));
  if (target.startsWith("piece:") || target.startsWith("raise:")) return pieceWords(battle, board, name);
  return target.startsWith("corps:") ? corpsName(battle, name) : "";
}

export { say };

/** Every stack on the map. */
export function spoken(battle: Battle, board: Seen): string[] {
  return [...stacks(battle, board).values()].map((stack) => stackWords(battle, board, stack));
}
