// Names and descriptions, for captions and for people who listen instead of looking.
import type { Message } from "../../api/types";
import { once, t } from "../../lib/text.svelte";
import { ARMS, LOCALES, SIDE, WAY, opposite, type Arm, type Side } from "./data";
import { keyOf, kindOf, type Bag, type BlockSeen, type FaceSeen, type Seen } from "./observation";

/** A place as the map prints it: farms shortened, halves of a town under one name. */
export function shortName(locale: number): string {
  return t(`marengo-place-${locale}`)
    .replace(/^(C)ascina |^(К)ашина /, (_, c: string | undefined, k: string | undefined) => `${c ?? k ?? ""}. `)
    .replace(/\s*\(.*\)$/, "");
}

export function printedNames(): Map<number, string> {
  return new Map(LOCALES.filter((one) => one.isNamed).map((one) => [one.id, shortName(one.id)]));
}

export function locale(id: number): Message {
  if (!LOCALES[id]?.isNamed) return { id: "marengo-locale", args: { number: id } };
  return { id: "marengo-locale-named", args: { number: id, name: { id: `marengo-place-${id}` } } };
}

export function army(name: string): Message {
  return { id: `marengo-seat-${name}` };
}

/** Which of two approaches between the same locales it is. */
function part(approach: string): Message {
  return { id: `marengo-part-${/[ns]$/.exec(approach)?.[0] ?? "only"}` };
}

export function position(at: string): Message {
  const kind = kindOf(at);
  if (kind === "area") return { id: `marengo-at-${at}` };
  if (kind === "reserve") return { id: "marengo-at-reserve", args: { locale: locale(Number(at)) } };
  const side = SIDE.get(at)!;
  return {
    id: "marengo-at-side",
    args: { locale: locale(side.locale), to: locale(side.beyond), approach: part(side.approach) },
  };
}

/** A place in a word: "12 Marengo", "3 → 20", "Novi". */
export function shortPlace(at: string): string {
  const kind = kindOf(at);
  if (kind === "area") return t(`web-marengo-area-${at}`);
  if (kind === "side") {
    const { approach, beyond, locale: here } = SIDE.get(at)!;
    return `${here} → ${beyond}${t(part(approach).id)}`;
  }
  return LOCALES[Number(at)]!.isNamed ? `${at} ${shortName(Number(at))}` : t("marengo-locale", { number: at });
}

export function faceWords(type: Arm, strength: number): string {
  return t("marengo-face", { type: { id: `marengo-type-${type}` }, strength });
}

/** "2", or "1–3" */
export function countWords({ least, most }: FaceSeen): string {
  return least === most ? String(most) : `${least}–${most}`;
}

/** "infantry 2 × 1–3, cavalry 2 × 0–1" */
export function guessWords(bag: Bag): string {
  return bag.faces
    .map((face) => t("web-marengo-guess", { face: faceWords(face.type, face.strength), count: countWords(face) }))
    .join(", ");
}

export function blockState(block: BlockSeen): string[] {
  const found: string[] = [];
  if (block.disorganized) found.push(t("web-marengo-disorganized"));
  if (block.acted) found.push(t("web-marengo-acted"));
  else if (block.cleaned) found.push(t("web-marengo-cleaned"));
  if (block.declared) found.push(t("web-marengo-declared"));
  return found;
}

export function bagOf(board: Seen, block: BlockSeen): Bag | undefined {
  return board.bags.find((bag) => bag.army === block.army && bag.marks.includes(block.mark));
}

export function blockWords(board: Seen, block: BlockSeen): string {
  const face = block.type ? faceWords(block.type, block.strength ?? 0) : t("web-marengo-hidden");
  const parts = [
    t("web-marengo-block", { army: army(block.army), face, at: position(block.at) }),
    ...blockState(block),
  ];
  const bag = bagOf(board, block);
  if (!block.type && bag) parts.push(t("web-marengo-can-be", { faces: guessWords(bag) }));
  return parts.join(". ");
}

function penaltyWords(side: Side): string[] {
  const list = ARMS.filter((arm) => side.penalties[arm] > 0).map((arm) =>
    t("web-marengo-penalty", { type: { id: `marengo-type-${arm}` }, count: side.penalties[arm] }),
  );
  if (side.isObstructing) list.push(t("web-marengo-obstructing"));
  return list;
}

/** §3 An approach: its width, its direction, and what an attack across it into the other locale meets. */
export function sideWords(board: Seen, side: Side): string {
  const printed = once(side, () => printedWords(side));
  return board.closed.includes(side.approach) ? `${printed}. ${t("web-marengo-closed")}` : printed;
}

function printedWords(side: Side): string {
  const parts = [
    t("web-marengo-side", {
      from: locale(side.locale),
      to: locale(side.beyond),
      width: { id: side.isWide ? "web-marengo-wide" : "web-marengo-narrow" },
    }),
    t("web-marengo-over", { to: locale(side.beyond), signs: penaltyWords(opposite(side)).join(", ") }),
    t("web-marengo-over", { to: locale(side.locale), signs: penaltyWords(side).join(", ") }),
  ];
  if (side.east) parts.push(t(side.east > 0 ? "web-marengo-east" : "web-marengo-west"));
  return parts.join(". ");
}

export function localeWords(board: Seen, id: number): string {
  const here = board.blocks.filter(
    (one) => one.at === String(id) || (one.at.includes("@") && SIDE.get(one.at)?.locale === id),
  );
  const parts = [t("web-marengo-locale", { locale: locale(id), capacity: LOCALES[id]!.capacity })];
  if (here[0]) parts.push(t("web-marengo-pieces", { army: army(here[0].army), count: here.length }));
  for (const side of ["austria", "france"] as const) {
    const tokens = board.morale[side].committed[String(id)];
    if (tokens) parts.push(t("web-marengo-tokens", { army: army(side), count: tokens }));
  }
  if (board.barred.includes(id)) parts.push(t("web-marengo-barred"));
  return parts.join(". ");
}

export function wayWords(id: string): string {
  const way = WAY.get(id);
  if (!way) return "";
  const road =
    way.from < 0 ? (id.startsWith("entry-pontoon") ? "pontoon" : "entry") : way.crossing.isMain ? "main" : "local";
  return t("web-marengo-way", { to: locale(way.to), road: { id: `marengo-road-${road}` } });
}

/** What a target or a block is, in a sentence. */
export function describe(board: Seen, target: string): string {
  const [kind = "", name = ""] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
  if (kind === "locale") return localeWords(board, Number(name));
  if (kind === "side" && SIDE.has(name)) return sideWords(board, SIDE.get(name)!);
  if (kind === "way") return wayWords(name);
  const block = board.blocks.find((one) => (kind === "piece" ? one.piece === name : keyOf(one) === name));
  return block ? blockWords(board, block) : "";
}

/** Every block, by place; those that look alike there are said once, with their number. */
export function spoken(board: Seen): string[] {
  const found = new Map<string, number>();
  for (const block of board.blocks) {
    const words = blockWords(board, block);
    found.set(words, (found.get(words) ?? 0) + 1);
  }
  return [...found].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words));
}
