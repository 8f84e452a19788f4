// Write the land of a city plan: node land_new_york.mjs, after boroughs.py and layout.mjs.
import fs from 'node:fs'
import { area, clipLine, clipRing, thin, write } from './clip.mjs'
import { plan, truePositions } from './project.mjs'
import { spline } from './spline.mjs'

const here = new URL('.', import.meta.url), home = new URL('../../src/whistlestop/editions/new_york/', here)
const read = file => JSON.parse(fs.readFileSync(file))
const setting = read(new URL('places/new_york.json', here)), layout = read(new URL('layout.json', home))
const found = read(new URL('build/boroughs.json', here))
const [width, height] = setting.board, EDGE = [-40, -40, width + 40, height + 40]

const flat = plan(setting), places = truePositions(setting), ids = Object.keys(places)
const shore = (setting.shore || []).map(([lat, lon, x, y]) => [flat([lon, lat]), [x, y]])
const bend = spline([...ids.map(id => places[id]), ...shore.map(s => s[0])],
  [...ids.map(id => [layout.cities[id].x, layout.cities[id].y]), ...shore.map(s => s[1])], setting.stiff ?? 20000)
const bent = points => points.map(p => bend(...flat(p)))

const polygons = g => (g.type === 'Polygon' ? [g.coordinates] : g.coordinates).flat()
const lines = g => (g.type === 'LineString' ? [g.coordinates] : g.coordinates)
const filled = (g, smallest = 40) => polygons(g).map(ring => clipRing(bent(ring.slice(0, -1)), EDGE))
  .filter(ring => ring.length > 3 && area(ring) > smallest).map(ring => write(thin(ring, 0.5, true), true)).join('')
const drawn = (g, limit = 0.3) => lines(g).flatMap(l => clipLine(bent(l), EDGE))
  .map(l => write(thin(l, limit, false), false)).join('')

const TINT = { Manhattan: 1, Brooklyn: 0, Queens: 4, Bronx: 3, 'Staten Island': 2 }
const areas = Object.entries(found.areas).map(([name, g]) => ({ name, tint: TINT[name], d: filled(g) })).filter(a => a.d)
const [x, y, r] = setting.compass
const land = {
  width, height, compass: { x, y, r, turn: -setting.turn }, land: filled(found.land), areas,
  parks: filled(found.parks), streets: drawn(found.streets), bridges: drawn(found.bridges),
}
const text = JSON.stringify(land, null, 1) + '\n'
fs.writeFileSync(new URL('land.json', home), text)
console.log('new_york land', (text.length / 1024).toFixed(0), 'KB', areas.map(a => a.name).join(', '))
