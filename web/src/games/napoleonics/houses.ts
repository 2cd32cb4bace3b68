// What was built: villages as clusters of small roofs, the mill, and walled farms.
import { Pen, n, polygon, turned } from "../../lib/pen";
import { add, between, type Spot } from "./geometry";
import type { Sheet } from "./sheet";

/** A roof seen from above and a little from the south: two slopes, a ridge and a shadow. */
export function house(sheet: Sheet, at: Spot, w: number, h: number, turn: number): void {
  const [a, b, c, d] = turned(at, w, h, turn) as [Spot, Spot, Spot, Spot];
  const [left, right] = [between(a, d), between(b, c)];
  sheet.draw("roof-shade", polygon([a, b, c, d].map((one) => add(one, { x: 3, y: 3.4 }))));
  sheet.draw("roof", polygon([a, b, right, left]));
  sheet.draw("roof-dark", polygon([left, right, c, d]));
  sheet.draw("ridge", `M${n(left.x)} ${n(left.y)}L${n(right.x)} ${n(right.y)}`);
}

function church(sheet: Sheet, at: Spot): void {
  house(sheet, at, 20, 11, 0);
  const tower = { x: at.x - 12, y: at.y };
  sheet.draw("roof-shade", polygon(turned(add(tower, { x: 3, y: 3.4 }), 9, 11, 0)));
  sheet.draw("roof-dark", polygon(turned(tower, 9, 11, 0)));
  sheet.draw("church", `M${n(tower.x)} ${n(tower.y - 5)}v-12m-4 4h8`);
}

/** Streets cross in the middle; houses stand along them, closer together towards it. */
export function town(sheet: Sheet, at: Spot, name: string): void {
  const pen = new Pen(`town/${name}`);
  const turn = pen.between(-0.35, 0.35);
  sheet.draw("garden", pen.blob(at, 44, 46, 12, 0.08));
  const spot = (along: number, aside: number): Spot => ({
    x: at.x + along * Math.cos(turn) - aside * Math.sin(turn),
    y: at.y + along * Math.sin(turn) + aside * Math.cos(turn),
  });
  for (const [a, b] of [
    [spot(-47, 0), spot(47, 0)],
    [spot(0, -49), spot(0, 49)],
  ] as const) {
    sheet.draw("street", pen.stroke(a, b, 3));
  }
  const homes = pen.scatter(60, 88, 90, 0, 10.8).map((one) => ({ along: one.x - 44, aside: one.y - 45 }));
  const lived = homes.filter(
    ({ along, aside }) => Math.hypot(along, aside) < 43 && Math.abs(along) > 7 && Math.abs(aside) > 7,
  );
  const built = lived.map((one) => ({ ...one, at: spot(one.along, one.aside) })).sort((a, b) => a.at.y - b.at.y);
  const holy = Math.floor(built.length * 0.3);
  built.forEach((one, place) => {
    const isAcross = Math.abs(one.along) < Math.abs(one.aside);
    if (place === holy) church(sheet, one.at);
    else
      house(
        sheet,
        one.at,
        pen.between(9, 15),
        pen.between(7, 9.5),
        turn + (isAcross ? Math.PI / 2 : 0) + pen.shake(0.16),
      );
  });
}

/** A post mill with its sails, and the miller's house. */
export function mill(sheet: Sheet, at: Spot, hex: string): void {
  const pen = new Pen(`mill/${hex}`);
  sheet.draw("garden", pen.blob(at, 36, 36, 10, 0.1));
  house(sheet, { x: at.x + 22, y: at.y + 28 }, 20, 11, 0.1);
  house(sheet, { x: at.x - 25, y: at.y + 26 }, 14, 9, -0.5);
  const top = { x: at.x - 14, y: at.y - 22 };
  sheet.draw("roof-shade", pen.blob(add(top, { x: 5, y: 12 }), 12, 7));
  sheet.draw("roof", `M${n(top.x - 9)} ${n(top.y + 15)}l3-17q6-7 12 0l3 17Z`);
  for (const angle of [0.5, 2.07, 3.64, 5.21]) sheet.draw("sail", sail(top, angle));
}

function sail(hub: Spot, angle: number): string {
  const ray = { x: Math.cos(angle), y: Math.sin(angle) };
  const side = { x: -ray.y * 5, y: ray.x * 5 };
  const [near, far] = [add(hub, ray, 6), add(hub, ray, 22)];
  return `M${n(hub.x)} ${n(hub.y)}L${n(far.x)} ${n(far.y)}l${n(side.x)} ${n(side.y)}L${n(near.x + side.x)} ${n(near.y + side.y)}L${n(near.x)} ${n(near.y)}`;
}

/** A court closed by buildings and walls. */
export function walledFarm(sheet: Sheet, at: Spot, name: string): void {
  const pen = new Pen(`farm/${name}`);
  const turn = pen.between(-0.15, 0.15);
  sheet.draw("court", polygon(turned(at, 70, 66, turn)));
  sheet.draw("wall", polygon(turned(at, 72, 68, turn)));
  for (const [x, y, w, h] of [
    [0, -31, 46, 11],
    [-33, 4, 11, 40],
    [33, -4, 11, 34],
    [12, 31, 30, 11],
  ] as const) {
    house(sheet, { x: at.x + x, y: at.y + y }, Math.max(w, h), Math.min(w, h), w > h ? turn : turn + Math.PI / 2);
  }
}
