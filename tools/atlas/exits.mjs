// Where a route runs off the board: two or three spaces from the open end, along the route's own curve.
import { HEIGHT, aside } from './geometry.mjs'
import { GAP, offsets } from './scene.mjs'

const NEAR = 13, FAR = 36, REACH = 92 // where the first space may begin, and how long a stub is

const r1 = v => Math.round(v * 10) / 10
const mean = lists => lists[0].map((_, i) => [0, 1].map(k => lists.reduce((sum, list) => sum + list[i][k], 0) / lists.length))
const points = path => path.slice(1).split('L').map(pair => pair.split(' ').map(Number))

// A polyline by arc length: at(s) gives [x, y, angle], the angle turning smoothly from piece to piece.
function along(pts) {
  const ss = [0]
  for (let i = 1; i < pts.length; i++) ss.push(ss[i - 1] + Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]))
  const spot = s => {
    let i = 1
    while (i < pts.length - 1 && ss[i] < s) i++
    const t = (s - ss[i - 1]) / (ss[i] - ss[i - 1])
    return [0, 1].map(k => pts[i - 1][k] + t * (pts[i][k] - pts[i - 1][k]))
  }
  const length = ss.at(-1)
  return { length, at: s => {
    const [a, b] = [spot(Math.max(0, s - 8)), spot(Math.min(length, s + 8))]
    return [...spot(s), Math.atan2(b[1] - a[1], b[0] - a[0])]
  } }
}

export function stubs(exits, layout) {
  return exits.map(exit => {
    const routes = exit.routes.map(id => layout.routes[id]), city = layout.cities[exit.at], { width } = routes[0]
    const away = p => Math.hypot(p[0] - city.x, p[1] - city.y)
    const middle = mean(routes.map(r => points(r.line))), back = away(middle[0]) > away(middle.at(-1))
    const line = along(middle), spaces = mean(routes.map(r => r.spaces))
    // Where many routes meet, their first spaces keep clear of each other: so do the stubs.
    const start = Math.max(NEAR, Math.min(FAR, away(back ? spaces.at(-1) : spaces[0]) - width / 2))
    const reach = Math.min(line.length * 0.86 - start, Math.max(line.length * 0.48 - start, 50), REACH)
    const n = reach > 80 ? 3 : 2, pitch = reach / n
    const tracks = offsets(routes.length).map(off => Array.from({ length: n }, (_, k) => {
      const s = start + pitch * (k + 0.5), [x, y, a] = aside(line.at(back ? line.length - s : s), off)
      return [r1(x), r1(y), r1((a * 180) / Math.PI)]
    }))
    return [exit.id, { width: r1(pitch - GAP), height: HEIGHT, tracks }]
  })
}
