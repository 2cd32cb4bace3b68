// The board of Pebbles in the browser: a click on a pebble takes it and those before it.
const MOST = 3;

export function mount(element, table) {
  const heap = document.createElement("div");
  heap.className = "pebbles";
  heap.style.cssText = "display:flex;flex-wrap:wrap;gap:10px;padding:24px;justify-content:center";
  heap.addEventListener("click", (event) => {
    const target = event.target.closest("[data-target]")?.dataset.target;
    if (target) table.act(target);
  });
  heap.addEventListener("mouseover", (event) => {
    table.point(event.target.closest("[data-target]")?.dataset.target ?? null);
  });
  element.append(heap);

  function pebble(number, seen) {
    const one = document.createElement("button");
    const target = `pebble:${number}`;
    const isLit = seen.lit.includes(target);
    one.type = "button";
    one.className = isLit ? "lit" : "";
    one.style.cssText = `width:64px;height:48px;border-radius:50%;background:${isLit ? "#f2c230" : "#8d8a80"}`;
    if (number <= MOST) {
      one.dataset.target = target;
      one.ariaLabel = table.say({ id: "pebbles-do-take", args: { count: number } });
    }
    return one;
  }

  return {
    update(seen) {
      const numbers = Array.from({ length: seen.observation.heap }, (_, place) => place + 1);
      heap.replaceChildren(...numbers.map((number) => pebble(number, seen)));
    },
    destroy() {
      heap.remove();
    },
  };
}
