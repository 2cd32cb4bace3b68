import { beforeEach, expect, test, vi } from "vitest";
import { Turning } from "./turning.svelte";

beforeEach(() => localStorage.clear());

test("the own side lies near, unless the player turns it, which is remembered", () => {
  const turned = vi.fn();
  const far = new Turning("undaunted", () => true, turned);
  const near = new Turning("undaunted", () => false);
  expect([far.isOn, near.isOn]).toEqual([true, false]);
  expect(far.switch.isOn).toBe(false);
  far.switch.toggle();
  expect([far.isOn, far.switch.isOn, turned.mock.calls.length]).toEqual([false, true, 1]);
  expect(new Turning("undaunted", () => true).isOn).toBe(false);
  expect(new Turning("prussia", () => true).isOn).toBe(true);
});
