// The seats that this browser holds: the secrets are the only way back to a match.
import type { MatchCreated } from "../api/types";
import { recall, remember } from "./memory";

export interface HeldSeat {
  seat: number;
  secret: string;
}

export interface HeldMatch {
  match: string;
  seats: HeldSeat[];
  invitations: { seat: number; invitation: string }[];
  /** Known to be over: such a one is forgotten when there are very many. */
  isOver?: boolean;
}

const NAME = "seats";
const MOST = 100;

export function heldMatches(): HeldMatch[] {
  return recall<HeldMatch[]>(NAME, []);
}

export function heldMatch(match: string): HeldMatch | undefined {
  return heldMatches().find((held) => held.match === match);
}

export function keepMatch(held: HeldMatch): void {
  remember(NAME, withoutOldest([held, ...heldMatches().filter((other) => other.match !== held.match)]));
}

/** Of very many the oldest that are over go; the secret of a running game is never thrown away. */
function withoutOldest(all: HeldMatch[]): HeldMatch[] {
  let spare = all.length - MOST;
  return all.reduceRight<HeldMatch[]>((kept, one) => (one.isOver && spare-- > 0 ? kept : [one, ...kept]), []);
}

/** Note which games are over, so that these are forgotten first. */
export function noteOver(matches: readonly string[]): void {
  const over = new Set(matches);
  const all = heldMatches();
  if (!all.some((one) => over.has(one.match) && !one.isOver)) return;
  remember(
    NAME,
    all.map((one) => (over.has(one.match) ? { ...one, isOver: true } : one)),
  );
}

export function keepCreated(created: MatchCreated): void {
  keepMatch({
    match: created.match.id,
    seats: created.secrets,
    invitations: created.invitations,
  });
}

export function forgetMatch(match: string): void {
  remember(
    NAME,
    heldMatches().filter((held) => held.match !== match),
  );
}

/** Whether a table is reached only from the machine on which it runs: its links open nowhere else. */
export function isOnlyHere(host: string = location.hostname): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host) || host.endsWith(".localhost");
}

/** The address to pass to a friend; the secret stays in the fragment, which no server sees. */
export function invitationLink(match: string, invitation: string): string {
  return `${location.origin}/join/${match}#${invitation}`;
}
