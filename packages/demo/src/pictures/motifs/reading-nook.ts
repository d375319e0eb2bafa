import { darken, lighten } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { d, group, path, rect, stroke } from '../brush/shapes.ts'

/** A curtain in folds. */
export const curtain = (ink: Ink, x: number, y: number, w: number, h: number, color: string) => {
  const folds = ink.linear(
    Array.from(
      { length: 11 },
      (_, index) => [index / 10, index % 2 ? lighten(color, 0.35) : darken(color, 0.14)] as const,
    ),
    1,
    0,
  )
  return path(
    d`M${x} ${y}H${x + w}Q${x + w * 0.94} ${y + h * 0.6} ${x + w * 1.05} ${y + h}H${x - w * 0.05}Q${x + w * 0.06} ${y + h * 0.6} ${x} ${y}Z`,
    { fill: folds, opacity: 0.96 },
  )
}

/** An armchair with a blanket; s is its scale, its feet are at y. */
export const armchair = (ink: Ink, x: number, y: number, s: number, cloth: string, blanket: string) => {
  const back = ink.linear(
    [
      [0, lighten(cloth, 0.24)],
      [1, darken(cloth, 0.2)],
    ],
    0.7,
    1,
  )
  const arm = ink.linear([
    [0, lighten(cloth, 0.18)],
    [1, darken(cloth, 0.3)],
  ])
  const leg = (at: number, lean: number) =>
    stroke(d`M${x + at * s} ${y - s * 0.16}l${lean * s * 0.05} ${s * 0.18}`, '#4a3222', s * 0.035)
  return [
    leg(-0.34, -1),
    leg(0.34, 1),
    path(
      d`M${x - s * 0.4} ${y - s * 0.3}C${x - s * 0.5} ${y - s * 1.12} ${x - s * 0.3} ${y - s * 1.2} ${x} ${y - s * 1.2}C${x + s * 0.3} ${y - s * 1.2} ${x + s * 0.5} ${y - s * 1.12} ${x + s * 0.4} ${y - s * 0.3}Z`,
      { fill: back },
    ),
    stroke(
      d`M${x - s * 0.16} ${y - s * 1.1}Q${x - s * 0.2} ${y - s * 0.7} ${x - s * 0.16} ${y - s * 0.4}M${x + s * 0.16} ${y - s * 1.1}Q${x + s * 0.2} ${y - s * 0.7} ${x + s * 0.16} ${y - s * 0.4}`,
      darken(cloth, 0.35),
      3,
      { opacity: 0.5 },
    ),
    rect(x - s * 0.36, y - s * 0.52, s * 0.72, s * 0.22, {
      fill: ink.linear([
        [0, lighten(cloth, 0.3)],
        [1, cloth],
      ]),
      rx: s * 0.08,
    }),
    path(
      d`M${x + s * 0.08} ${y - s * 1.2}L${x + s * 0.34} ${y - s * 1.14}Q${x + s * 0.42} ${y - s * 0.7} ${x + s * 0.36} ${y - s * 0.36}L${x + s * 0.12} ${y - s * 0.4}Q${x + s * 0.16} ${y - s * 0.8} ${x + s * 0.08} ${y - s * 1.2}Z`,
      {
        fill: ink.linear([
          [0, blanket],
          [1, darken(blanket, 0.16)],
        ]),
      },
    ),
    rect(x - s * 0.4, y - s * 0.34, s * 0.8, s * 0.2, { fill: darken(cloth, 0.22), rx: s * 0.06 }),
    rect(x - s * 0.52, y - s * 0.68, s * 0.2, s * 0.54, { fill: arm, rx: s * 0.1 }),
    rect(x + s * 0.32, y - s * 0.68, s * 0.2, s * 0.54, { fill: arm, rx: s * 0.1 }),
  ].join('')
}

/** Two short shelves of books. */
export const shelf = (ink: Ink, random: Random, x: number, y: number, w: number, colors: readonly string[]) => {
  let drawn = ''
  for (const row of [0, 1]) {
    const base = y + row * 200
    drawn +=
      rect(x, base, w, 16, {
        fill: ink.linear([
          [0, '#a87c53'],
          [1, '#7a5535'],
        ]),
      }) + rect(x, base + 16, w, 12, { fill: '#2a1a10', opacity: 0.18 })
    for (let at = x + 14; at < x + w - 50;) {
      const [thick, tall] = [random.between(18, 40), random.between(96, 142)]
      drawn +=
        rect(at, base - tall, thick, tall, { fill: random.pick(colors), rx: 2 }) +
        rect(at + 3, base - tall + 14, thick - 6, 6, { fill: '#f5e7c8', opacity: 0.6 })
      at += thick + (random.chance(0.14) ? 46 : 2)
    }
  }
  return drawn
}

/** A pile of books standing on y. */
export const books = (random: Random, x: number, y: number, colors: readonly string[]) => {
  let top = y
  return colors
    .map((color) => {
      const [w, h] = [random.between(110, 150), random.between(18, 26)]
      top -= h
      return group(
        rect(x - w / 2 + random.between(-8, 8), top, w, h, { fill: color, rx: 4 }) +
          rect(x - w / 2 + 8, top + h * 0.3, w - 12, h * 0.4, { fill: '#f8f0dd', opacity: 0.35 }),
        {},
      )
    })
    .join('')
}
