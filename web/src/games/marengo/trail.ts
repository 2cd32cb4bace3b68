// What the other army did last, read from the log and drawn as arrows.
import type { LogLine } from "../../api/types";
import { n } from "../../lib/pen";
import { ARMIES, ENTRIES, WAY, type Army, type Way } from "./data";
import { FRONT, lane, onFront } from "./fronts";
import { add, between, minus, unit, type Spot } from "./geometry";
import { ROOMS } from "./layout";
import { kindOf, localeOf, told, type Line } from "./observation";
import { drawnOver } from "./roads";
import { AREA_BOXES } from "./sheet";

export interface Arrow {
  army: Army;
  kind: "march" | "attack" | "retreat";
  d: string;
}

const s = (at: Spot): string => `${n(at.x)} ${n(at.y)}`;

export function spotOf(at: string): Spot {
  const kind = kindOf(at);
  if (kind === "reserve") return ROOMS[localeOf(at)]!.at;
  if (kind === "side") return onFront(FRONT.get(at)!, 0.5, 32);
  const box = AREA_BOXES[at]!;
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** A slightly bent line from one spot to another. */
export function bent(a: Spot, b: Spot): string {
  const along = minus(b, a);
  const control = add(between(a, b), { x: -along.y, y: along.x }, 0.12);
  return `M${s(a)}Q${s(control)} ${s(b)}`;
}

/** A thrust over an approach, out of a side into the locale beyond. */
export function thrust(sideId: string): string {
  const front = FRONT.get(sideId)!;
  const middle = lane(front);
  const beyond = ROOMS[front.side.beyond]!.at;
  const reach = Math.min(74, Math.hypot(beyond.x - middle.x, beyond.y - middle.y) * 0.8);
  const end = add(middle, unit(minus(beyond, middle)), reach);
  return `M${s(onFront(front, 0.5, 26))}Q${s(middle)} ${s(end)}`;
}

/** A march over a crossing, by its road. */
export function byRoad(way: Way, from = entered(way)): string {
  if (way.from >= 0) return drawnOver(way.crossing.id, way.from, way.to);
  const road = drawnOver(way.crossing.id, -1, way.to);
  return `${bent(spotOf(from), way.crossing.at)}${road || bent(way.crossing.at, ROOMS[way.to]!.at)}`;
}

/** The holding area that an entry leads out of. */
function entered(way: Way): string {
  return ENTRIES.find((entry) => entry.id === way.crossing.id)?.area.id ?? "";
}

function recent(log: readonly LogLine[], army: Army): readonly LogLine[] {
  for (let place = log.length - 1; place >= 0; place--) {
    const line = log[place]!;
    if (line.kind === "turn" && ARMIES[line.who] === army) return log.slice(place);
  }
  return [];
}

function arrow(line: Line, from: number): Omit<Arrow, "army"> | null {
  switch (line.kind) {
    case "march":
      return { kind: "march", d: bent(spotOf(line.fields.from), ROOMS[line.fields.to]!.at) };
    case "cross":
      return { kind: "march", d: byRoad(WAY.get(line.fields.way)!) };
    case "block":
      return { kind: "march", d: bent(ROOMS[localeOf(line.fields.side)]!.at, spotOf(line.fields.side)) };
    case "attack":
    case "assault":
      return { kind: "attack", d: thrust(line.fields.side) };
    case "to":
      return from < 0 ? null : { kind: "retreat", d: bent(ROOMS[from]!.at, ROOMS[line.fields.to]!.at) };
    default:
      return null;
  }
}

/** The arrows of an army's last turn, each drawn once. */
export function trail(log: readonly LogLine[], army: Army): Arrow[] {
  const found = new Map<string, Arrow>();
  let from = -1;
  for (const line of recent(log, army).map(told)) {
    if (line.kind === "retreat") from = line.fields.locale;
    const drawn = arrow(line, from);
    const who = ARMIES[line.who];
    if (drawn && who) found.set(drawn.d, { ...drawn, army: who });
  }
  return [...found.values()].filter((one) => one.army === army || one.kind === "retreat");
}
