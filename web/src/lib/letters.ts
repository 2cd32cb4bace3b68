// The letters that a page is set in: it waits for them as for its words, since everything would move if they came later.

/** What titles, text and numbers are set in; of text slanted letters are few, and move nothing. */
const FACES = [
  '400 1em "PT Sans"',
  '700 1em "PT Sans"',
  '400 1em "Old Standard TT"',
  '700 1em "Old Standard TT"',
  'italic 400 1em "Old Standard TT"',
];
const LATIN = "Aa";
const CYRILLIC = "Жж";

/** Fetch the letters of a language; without them the browser's own will do. */
export async function loadLetters(language: string, fonts: FontFaceSet | undefined = document.fonts): Promise<void> {
  const letters = language === "en" ? LATIN : LATIN + CYRILLIC;
  await Promise.allSettled(FACES.map((face) => fonts?.load(face, letters)));
}
