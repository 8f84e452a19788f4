// True positions of the cities on the board, before anything is relaxed.
import * as d3 from 'd3-geo'

// Conic conformal, fitted so that every place lies inside the wanted rectangle.
export function conic({ parallels, meridian, fit, places }) {
  const points = Object.values(places).map(([lat, lon]) => [lon, lat])
  return d3.geoConicConformal().parallels(parallels).rotate([-meridian, 0])
    .fitExtent(fit, { type: 'MultiPoint', coordinates: points })
}

// A city plan: flat, turned so that the avenues stand upright.
export function plan({ centre, turn, scale, board }) {
  const [lat0, lon0] = centre, a = (turn * Math.PI) / 180, k = Math.cos((lat0 * Math.PI) / 180)
  return ([lon, lat]) => {
    const x = (lon - lon0) * k, y = lat - lat0
    return [board[0] / 2 + (x * Math.cos(a) - y * Math.sin(a)) * scale,
      board[1] / 2 - (x * Math.sin(a) + y * Math.cos(a)) * scale]
  }
}

// Room where the cities are: the west drawn together and the east apart, by up to a share of the scale.
export const spread = ({ board, spread: share = 0 }) => ([x, y]) => [x + share * x * (x / board[0] - 1), y]

export function truePositions(setting) {
  const project = setting.parallels ? conic(setting) : plan(setting), wide = spread(setting)
  return Object.fromEntries(Object.entries(setting.places).map(([id, [lat, lon]]) => [id, wide(project([lon, lat]))]))
}
