// The text of a layout file: one city, route, exit or piece a line.
const rows = entries => entries.map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`).join(',\n')

export function sheet(layout) {
  const fields = Object.entries(layout).map(([key, value]) =>
    typeof value === 'object' ? `  "${key}": {\n${rows(Object.entries(value))}\n  }` : `  "${key}": ${JSON.stringify(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}
