// What things on the map are called, in the chosen language.
import { t, texts } from "../../lib/text.svelte";

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** A place as it is written on maps; the data spells names without accents. */
export function placeName(name: string): string {
  const id = `web-prussia-place-${slug(name)}`;
  return texts.has(id) ? t(id) : name;
}
