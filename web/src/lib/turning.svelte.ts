// A board that can be turned round: players have their own side near, unless they turned it.
import type { Switch } from "./camera.svelte";
import { recall, remember } from "./memory";
import { t } from "./text.svelte";

export class Turning {
  readonly #key: string;
  readonly #isFar: () => boolean;
  readonly #turned: () => void;
  /** Whether the player wants it the other way round. */
  #wish = $state(false);

  /** `isFar` says whether the player's own side lies at the far edge as printed; `turned` is told of the player's wish. */
  constructor(game: string, isFar: () => boolean, turned: () => void = () => undefined) {
    this.#key = `${game}.far`;
    this.#isFar = isFar;
    this.#turned = turned;
    this.#wish = recall(this.#key, false);
  }

  /** Whether the board lies the other way round than it is printed. */
  get isOn(): boolean {
    return this.#isFar() !== this.#wish;
  }

  /** The bar's switch: on, the own side is far. */
  get switch(): Switch {
    return { isOn: this.#wish, label: t("web-turn-board"), toggle: () => this.#toggle() };
  }

  #toggle(): void {
    this.#wish = !this.#wish;
    remember(this.#key, this.#wish);
    this.#turned();
  }
}
