import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { d, ellipse, leaf, path, type Point, stroke } from '../brush/shapes.ts'

export type Foliage = 'monstera' | 'fern' | 'rubber' | 'palm' | 'snake' | 'trailing'
const GREENS = ['#2c5237', '#3d6a42', '#57864c', '#7aa05a', '#4a7360']

/** A leaf with a lit half, a darker half and its midrib. */
export const shadedLeaf = (at: Point, turn: number, length: number, belly: number, color: string) => {
  const tip = { x: at.x + Math.cos(turn) * length, y: at.y + Math.sin(turn) * length }
  const side = { x: -Math.sin(turn) * length * belly, y: Math.cos(turn) * length * belly }
  const halfLeaf = d`M${at.x} ${at.y}C${at.x + (tip.x - at.x) * 0.25 + side.x} ${at.y + (tip.y - at.y) * 0.25 + side.y} ${at.x + (tip.x - at.x) * 0.7 + side.x * 0.8} ${at.y + (tip.y - at.y) * 0.7 + side.y * 0.8} ${tip.x} ${tip.y}Z`
  return (
    path(leaf(at.x, at.y, turn, length, belly), { fill: color }) +
    path(halfLeaf, { fill: darken(color, 0.24), opacity: 0.75 }) +
    stroke(d`M${at.x} ${at.y}L${tip.x} ${tip.y}`, lighten(color, 0.45), Math.max(1, length * 0.012), { opacity: 0.7 })
  )
}

/** The split leaf of a monstera, with its stalk at (0, 0), pointing up. */
export const monsteraLeaf = (s: number, color: string) => {
  const lobes = (sign: number) => {
    let data = d`M0 0C${sign * s * 0.2} ${s * 0.16} ${sign * s * 0.5} ${s * 0.1} ${sign * s * 0.58} ${-s * 0.12}`
    const cuts = [
      [0.6, -0.2, 0.2, -0.22],
      [0.62, -0.42, 0.16, -0.42],
      [0.54, -0.66, 0.12, -0.62],
      [0.38, -0.88, 0.07, -0.8],
    ] as const
    for (const [x, y, inX, inY] of cuts)
      data += d`Q${sign * s * (x - 0.02)} ${s * (y + 0.02)} ${sign * s * inX} ${s * inY}Q${sign * s * x} ${s * (y - 0.02)} ${sign * s * (x - 0.04)} ${s * (y - 0.12)}`
    return data + d`Q${sign * s * 0.16} ${-s * 1.02} 0 ${-s * 1.08}Z`
  }
  const veins = [-0.12, -0.32, -0.52, -0.72]
    .map((y) => d`M0 ${s * y}L${s * 0.4} ${s * (y - 0.1)}M0 ${s * y}L${-s * 0.4} ${s * (y - 0.1)}`)
    .join('')
  return (
    path(lobes(1), { fill: color }) +
    path(lobes(-1), { fill: darken(color, 0.16) }) +
    stroke(d`M0 ${s * 0.02}V${-s * 1.02}` + veins, lighten(color, 0.4), s * 0.012, { opacity: 0.5 })
  )
}

