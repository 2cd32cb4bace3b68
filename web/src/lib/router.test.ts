import { expect, test, vi } from "vitest";
import { follow, router } from "./router.svelte";

test("a path is a page and an id", () => {
  router.go("/play/abc");
  expect([router.page, router.id]).toEqual(["play", "abc"]);
  router.go("/");
  expect([router.page, router.id]).toEqual(["", ""]);
});

test("going back is noticed", () => {
  router.go("/replay/x");
  history.replaceState(null, "", "/dice/y");
  dispatchEvent(new PopStateEvent("popstate"));
  expect([router.page, router.id]).toEqual(["dice", "y"]);
});

test("a plain click on a link of ours stays on the page; one with a key is the browser's", () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  const link = document.createElement("a");
  link.href = "/campaign/c#part";
  link.onclick = follow;
  const click = (init: MouseEventInit): boolean =>
    link.dispatchEvent(new MouseEvent("click", { button: 0, cancelable: true, ...init }));
  expect(click({})).toBe(false);
  expect(go).toHaveBeenCalledWith("/campaign/c#part");
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) click({ [key]: true });
  click({ button: 1 });
  expect(go).toHaveBeenCalledTimes(1);
});
