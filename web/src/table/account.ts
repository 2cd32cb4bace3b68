// The account of a game: every number that decides it, as the server sends it with the observation.
import type { Observation, Sent } from "../api/types";

export type AccountLine = Sent["skirmish.AccountLine"];

export interface Account {
  decides: AccountLine[];
  losses: AccountLine[];
}

/** What decides the game and what was lost; null in a game that gives no account. */
export function accountOf(observation: Observation): Account | null {
  const lines = (observation as { account?: AccountLine[] }).account ?? [];
  if (!lines.length) return null;
  const isLoss = ({ role }: AccountLine): boolean => role === "loss";
  return { decides: lines.filter((line) => !isLoss(line)), losses: lines.filter(isLoss) };
}
