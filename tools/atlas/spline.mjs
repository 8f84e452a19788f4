// A thin-plate spline through pairs of points: the coast bends with the cities.

export function spline(from, to, stiff = 40) {
  const n = from.length, N = n + 3
  const U = r2 => (r2 ? 0.5 * r2 * Math.log(r2) : 0)
  const rows = Array.from({ length: N }, () => new Float64Array(N + 2))
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) rows[i][j] = U((from[i][0] - from[j][0]) ** 2 + (from[i][1] - from[j][1]) ** 2)
    rows[i][i] += stiff
    ;[1, ...from[i]].forEach((v, k) => { rows[i][n + k] = rows[n + k][i] = v })
    rows[i][N] = to[i][0]
    rows[i][N + 1] = to[i][1]
  }
  for (let c = 0; c < N; c++) {
    let p = c
    for (let r = c + 1; r < N; r++) if (Math.abs(rows[r][c]) > Math.abs(rows[p][c])) p = r
    ;[rows[c], rows[p]] = [rows[p], rows[c]]
    for (let r = 0; r < N; r++) {
      const f = r === c ? 0 : rows[r][c] / rows[c][c]
      if (f) for (let k = c; k < N + 2; k++) rows[r][k] -= f * rows[c][k]
    }
  }
  const w = rows.map((row, i) => [row[N] / row[i], row[N + 1] / row[i]])
  return (x, y) => {
    const out = [0, 1].map(k => w[n][k] + w[n + 1][k] * x + w[n + 2][k] * y)
    for (let i = 0; i < n; i++) {
      const u = U((x - from[i][0]) ** 2 + (y - from[i][1]) ** 2)
      out[0] += w[i][0] * u
      out[1] += w[i][1] * u
    }
    return out
  }
}

// Points far outside the board that stay where they are.
export function frame([width, height], far = 400) {
  const xs = [-far, 0, width / 2, width, width + far], ys = [-far, 0, height / 2, height, height + far]
  return xs.flatMap(x => ys.map(y => [x, y])).filter(([x, y]) => x < 0 || y < 0 || x > width || y > height)
}
