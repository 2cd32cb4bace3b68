// The ground of a tile, drawn from its id alone: the same tile looks the same in every battle.
import { Pen, n, polygon, smooth, turned } from "../../lib/pen";
import { TILE_H as H, TILE_W as W, type Box, type Spot } from "./plan";

/** A path and the class that inks it. */
export interface Layer {
  kind: string;
  d: string;
}

class Ground {
  readonly layers: Layer[] = [];

  constructor(readonly pen: Pen) {}

  add(kind: string, d: string): void {
    const last = this.layers[this.layers.length - 1];
    if (last?.kind === kind) last.d += d;
    else if (d) this.layers.push({ kind, d });
  }
}

const DRAW: Record<string, (ground: Ground) => void> = {
  woods: (ground) => woods(ground, 50, 0),
  trees: (ground) => trees(ground),
  hedged_field: hedgedField,
  field: (ground) => fields(ground),
  open: open,
  hill: hill,
  village: (ground) => village(ground, 13),
  farm: farm,
  church: church,
  encampment: encampment,
  river: (ground) => banks(ground),
  river_bridge: (ground) => banks(ground),
};

const cache = new Map<string, Layer[]>();

export function terrain(id: string, kind: string): Layer[] {
  const name = `${id}/${kind}`;
  let made = cache.get(name);
  if (!made) {
    const ground = new Ground(new Pen(name));
    (DRAW[kind] ?? open)(ground);
    made = ground.layers;
    cache.set(name, made);
  }
  return made;
}

/** Faint contour lines over the paper beyond the tiles. */
export function relief(sheet: Box, name: string): string[] {
  const pen = new Pen(`relief/${name}`);
  const lines: string[] = [];
  const waves = [pen.next() * 6, pen.next() * 6, pen.between(60, 130)] as const;
  for (let y = sheet.y - 60; y < sheet.y + sheet.h + 60; y += 26) {
    const points: Spot[] = [];
    for (let x = sheet.x + 14; x <= sheet.x + sheet.w - 14; x += 38) {
      const lift = Math.sin(x / 170 + waves[0]) * 30 + Math.sin((x + y) / waves[2] + waves[1]) * 12;
      const inside = Math.min(sheet.y + sheet.h - 14, Math.max(sheet.y + 14, y + lift));
      points.push({ x, y: inside });
    }
    lines.push(smooth(points, false));
  }
  return lines;
}

// Growth.

function oneTree(ground: Ground, at: Spot, r: number): void {
  const { pen } = ground;
  ground.layers.push({
    kind: "shade",
    d: pen.blob({ x: at.x + r * 0.35, y: at.y + r * 0.45 }, r, r * 0.8, 7, 0.05),
  });
  ground.layers.push({ kind: "crown", d: pen.crown(at, r) });
  const d = `M${n(at.x + r * 0.1)} ${n(at.y + r * 0.5)}A${n(r * 0.6)} ${n(r * 0.5)} 0 0 0 ${n(at.x + r * 0.62)} ${n(at.y - r * 0.1)}`;
  ground.layers.push({ kind: "crown-ink", d });
}

function woods(ground: Ground, count: number, edge: number): void {
  const { pen } = ground;
  ground.add("wood-wash", pen.blob({ x: W / 2, y: H / 2 }, W * 0.49 - edge, H * 0.48 - edge, 14, 0.07));
  for (const at of pen.scatter(count, W, H, 14, 19)) oneTree(ground, at, pen.between(9, 13));
}

function trees(ground: Ground): void {
  const { pen } = ground;
  ground.add("grass", grass(pen, 18));
  for (const at of pen.scatter(4, W, H, 46, 62)) {
    ground.add("wood-wash", pen.blob(at, 46, 34, 10, 0.14));
  }
  for (const at of pen.scatter(24, W, H, 15, 24)) oneTree(ground, at, pen.between(8, 12));
}

function grass(pen: Pen, count: number): string {
  return pen
    .scatter(count, W, H, 12, 20)
    .map(({ x, y }) => {
      const lean = pen.shake(2);
      return `M${n(x - 3)} ${n(y)}L${n(x - 4.5 + lean)} ${n(y - 5)}M${n(x)} ${n(y)}L${n(x + lean)} ${n(y - 7)}M${n(x + 3)} ${n(y)}L${n(x + 4.5 + lean)} ${n(y - 5)}`;
    })
    .join("");
}

function open(ground: Ground): void {
  const { pen } = ground;
  ground.add("grass-wash", pen.blob({ x: pen.between(60, 190), y: pen.between(50, 130) }, 88, 56, 10, 0.2));
  ground.add("grass", grass(pen, 30));
  const y = pen.between(40, H - 40);
  ground.add(
    "track",
    smooth(
      [-4, W * 0.25, W * 0.5, W * 0.75, W + 4].map((x) => ({ x, y: y + pen.shake(16) })),
      false,
    ),
  );
}

