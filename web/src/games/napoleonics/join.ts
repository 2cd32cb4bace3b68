// Lines of the log that belong together: the orders of a turn, the cards drawn, a retreat and what it costs.
import type { Argument, LogLine, Message } from "../../api/types";

const ORDERS = new Set(["order", "order-leader"]);
const WAYS = new Set(["retreat", "retreat-leader"]);

const args = (line: LogLine): Record<string, Argument> => line.message.args ?? {};

function listed(id: string, first: Argument | undefined, rest: Argument | undefined): Message {
  return { id, args: { first: first ?? "", rest: rest ?? "" } };
}

const whom = (line: LogLine): Argument | undefined => args(line)["list"] ?? args(line)["unit"] ?? args(line)["leader"];

function orders(before: LogLine, line: LogLine): LogLine {
  const list = listed("web-napoleonics-list", whom(before), whom(line));
  return { ...line, kind: "order", message: { id: "web-napoleonics-orders-given", args: { list } } };
}

function cards(before: LogLine, line: LogLine): LogLine {
  const card = listed("web-napoleonics-list-cards", args(before)["card"], args(line)["card"]);
  return { ...line, message: { ...line.message, args: { ...args(line), card } } };
}

function way(before: LogLine, line: LogLine): LogLine {
  const message = { ...line.message, args: { ...args(line), from: args(before)["from"] ?? "" } };
  return { ...line, message };
}

/** Who cannot retreat loses no more blocks than there are. */
function stuck(before: LogLine, line: LogLine): LogLine {
  return { ...before, message: { ...before.message, args: { ...args(before), lost: args(line)["lost"] ?? 0 } } };
}

const ofWhom = ({ fields }: LogLine): unknown => fields["unit"] ?? fields["leader"];

export function join(before: LogLine, line: LogLine): LogLine | null {
  if (before.who !== line.who) return null;
  if (ORDERS.has(before.kind) && ORDERS.has(line.kind)) return orders(before, line);
  if (before.kind === "drew" && line.kind === "drew") return cards(before, line);
  if (before.kind === "drew" && line.kind === "draw") return before;
  if (ofWhom(before) !== ofWhom(line)) return null;
  if (before.kind === "blocked" && line.kind === "hits") return stuck(before, line);
  return before.kind === line.kind && WAYS.has(line.kind) ? way(before, line) : null;
}
