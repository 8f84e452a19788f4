/** Pieces of SVG: numbers, corners, outlines. */

export type Point = [number, number];

/** A number with one decimal at most. */
export function num(value: number): string {
  const text = value.toFixed(1).replace(/\.0$/, "");
  return text === "-0" ? "0" : text;
}

export function at(x: number, y: number, angle?: number): string {
  const turn = angle === undefined ? "" : ` rotate(${num(angle)})`;
  return `translate(${num(x)},${num(y)})${turn}`;
}

/** The same direction, turned by half when letters would stand on their heads. */
export function upright(angle: number): number {
  const turned = ((((angle + 180) % 360) + 360) % 360) - 180;
  if (turned > 90) return turned - 180;
  return turned <= -90 ? turned + 180 : turned;
}

export function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;
}

/** The four corners of a turned rectangle. */
export function corners(x: number, y: number, angle: number, w: number, h: number): Point[] {
  const turn = (angle * Math.PI) / 180;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const box: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ];
  return box.map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]);
}

/** The convex outline of some points (monotone chain). */
export function hull(points: Point[]): Point[] {
  const ordered = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (run: Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of run) {
      while (out.length > 1 && turn(out.at(-2)!, out.at(-1)!, p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(ordered), ...half([...ordered].reverse())];
}

/** The pitch nearest to the wanted one that divides the length evenly. */
export function fit(length: number, pitch: number): number {
  return length / Math.max(1, Math.round(length / pitch));
}

/** A line of water along the lower edge of a space, from end to end. */
export function waves(width: number): string {
  const step = fit(width + 4, 9) / 2;
  const runs = Math.round((width + 4) / step) - 1;
  return `M${num(-width / 2 - 2)} 6.6q${num(step / 2)} -3.4 ${num(step)} 0${`t${num(step)} 0`.repeat(runs)}`;
}

/** The sleepers of a track without rails, from end to end of a space. */
export function sleepers(width: number, height: number): string {
  const step = fit(width, 6);
  const h = num(height / 2 - 1.6);
  const xs = Array.from({ length: Math.round(width / step) }, (_, i) => num(-width / 2 + (i + 0.5) * step));
  return xs.map((x) => `M${x} -${h}V${h}`).join("");
}

/** A star with five points. */
export function star(outer: number, inner: number): string {
  const ring: Point[] = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    return [r * Math.sin((i * Math.PI) / 5), -r * Math.cos((i * Math.PI) / 5)];
  });
  return polygon(ring);
}

/** The mark of a player on a roof of any size, as one path; dots are filled, the rest drawn. */
export function roofMark(mark: string, w: number, halfHeight: number): string {
  const h = halfHeight * 0.62;
  switch (mark) {
    case "stripe":
      return `M${num(-w)} 0H${num(w)}`;
    case "bands":
      return [-0.5 * w, 0.5 * w]
        .map((x) => `M${num(x)} ${num(1 - halfHeight)}V${num(halfHeight - 1)}`)
        .join("");
    case "chevrons":
      return [-0.6 * w, 0.15 * w]
        .map((x) => `M${num(x)} ${num(-h)}L${num(x + 0.4 * w)} 0L${num(x)} ${num(h)}`)
        .join("");
    case "dots": {
      const r = halfHeight * 0.34;
      return [-0.6 * w, 0, 0.6 * w]
        .map((x) => `M${num(x - r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`)
        .join("");
    }
    default:
      return `M${num(-0.7 * w)} ${num(-h)}L${num(0.7 * w)} ${num(h)}M${num(-0.7 * w)} ${num(h)}L${num(0.7 * w)} ${num(-h)}`;
  }
}