// Fields.

interface Parcel {
  corners: [Spot, Spot, Spot, Spot];
  angle: number;
  kind: number;
}

function parcels(pen: Pen, columns: number, rows: number): Parcel[] {
  const xs = Array.from({ length: columns + 1 }, (_, place) =>
    place === 0 ? 0 : place === columns ? W : (W * place) / columns + pen.shake(20),
  );
  const ys = Array.from({ length: rows + 1 }, (_, place) =>
    place === 0 ? 0 : place === rows ? H : (H * place) / rows + pen.shake(16),
  );
  const spots = ys.map((y, row) =>
    xs.map((x, column) => ({
      x: column === 0 || column === columns ? x : x + pen.shake(12),
      y: row === 0 || row === rows ? y : y + pen.shake(10),
    })),
  );
  const found: Parcel[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = (r: number, c: number): Spot => spots[row + r]?.[column + c] as Spot;
      found.push({
        corners: [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)],
        angle: pen.next() < 0.5 ? pen.shake(0.25) : Math.PI / 2 + pen.shake(0.25),
        kind: Math.floor(pen.next() * 4),
      });
    }
  }
  return found;
}

function between(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Furrows from side to side of a parcel. */
function furrows(pen: Pen, [a, b, c, d]: Parcel["corners"], isAcross: boolean, count: number): string {
  let path = "";
  for (let place = 1; place < count; place++) {
    const share = place / count;
    const start = isAcross ? between(a, d, share) : between(a, b, share);
    const end = isAcross ? between(b, c, share) : between(d, c, share);
    path += pen.stroke(between(start, end, 0.05), between(start, end, 0.95), 1.6);
  }
  return path;
}

function plant(ground: Ground, parcel: Parcel): void {
  const { pen } = ground;
  if (parcel.kind === 0) ground.add("meadow", polygon(parcel.corners));
  if (parcel.kind === 1) ground.add("crop", polygon(parcel.corners));
  if (parcel.kind === 3) ground.add("fallow", polygon(parcel.corners));
  if (parcel.kind !== 0) {
    ground.add("furrow", furrows(pen, parcel.corners, parcel.angle < 1, parcel.kind === 1 ? 13 : 9));
  }
}

function fields(ground: Ground): void {
  const { pen } = ground;
  const found = parcels(pen, 3, 2);
  for (const parcel of found) plant(ground, parcel);
  for (const parcel of found) ground.add("bound", polygon(parcel.corners));
  for (const at of pen.scatter(3, W, H, 20, 60)) oneTree(ground, at, pen.between(7, 9));
}

/** A hedgerow: a bank with bushes close together. */
function hedge(ground: Ground, a: Spot, b: Spot): void {
  const { pen } = ground;
  const steps = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 8.5));
  const bushes: string[] = [];
  for (let place = 0; place <= steps; place++) {
    const spot = between(a, b, place / steps);
    const at = { x: spot.x + pen.shake(1.5), y: spot.y + pen.shake(1.5) };
    bushes.push(pen.crown(at, pen.between(4.6, 6.6)));
  }
  ground.layers.push({ kind: "bank", d: pen.stroke({ x: a.x + 2, y: a.y + 4 }, { x: b.x + 2, y: b.y + 4 }) });
  ground.layers.push({ kind: "hedge", d: bushes.join("") });
}

function hedgedField(ground: Ground): void {
  const { pen } = ground;
  const found = parcels(pen, 2, 2);
  for (const parcel of found) plant(ground, parcel);
  const inset = (spot: Spot): Spot => ({
    x: Math.min(W - 9, Math.max(9, spot.x)),
    y: Math.min(H - 10, Math.max(9, spot.y)),
  });
  found.forEach(({ corners: [a, b, c, d] }, place) => {
    const gap = pen.between(0.3, 0.7);
    const [p, q] = [inset(a), inset(b)];
    hedge(ground, p, between(p, q, gap - 0.09));
    hedge(ground, between(p, q, gap + 0.09), q);
    hedge(ground, inset(a), inset(d));
    if (place % 2 === 1) hedge(ground, inset(b), inset(c));
    if (place >= 2) hedge(ground, inset(d), inset(c));
  });
}

// Relief.

