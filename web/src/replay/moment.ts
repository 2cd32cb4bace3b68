// A moment of a game: passed on as a text or a link, opened again, and played on from.
import { get, post } from "../api/http";
import type { MatchCreated, Position, RecordChecked, SeatCreate } from "../api/types";
import { openMatch } from "../dice/opening";

export type Source = "matches" | "records";

const PREFIX = "grognard:";

/** The text of a moment; whoever has it can open it. */
export async function positionText(source: Source, id: string, at: number): Promise<string> {
  return (await get<Position>(`/${source}/${id}/position?at=${at}`)).text;
}

/** The address of a position; it stays in the fragment, which no server sees. */
export const positionLink = (text: string): string => `${location.origin}/position#${text}`;

/** What was pasted: a text, or a link with one. */
export function textIn(pasted: string): string {
  const place = pasted.indexOf(PREFIX);
  return (place < 0 ? pasted : pasted.slice(place)).replace(/\s+/g, "");
}

/** Open a position; returns the address where it is shown. */
export async function openPosition(pasted: string): Promise<string> {
  const opened = await post<RecordChecked>("/positions", { text: textIn(pasted) });
  return `/record/${opened.id}/${opened.steps}`;
}

/** Who sits where: the player, and a computer player of a level or somebody else at this screen. */
export function seatsOf(count: number, own: number, opponent: string): SeatCreate[] {
  return Array.from({ length: count }, (_, seat) => {
    const isOwn = seat === own || opponent === "";
    return { kind: isOwn ? "human" : "bot", bot: isOwn ? "" : opponent, player: "", hints: false };
  });
}

/** Begin a practice match at a moment of a game. */
export function playOn(source: Source, id: string, at: number, seats: SeatCreate[]): Promise<MatchCreated> {
  return openMatch(`/${source}/${id}/play-on`, { at, seats });
}
