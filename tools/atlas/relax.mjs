// First rough positions: cities push each other apart until short routes have room, and long ones draw together.

export function relax(aims, groups, board, { seg, gap, pull, steps = 3000 }) {
  const ids = Object.keys(aims), at = Object.fromEntries(ids.map(id => [id, [...aims[id]]]))
  const apart = (force, a, b, want, k, sign = 1) => {
    const dx = at[b][0] - at[a][0], dy = at[b][1] - at[a][1], d = Math.hypot(dx, dy) || 1
    if ((d - want) * sign >= 0) return
    const f = ((want - d) / d) * k
    force[a][0] -= dx * f; force[a][1] -= dy * f; force[b][0] += dx * f; force[b][1] += dy * f
  }
  for (let step = 0; step < steps; step++) {
    const force = Object.fromEntries(ids.map(id => [id, aims[id].map((v, i) => (v - at[id][i]) * 0.01)]))
    for (let i = 0; i < ids.length; i++) for (let j = i + 1; j < ids.length; j++) apart(force, ids[i], ids[j], gap, 0.12)
    for (const g of groups) apart(force, g.from, g.to, g.length * seg + 28, 0.08)
    if (pull) for (const g of groups) apart(force, g.from, g.to, g.length * pull + 28, 0.03, -1)
    for (const id of ids) {
      at[id][0] = Math.max(45, Math.min(board[0] - 45, at[id][0] + force[id][0]))
      at[id][1] = Math.max(45, Math.min(board[1] - 45, at[id][1] + force[id][1]))
    }
  }
  return at
}
