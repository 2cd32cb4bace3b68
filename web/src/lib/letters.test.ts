import { expect, test, vi } from "vitest";
import { loadLetters } from "./letters";

const fonts = (load: (face: string, letters: string) => Promise<FontFace[]>): FontFaceSet =>
  ({ load }) as unknown as FontFaceSet;

test("both families are fetched, with the letters that the language needs", async () => {
  const load = vi.fn(() => Promise.resolve([]));
  await loadLetters("en", fonts(load));
  await loadLetters("uk", fonts(load));
  expect(load).toHaveBeenCalledWith('400 1em "PT Sans"', "Aa");
  expect(load).toHaveBeenCalledWith('700 1em "Old Standard TT"', "AaЖж");
  expect(load).toHaveBeenCalledTimes(10);
});

test("a page without its letters is shown all the same", async () => {
  await loadLetters(
    "en",
    fonts(() => Promise.reject(new Error("offline"))),
  );
  await loadLetters("en", undefined);
});
