// Reading the games' data files, which the build has turned from TOML into plain objects.

export type Value = string | number | boolean | Value[] | Table;
export interface Table {
  [key: string]: Value;
}

const isTable = (value: Value | undefined): value is Table => typeof value === "object" && !Array.isArray(value);

export const text = (value: Value | undefined): string => (typeof value === "string" ? value : "");
export const number = (value: Value | undefined): number => (typeof value === "number" ? value : 0);
export const list = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
export const texts = (value: Value | undefined): string[] => list(value).map(text);
export const table = (value: Value | undefined): Table => (isTable(value) ? value : {});
/** A list of tables; whatever else stands in it is left out. */
export const rows = (value: Value | undefined): Table[] => list(value).filter(isTable);
