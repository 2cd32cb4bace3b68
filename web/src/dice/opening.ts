// The order before the first roll: the server's hash, the hashes of salts, the salts; each step is
// written down before the next one is taken, and a server that changes its story hears no more.
import { Refused, get, post } from "../api/http";
import type { MatchCreated, MatchJoined, MatchPublic, SeatCreate } from "../api/types";
import { randomKey } from "../lib/random";
import type { HeldSeat } from "../lib/seats";
import { saltHash } from "./fair";
import { ORDER, SERVER, isSwapped, keptOf, newKept, save, see, seeMatch, type Kept } from "./kept";

type Wish = { seats: SeatCreate[] } & Record<string, unknown>;

/** Whether the story has changed, or the salt was lost with the browser's memory. */
export type Trouble = "" | "swapped" | "lost";

interface Told {
  commitment: string;
  salt?: string;
  salt_hash?: string;
}

/** A salt of this browser, drawn after the server's promise, and what is told of it at first. */
interface Drawn {
  promised: Date;
  commitment: string;
  salt: string;
  told: Told;
}

async function draw(givers: number): Promise<Drawn> {
  const { commitment } = await post<{ commitment: string }>("/commitments", {});
  const promised = new Date();
  const salt = randomKey();
  const told = givers > 1 ? { commitment, salt_hash: saltHash(commitment, salt) } : { commitment, salt };
  return { promised, commitment, salt, told };
}

/** How many browsers give a salt: the creator's, and one for each seat by invitation. */
function giversOf(seats: readonly { kind: string }[]): number {
  const own = seats.some((seat) => seat.kind === "human") ? 1 : 0;
  return Math.max(1, own + seats.filter((seat) => seat.kind === "open").length);
}

function swapped(): Refused {
  return new Refused("dice", { id: "web-dice-swapped" });
}

function keepDrawn(match: MatchPublic, drawn: Drawn, seat: number): void {
  const kept = newKept(match.id, ORDER);
  see(kept, "seed-hash", SERVER, drawn.commitment, drawn.promised);
  kept.drawn[seat] = drawn.salt;
  if (drawn.told.salt) see(kept, "salt", seat, drawn.salt);
  else see(kept, "salt-hash", seat, drawn.told.salt_hash ?? "");
  save(kept);
}

/** Make a match or a campaign: the promise first, then the salt or its hash. */
export async function openMatch(path: string, wish: Wish): Promise<MatchCreated> {
  const drawn = await draw(giversOf(wish.seats));
  const created = await post<MatchCreated>(path, { ...wish, ...drawn.told });
  const giver = created.match.seats.find((seat) => seat.salt === "told" || seat.salt === "promised");
  if (created.match.commitment !== drawn.commitment || !giver) throw swapped();
  keepDrawn(created.match, drawn, giver.seat);
  return created;
}

/** The match of a campaign that is under way, or the next one. */
export async function nextMatch(
  campaign: string,
  last: string,
  current: string | null,
  held: HeldSeat,
): Promise<MatchPublic> {
  if (current !== null) return get<MatchPublic>(`/matches/${current}`);
  return openNext(campaign, await get<MatchPublic>(`/matches/${last}`), held, false);
}

/** The next match of a campaign; somebody else may have begun it, then this browser's turn comes. */
export async function openNext(
  campaign: string,
  last: MatchPublic,
  held: HeldSeat,
  isAnew: boolean,
): Promise<MatchPublic> {
  const drawn = await draw(giversOf(last.seats));
  const wish = { ...drawn.told, anew: isAnew };
  const match = await post<MatchPublic>(`/campaigns/${campaign}/next`, wish, held.secret);
  if (match.commitment === drawn.commitment) keepDrawn(match, drawn, giverOf(match, held.seat));
  // A lone salt is told by now: another promise came after it, unless this browser knows the match.
  else if (drawn.told.salt && !keptOf(match.id)) throw swapped();
  return match;
}

/** The seat whose salt a seat's browser gives: the creator gives one for all. */
function giverOf(match: MatchPublic, seat: number): number {
  const own = match.seats[seat];
  return own?.kind === "human" ? (match.seats.find((one) => one.kind === "human")?.seat ?? seat) : seat;
}

/** Take an open seat: what the server says is kept, then the salt is drawn, kept and told. */
export async function joinMatch(id: string, invitation: string, key: string, hints = false): Promise<MatchJoined> {
  const match = await get<MatchPublic>(`/matches/${id}`);
  const kept = keptOf(id) ?? newKept(id, match.dice_order);
  if (isSwapped(kept, match)) throw swapped();
  seeMatch(kept, match);
  const open = Object.keys(kept.drawn)[0] ?? String(match.seats.find((seat) => !seat.joined)?.seat ?? 0);
  if (match.dice_order === ORDER && isOpen(match, Number(open))) throw swapped();
  const salt = (kept.drawn[open] ??= randomKey());
  see(kept, "salt", Number(open), salt);
  save(kept);
  return post<MatchJoined>(`/matches/${id}/join`, { invitation, key, salt, hints });
}

/** Whether another could still choose a salt after this seat's is told. */
function isOpen(match: MatchPublic, seat: number): boolean {
  return match.seats.some((one) => one.seat !== seat && one.salt !== "none" && !one.salt_hash);
}

/** Keep what a table says of its dice, and tell this browser's salt when its turn has come. */
export async function heed(match: MatchPublic, held: readonly HeldSeat[]): Promise<Trouble> {
  const own = held[0];
  if (match.dice_order !== ORDER || !own) return "";
  const kept = keptOf(match.id) ?? newKept(match.id, ORDER);
  if (isSwapped(kept, match)) return "swapped";
  const before = kept.seen.length;
  seeMatch(kept, match);
  if (kept.seen.length > before) save(kept);
  const giver = match.seats[giverOf(match, own.seat)];
  if (match.status !== "waiting" || !giver || giver.salt === "none" || giver.salt === "told") return "";
  return tell(match, kept, giver.seat, own.secret);
}

async function tell(match: MatchPublic, kept: Kept, seat: number, secret: string): Promise<Trouble> {
  const isPromised = match.seats[seat]?.salt === "promised";
  const salt = kept.drawn[seat] ?? (isPromised ? "" : randomKey());
  if (!salt) return "lost";
  if (isPromised && match.seats[seat]?.salt_hash !== saltHash(match.commitment, salt)) return "swapped";
  if (match.seats.some((one) => !one.joined) || isOpen(match, seat)) return "";
  kept.drawn[seat] = salt;
  see(kept, "salt", seat, salt);
  save(kept);
  await post<MatchPublic>(`/matches/${match.id}/salt`, { salt }, secret);
  return "";
}
