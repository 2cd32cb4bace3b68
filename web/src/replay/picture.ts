// The board as a picture: a file that looks like what is on the screen, with its fonts in it.
import { wait } from "../table/director.svelte";

/** What is drawn of an element, as far as the style sheet says it. */
const PROPERTIES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "display",
  "visibility",
  "paint-order",
  "filter",
  "mix-blend-mode",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "text-transform",
  "dominant-baseline",
  "transform",
  "transform-origin",
  "transform-box",
  "stop-color",
  "stop-opacity",
] as const;
/** What an element has from the one around it, unless something else is said. */
const INHERITED = new Set([
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "visibility", "paint-order", "font-family", "font-size", "font-style"],
  ...["font-weight", "letter-spacing", "text-anchor", "text-transform", "dominant-baseline"],
]);
const NONE: Record<string, string> = {
  opacity: "1",
  filter: "none",
  transform: "none",
  "mix-blend-mode": "normal",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
  "transform-box": "view-box",
};
const GROUND = "#39422f";
const MARGIN = 12;
/** The longer side of a picture, in pixels. */
const LONGER = 2400;

/** A drawing begins to read its fonts when it is first painted, and does not say when it has them. */
const ROUNDS = 4;
const BREATH = 200;

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** Write what the style sheet says of an element into its copy. */
function dress(from: Element, to: Element, around: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from);
  const said = PROPERTIES.filter((name) => {
    const value = style.getPropertyValue(name);
    if (!value) return false;
    if (name === "transform-origin") return style.transform !== "none";
    if (name === "display") return value === "none";
    return INHERITED.has(name) ? value !== around?.getPropertyValue(name) : value !== NONE[name];
  }).map((name) => `${name}:${style.getPropertyValue(name)}`);
  to.removeAttribute("class");
  to.removeAttribute("tabindex");
  if (said.length) to.setAttribute("style", said.join(";").replaceAll('"', "'"));
  else to.removeAttribute("style");
  const copies = [...to.children];
  for (const [place, child] of [...from.children].entries()) {
    const copy = copies[place];
    if (copy) dress(child, copy, style);
  }
}

/** The board as a drawing of its own: all of it, whatever part is on the screen. */
export async function drawBoard(board: SVGSVGElement): Promise<Picture> {
  const layer = board.querySelector<SVGGElement>(":scope > g")!;
  const box = layer.getBBox();
  const copy = board.cloneNode(true) as SVGSVGElement;
  dress(board, copy, null);
  const moved = copy.querySelector<SVGGElement>(":scope > g")!;
  moved.removeAttribute("transform");
  moved.style.transform = "none";
  const [x, y] = [box.x - MARGIN, box.y - MARGIN];
  const [w, h] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN];
  const scale = LONGER / Math.max(w, h);
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
  for (const name of ["role", "aria-label"]) copy.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const ground = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${GROUND}"/>`;
  const style = `<style>${await fonts(board)}</style>`;
  const svg = new XMLSerializer().serializeToString(copy).replace(/^(<svg[^>]*>)/, `$1${style}${ground}`);
  return { svg, width, height };
}

/** Which letters a file of a font has: it is cut in two, and the page does not say where. */
const LETTERS = {
  cyrillic: "U+0301, U+0400-052F, U+2116",
  latin: "U+0000-02FF, U+0304-0308, U+1E00-2115, U+2117-FFFF",
};

/** The fonts that a drawing uses, each in itself. */
async function fonts(board: Element): Promise<string> {
  const used = new Map<string, string>();
  for (const one of board.querySelectorAll("text, tspan, textPath")) {
    const style = getComputedStyle(one);
    for (const family of style.fontFamily.split(",")) {
      const face = faceOf(family, style.fontWeight, style.fontStyle);
      used.set(face, (used.get(face) ?? "") + one.textContent);
    }
  }
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => {
      const [family, weight, slant] = ["font-family", "font-weight", "font-style"].map((name) =>
        style.getPropertyValue(name),
      ) as [string, string, string];
      const text = used.get(faceOf(family, weight, slant));
      return text !== undefined && isUsed(rangeOf(style.getPropertyValue("src")), text);
    });
  return (await Promise.all(rules.map(within))).join("");
}

const BOLD = 600;

function faceOf(family: string, weight: string, style: string): string {
  const isBold = weight === "bold" || Number(weight) >= BOLD;
  return [family.replaceAll(/["']/g, "").trim(), isBold, style].join("/");
}

const rangeOf = (source: string): string => (source.includes("cyrillic") ? LETTERS.cyrillic : LETTERS.latin);

/** Whether a text has a letter of a range like "U+0301, U+0400-045F". */
export function isUsed(range: string, text: string): boolean {
  const parts = range.split(",").map((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return parts.some(([from, to]) => code >= from && code <= to);
  });
}

/** A rule of a font with the font in it. */
async function within(rule: CSSFontFaceRule): Promise<string> {
  const sources = rule.style.getPropertyValue("src");
  const source = /url\("?([^")]+)"?\)/.exec(sources)?.[1];
  if (!source) return "";
  const base = rule.parentStyleSheet?.href ?? location.href;
  const data = new Uint8Array(await (await fetch(new URL(source, base))).arrayBuffer());
  let bytes = "";
  for (const one of data) bytes += String.fromCharCode(one);
  const { style } = rule;
  const said = ["font-family", "font-style", "font-weight"].map((name) => `${name}:${style.getPropertyValue(name)}`);
  const parts = [...said, `unicode-range:${rangeOf(sources)}`, `src:url(data:font/woff2;base64,${btoa(bytes)})`];
  return `@font-face{${parts.join(";")}}`;
}

/** A drawing as a picture of pixels. */
export async function paint({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext("2d")!;
  for (let round = 0; round < ROUNDS; round++) {
    brush.drawImage(image, 0, 0, width, height);
    await wait(BREATH);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Hand a file to the player. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The board that is on the screen, as a file. */
export async function takePicture(kind: "png" | "svg", name: string): Promise<void> {
  const board = document.querySelector<SVGSVGElement>(".replay > .centre .panzoom > svg");
  if (!board) throw new Error("no board");
  const picture = await drawBoard(board);
  const blob = kind === "svg" ? new Blob([picture.svg], { type: "image/svg+xml" }) : await paint(picture);
  save(blob, `${name}.${kind}`);
}
