import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'
import { plant, pot } from './plants.ts'

/** An object on a shelf or counter: its middle, its size for the shadow, and how to draw it. */
interface Thing {
  x: number
  w: number
  h: number
  draw(ink: Ink): string
}

/** Objects side by side on an open shelf at height y. */
export const shelfGoods = (random: Random, width: number, y: number, colors: readonly string[]): Thing[] => {
  const goods: Thing[] = []
  for (let x = width * 0.14; x < width * 0.84;) {
    const kind = random.pick(['plates', 'jar', 'cups', 'bottle', 'bowls', 'herbs'] as const)
    const w = { plates: 120, jar: 78, cups: 92, bottle: 56, bowls: 128, herbs: 92 }[kind]
    const h = { plates: 118, jar: random.between(96, 130), cups: 66, bottle: 168, bowls: 96, herbs: 80 }[kind]
    const middle = x + w / 2
    const color = random.pick(colors)
    goods.push({ x: middle, w, h, draw: (ink) => good(ink, random, kind, middle, y, w, h, color) })
    x += w + random.between(12, 30)
  }
  return goods
}

const good = (
  ink: Ink,
  random: Random,
  kind: 'plates' | 'jar' | 'cups' | 'bottle' | 'bowls' | 'herbs',
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
) => {
  const round = (tone: string) =>
    ink.linear(
      [
        [0, darken(tone, 0.15)],
        [0.3, lighten(tone, 0.35)],
        [0.65, tone],
        [1, darken(tone, 0.35)],
      ],
      1,
      0,
    )
  switch (kind) {
    case 'plates':
      return [0, 1, 2]
        .map((index) =>
          circle(x - 12 + index * 12, y - 58, 58, {
            fill: ink.radial([
              [0, lighten(color, 0.35)],
              [0.62, lighten(color, 0.15)],
              [0.68, darken(color, 0.12)],
              [0.74, lighten(color, 0.2)],
              [1, darken(color, 0.1)],
            ]),
          }),
        )
        .join('')
    case 'jar':
      return (
        rect(x - w / 2, y - h, w, h, {
          fill: ink.linear(
            [
              [0, '#e3ece8', 0.75],
              [0.5, '#ffffff', 0.5],
              [1, '#b3c4c2', 0.8],
            ],
            1,
            0,
          ),
          rx: 10,
        }) +
        rect(x - w / 2 + 5, y - h * 0.7, w - 10, h * 0.66, {
          fill: random.pick(['#c98f4a', '#e8d3a0', '#7a4a2c', '#c2542f', '#8a9a4a']),
          opacity: 0.9,
          rx: 6,
        }) +
        rect(x - w / 2 - 3, y - h - 14, w + 6, 22, { fill: '#8f6a45', rx: 5 }) +
        rect(x - w / 2 + 10, y - h * 0.62, 7, h * 0.5, { fill: '#fff', opacity: 0.5, rx: 3 })
      )
    case 'cups':
      return [0, 1]
        .map(
          (index) =>
            path(d`M${x - 34} ${y - index * 34 - 40}h68l-8 40h-52z`, {
              fill: round(index ? lighten(color, 0.3) : color),
            }) + circle(x + 38, y - index * 34 - 22, 10, { fill: 'none', stroke: color, strokeWidth: 6 }),
        )
        .join('')
    case 'bottle':
      return (
        path(
          d`M${x - 10} ${y - h}h20v${h * 0.3}q18 12 18 34v${h * 0.7 - 40}q0 6 -6 6h-44q-6 0 -6 -6v${-(h * 0.7 - 40)}q0 -22 18 -34z`,
          { fill: round(mix(color, '#46603a', 0.4)) },
        ) +
        rect(x - 12, y - h - 12, 24, 16, { fill: '#9a7448', rx: 3 }) +
        rect(x - 24, y - h * 0.45, 48, h * 0.24, { fill: '#f6efdf', opacity: 0.9 })
      )
    case 'bowls':
      return [0, 1, 2]
        .map((index) =>
          path(
            d`M${x - 60 + index * 4} ${y - index * 24 - 42}h${120 - index * 8}q-6 42 -40 42h${-(40 - index * 8)}q-34 0 -40 -42z`,
            { fill: round(mix(color, '#fff7ea', index * 0.28)) },
          ),
        )
        .join('')
    case 'herbs':
      return (
        plant(random, random.pick(['fern', 'rubber', 'trailing']), x, y - 62, 112) + pot(ink, x, y - 66, 84, 64, color)
      )
  }
}

