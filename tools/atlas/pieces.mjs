// The pieces a board is put together from: the outline of each, its plate while it is closed, and its box.
import { area, clipRing, thin, write } from './clip.mjs'
import { DISC, box, depth } from './geometry.mjs'

const r1 = v => Math.round(v * 10) / 10
const key = p => p.join()

// Split a unit's largest ring along the chord between its points nearest to the two given: west and east.
function halves(rings, chord) {
  const ring = [...rings].sort((a, b) => area(b) - area(a))[0]
  const nearest = ([x, y]) => ring.reduce((best, p, i) => (Math.hypot(p[0] - x, p[1] - y) < Math.hypot(ring[best][0] - x, ring[best][1] - y) ? i : best), 0)
  const [i, j] = chord.map(nearest).sort((a, b) => a - b)
  const mean = part => part.reduce((sum, p) => sum + p[0], 0) / part.length
  return [ring.slice(i, j + 1), [...ring.slice(j), ...ring.slice(0, i + 1)]].sort((a, b) => mean(a) - mean(b))
}

// What is left of the rings when every edge that two of them share is taken away.
function joined(rings) {
  const next = new Map()
  for (const ring of rings) ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]
    if (next.get(key(q))?.some(r => key(r) === key(p))) next.set(key(q), next.get(key(q)).filter(r => key(r) !== key(p)))
    else next.set(key(p), [...(next.get(key(p)) ?? []), q])
  })
  const out = []
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const ring = []
      for (let at = start; next.get(at)?.length;) { const p = next.get(at).shift(); ring.push(p); at = key(p) }
      if (ring.length > 3) out.push(ring)
    }
  }
  return out
}

// The rings of each piece on the globe, from the units it is made of and the cuts through some of them.
export function grounds(pieces, units, cuts) {
  const named = { ...units }
  for (const [unit, chord] of Object.entries(cuts)) [named[`${unit} west`], named[`${unit} east`]] = halves(units[unit], chord).map(ring => [ring])
  return Object.fromEntries(Object.entries(pieces).map(([id, { land }]) => [id, joined(land.flatMap(unit => named[unit]))]))
}

export const outline = (rings, board) => board.trace({ type: 'MultiPolygon', coordinates: rings.map(ring => [[...ring, ring[0]]]) })
  .rings.map(ring => clipRing(ring, board.edge)).filter(ring => ring.length > 3 && area(ring) > 40)
  .map(ring => write(thin(ring, 0.8, true), true)).join('')

const labelBox = (place, [w, rise, fall]) => {
  const left = { start: 0, middle: -w / 2, end: -w }[place.anchor]
  return box(place.x + left + w / 2, place.y + (fall - rise) / 2, w / 2, (rise + fall) / 2)
}

// Everything drawn on a board, each thing with the pieces that must be open for it to be seen.
export function things(facts, layout, boxes) {
  const home = Object.fromEntries(facts.cities.map(c => [c.id, c.piece])), found = []
  const put = (shape, ...needs) => found.push({ shape, needs })
  for (const { id, piece } of facts.cities) {
    const city = layout.cities[id]
    put(box(city.x, city.y, DISC + 3, DISC + 3), piece)
    for (const [lang, place] of Object.entries(city.labels)) put(labelBox(place, boxes[id][lang]), piece)
  }
  for (const route of facts.routes) {
    const { width, height, spaces } = layout.routes[route.id]
    for (const [x, y, a] of spaces) put(box(x, y, width / 2, height / 2 + 1, (a * Math.PI) / 180), home[route.from], home[route.to])
  }
  for (const exit of facts.exits) {
    const { width, height, tracks } = layout.exits[exit.id]
    for (const [x, y, a] of tracks.flat()) put(box(x, y, width / 2, height / 2, (a * Math.PI) / 180), home[exit.at])
  }
  return found
}

// The rectangle around all that is seen when only this piece is open.
export function extent(id, found) {
  const mine = found.filter(t => t.needs.every(n => n === id)).map(t => t.shape)
  if (!mine.length) return null
  const wide = s => Math.abs(s.c) * s.hw + Math.abs(s.s) * s.hh, high = s => Math.abs(s.s) * s.hw + Math.abs(s.c) * s.hh
  return [Math.min(...mine.map(s => s.x - wide(s))), Math.min(...mine.map(s => s.y - high(s))),
    Math.max(...mine.map(s => s.x + wide(s))), Math.max(...mine.map(s => s.y + high(s)))].map(Math.round)
}

// The place for a plate nearest to the wanted one where it covers nothing that can be seen while the piece is closed.
export function plate(id, [x0, y0], width, height, found, [wide, high]) {
  const others = found.filter(t => !t.needs.includes(id)).map(t => t.shape)
  for (let r = 0; r < 400; r += 4) for (let k = 0; k < 32; k++) {
    const a = (k / 32) * 2 * Math.PI, b = box(x0 + r * Math.cos(a), y0 + r * Math.sin(a), width / 2, height / 2)
    const inside = b.x - b.hw > 20 && b.x + b.hw < wide - 20 && b.y - b.hh > 20 && b.y + b.hh < high - 20
    if (inside && others.every(s => depth(b, s, 5) === 0)) return { x: r1(b.x), y: r1(b.y), width: r1(width), height }
  }
  throw new Error(`no room for the plate of ${id}`)
}
