import { expect, test } from "vitest";
import { bytesOf, bytesOfHex, hexOf, hmac, join, sha256 } from "./sha256";

test("the examples of FIPS 180-4", () => {
  expect(hexOf(sha256(bytesOf("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hexOf(sha256(bytesOf("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("every length around the end of a block, as the platform has it", async () => {
  for (let length = 0; length < 140; length++) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
    const expected = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    expect(hexOf(sha256(message))).toBe(hexOf(expected));
  }
});

test("keys of every length around a block, as the platform has it", async () => {
  const message = bytesOf("[[],0]");
  for (const length of [1, 32, 63, 64, 65, 130]) {
    const key = Uint8Array.from({ length }, (_, place) => 255 - place);
    const own = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const expected = new Uint8Array(await crypto.subtle.sign("HMAC", own, Uint8Array.from(message)));
    expect(hexOf(hmac(key, message))).toBe(hexOf(expected));
  }
});

test("hex, bytes and back, letters beyond ASCII in UTF-8", () => {
  expect([...bytesOfHex("00ff10")]).toEqual([0, 255, 16]);
  expect(hexOf(join(bytesOfHex("00ff"), bytesOf("Ї")))).toBe("00ffd087");
});
