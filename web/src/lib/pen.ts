// A steady hand: seeded chance and the strokes that maps are drawn with.

export interface Spot {
  x: number;
  y: number;
}

export class Pen {
  #seed: number;

  constructor(name: string) {
    let hash = 2166136261;
    for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    this.#seed = hash >>> 0;
  }

  /** A number from 0 to 1, the same for the same name. */
  next(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A number around 0. */
  shake(most: number): number {
    return this.between(-most, most);
  }

  /** Points at least `apart` from each other. */
  scatter(count: number, w: number, h: number, edge: number, apart: number): Spot[] {
    const found: Spot[] = [];
    for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
      const spot = { x: this.between(edge, w - edge), y: this.between(edge, h - edge) };
      if (found.every((other) => distance(other, spot) >= apart)) found.push(spot);
    }
    return found.sort((a, b) => a.y - b.y);
  }

  /** A line that was drawn, not ruled. */
  stroke(a: Spot, b: Spot, shake = 1.2): string {
    const mid = { x: (a.x + b.x) / 2 + this.shake(shake), y: (a.y + b.y) / 2 + this.shake(shake) };
    return `M${n(a.x)} ${n(a.y)}Q${n(mid.x)} ${n(mid.y)} ${n(b.x)} ${n(b.y)}`;
  }

  /** A closed round shape with an uneven edge. */
  blob(at: Spot, rx: number, ry: number, points = 9, uneven = 0.12): string {
    const ring = Array.from({ length: points }, (_, place) => {
      const angle = (place / points) * 2 * Math.PI;
      const reach = 1 + this.shake(uneven);
      return { x: at.x + Math.cos(angle) * rx * reach, y: at.y + Math.sin(angle) * ry * reach };
    });
    return smooth(ring, true);
  }

  /** The sign of a tree: a scalloped crown. */
  crown(at: Spot, r: number): string {
    const bumps = 6;
    const turn = this.next() * Math.PI;
    let d = "";
    for (let place = 0; place <= bumps; place++) {
      const angle = turn + (place / bumps) * 2 * Math.PI;
      const x = n(at.x + Math.cos(angle) * r);
      const y = n(at.y + Math.sin(angle) * r * 0.86);
      d += place === 0 ? `M${x} ${y}` : `A${n(r * 0.55)} ${n(r * 0.5)} 0 0 1 ${x} ${y}`;
    }
    return `${d}Z`;
  }
}

export function n(value: number): string {
  return value.toFixed(1);
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function polygon(points: readonly Spot[]): string {
  return `M${points.map((point) => `${n(point.x)} ${n(point.y)}`).join("L")}Z`;
}

/** A rectangle around a point, turned by an angle. */
export function turned(at: Spot, w: number, h: number, angle: number): Spot[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ].map(([x = 0, y = 0]) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }));
}

/** A curve through all points. */
export function smooth(points: readonly Spot[], isClosed: boolean): string {
  const count = points.length;
  const at = (place: number): Spot => {
    const inside = isClosed ? (place + count) % count : Math.max(0, Math.min(count - 1, place));
    return points[inside] as Spot;
  };
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let place = 0; place < (isClosed ? count : count - 1); place++) {
    const [p0, p1, p2, p3] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    d += `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(p2.x)} ${n(p2.y)}`;
  }
  return isClosed ? `${d}Z` : d;
}
