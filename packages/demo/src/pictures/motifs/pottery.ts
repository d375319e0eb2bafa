import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, path, type Point, rect, smooth, stroke } from '../brush/shapes.ts'
import { shadedLeaf } from './plants.ts'

/** Half outlines of vessels: (distance from the axis, height), both as fractions of the height, foot first. */
export const PROFILES = {
  vase: [
    [0.2, 0],
    [0.34, 0.2],
    [0.38, 0.42],
    [0.22, 0.7],
    [0.13, 0.86],
    [0.2, 1],
  ],
  bottle: [
    [0.24, 0],
    [0.3, 0.2],
    [0.3, 0.45],
    [0.1, 0.62],
    [0.08, 0.9],
    [0.11, 1],
  ],
  jar: [
    [0.3, 0],
    [0.42, 0.3],
    [0.42, 0.62],
    [0.3, 0.88],
    [0.34, 1],
  ],
  bowl: [
    [0.3, 0],
    [0.62, 0.4],
    [0.82, 0.8],
    [0.86, 1],
  ],
  beaker: [
    [0.3, 0],
    [0.33, 0.3],
    [0.36, 0.7],
    [0.38, 1],
  ],
  gourd: [
    [0.24, 0],
    [0.44, 0.22],
    [0.36, 0.46],
    [0.2, 0.56],
    [0.28, 0.74],
    [0.14, 0.92],
    [0.16, 1],
  ],
} as const

/** Names of the shapes. */
export type Form = keyof typeof PROFILES

/** The full outline as a path, standing on y. */
export const outline = (form: Form, x: number, y: number, tall: number) => {
  const right: Point[] = PROFILES[form].map(([out, up]) => ({ x: x + out * tall, y: y - up * tall }))
  const left = right.map((point) => ({ x: 2 * x - point.x, y: point.y })).reverse()
  const back = smooth(left).replace(/^M/, 'L')
  return `${smooth(right)}${back}Z`
}

/** A glazed, lit pot. */
export const vessel = (
  ink: Ink,
  random: Random,
  { form, x, y, tall }: { form: Form; x: number; y: number; tall: number },
  glaze: string,
  inkColor: string,
) => {
  const shape = outline(form, x, y, tall)
  const [rim] = PROFILES[form].at(-1)!
  const wide = tall * 0.9
  const light = ink.linear(
    [
      [0, '#1c100c', 0.34],
      [0.22, '#fff8ea', 0.34],
      [0.42, '#fff8ea', 0.06],
      [0.66, '#1c100c', 0.1],
      [1, '#1c100c', 0.62],
    ],
    1,
    0,
  )
  let finish = ''
  const kind = random.int(0, 4)
  if (kind === 0)
    finish = rect(x - wide, y - tall, wide * 2, tall * random.between(0.3, 0.6), { fill: mix(glaze, '#fff8ea', 0.55) })
  if (kind === 1)
    finish = Array.from({ length: 5 }, (_, index) =>
      rect(x - wide, y - tall * (0.24 + index * 0.1), wide * 2, tall * 0.03, {
        fill: darken(glaze, 0.35),
        opacity: 0.65,
      }),
    ).join('')
  if (kind === 2)
    finish = Array.from({ length: 90 }, () =>
      circle(x + random.between(-wide, wide), y - tall * random.next(), random.between(0.8, 3), {
        fill: inkColor,
        opacity: 0.45,
      }),
    ).join('')
  if (kind === 3) {
    const drip = smooth(
      Array.from({ length: 9 }, (_, index) => ({
        x: x - wide + (index / 8) * wide * 2,
        y: y - tall * random.between(0.42, 0.66),
      })),
    )
    finish = path(`${drip}${d`L${x + wide} ${y - tall * 1.1}L${x - wide} ${y - tall * 1.1}Z`}`, {
      fill: lighten(glaze, 0.5),
    })
  }
  return (
    ink.within(shape, path(shape, { fill: glaze }) + finish) +
    path(shape, { fill: light }) +
    ellipse(x, y - tall, rim * tall, rim * tall * 0.16 + 3, { fill: darken(glaze, 0.55) }) +
    stroke(
      d`M${x - rim * tall} ${y - tall}A${rim * tall} ${rim * tall * 0.16 + 3} 0 0 0 ${x + rim * tall} ${y - tall}`,
      lighten(glaze, 0.5),
      2.4,
      { opacity: 0.8 },
    )
  )
}

/** A few sprigs in a pot. */
export const twigs = (random: Random, x: number, y: number, tall: number, color: string) =>
  [-0.3, 0.05, 0.35]
    .map((lean) => {
      const turn = -Math.PI / 2 + lean + random.between(-0.1, 0.1)
      const reach = tall * random.between(0.8, 1.1)
      let drawn = stroke(d`M${x} ${y + 8}l${Math.cos(turn) * reach} ${Math.sin(turn) * reach}`, '#6b5238', 3)
      for (let t = 0.3; t <= 1.02; t += 0.14)
        for (const side of [-1, 1])
          drawn += shadedLeaf(
            { x: x + Math.cos(turn) * reach * t, y: y + Math.sin(turn) * reach * t },
            turn + side * 0.85,
            tall * 0.2,
            0.3,
            mix(color, '#8fa37a', random.next() * 0.7),
          )
      return drawn
    })
    .join('')
