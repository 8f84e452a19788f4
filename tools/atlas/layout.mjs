// Write an edition's layout.json: node layout.mjs <edition> [steps]
import fs from 'node:fs'
import { DISC, HEIGHT, aside } from './geometry.mjs'
import { truePositions } from './project.mjs'
import { relax } from './relax.mjs'
import { LANGS, groupRoutes, lay } from './scene.mjs'
import { Settling } from './settle.mjs'
import { sheet } from './sheet.mjs'

const here = new URL('.', import.meta.url)
const edition = process.argv[2]
const read = name => JSON.parse(fs.readFileSync(new URL(name, here)))
const { boxes, routes } = read(`build/${edition}.json`), setting = read(`places/${edition}.json`)
const steps = Number(process.argv[3] || setting.steps)
const board = setting.board
const aimed = setting.aim && Object.fromEntries(Object.entries(setting.aim).map(([id, [x, y]]) => [id, [x * board[0], y * board[1]]]))
const aims = relax(aimed || truePositions(setting), groupRoutes(routes), board, setting.relax)

// Annealing depends on chance: try each seed, keep the best.
function settle(seed) {
  const { want, bends } = setting
  const it = new Settling({ board, aims, at: structuredClone(aims), groups: groupRoutes(routes), boxes, want, bends, seed })
  it.run(steps * 0.6, 25, 1.2, 22)
  it.run(steps * 0.4, 1.2, 0.03, 5)
  const cost = it.everything()
  console.log(edition, 'seed', seed, 'cost', cost.toFixed(1))
  return { it, cost }
}
const { it } = setting.seeds.map(settle).sort((a, b) => a.cost - b.cost)[0], { groups } = it

const r1 = v => Math.round(v * 10) / 10
const cities = it.ids.map(id => {
  const labels = Object.fromEntries(LANGS.map((lang, k) => {
    const { x, y, anchor } = it.labels[id][k]
    return [lang, { x: r1(x), y: r1(y), anchor }]
  }))
  return [id, { x: r1(it.at[id][0]), y: r1(it.at[id][1]), labels }]
})
const drawn = new Map()
for (const g of groups) {
  const { line, width, offs, centres } = lay(g, it.at, setting.want.cap)
  g.routes.forEach((route, t) => {
    const spaces = centres[t].map(([x, y, a]) => [r1(x), r1(y), r1((a * 180) / Math.PI)])
    const n = Math.max(4, Math.round(line.length / 16)), path = Array.from({ length: n + 1 }, (_, i) => {
      const s = (line.length * i) / n, ease = Math.min(1, s / 20, (line.length - s) / 20)
      const [x, y] = aside(line.at(s), offs[t] * ease)
      return `${r1(x)} ${r1(y)}`
    })
    drawn.set(route.id, { width: r1(width), height: HEIGHT, spaces, line: 'M' + path.join('L') })
  })
}
const layout = {
  width: board[0], height: board[1], city_radius: DISC, label_size: setting.label_size,
  cities: Object.fromEntries(cities), routes: Object.fromEntries(routes.map(r => [r.id, drawn.get(r.id)])),
}
fs.writeFileSync(new URL(`../../src/whistlestop/editions/${edition}/layout.json`, here), sheet(layout))
