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
}

const NAME = "seats";

export function heldMatches(): HeldMatch[] {
  return recall<HeldMatch[]>(NAME, []);
}

export function heldMatch(match: string): HeldMatch | undefined {
  return heldMatches().find((held) => held.match === match);
}

export function keepMatch(held: HeldMatch): void {
  remember(NAME, [held, ...heldMatches().filter((other) => other.match !== held.match)].slice(0, 100));
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

/** The address to pass to a friend; the secret stays in the fragment, which no server sees. */
export function invitationLink(match: string, invitation: string): string {
  return `${location.origin}/join/${match}#${invitation}`;
}