function hill(ground: Ground): void {
  const { pen } = ground;
  const top = { x: W / 2 + pen.shake(18), y: H / 2 + pen.shake(10) };
  const uneven = Array.from({ length: 16 }, () => 1 + pen.shake(0.13));
  const reach = (angle: number): number => {
    const place = ((angle / (2 * Math.PI)) * 16 + 16) % 16;
    const low = Math.floor(place);
    const share = place - low;
    return (uneven[low % 16] as number) * (1 - share) + (uneven[(low + 1) % 16] as number) * share;
  };
  const at = (angle: number, share: number): Spot => ({
    x: top.x + Math.cos(angle) * 122 * share * reach(angle),
    y: top.y + Math.sin(angle) * 76 * share * reach(angle),
  });
  const ring = (share: number): string =>
    smooth(
      Array.from({ length: 24 }, (_, place) => at((place / 24) * 2 * Math.PI, share)),
      true,
    );
  ground.add("slope-1", ring(1));
  ground.add("slope-2", ring(0.68));
  ground.add("slope-3", ring(0.38));
  for (const [inner, outer, count] of [
    [0.72, 0.99, 76],
    [0.43, 0.65, 50],
  ] as const) {
    for (let place = 0; place < count; place++) {
      const angle = ((place + pen.shake(0.3)) / count) * 2 * Math.PI;
      const steep = Math.sin(angle) > -0.2 ? "hachure-dark" : "hachure";
      ground.add(steep, pen.stroke(at(angle, inner), at(angle + pen.shake(0.02), outer - pen.between(0, 0.08)), 0.8));
    }
  }
  ground.add("contour", ring(1) + ring(0.68) + ring(0.38));
  for (const spot of pen.scatter(5, W, H, 14, 40)) {
    if (Math.hypot(spot.x - top.x, (spot.y - top.y) * 1.3) > 92) oneTree(ground, spot, 8);
  }
}

// Buildings.

function house(ground: Ground, at: Spot, w: number, h: number, angle: number): void {
  const { pen } = ground;
  ground.layers.push({ kind: "shade", d: polygon(turned({ x: at.x + 2.5, y: at.y + 3.5 }, w, h, angle)) });
  ground.layers.push({ kind: pen.next() < 0.3 ? "roof-grey" : "roof", d: polygon(turned(at, w, h, angle)) });
  const along = w >= h ? angle : angle + Math.PI / 2;
  const half = Math.max(w, h) / 2;
  const ridge = { x: Math.cos(along) * half, y: Math.sin(along) * half };
  ground.layers.push({
    kind: "ridge",
    d: pen.stroke({ x: at.x - ridge.x, y: at.y - ridge.y }, { x: at.x + ridge.x, y: at.y + ridge.y }, 0.4),
  });
}

function street(pen: Pen): Spot[] {
  const y = H / 2 + pen.shake(18);
  return [-2, W * 0.25, W * 0.5, W * 0.75, W + 2].map((x, place) => ({
    x,
    y: place === 0 || place === 4 ? H / 2 : y + pen.shake(12),
  }));
}

function road(ground: Ground, points: Spot[]): void {
  const d = smooth(points, false);
  ground.layers.push({ kind: "road-edge", d }, { kind: "road", d });
}

function gardens(ground: Ground, count: number): void {
  const { pen } = ground;
  for (const at of pen.scatter(count, W, H, 28, 60)) {
    const angle = pen.shake(0.4);
    const [w, h] = [pen.between(32, 50), pen.between(22, 34)];
    const [a, b, c, d] = turned(at, w, h, angle) as [Spot, Spot, Spot, Spot];
    ground.add("garden", polygon([a, b, c, d]));
    ground.add("furrow", furrows(pen, [a, b, c, d], true, 5));
  }
}

function village(ground: Ground, count: number): void {
  const { pen } = ground;
  gardens(ground, 5);
  const main = street(pen);
  road(ground, main);
  const middle = main[2] as Spot;
  const isUp = pen.next() < 0.5;
  road(ground, [middle, { x: middle.x + pen.shake(20), y: isUp ? 40 : H - 40 }, { x: W / 2, y: isUp ? -2 : H + 2 }]);
  const along = (x: number): number => {
    const place = Math.min(3, Math.max(0, Math.floor(x / (W / 4))));
    const [a, b] = [main[place] as Spot, main[place + 1] as Spot];
    return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
  };
  for (let place = 0; place < count; place++) {
    const x = 20 + ((W - 40) * (place + 0.5)) / count + pen.shake(5);
    const side = place % 2 === 0 ? -1 : 1;
    const away = pen.between(15, 24) + (place % 3 === 0 ? 18 : 0);
    house(ground, { x, y: along(x) + side * away }, pen.between(14, 24), pen.between(10, 14), pen.shake(0.3));
  }
  for (const at of pen.scatter(7, W, H, 14, 44)) {
    if (Math.abs(at.y - along(at.x)) > 48) oneTree(ground, at, pen.between(6, 9));
  }
}

