// Curves, spaces along them, and how deep two oriented boxes overlap.

export const PITCH = 17 // between the centre lines of parallel tracks
export const DISC = 8.6 // radius of a city
export const HEIGHT = 12 // of a space

// The footprint of a space is taller than the space: cars, tunnel beds and waves stand out.
export const footprint = route => (route.tunnel || route.ferry ? 16 : 13.4)

// A quadratic curve sampled by arc length: at(s) gives [x, y, tangent angle].
export function curve(p, q, bend, skew) {
  const dx = q[0] - p[0], dy = q[1] - p[1]
  const cx = (p[0] + q[0]) / 2 - dy * bend + dx * skew, cy = (p[1] + q[1]) / 2 + dx * bend + dy * skew
  const N = 24, xs = new Float64Array(N + 1), ys = new Float64Array(N + 1), ss = new Float64Array(N + 1)
  for (let i = 0; i <= N; i++) {
    const t = i / N, a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t
    xs[i] = a * p[0] + b * cx + c * q[0]
    ys[i] = a * p[1] + b * cy + c * q[1]
    if (i) ss[i] = ss[i - 1] + Math.hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1])
  }
  const length = ss[N]
  const at = s => {
    let i = 1
    while (i < N && ss[i] < s) i++
    const t = (i - 1 + (s - ss[i - 1]) / (ss[i] - ss[i - 1])) / N
    const a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t
    const u = (1 - t) * (cx - p[0]) + t * (q[0] - cx), v = (1 - t) * (cy - p[1]) + t * (q[1] - cy)
    return [a * p[0] + b * cx + c * q[0], a * p[1] + b * cy + c * q[1], Math.atan2(v, u)]
  }
  return { length, at }
}

export const aside = ([x, y, a], off) => [x - Math.sin(a) * off, y + Math.cos(a) * off, a]

// An oriented box: centre, half width, half height, direction, bounding radius.
export function box(x, y, hw, hh, angle = 0) {
  return { x, y, hw, hh, c: Math.cos(angle), s: Math.sin(angle), r: Math.hypot(hw, hh) }
}

// Overlap depth by separating axes; 0 when apart by at least the gap.
export function depth(a, b, gap = 0) {
  const dx = b.x - a.x, dy = b.y - a.y, reach = a.r + b.r + gap
  if (dx * dx + dy * dy > reach * reach) return 0
  const cc = Math.abs(a.c * b.c + a.s * b.s), ss = Math.abs(a.c * b.s - a.s * b.c)
  const d1 = a.hw + b.hw * cc + b.hh * ss + gap - Math.abs(dx * a.c + dy * a.s)
  if (d1 <= 0) return 0
  const d2 = a.hh + b.hw * ss + b.hh * cc + gap - Math.abs(dy * a.c - dx * a.s)
  if (d2 <= 0) return 0
  const d3 = b.hw + a.hw * cc + a.hh * ss + gap - Math.abs(dx * b.c + dy * b.s)
  if (d3 <= 0) return 0
  const d4 = b.hh + a.hw * ss + a.hh * cc + gap - Math.abs(dy * b.c - dx * b.s)
  return d4 <= 0 ? 0 : Math.min(d1, d2, d3, d4)
}

// How far a disc reaches into a box.
export function discDepth(b, x, y, radius, gap = 0) {
  const dx = x - b.x, dy = y - b.y, far = b.r + radius + gap
  if (dx * dx + dy * dy > far * far) return 0
  const u = Math.max(0, Math.abs(dx * b.c + dy * b.s) - b.hw), v = Math.max(0, Math.abs(dy * b.c - dx * b.s) - b.hh)
  return Math.max(0, radius + gap - Math.hypot(u, v))
}

// How often two polylines of [x, y] points cross.
export function crossings(p, q) {
  const side = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  let n = 0
  for (let i = 1; i < p.length; i++) for (let j = 1; j < q.length; j++) {
    const a = p[i - 1], b = p[i], c = q[j - 1], d = q[j]
    if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) n++
  }
  return n
}
