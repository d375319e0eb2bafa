/** SVG helpers: every function returns an element or the data of a path. Coordinates are picture pixels. */
export interface Point {
  x: number
  y: number
}
export type Attributes = Record<string, string | number | undefined>

const tidy = (value: number) => Math.round(value * 10) / 10

const attributes = (given: Attributes) =>
  Object.entries(given)
    .map(([name, value]) => {
      if (value === undefined) return ''
      const short = typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
      return ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${short}"`
    })
    .join('')

/** Path data with its numbers rounded to a tenth of a pixel. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]) =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1]
    return text + (typeof value === 'number' ? tidy(value) : (value ?? '')) + part
  })

export const path = (data: string, given: Attributes) => `<path d="${data}"${attributes(given)}/>`
export const circle = (x: number, y: number, r: number, given: Attributes) =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(Math.max(0, r))}"${attributes(given)}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, given: Attributes) =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(Math.max(0, rx))}" ry="${tidy(Math.max(0, ry))}"${attributes(given)}/>`
export const rect = (x: number, y: number, width: number, height: number, given: Attributes) =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(Math.max(0, width))}" height="${tidy(Math.max(0, height))}"${attributes(given)}/>`
export const stroke = (data: string, color: string, width: number, given: Attributes = {}) =>
  path(data, {
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...given,
  })
export const group = (content: string, given: Attributes) => `<g${attributes(given)}>${content}</g>`

export interface Placing {
  x: number
  y: number
  /** Degrees, clockwise. */
  turn?: number
  scale?: number
}
/** Places content that is drawn around (0, 0). */
export const placed = (content: string, { x, y, turn = 0, scale = 1 }: Placing) =>
  `<g transform="translate(${tidy(x)} ${tidy(y)}) rotate(${tidy(turn)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`

export const polygon = (points: readonly Point[]) => `M${points.map((point) => d`${point.x} ${point.y}`).join('L')}Z`

/** A smooth curve through all points (Catmull-Rom as cubic Béziers). */
export const smooth = (points: readonly Point[], closed = false) => {
  const at = (index: number) =>
    closed ? points[(index + points.length) % points.length]! : points[Math.min(points.length - 1, Math.max(0, index))]!
  const spans = closed ? points.length : points.length - 1
  let data = d`M${at(0).x} ${at(0).y}`
  for (let index = 0; index < spans; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    data += d`C${from.x + (to.x - before.x) / 6} ${from.y + (to.y - before.y) / 6} ${to.x - (after.x - from.x) / 6} ${to.y - (after.y - from.y) / 6} ${to.x} ${to.y}`
  }
  return closed ? `${data}Z` : data
}

/** The area under a line of heights, down to `bottom`. */
export const landBelow = (height: (x: number) => number, from: number, to: number, bottom: number, step = 8) => {
  let data = d`M${from} ${bottom}`
  for (let x = from; x <= to; x += step) data += d`L${x} ${height(x)}`
  return data + d`L${to} ${height(to)}L${to} ${bottom}Z`
}

/** Points around a circle whose radius varies with the angle. */
export const around = (center: Point, count: number, radius: (angle: number, index: number) => number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const r = radius(angle, index)
    return { x: center.x + Math.cos(angle) * r, y: center.y + Math.sin(angle) * r }
  })

/**
 * A pointed leaf from its stem at (x, y) toward `angle` (radians); `belly` is its width as a fraction of its length.
 */
export const leaf = (x: number, y: number, angle: number, length: number, belly = 0.3) => {
  const tip = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length }
  const side = { x: -Math.sin(angle) * length * belly, y: Math.cos(angle) * length * belly }
  const at = (share: number, sign: number) =>
    d`${x + (tip.x - x) * share + side.x * sign} ${y + (tip.y - y) * share + side.y * sign}`
  return d`M${x} ${y}C${at(0.25, 1)} ${at(0.7, 0.8)} ${tip.x} ${tip.y}C${at(0.7, -0.8)} ${at(0.25, -1)} ${x} ${y}Z`
}