function farm(ground: Ground): void {
  const { pen } = ground;
  const found = parcels(pen, 2, 1);
  for (const parcel of found) plant(ground, { ...parcel, kind: (parcel.kind % 2) + 1 });
  for (const parcel of found) ground.add("bound", polygon(parcel.corners));
  const yard = { x: pen.between(104, 172), y: pen.between(80, 100) };
  road(ground, [
    { x: -2, y: H / 2 },
    { x: yard.x - 55, y: yard.y + 28 },
    { x: yard.x, y: yard.y + 22 },
    { x: yard.x + 60, y: yard.y + 26 },
    { x: W + 2, y: H / 2 },
  ]);
  ground.add("yard", pen.blob(yard, 42, 30, 9, 0.08));
  const angle = pen.shake(0.25);
  house(ground, { x: yard.x - 2, y: yard.y - 22 }, 44, 15, angle);
  house(ground, { x: yard.x - 34, y: yard.y + 3 }, 14, 30, angle);
  house(ground, { x: yard.x + 33, y: yard.y + 1 }, 14, 24, angle);
  const orchard = { x: yard.x > 140 ? 20 : W - 76, y: 26 };
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const at = { x: orchard.x + column * 17 + pen.shake(1.5), y: orchard.y + row * 17 + pen.shake(1.5) };
      if (at.y < H - 14 && Math.hypot(at.x - yard.x, at.y - yard.y) > 58) oneTree(ground, at, 5.8);
    }
  }
}

function church(ground: Ground): void {
  const { pen } = ground;
  gardens(ground, 3);
  road(ground, street(pen));
  const at = { x: W / 2 + pen.shake(14), y: H / 2 - 34 };
  ground.add("yard", pen.blob({ x: at.x, y: at.y + 2 }, 58, 32, 10, 0.07));
  for (const grave of pen.scatter(12, 90, 44, 4, 11)) {
    const x = at.x - 45 + grave.x;
    const y = at.y - 20 + grave.y;
    if (Math.abs(x - at.x) > 32)
      ground.add("grave", `M${n(x)} ${n(y - 4)}V${n(y + 4)}M${n(x - 2.5)} ${n(y - 1)}H${n(x + 2.5)}`);
  }
  house(ground, { x: at.x, y: at.y + 2 }, 52, 19, 0);
  house(ground, { x: at.x + 4, y: at.y + 2 }, 17, 34, 0);
  house(ground, { x: at.x - 30, y: at.y + 2 }, 18, 18, 0);
  ground.layers.push({ kind: "cross", d: `M${n(at.x - 30)} ${n(at.y - 4)}v12M${n(at.x - 35)} ${n(at.y)}h10` });
  for (let place = 0; place < 6; place++) {
    const x = 30 + place * 44 + pen.shake(6);
    house(ground, { x, y: H / 2 + 30 + pen.shake(6) }, pen.between(16, 24), 12, pen.shake(0.2));
  }
  for (const spot of [
    { x: 22, y: 30 },
    { x: W - 22, y: 34 },
    { x: 36, y: 52 },
    { x: W - 40, y: 156 },
  ])
    oneTree(ground, spot, 8);
}

function encampment(ground: Ground): void {
  const { pen } = ground;
  ground.add("yard", pen.blob({ x: W / 2, y: H / 2 }, 104, 66, 12, 0.08));
  ground.add("grass", grass(pen, 12));
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 5; column++) {
      if (row === 1 && column === 2) continue;
      const x = 52 + column * 44 + pen.shake(4);
      const y = 46 + row * 46 + pen.shake(3);
      ground.layers.push({
        kind: "shade",
        d: polygon([
          { x: x - 11, y: y + 11 },
          { x: x + 16, y: y + 11 },
          { x: x + 4, y: y - 6 },
        ]),
      });
      ground.layers.push({
        kind: "tent",
        d: polygon([
          { x: x - 13, y: y + 9 },
          { x: x + 13, y: y + 9 },
          { x, y: y - 10 },
        ]),
      });
      ground.layers.push({
        kind: "ridge",
        d: `M${n(x)} ${n(y - 10)}V${n(y + 9)}M${n(x - 4)} ${n(y + 9)}L${n(x)} ${n(y - 2)}L${n(x + 4)} ${n(y + 9)}`,
      });
    }
  }
  road(ground, [
    { x: -2, y: H / 2 },
    { x: 80, y: H / 2 + 4 },
    { x: 170, y: H / 2 - 4 },
    { x: W + 2, y: H / 2 },
  ]);
}

/** Both banks of a river; the water itself is laid over all its tiles at once. */
function banks(ground: Ground): void {
  const { pen } = ground;
  ground.add(
    "meadow",
    polygon([
      { x: 0, y: 0 },
      { x: W, y: 0 },
      { x: W, y: H },
      { x: 0, y: H },
    ]),
  );
  ground.add("grass", grass(pen, 26));
  const reeds = pen.scatter(10, W, H, 14, 40);
  for (const at of reeds) {
    if (Math.abs(at.y - H / 2) > 46 && Math.abs(at.x - W / 2) > 40) oneTree(ground, at, pen.between(6, 9));
  }
}
