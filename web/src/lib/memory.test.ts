import { expect, test, vi } from "vitest";
import { recall, remember } from "./memory";

test("what is remembered comes back as it was", () => {
  remember("thing", { seats: [1, 2], name: "Анна" });
  expect(recall("thing", null)).toEqual({ seats: [1, 2], name: "Анна" });
  expect(localStorage.getItem("grognard.thing")).toBe('{"seats":[1,2],"name":"Анна"}');
});

test("what is not there, or broken, is the other value", () => {
  localStorage.setItem("grognard.broken", "{");
  expect(recall("nothing", 7)).toBe(7);
  expect(recall("broken", 7)).toBe(7);
});

test("a browser that forbids it forgets and goes on", () => {
  const refused = (): never => {
    throw new DOMException("denied");
  };
  vi.stubGlobal("localStorage", { getItem: refused, setItem: refused });
  remember("thing", 1);
  expect(recall("thing", 2)).toBe(2);
});
