import { mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { d, group, path, rect, stroke } from '../brush/shapes.ts'

/** Milk foam art in coffee, around (0, 0). */
export const foamArt = (kind: 'rosetta' | 'heart' | 'tulip', r: number) => {
  const cream = '#f6e6c8'
  const heart = (y: number, s: number) =>
    path(
      d`M0 ${y + s}C${-s * 1.5} ${y} ${-s * 0.9} ${y - s * 1.05} 0 ${y - s * 0.4}C${s * 0.9} ${y - s * 1.05} ${s * 1.5} ${y} 0 ${y + s}Z`,
      { fill: cream },
    )
  if (kind === 'heart')
    return heart(0, r * 0.62) + group(heart(-r * 0.02, r * 0.44), {}).replaceAll(cream, '#c79358') + heart(0, r * 0.32)
  if (kind === 'tulip')
    return (
      heart(r * 0.5, r * 0.24) +
      [0.2, -0.18, -0.5]
        .map((y, index) =>
          path(
            d`M${-r * (0.6 - index * 0.1)} ${r * (y - 0.1)}Q0 ${r * (y + 0.5)} ${r * (0.6 - index * 0.1)} ${r * (y - 0.1)}Q0 ${r * (y + 0.14)} ${-r * (0.6 - index * 0.1)} ${r * (y - 0.1)}Z`,
            { fill: cream },
          ),
        )
        .join('')
    )
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const y = r * (0.62 - index * 0.17)
    const wide = r * (0.24 + 0.44 * Math.sin(((index + 1) / 9.5) * Math.PI))
    return path(
      d`M0 ${y}Q${-wide * 0.8} ${y - r * 0.02} ${-wide} ${y - r * 0.3}Q${-wide * 0.5} ${y - r * 0.1} 0 ${y - r * 0.09}Q${wide * 0.5} ${y - r * 0.1} ${wide} ${y - r * 0.3}Q${wide * 0.8} ${y - r * 0.02} 0 ${y}Z`,
      { fill: cream },
    )
  })
  return (
    leaves.join('') +
    stroke(d`M0 ${r * 0.74}V${-r * 0.6}`, '#9c622e', r * 0.025) +
    group(heart(-r * 0.68, r * 0.13), {})
  )
}

/** An open book from above, about 3.8 r wide. */
export const openBook = (ink: Ink, r: number) => {
  const page = (sign: number) => {
    const paper = ink.linear(
      sign > 0
        ? [
            [0, '#cdbfa6'],
            [0.14, '#f6eddb'],
            [1, '#fbf5e8'],
          ]
        : [
            [0, '#fbf5e8'],
            [0.86, '#f3e9d5'],
            [1, '#c4b599'],
          ],
      1,
      0,
    )
    const lines = Array.from({ length: 13 }, (_, index) =>
      stroke(
        d`M${sign * r * 0.22} ${-r * 0.86 + index * r * 0.14}H${sign * r * (index % 5 === 4 ? 1.1 : 1.6)}`,
        '#7d7263',
        3,
        { opacity: 0.55 },
      ),
    )
    return (
      path(
        d`M0 ${-r * 1.06}Q${sign * r} ${-r * 1.18} ${sign * r * 1.8} ${-r * 1.06}V${r * 1.1}Q${sign * r} ${r * 0.98} 0 ${r * 1.1}Z`,
        { fill: paper },
      ) + lines.join('')
    )
  }
  return rect(-r * 1.9, -r * 1.16, r * 3.8, r * 2.36, { fill: '#8a4a3a', rx: 8 }) + page(-1) + page(1)
}

/** A croissant from above, about 2 r wide. */
export const croissant = (ink: Ink, r: number) => {
  const crust = ink.linear([
    [0, '#f2c274'],
    [0.5, '#d08a3a'],
    [1, '#8f5018'],
  ])
  const body = d`M${-r * 0.95} ${r * 0.42}C${-r * 1.1} ${-r * 0.1} ${-r * 0.5} ${-r * 0.62} 0 ${-r * 0.6}C${r * 0.5} ${-r * 0.62} ${r * 1.1} ${-r * 0.1} ${r * 0.95} ${r * 0.42}C${r * 0.78} ${r * 0.5} ${r * 0.6} ${r * 0.22} ${r * 0.42} ${r * 0.16}C${r * 0.2} ${r * 0.3} ${-r * 0.2} ${r * 0.3} ${-r * 0.42} ${r * 0.16}C${-r * 0.6} ${r * 0.22} ${-r * 0.78} ${r * 0.5} ${-r * 0.95} ${r * 0.42}Z`
  const folds = [-0.68, -0.38, -0.12, 0.12, 0.38, 0.68].map((at) =>
    stroke(
      d`M${r * at * 0.8} ${-r * (0.56 - Math.abs(at) * 0.36)}Q${r * at * 1.25} ${-r * 0.12} ${r * at * 0.95} ${r * 0.24}`,
      mix('#7a4212', '#000000', 0.1),
      r * 0.03,
      { opacity: 0.6 },
    ),
  )
  return (
    path(body, { fill: crust }) +
    folds.join('') +
    stroke(
      d`M${-r * 0.7} ${-r * 0.1}Q${-r * 0.4} ${-r * 0.46} 0 ${-r * 0.48}Q${r * 0.4} ${-r * 0.46} ${r * 0.7} ${-r * 0.1}`,
      '#fbe0a8',
      r * 0.06,
      { opacity: 0.5 },
    )
  )
}
