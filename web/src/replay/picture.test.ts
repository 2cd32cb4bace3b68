import { expect, test, vi } from "vitest";
import { drawBoard, isUsed, save } from "./picture";

test.each([
  ["U+0000-00FF, U+0131", "abc", true],
  ["U+0301, U+0400-045F", "abc", false],
  ["U+0301, U+0400-045F", "Роліка", true],
  ["U+4??", "ї", true],
])("letters of %o are used in %o: %o", (range, text, isIn) => {
  expect(isUsed(range, text)).toBe(isIn);
});

test("all of the board is drawn, wherever the camera stands, and what the style sheet says is in it", async () => {
  document.body.innerHTML = `<style>.hill { fill: rgb(1, 2, 3) }</style>
    <svg role="group" aria-label="Board"><g transform="translate(5 6) scale(3)"><path class="hill" d="M0 0H9"/></g></svg>`;
  const board = document.querySelector("svg")!;
  const layer = board.querySelector("g")!;
  layer.getBBox = () => ({ x: 0, y: 0, width: 76, height: 26 }) as DOMRect;
  const { svg, width, height } = await drawBoard(board);
  expect([width, height]).toEqual([2400, 1200]);
  expect(svg).toContain('viewBox="-12 -12 100 50"');
  expect(svg).not.toContain("translate(5 6)");
  expect(svg).not.toContain("class=");
  expect(svg).toMatch(/<path[^>]*fill: ?rgb\(1, 2, 3\)/);
  expect(layer.getAttribute("transform")).toBe("translate(5 6) scale(3)");
});

test("a file is handed over under its name", () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  URL.createObjectURL = () => "blob:x";
  save(new Blob(["x"]), "field.svg");
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe("field.svg");
});
