// From the globe to a conic board: projected, bent with the cities, cut to the board, written as paths.
import * as d3 from 'd3-geo'
import { area, clipLine, clipRing, thin, write } from './clip.mjs'
import { conic, spread, truePositions } from './project.mjs'
import { frame, spline } from './spline.mjs'

export class Bending {
  constructor(setting, layout) {
    const [width, height] = setting.board, places = truePositions(setting), still = frame(setting.board)
    // A loose city was moved too far for the coast to follow.
    const ids = Object.keys(places).filter(id => !setting.loose?.includes(id)), wide = spread(setting)
    this.edge = [-40, -40, width + 40, height + 40]
    this.flat = conic(setting).clipExtent([[-420, -420], [width + 420, height + 420]])
    const bend = spline([...ids.map(id => places[id]), ...still], [...ids.map(id => [layout.cities[id].x, layout.cities[id].y]), ...still])
    this.bend = (x, y) => bend(...wide([x, y]))
  }
  // Rings and lines of a GeoJSON object in board units, not yet cut.
  trace(object) {
    const rings = [], lines = [], bend = this.bend
    let line = [], polygon = false
    const sink = {
      point(x, y) { line.push(bend(x, y)) }, lineStart() { line = [] }, sphere() {},
      lineEnd() { if (line.length > 1) (polygon ? rings : lines).push(line) },
      polygonStart() { polygon = true }, polygonEnd() { polygon = false },
    }
    d3.geoStream(object, this.flat.stream(sink))
    return { rings, lines }
  }
  filled(object, smallest = 6, limit = 0.5) {
    return this.trace(object).rings.map(ring => clipRing(ring, this.edge)).filter(ring => ring.length > 3 && area(ring) > smallest)
      .map(ring => write(thin(ring, limit, true), true)).join('')
  }
  drawn(object, limit = 0.4) {
    return this.trace(object).lines.flatMap(line => clipLine(line, this.edge)).map(line => write(thin(line, limit, false), false)).join('')
  }
  // The compass at its place, turned to the meridian there.
  compass([x, y, r]) {
    const [lon, lat] = this.flat.invert([x, y]), up = this.flat([lon, lat + 1])
    return { x, y, r, turn: Math.round((Math.atan2(up[0] - x, y - up[1]) * 180) / Math.PI) }
  }
}

// Five tints: the area with the most neighbours on the board first, the least used free tint.
export function tints(shown, near) {
  const tint = new Map(), used = [0, 0, 0, 0, 0]
  for (const i of [...shown].sort((a, b) => near[b].length - near[a].length || a - b)) {
    const taken = new Set(near[i].map(j => tint.get(j)))
    const free = [0, 1, 2, 3, 4].filter(k => !taken.has(k)).sort((a, b) => used[a] - used[b])
    tint.set(i, free[0])
    used[free[0]]++
  }
  return tint
}