/** A plant growing upward from (x, y), about `s` tall. */
export const plant = (random: Random, kind: Foliage, x: number, y: number, s: number): string => {
  const green = () => mix(random.pick(GREENS), random.pick(GREENS), random.next())
  const stems = (count: number, draw: (turn: number, index: number) => string) =>
    Array.from({ length: count }, (_, index) =>
      draw(-Math.PI / 2 + (index - (count - 1) / 2) * (1.9 / count) + random.between(-0.1, 0.1), index),
    ).join('')
  switch (kind) {
    case 'monstera':
      return stems(7, (turn, index) => {
        const reach = s * random.between(0.45, 0.8) * (index % 2 ? 1 : 0.75)
        const end = { x: x + Math.cos(turn) * reach * 0.9, y: y + Math.sin(turn) * reach }
        return (
          stroke(d`M${x} ${y}Q${x} ${y - reach * 0.6} ${end.x} ${end.y}`, '#4d6b3e', s * 0.014) +
          `<g transform="translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${((turn * 180) / Math.PI + 90 + random.between(-14, 14)).toFixed(0)})">${monsteraLeaf(s * random.between(0.26, 0.36), green())}</g>`
        )
      })
    case 'fern':
    case 'palm':
      return stems(kind === 'fern' ? 11 : 7, (turn) => {
        const reach = s * random.between(0.6, 0.95)
        const bend = (turn + Math.PI / 2) * reach * 0.55
        const color = green()
        const point = (t: number) => ({
          x: x + Math.cos(turn) * reach * t + bend * t * t,
          y: y + Math.sin(turn) * reach * t + Math.abs(bend) * t * t * 0.75,
        })
        let leaves = ''
        for (let t = 0.18; t < 1; t += kind === 'fern' ? 0.075 : 0.09) {
          const at = point(t)
          for (const side of [-1, 1])
            leaves += leaf(
              at.x,
              at.y,
              turn + bend / s / 2 + side * 1.05,
              s * (kind === 'fern' ? 0.12 : 0.26) * (1.1 - t),
              kind === 'fern' ? 0.24 : 0.1,
            )
        }
        const [middle, end] = [point(0.5), point(1)]
        return (
          stroke(
            d`M${x} ${y}Q${middle.x} ${middle.y - Math.abs(bend) * 0.1} ${end.x} ${end.y}`,
            darken(color, 0.2),
            s * 0.01,
          ) + path(leaves, { fill: color })
        )
      })
    case 'rubber':
      return stems(3, (turn) => {
        const reach = s * random.between(0.75, 1)
        const top = { x: x + Math.cos(turn) * reach * 0.5, y: y - reach }
        let leaves = ''
        for (let t = 0.25; t <= 1; t += 0.13)
          for (const side of [-1, 1])
            leaves += shadedLeaf(
              { x: x + (top.x - x) * t, y: y + (top.y - y) * t },
              -Math.PI / 2 + side * random.between(0.5, 1.1),
              s * 0.25 * (1.15 - t * 0.3),
              0.3,
              green(),
            )
        return (
          stroke(d`M${x} ${y}L${top.x} ${top.y}`, '#5b4630', s * 0.018) +
          leaves +
          shadedLeaf(top, -Math.PI / 2, s * 0.2, 0.3, green())
        )
      })
    case 'snake':
      return stems(9, (turn) => {
        const length = s * random.between(0.55, 1)
        const lean = -Math.PI / 2 + (turn + Math.PI / 2) * 0.4
        return shadedLeaf(
          { x: x + (turn + Math.PI / 2) * s * 0.1, y },
          lean,
          length,
          0.075,
          mix(green(), '#9db56a', 0.3),
        )
      })
    case 'trailing':
      return stems(9, (turn) => {
        const away = (turn + Math.PI / 2) * s * 0.75
        const drop = s * random.between(0.35, 1)
        const point = (t: number) => ({
          x: x + away * Math.sqrt(t),
          y: y - s * 0.18 * Math.sin(t * Math.PI) + drop * t * t,
        })
        let leaves = ''
        for (let t = 0.1; t < 1; t += 0.085)
          leaves += path(leaf(point(t).x, point(t).y, Math.PI / 2 + random.between(-1.3, 1.3), s * 0.12, 0.42), {
            fill: green(),
          })
        return (
          stroke(d`M${x} ${y}Q${point(0.4).x} ${point(0.3).y} ${point(1).x} ${point(1).y}`, '#4d6b3e', s * 0.01) +
          leaves
        )
      })
  }
}

/** A pot whose rim is centered at (x, y). */
export const pot = (ink: Ink, x: number, y: number, wide: number, tall: number, color: string, taper = 0.72) => {
  const glaze = ink.linear(
    [
      [0, darken(color, 0.2)],
      [0.3, lighten(color, 0.25)],
      [0.62, color],
      [1, darken(color, 0.42)],
    ],
    1,
    0,
  )
  return (
    path(
      d`M${x - wide / 2} ${y}L${x - (wide / 2) * taper} ${y + tall}Q${x} ${y + tall * 1.06} ${x + (wide / 2) * taper} ${y + tall}L${x + wide / 2} ${y}Z`,
      { fill: glaze },
    ) +
    ellipse(x, y, wide / 2, wide * 0.09, { fill: darken(color, 0.25) }) +
    ellipse(x, y + 1, wide * 0.44, wide * 0.065, { fill: '#3a2a20' })
  )
}