/** A utensil on its hook at (x, y). */
export const hanging = (ink: Ink, kind: 'pan' | 'ladle' | 'sieve', x: number, y: number, s: number) => {
  const copper = ink.linear(
    [
      [0, '#f0b487'],
      [0.4, '#c9784a'],
      [1, '#7d4426'],
    ],
    1,
    1,
  )
  const steel = ink.linear(
    [
      [0, '#f4f1ea'],
      [0.5, '#b9b3a8'],
      [1, '#7f786c'],
    ],
    1,
    1,
  )
  const content = {
    pan:
      rect(-7, 0, 14, 118, { fill: '#4a3a30', rx: 6 }) +
      circle(0, 176, 66, { fill: copper }) +
      circle(0, 176, 54, {
        fill: ink.radial([
          [0, '#8a4c2c'],
          [1, '#5e3018'],
        ]),
      }),
    ladle: rect(-5, 0, 10, 150, { fill: steel, rx: 5 }) + path('M-34 146a34 34 0 0 0 68 0z', { fill: steel }),
    sieve:
      rect(-6, 0, 12, 100, { fill: '#8a6a48', rx: 5 }) +
      circle(0, 142, 44, { fill: '#ffffff', opacity: 0.25 }) +
      circle(0, 142, 44, { fill: 'none', stroke: '#9c958a', strokeWidth: 8 }) +
      Array.from({ length: 9 }, (_, index) =>
        stroke(d`M${-40 + index * 10} 108V176M-40 ${104 + index * 10}H40`, '#b9b3a8', 1.2, { opacity: 0.6 }),
      ).join(''),
  }[kind]
  return group(content + circle(0, 2, 7, { fill: 'none', stroke: '#3a2f28', strokeWidth: 4 }), {
    transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(s * 0.9).toFixed(2)})`,
  })
}

/** Three things on a counter: a kettle, a board, fruit or a plant. */
export const counterThings = (
  random: Random,
  width: number,
  counter: number,
  palette: { accent: string; deep: string; paper: string },
): Thing[] => {
  const things: Thing[] = [
    {
      x: 0,
      w: 150,
      h: 150,
      draw: (ink) =>
        group(
          path('M-66 -104C-84 -60 -80 -8 -58 0H58C80 -8 84 -60 66 -104Q0 -126 -66 -104Z', {
            fill: ink.linear(
              [
                [0, lighten(palette.accent, 0.3)],
                [1, darken(palette.accent, 0.35)],
              ],
              1,
              0,
            ),
          }) +
            stroke('M-52 -108C-60 -190 60 -190 52 -108', '#3a2f28', 8) +
            path('M62 -66Q106 -84 112 -120L124 -116Q122 -60 70 -34Z', { fill: darken(palette.accent, 0.2) }) +
            ellipse(0, -112, 44, 10, { fill: darken(palette.accent, 0.25) }) +
            circle(0, -124, 9, { fill: '#3a2f28' }),
          {},
        ),
    },
    {
      x: 0,
      w: 170,
      h: 210,
      draw: (ink) =>
        group(
          rect(-76, -206, 150, 206, {
            fill: ink.linear(
              [
                [0, '#c99a68'],
                [1, '#9a6b41'],
              ],
              1,
              0,
            ),
            rx: 16,
          }) +
            circle(50, -182, 9, { fill: '#5a3c22' }) +
            stroke('M-50 -190V-20M-10 -196V-12M34 -160V-16', '#8a5c36', 2, { opacity: 0.5 }),
          { transform: 'rotate(3)' },
        ),
    },
    {
      x: 0,
      w: 190,
      h: 90,
      draw: (ink) =>
        [-56, -14, 32, 62, -30, 12]
          .map((x, index) =>
            circle(x, index > 3 ? -82 : -58, 31, {
              fill: ink.radial(
                [
                  [0, '#ffe9a0'],
                  [0.5, '#efc238'],
                  [1, '#b8861a'],
                ],
                0.35,
                0.32,
                0.8,
              ),
            }),
          )
          .join('') +
        path('M-98 -56H98Q86 0 40 0H-40Q-86 0 -98 -56Z', {
          fill: ink.linear(
            [
              [0, darken(palette.paper, 0.1)],
              [0.3, palette.paper],
              [1, darken(palette.paper, 0.35)],
            ],
            1,
            0,
          ),
        }),
    },
    {
      x: 0,
      w: 120,
      h: 160,
      draw: (ink) =>
        plant(random, random.pick(['fern', 'palm', 'snake']), 0, -84, 170) +
        pot(ink, 0, -90, 112, 90, random.pick([palette.accent, '#c8764f', palette.deep])),
    },
  ]
  const chosen = random.shuffled(things).slice(0, 3)
  return chosen.map((thing, index) => {
    const x = width * (0.2 + index * 0.3) + random.between(-20, 20)
    return {
      ...thing,
      x,
      draw: (ink) => group(thing.draw(ink), { transform: `translate(${x.toFixed(0)} ${(counter + 8).toFixed(0)})` }),
    }
  })
}

/** A hanging lamp whose shade is centered at (x, y). */
export const pendant = (ink: Ink, x: number, y: number, s: number, color: string) =>
  stroke(d`M${x} 0V${y - 60 * s}`, '#2a2522', 4) +
  path(
    d`M${x - 24 * s} ${y - 66 * s}H${x + 24 * s}C${x + 40 * s} ${y - 20 * s} ${x + 118 * s} ${y} ${x + 122 * s} ${y + 44 * s}H${x - 122 * s}C${x - 118 * s} ${y} ${x - 40 * s} ${y - 20 * s} ${x - 24 * s} ${y - 66 * s}Z`,
    {
      fill: ink.linear(
        [
          [0, darken(color, 0.2)],
          [0.3, lighten(color, 0.3)],
          [1, darken(color, 0.35)],
        ],
        1,
        0,
      ),
    },
  ) +
  ellipse(x, y + 44 * s, 122 * s, 14 * s, { fill: '#ffe9b4' })
