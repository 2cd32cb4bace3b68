// What a key means at the table, where nothing is being typed and no dialog is open.

const COMMANDS: Record<string, string> = {
  u: "undo",
  e: "end",
  l: "log",
  q: "question",
  c: "tray",
  b: "board",
  g: "reach",
  r: "again",
  i: "reader",
  t: "charts",
  a: "account",
  m: "rules",
  h: "hint",
  n: "next",
  "?": "help",
  f: "fit",
  "+": "closer",
  "-": "farther",
  Escape: "escape",
};

/** The place of a letter's key, so that letters work under a Cyrillic layout too. */
const CODES: Record<string, string> = {
  KeyU: "u",
  KeyE: "e",
  KeyL: "l",
  KeyQ: "q",
  KeyC: "c",
  KeyB: "b",
  KeyG: "g",
  KeyR: "r",
  KeyI: "i",
  KeyT: "t",
  KeyA: "a",
  KeyF: "f",
  KeyM: "m",
  KeyH: "h",
  KeyN: "n",
};

export function keyAction(event: KeyboardEvent): number | string | null {
  const element = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (element?.closest("input, select, textarea, dialog[open]")) return null;
  if (/^[0-9]$/.test(event.key)) return event.key === "0" ? 10 : Number(event.key);
  return COMMANDS[event.key] ?? COMMANDS[CODES[event.code] ?? ""] ?? null;
}
