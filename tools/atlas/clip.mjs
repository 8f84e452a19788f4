// Rings and lines in board units: cut to the board, drop what is too small to see, write as a path.

const r1 = v => String(Math.round(v * 10) / 10)

// Sutherland-Hodgman against a rectangle.
export function clipRing(ring, [x0, y0, x1, y1]) {
  const sides = [[0, x0, 1], [0, x1, -1], [1, y0, 1], [1, y1, -1]]
  return sides.reduce((pts, [k, at, sign]) => {
    const inside = p => (p[k] - at) * sign >= 0, out = []
    pts.forEach((p, i) => {
      const q = pts[(i + pts.length - 1) % pts.length]
      if (inside(p) !== inside(q)) { const t = (at - q[k]) / (p[k] - q[k]); out.push([q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])]) }
      if (inside(p)) out.push(p)
    })
    return out
  }, ring)
}

// The runs of a line that lie inside a rectangle (Liang-Barsky, segment by segment).
export function clipLine(line, [x0, y0, x1, y1]) {
  const runs = []
  let run = []
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1], dx = line[i][0] - ax, dy = line[i][1] - ay
    let t0 = 0, t1 = 1
    for (const [p, q] of [[-dx, ax - x0], [dx, x1 - ax], [-dy, ay - y0], [dy, y1 - ay]]) {
      if (p === 0) { if (q < 0) t1 = -1 } else if (p < 0) t0 = Math.max(t0, q / p)
      else t1 = Math.min(t1, q / p)
    }
    if (t0 > t1) { if (run.length) runs.push(run); run = []; continue }
    if (!run.length) run.push([ax + t0 * dx, ay + t0 * dy])
    run.push([ax + t1 * dx, ay + t1 * dy])
    if (t1 < 1) { runs.push(run); run = [] }
  }
  if (run.length) runs.push(run)
  return runs
}

// Visvalingam: drop the points whose triangle is smaller than the limit.
export function thin(pts, limit, ring) {
  const kept = pts.slice()
  for (let again = true; again && kept.length > (ring ? 4 : 2);) {
    again = false
    for (let i = ring ? 0 : 1; i < kept.length - (ring ? 0 : 1) && kept.length > 4; i++) {
      const a = kept[(i + kept.length - 1) % kept.length], b = kept[i], c = kept[(i + 1) % kept.length]
      if (Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2 < limit) { kept.splice(i, 1); again = true; i++ }
    }
  }
  return kept
}

export const area = ring => Math.abs(ring.reduce((sum, p, i) => { const q = ring[(i + 1) % ring.length]; return sum + p[0] * q[1] - q[0] * p[1] }, 0)) / 2

// Relative lines are about a third shorter than absolute ones.
export function write(pts, closed) {
  let [px, py] = pts[0].map(v => Math.round(v * 10)), out = `M${px / 10} ${py / 10}`, first = true
  for (const p of pts.slice(1)) {
    const [x, y] = p.map(v => Math.round(v * 10))
    if (x === px && y === py) continue
    const dx = r1((x - px) / 10), dy = r1((y - py) / 10)
    out += (first ? 'l' : dx[0] === '-' ? '' : ' ') + dx + (dy[0] === '-' ? '' : ' ') + dy
    first = false;
    [px, py] = [x, y]
  }
  return out + (closed ? 'z' : '')
}
