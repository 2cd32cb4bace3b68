// The looks by game.
export { hasLook, isComing, loadLook, lookOf, seatStyle, stageOf } from "./looks.svelte";
