// The functions of the fair dice, as the server has them: docs/notation.md says how they go.
import { bytesOf, bytesOfHex, hexOf, hmac, join, sha256 } from "./sha256";

const WORDS = 1n << 64n;

/** What the server publishes before any salt is known. */
export function commitment(seed: string): string {
  return hexOf(sha256(join(bytesOf("grognard fair dice 1 "), bytesOfHex(seed))));
}

/** What is told of a salt before the salt itself; the server's commitment is in it. */
export function saltHash(promise: string, salt: string): string {
  return hexOf(sha256(bytesOf(`grognard fair salt 2 ${promise} ${salt}`)));
}

/** A text in JSON without any letter beyond ASCII. */
function plain(text: string): string {
  return JSON.stringify(text).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Roll number `counter`, from nothing but seed, salts, counter, purpose and sides. */
export function fairNumber(
  seed: Uint8Array,
  salts: readonly string[],
  counter: number,
  purpose: string,
  n: number,
): number {
  const sides = BigInt(n);
  const limit = WORDS - (WORDS % sides);
  const about = `[[${salts.map(plain).join(",")}],${counter},${plain(purpose)},${n},`;
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(seed, bytesOf(`${about}${attempt}]`));
    const word = new DataView(digest.buffer).getBigUint64(0);
    if (word < limit) return Number(word % sides);
  }
}
