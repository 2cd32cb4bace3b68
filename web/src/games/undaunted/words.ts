// Names and descriptions, for people who listen instead of looking.
import { say, t } from "../../lib/text.svelte";
import { cardOf, sideOf, SIDES, type TileSeen } from "./observation";

export function tileName(id: string): string {
  const face = { id: `undaunted-face-${id.slice(-1).toLowerCase()}` };
  return t("undaunted-tile", { number: id.slice(0, -1), face });
}

export function unitName(unit: string): string {
  return t("undaunted-counter", {
    seat: { id: `undaunted-seat-${sideOf(unit)}` },
    unit: { id: `undaunted-card-${cardOf(unit)}` },
  });
}

export function unitWords(unit: string, suppressed: boolean, tile: string): string {
  const state = suppressed ? "web-undaunted-suppressed" : "web-undaunted-ready";
  return t("web-undaunted-unit", { unit: unitName(unit), tile: tileName(tile), state: { id: state } });
}

export function tileWords(tile: TileSeen): string {
  const parts = [
    t("web-undaunted-tile", {
      tile: tileName(tile.id),
      terrain: { id: `web-undaunted-terrain-${tile.terrain}` },
      cover: tile.cover,
    }),
  ];
  if (tile.worth) parts.push(t("web-undaunted-worth", { count: tile.worth }));
  for (const side of SIDES) {
    const seat = { id: `undaunted-seat-${side}` };
    const marker = tile.markers[side];
    if (marker) parts.push(t(`web-undaunted-${marker}`, { seat }));
    if (tile.spawns.some((unit) => sideOf(unit) === side)) parts.push(t("web-undaunted-spawn", { seat }));
    if (tile.targets.includes(side)) parts.push(t("web-undaunted-targeted", { seat }));
  }
  if (tile.radio) parts.push(t("web-undaunted-radio"));
  for (const { unit, suppressed } of tile.units) {
    parts.push(suppressed ? t("web-undaunted-is-suppressed", { unit: unitName(unit) }) : unitName(unit));
  }
  return parts.join(". ");
}

export function cardName(card: string): string {
  return say({ id: `undaunted-card-${card}` });
}
