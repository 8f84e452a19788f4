// The state an optimiser changes: cities, the bend and ends of each route, the place of each label.
import { PITCH, DISC, box, curve, aside, footprint } from './geometry.mjs'

export const LANGS = ['en', 'zh-Hans', 'zh-Hant']
export const GAP = 4.2 // between two spaces of one route

// Routes of one group share a curve and lie side by side.
export function groupRoutes(routes) {
  const groups = new Map()
  for (const r of routes) {
    const key = r.group || r.id
    if (!groups.has(key)) groups.set(key, { key, from: r.from, to: r.to, length: r.length, routes: [] })
    groups.get(key).routes.push(r)
  }
  return [...groups.values()]
}

export const offsets = n => Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * PITCH)

// Sixteen directions around the city, near and a little farther; the east is liked best.
export const PLACES = []
for (const far of [0, 5, 11]) for (let i = 0; i < 16; i++) {
  const a = (i / 16) * 2 * Math.PI, c = Math.cos(a), s = Math.sin(a)
  PLACES.push({ c, s, far, cost: far * 0.16 + (c > 0.3 ? 0 : c < -0.3 ? 0.5 : 0.7) + (s < -0.8 ? 0.5 : 0) })
}

// Where a label's text starts and the box it fills, for a city at (x, y).
export function label([x, y], size, place) {
  const [width, rise, fall] = size, { c, s, far } = PLACES[place], r = DISC + 4.5 + far, h = rise + fall
  const anchor = c > 0.3 ? 'start' : c < -0.3 ? 'end' : 'middle'
  const tx = anchor === 'middle' ? x + c * r : x + c * r + (anchor === 'start' ? 1 : -1) * (2 - Math.abs(s) * 5)
  const cy = anchor === 'middle' ? y + s * (r + h / 2) : y + s * (r + h * 0.32)
  const cx = anchor === 'middle' ? tx : tx + (anchor === 'start' ? width / 2 : -width / 2)
  return { x: tx, y: cy - h / 2 + rise, anchor, box: box(cx, cy, width / 2, h / 2) }
}

// The spaces of every track of a group: boxes for the checks, and the numbers for the file.
export function lay(group, at, cap) {
  const line = curve(at[group.from], at[group.to], group.bend, group.skew)
  const n = group.length, seg = (line.length - group.padA - group.padB) / n, offs = offsets(group.routes.length)
  const centres = offs.map(off => Array.from({ length: n }, (_, k) => aside(line.at(group.padA + seg * (k + 0.5)), off)))
  // On the inside of a bend the spaces of a track lie closer together.
  const steps = centres.flatMap(row => row.slice(1).map((p, k) => Math.hypot(p[0] - row[k][0], p[1] - row[k][1])))
  const width = Math.max(6, Math.min(cap, Math.min(seg, ...steps) - GAP)), spaces = []
  centres.forEach((row, t) => {
    const { id, tunnel } = group.routes[t], hh = footprint(group.routes[t]) / 2
    for (const [x, y, a] of row) spaces.push(Object.assign(box(x, y, width / 2 + (tunnel ? 1.2 : 0), hh, a), { route: id }))
  })
  const m = 8, middle = Array.from({ length: m + 1 }, (_, i) => line.at(8 + ((line.length - 16) * i) / m))
  const far = Math.max(...middle.map(p => Math.hypot(p[0] - middle[4][0], p[1] - middle[4][1])))
  return { line, seg, width, offs, centres, spaces, middle, far }
}
