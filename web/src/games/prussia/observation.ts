// The observation of Prussia's Glory, as the server sends it.
import type { EventLine, LogLine, Observation, Sent } from "../../api/types";
import type { Battle, Side } from "./data";

export type Seen = Sent["prussia.Observation"];
export type UnitSeen = Sent["prussia.Unit"];
export type LeaderSeen = Sent["prussia.Leader"];
export type ArmySeen = Sent["prussia.Army"];
export type TrackBox = Sent["prussia.Box"];
export type CorpsSeen = Sent["prussia.Corps"];
export type CombatSeen = Sent["prussia.Combat"];
export type Morale = UnitSeen["morale"];
export type ArmyState = ArmySeen["state"];
export type Line = EventLine<Sent["prussia.Events"]>;

/** A line of this game's log. */
export function told(line: LogLine): Line {
  return line as unknown as Line;
}

/** The server's view is this game's: the shell only picks this look for it. */
export function seen(observation: Observation): Seen {
  return observation as unknown as Seen;
}

export interface Stack {
  hex: string;
  side: Side;
  /** From the top down. */
  units: UnitSeen[];
  leaders: LeaderSeen[];
}

/** Everything that stands on the map, by hex. */
export function stacks(battle: Battle, board: Seen): Map<string, Stack> {
  const found = new Map<string, Stack>();
  const at = (hex: string, side: Side): Stack => {
    let stack = found.get(hex);
    if (!stack) found.set(hex, (stack = { hex, side, units: [], leaders: [] }));
    return stack;
  };
  for (const unit of board.units)
    if (unit.hex) at(unit.hex, battle.units.get(unit.id)!.side).units.push(shown(battle, board, unit));
  for (const leader of board.leaders)
    if (leader.hex) at(leader.hex, battle.leaders.get(leader.id)!.side).leaders.push(leader);
  for (const stack of found.values()) stack.units.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return found;
}

/** A unit without the signs that mean nothing in this phase. */
export function shown(battle: Battle, board: Seen, unit: UnitSeen): UnitSeen {
  if (board.commanded === battle.units.get(unit.id)!.side) return unit;
  return { ...unit, out: false, ineffective: false };
}

export function unitSeen(battle: Battle, board: Seen, id: string): UnitSeen | undefined {
  const unit = board.units.find((one) => one.id === id);
  return unit && shown(battle, board, unit);
}

/** Ids of a stack: leaders, then units from the top. */
export function pieces(stack: Stack): string[] {
  return [...stack.leaders.map((one) => one.id), ...stack.units.map((one) => one.id)];
}

export function hexOf(board: Seen, piece: string): string {
  return board.units.find((one) => one.id === piece)?.hex ?? board.leaders.find((one) => one.id === piece)?.hex ?? "";
}

/** Hexes from the four-letter names of a line of sight. */
export function sightOf(board: Seen, hex: string): string[] {
  return (board.sight[hex] ?? "").match(/.{4}/g) ?? [];
}
