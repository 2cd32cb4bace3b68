// The looks by game.
export { hasLook, isComing, loadLook, lookOf, seatStyle } from "./looks.svelte";
