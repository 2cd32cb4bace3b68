import { expect, test } from "vitest";
import { speak } from "../testing/words";
import { botTitle } from "./bots";

test("our computer players have words of their own, those of another package their name", async () => {
  await speak("undaunted");
  expect(botTitle("reference")).toBe("Computer: thinks one decision ahead");
  expect(botTitle("deep-thought")).toBe("Computer: deep-thought");
});
