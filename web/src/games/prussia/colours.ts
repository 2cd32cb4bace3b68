// Nations by colour and by the engravers' hatching of that tincture; corps by colour and letters.
import type { Battle, Unit } from "./data";

export type Tincture = "azure" | "gules" | "vert" | "argent" | "or" | "purpure" | "sable";

const NATIONS: Readonly<Record<string, Tincture>> = {
  Prussian: "azure",
  Austrian: "gules",
  Russian: "vert",
  French: "argent",
  "French-Swiss": "argent",
  "French-German": "argent",
  Imperial: "or",
  Saxon: "purpure",
  Bavarian: "sable",
  Wuerttemberg: "sable",
  Wuerzburg: "sable",
};

export const tincture = (nation: string): Tincture => NATIONS[nation] ?? "gules";

/** The colours under which the armies of a battle are shown where no nation is meant. */
export function tinctureOf(battle: string, side: string): Tincture {
  if (side === "prussian") return "azure";
  if (battle === "zorndorf") return "vert";
  return battle === "rossbach" ? "argent" : "gules";
}

/** A box of 46 by 46 around 0, filled as heralds hatch it. */
export const HATCHING: Readonly<Record<Tincture, string>> = (() => {
  const lines = (make: (at: number) => string): string =>
    [-18, -13.5, -9, -4.5, 0, 4.5, 9, 13.5, 18].map(make).join("");
  const level = lines((at) => `M-22 ${at}H22`);
  const upright = lines((at) => `M${at} -15V22`);
  return {
    azure: level,
    gules: upright,
    vert: "M-22-8L8 22M-22 2L-2 22M-22 12L-12 22M-20-15L17 22M-10-15L22 17M0-15L22 7M10-15L22-3",
    argent: "",
    or: [-9, -1, 7, 15]
      .map((y, row) => [-16, -8, 0, 8, 16].map((x) => `M${x + (row % 2) * 4} ${y}h.01`).join(""))
      .join(""),
    purpure: "M22-8L-8 22M22 2L2 22M22 12L12 22M20-15L-17 22M10-15L-22 17M0-15L-22 7M-10-15L-22-3",
    sable: level + upright,
  };
})();

/** Each is light enough for the ink of the letters on it. */
export const STRIPES = ["#f2c230", "#e8e3d3", "#d9603b", "#6fb58a", "#a07fc0", "#5aa7d6", "#d98aa6", "#b0823f"];

/** The stripe of a corps; the letters on it are what tells corps apart without colour. */
export function stripe(battle: Battle, corps: string): string {
  const side = [...battle.leaders.values()].find((one) => one.corps === corps)?.side;
  const own = battle.corps.filter((one) =>
    [...battle.leaders.values()].some((leader) => leader.corps === one && leader.side === side),
  );
  return STRIPES[own.indexOf(corps) % STRIPES.length] ?? "#bdb496";
}

export const letters = (corps: string): string =>
  corps
    .replaceAll(/[^A-Za-z]/g, "")
    .slice(0, 3)
    .toUpperCase();

/** The mark inside the symbol of an arm that tells its kind. */
export function badge(unit: Unit): "" | "heavy" | "medium" | "elite" | "light" {
  if (unit.kind === "cuirassier") return "heavy";
  if (unit.kind === "dragoon") return "medium";
  if (unit.kind === "grenadier" || unit.kind === "guard") return "elite";
  return ["frei", "croat", "hussar", "cossack"].includes(unit.kind) ? "light" : "";
}
