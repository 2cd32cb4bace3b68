// As much of TOML as our data files use: tables, lists of tables, inline tables and lists, texts,
// numbers, booleans and comments.

export type TomlValue = string | number | boolean | TomlValue[] | TomlTable;
export interface TomlTable {
  [key: string]: TomlValue;
}

export function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === "object" && !Array.isArray(value);
}

class Reader {
  at = 0;

  constructor(readonly source: string) {}

  get here(): string {
    return this.source[this.at] ?? "";
  }

  /** Skip blanks and comments, and line ends too where a value may go on over lines. */
  skip(overLines: boolean): void {
    for (;;) {
      if (this.here === "#") this.take(/[^\n]*/);
      if (this.here === " " || this.here === "\t" || (overLines && this.here === "\n")) this.at++;
      else return;
    }
  }

  take(pattern: RegExp): string {
    const sticky = new RegExp(pattern.source, "y");
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.source)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  expect(sign: string): void {
    if (this.here !== sign) throw new Error(`${sign} expected at ${this.at}`);
    this.at++;
  }

  key(): string {
    return this.here === '"' ? this.quoted() : this.take(/[A-Za-z0-9_-]+/);
  }

  quoted(): string {
    return JSON.parse(this.take(/"(?:[^"\\]|\\.)*"/)) as string;
  }

  value(): TomlValue {
    if (this.here === '"') return this.quoted();
    if (this.here === "[") return this.listed();
    if (this.here === "{") return this.inline();
    const word = this.take(/[A-Za-z0-9_.+-]+/);
    if (word === "true" || word === "false") return word === "true";
    return Number(word.replaceAll("_", ""));
  }

  listed(): TomlValue[] {
    const values: TomlValue[] = [];
    this.expect("[");
    for (this.skip(true); this.here !== "]"; this.skip(true)) {
      values.push(this.value());
      this.skip(true);
      if (this.here === ",") this.at++;
    }
    this.at++;
    return values;
  }

  inline(): TomlTable {
    const made: TomlTable = {};
    this.expect("{");
    for (this.skip(true); this.here !== "}"; this.skip(true)) {
      this.pair(made);
      this.skip(true);
      if (this.here === ",") this.at++;
    }
    this.at++;
    return made;
  }

  pair(into: TomlTable): void {
    const key = this.key();
    this.skip(false);
    this.expect("=");
    this.skip(false);
    into[key] = this.value();
  }
}

function section(reader: Reader, root: TomlTable): TomlTable {
  const isList = reader.source.startsWith("[[", reader.at);
  reader.at += isList ? 2 : 1;
  const made: TomlTable = {};
  let into = root;
  let key = reader.key();
  while (reader.here === ".") {
    reader.at++;
    const inner = into[key];
    into = isTable(inner) ? inner : (into[key] = {});
    key = reader.key();
  }
  reader.at += isList ? 2 : 1;
  const before = into[key];
  if (isList) into[key] = Array.isArray(before) ? [...before, made] : [made];
  else into[key] = made;
  return made;
}

export function parseToml(source: string): TomlTable {
  const root: TomlTable = {};
  const reader = new Reader(source);
  let current = root;
  for (reader.skip(true); reader.here !== ""; reader.skip(true)) {
    if (reader.here === "[") current = section(reader, root);
    else reader.pair(current);
  }
  return root;
}
