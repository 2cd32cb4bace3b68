import { t, texts } from "./text.svelte";

/** What a computer player is called; for one of another package we have no words of our own. */
export function botTitle(bot: string): string {
  const id = `web-opponent-bot-${bot}`;
  return texts.has(id) ? t(id) : t("web-opponent-bot", { name: bot });
}
