// Names inside a sentence: declined, and agreed with. A message inside another brings its attributes along:
// a case each (.gen), and .gender. The same functions as in names.py of the package's messages.
import { FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** The case that a name has by itself: the value of its message. */
const NOMINATIVE = "nom";

/** A message said inside another: its nominative, and its other forms when asked for. */
export class Name extends FluentType<string> {
  readonly form: (which: string) => string | null;

  constructor(text: string, form: (which: string) => string | null) {
    super(text);
    this.form = form;
  }

  toString(): string {
    return this.value;
  }
}

const form = (name: FluentValue | undefined, which: string): string | null =>
  name instanceof Name ? name.form(which) : null;

function capital(text: FluentValue): FluentValue {
  const plain = text instanceof Name ? text.value : text;
  return typeof plain === "string" ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : plain;
}

/** What a sentence may call. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  AGREE: ([name, word], words) => words[form(name, "gender") ?? ""] ?? word!,
  CASE: ([name, which]) => (which === NOMINATIVE ? name! : (form(name, String(which)) ?? name!)),
  GENDER: ([name]) => form(name, "gender") ?? "",
  CAPITAL: ([text]) => capital(text!),
};
