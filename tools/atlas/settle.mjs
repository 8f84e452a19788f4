// Simulated annealing over positions, bends, ends and labels, until nothing overlaps.
import { DISC, box, crossings, depth, discDepth } from './geometry.mjs'
import { LANGS, PLACES, label, lay } from './scene.mjs'

export function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const hard = d => (d > 0 ? 14 * d + 5 * d * d : 0)
const PAD = 12

export class Settling {
  constructor({ board, aims, at, groups, boxes, want, bends = {}, seed = 7 }) {
    Object.assign(this, { board, aims, at, groups, boxes, want, rnd: random(seed) })
    this.ids = Object.keys(at)
    this.touching = Object.fromEntries(this.ids.map(id => [id, groups.filter(g => g.from === id || g.to === id)]))
    for (const g of groups) { g.bend = bends[g.key] ?? 0; g.skew = 0; g.padA = g.padB = PAD; g.laid = lay(g, at, want.cap) }
    this.pick = Object.fromEntries(this.ids.map(id => [id, LANGS.map(() => 0)]))
    this.labels = Object.fromEntries(this.ids.map(id => [id, this.labelsOf(id)]))
  }
  labelsOf(id) { return LANGS.map((lang, k) => label(this.at[id], this.boxes[id][lang], this.pick[id][k])) }
  gauss() { return this.rnd() + this.rnd() + this.rnd() - 1.5 }

  // Cost of everything that touches the given groups, cities and labels (by city and language).
  cost(groups, cities, langs) {
    let e = 0
    const mine = new Set(groups), cityset = new Set(cities)
    for (const g of groups) {
      const { width, seg, spaces } = g.laid, { low, good, cap } = this.want
      e += hard(low - width) + 0.05 * Math.max(0, good - width) ** 2 + 0.02 * Math.max(0, seg - cap - 8) ** 2
      e += 90 * g.bend ** 2 + 90 * g.skew ** 2 + 0.02 * (g.padA - PAD) ** 2 + 0.02 * (g.padB - PAD) ** 2
      for (const h of this.groups) if (h !== g && !(mine.has(h) && h.key < g.key)) e += this.crossing(g.laid, h.laid)
      for (const s of spaces) {
        for (const id of this.ids) e += hard(discDepth(s, this.at[id][0], this.at[id][1], DISC, id === g.from || id === g.to ? 1 : 5))
        const out = Math.max(26 - s.x + s.r, s.x + s.r - this.board[0] + 26, 26 - s.y + s.r, s.y + s.r - this.board[1] + 26)
        e += hard(out)
        for (const h of this.groups) {
          if (h === g || (mine.has(h) && h.key < g.key)) continue
          for (const o of h.laid.spaces) e += hard(depth(s, o, 1.6))
        }
        for (const id of this.ids) { const l = this.labels[id]; for (let k = 0; k < 3; k++) e += this.against(l[k].box, s) }
      }
    }
    for (const id of cities) {
      const p = this.at[id], q = this.aims[id], d2 = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
      e += this.want.hold * d2 * (1 + d2 / 3000)
      for (const g of this.groups) if (!mine.has(g)) for (const s of g.laid.spaces) e += hard(discDepth(s, p[0], p[1], DISC, 5))
      for (const o of this.ids) {
        if (o === id || (cityset.has(o) && o < id)) continue
        const gap = this.want.gap - Math.hypot(p[0] - this.at[o][0], p[1] - this.at[o][1])
        if (gap > 0) e += hard(gap)
        for (let k = 0; k < 3; k++) e += hard(discDepth(this.labels[o][k].box, p[0], p[1], DISC, 5))
      }
    }
    for (const [id, k] of langs) {
      const l = this.labels[id][k], b = l.box
      e += PLACES[this.pick[id][k]].cost + (k && this.pick[id][k] !== this.pick[id][k === 1 ? 2 : 1] ? 0.2 : 0)
      e += hard(Math.max(22 - b.x + b.hw, b.x + b.hw - this.board[0] + 22, 22 - b.y + b.hh, b.y + b.hh - this.board[1] + 22))
      for (const g of this.groups) if (!mine.has(g)) for (const s of g.laid.spaces) e += this.against(b, s)
      e += 0.12 * depth(b, box(this.at[id][0], this.at[id][1] - 13, 14, 15))
      for (const o of this.ids) {
        if (o !== id) {
          if (!cityset.has(o)) e += hard(discDepth(b, this.at[o][0], this.at[o][1], DISC, 5))
          if (!(langs.length > 1 && cityset.has(o) && o < id)) e += hard(depth(b, this.labels[o][k].box, 3))
        } else e += hard(discDepth(b, this.at[o][0], this.at[o][1], DISC, this.want.near ?? 0.8))
      }
    }
    return e
  }
  crossing(a, b) {
    const dx = a.middle[4][0] - b.middle[4][0], dy = a.middle[4][1] - b.middle[4][1]
    return Math.hypot(dx, dy) > a.far + b.far ? 0 : 150 * crossings(a.middle, b.middle)
  }
  // A label keeps clear of a space, and would rather keep clear of a car's roof too.
  against(b, s) {
    const reach = s.r + b.r + 12
    if (Math.abs(s.x - b.x) > reach || Math.abs(s.y - b.y) > b.hh + s.r + 12) return 0
    const d = hard(depth(b, s, 1.8))
    this.roof ??= box(0, 0, 1, 1)
    Object.assign(this.roof, s); this.roof.y -= 6
    return d + 0.35 * depth(b, this.roof, 1)
  }
  everything() { return this.cost(this.groups, this.ids, this.ids.flatMap(id => [0, 1, 2].map(k => [id, k]))) }

