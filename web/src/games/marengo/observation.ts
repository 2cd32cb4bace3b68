// The observation of Marengo, as the server sends it.
import type { EventLine, LogLine, Observation, Sent } from "../../api/types";
import { SIDE, type Army } from "./data";

export type Seen = Sent["marengo.Observation"];
export type BlockSeen = Sent["marengo.Block"];
export type Bag = Sent["marengo.Bag"];
export type FaceSeen = Sent["marengo.Face"];
export type Line = EventLine<Sent["marengo.Events"]>;

/** A line of this game's log. */
export function told(line: LogLine): Line {
  return line as unknown as Line;
}

/** The server's view is this game's: the shell only picks this look for it. */
export function seen(observation: Observation): Seen {
  return observation as unknown as Seen;
}

export function enemyOf(army: Army): Army {
  return army === "austria" ? "france" : "austria";
}

/** The army of whoever looks, or null for a spectator. */
export function ownArmy(board: Seen): Army | null {
  return board.seat;
}

export type Kind = "reserve" | "side" | "area";

export function kindOf(at: string): Kind {
  if (at.includes("@")) return "side";
  return /^\d+$/.test(at) ? "reserve" : "area";
}

/** The locale of a position, or -1 off the map. */
export function localeOf(at: string): number {
  const kind = kindOf(at);
  if (kind === "area") return -1;
  return kind === "side" ? SIDE.get(at)!.locale : Number(at);
}

export function keyOf(block: BlockSeen): string {
  return block.piece ?? `${block.army}-${block.mark}`;
}

/** The target that a click on an own piece means: itself, or the one like it that is asked for. */
export function targetOf(board: Seen, block: BlockSeen): string {
  const piece = block.piece ?? "";
  return `piece:${board.question?.twins[piece] ?? piece}`;
}
