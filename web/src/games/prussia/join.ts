// Lines of the log that belong together: the steps of a retreat are one way.
import type { LogLine } from "../../api/types";

const WAYS = new Set(["retreat", "withdraw"]);

/** A piece that retreats hex by hex retreats from the first to the last. */
export function join(before: LogLine, line: LogLine): LogLine | null {
  if (before.kind !== line.kind || !WAYS.has(line.kind)) return null;
  if (before.fields["piece"] !== line.fields["piece"] || before.fields["to"] !== line.fields["from"]) return null;
  const from = before.message.args?.["from"] ?? "";
  return {
    ...line,
    fields: { ...line.fields, from: before.fields["from"] },
    message: { ...line.message, args: { ...line.message.args, from } },
  };
}