  moveCity(size) {
    const id = this.ids[(this.rnd() * this.ids.length) | 0], groups = this.touching[id], langs = [0, 1, 2].map(k => [id, k])
    const p = [this.at[id][0] + this.gauss() * size, this.at[id][1] + this.gauss() * size]
    return { groups, cities: [id], langs, change: () => { this.at[id] = p } }
  }
  bendGroup(size) {
    const g = this.groups[(this.rnd() * this.groups.length) | 0], u = this.rnd(), k = size / 14
    const { bend, skew, padA, padB } = g
    return { groups: [g], cities: [], langs: [], change: () => {
      if (u < 0.5) g.bend = Math.max(-0.5, Math.min(0.5, bend + this.gauss() * 0.12 * k))
      if (u > 0.35 && u < 0.6) g.skew = Math.max(-0.2, Math.min(0.2, skew + this.gauss() * 0.08 * k))
      if (u > 0.6 && u < 0.85) g.padA = Math.max(PAD, Math.min(34, padA + this.gauss() * 10 * k))
      if (u > 0.75) g.padB = Math.max(PAD, Math.min(34, padB + this.gauss() * 10 * k))
    } }
  }
  moveLabel() {
    const id = this.ids[(this.rnd() * this.ids.length) | 0], place = (this.rnd() * PLACES.length) | 0, u = this.rnd()
    const ks = u < 0.5 ? [0] : u < 0.8 ? [1, 2] : u < 0.9 ? [1] : [2], langs = ks.map(k => [id, k])
    return { groups: [], cities: [], langs, change: () => { this.pick[id] = this.pick[id].map((v, i) => (ks.includes(i) ? place : v)) } }
  }

  run(steps, hot, cold, size) {
    for (let i = 0; i < steps; i++) {
      const part = i / steps, heat = hot * (cold / hot) ** part, reach = size * (1.2 / size) ** part
      const u = this.rnd(), move = u < 0.3 ? this.moveCity(reach) : u < 0.65 ? this.bendGroup(reach) : this.moveLabel()
      const { groups, cities, langs } = move, before = this.cost(groups, cities, langs)
      const touched = [...new Set([...cities, ...langs.map(l => l[0])])]
      const old = { at: { ...this.at }, g: groups.map(g => [g.bend, g.skew, g.padA, g.padB, g.laid]), l: touched.map(id => [this.pick[id], this.labels[id]]) }
      move.change()
      for (const g of groups) g.laid = lay(g, this.at, this.want.cap)
      for (const id of touched) this.labels[id] = this.labelsOf(id)
      const after = this.cost(groups, cities, langs)
      if (after > before && this.rnd() >= Math.exp((before - after) / heat)) {
        this.at = old.at
        groups.forEach((g, j) => { [g.bend, g.skew, g.padA, g.padB, g.laid] = old.g[j] })
        touched.forEach((id, j) => { [this.pick[id], this.labels[id]] = old.l[j] })
      }
    }
  }
}
