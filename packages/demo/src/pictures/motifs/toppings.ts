import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { around, circle, d, ellipse, group, leaf, path, smooth, stroke } from '../brush/shapes.ts'

/** Small foods seen from above, drawn around (0, 0) with a radius of about `s`. */
export type Topping = (random: Random, s: number, ink: Ink) => string

const shine = (s: number, opacity = 0.5) =>
  ellipse(-s * 0.3, -s * 0.35, s * 0.24, s * 0.15, { fill: '#ffffff', opacity, transform: 'rotate(-30)' })

const round =
  (color: string, gloss = 0.55): Topping =>
  (random, s, ink) => {
    const tone = mix(color, random.pick(['#ffffff', '#2a1010']), random.between(0, 0.14))
    return (
      circle(0, 0, s, {
        fill: ink.radial(
          [
            [0, lighten(tone, 0.28)],
            [0.55, tone],
            [1, darken(tone, 0.38)],
          ],
          0.36,
          0.34,
          0.75,
        ),
      }) + shine(s, gloss)
    )
  }

const slice =
  (rim: string, flesh: string, heart: string, cells: number): Topping =>
  (random, s) => {
    const spokes = Array.from({ length: cells }, (_, index) => {
      const turn = (index / cells) * 360
      return `<path d="${d`M0 ${-s * 0.12}L${s * 0.78 * Math.sin(Math.PI / cells) * 0.86} ${-s * 0.74}Q0 ${-s * 0.9} ${-s * 0.78 * Math.sin(Math.PI / cells) * 0.86} ${-s * 0.74}Z`}" transform="rotate(${turn.toFixed(0)})" fill="${mix(flesh, '#ffffff', random.between(0, 0.16))}"/>`
    })
    return circle(0, 0, s, { fill: rim }) + circle(0, 0, s * 0.9, { fill: heart }) + spokes.join('')
  }

const TOPPINGS = {
  tomato: (random, s, ink) => {
    const skin = round(random.pick(['#d8402b', '#e2592f']), 0)(random, s, ink)
    const seeds = [0, 1, 2, 3].map(
      (turn) =>
        `<g transform="rotate(${turn * 90 + 20})">${ellipse(0, -s * 0.48, s * 0.24, s * 0.26, { fill: '#f08a55' })}${ellipse(-s * 0.06, -s * 0.5, s * 0.05, s * 0.09, { fill: '#f7dca0' })}${ellipse(s * 0.08, -s * 0.42, s * 0.05, s * 0.09, { fill: '#f7dca0' })}</g>`,
    )
    return skin + circle(0, 0, s * 0.84, { fill: '#e8694a' }) + seeds.join('') + shine(s, 0.35)
  },
  cucumber: slice('#3f7a3a', '#cfe3a0', '#e3efc2', 8),
  lemon: slice('#f0c22a', '#f8dc66', '#fff6cf', 9),
  radish: (random, s) =>
    circle(0, 0, s, { fill: '#cf3467' }) +
    circle(0, 0, s * 0.9, { fill: '#fbf1f2' }) +
    Array.from({ length: 9 }, (_, index) =>
      stroke(
        d`M0 0L${Math.cos(index * 0.7 + random.next() * 0.2) * s * 0.72} ${Math.sin(index * 0.7) * s * 0.72}`,
        '#f0d5dc',
        s * 0.05,
      ),
    ).join(''),
  egg: (random, s, ink) =>
    path(
      smooth(
        around({ x: 0, y: 0 }, 7, () => s * random.between(0.92, 1.12)),
        true,
      ),
      {
        fill: ink.radial([
          [0, '#ffffff'],
          [0.8, '#fdf8ee'],
          [1, '#e3d8c6'],
        ]),
      },
    ) +
    circle(s * 0.06, 0, s * 0.48, {
      fill: ink.radial(
        [
          [0, '#ffc83c'],
          [0.7, '#f59a1c'],
          [1, '#d97a10'],
        ],
        0.4,
        0.4,
        0.7,
      ),
    }) +
    ellipse(-s * 0.08, -s * 0.18, s * 0.14, s * 0.09, { fill: '#fff', opacity: 0.65 }),
  avocado: (_random, s) =>
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          `<g transform="translate(${(index * s * 0.3 - s * 0.6).toFixed(1)} ${(Math.abs(index - 2) * s * 0.08).toFixed(1)}) rotate(${index * 9 - 18})">${path(d`M0 ${-s}C${s * 0.42} ${-s * 0.6} ${s * 0.42} ${s * 0.6} 0 ${s}C${s * 0.2} ${s * 0.4} ${s * 0.2} ${-s * 0.4} 0 ${-s}Z`, { fill: '#4c7a2c' })}${path(d`M${-s * 0.02} ${-s * 0.92}C${s * 0.36} ${-s * 0.55} ${s * 0.36} ${s * 0.55} ${-s * 0.02} ${s * 0.92}C${s * 0.14} ${s * 0.4} ${s * 0.14} ${-s * 0.4} ${-s * 0.02} ${-s * 0.92}Z`, { fill: index % 2 ? '#c9d977' : '#d9e48f' })}</g>`,
      )
      .join(''),
  basil: (random, s) =>
    [0, 1, 2]
      .map(
        (index) =>
          path(leaf(0, 0, index * 2.1 + random.between(-0.3, 0.3), s, 0.42), {
            fill: mix('#2f6b34', '#6fa046', random.next()),
          }) +
          stroke(d`M0 0L${Math.cos(index * 2.1) * s * 0.7} ${Math.sin(index * 2.1) * s * 0.7}`, '#a9c97a', 1.4, {
            opacity: 0.6,
          }),
      )
      .join(''),
  chickpea: round('#dcb273', 0.4),
  berry: round('#33406f', 0.35),
  cherry: round('#a5182e', 0.7),
  raspberry: (random, s, ink) =>
    Array.from({ length: 14 }, (_, index) => {
      const [turn, out] = [index * 2.4, Math.sqrt(index / 14) * s * 0.78]
      return circle(Math.cos(turn) * out, Math.sin(turn) * out, s * 0.27, {
        fill: ink.radial(
          [
            [0, '#f0708a'],
            [0.6, '#c92f54'],
            [1, '#8e1538'],
          ],
          0.35,
          0.35,
          0.7,
        ),
        opacity: 1 - random.next() * 0.05,
      })
    }).join(''),
  strawberry: (_random, s) =>
    path(
      d`M0 ${s}C${-s * 1.1} ${s * 0.2} ${-s * 0.9} ${-s * 0.8} 0 ${-s * 0.72}C${s * 0.9} ${-s * 0.8} ${s * 1.1} ${s * 0.2} 0 ${s}Z`,
      { fill: '#d2273b' },
    ) +
    path(
      d`M0 ${s * 0.72}C${-s * 0.72} ${s * 0.1} ${-s * 0.6} ${-s * 0.55} 0 ${-s * 0.5}C${s * 0.6} ${-s * 0.55} ${s * 0.72} ${s * 0.1} 0 ${s * 0.72}Z`,
      { fill: '#f07a72' },
    ) +
    path(
      d`M0 ${s * 0.4}C${-s * 0.28} 0 ${-s * 0.22} ${-s * 0.3} 0 ${-s * 0.3}C${s * 0.22} ${-s * 0.3} ${s * 0.28} 0 0 ${s * 0.4}Z`,
      { fill: '#fbd7c8' },
    ),
  banana: (_random, s) =>
    circle(0, 0, s, { fill: '#ecd58c' }) +
    circle(0, 0, s * 0.88, { fill: '#f8ebc0' }) +
    [0, 120, 240]
      .map((turn) => ellipse(0, -s * 0.24, s * 0.09, s * 0.2, { fill: '#d9be74', transform: `rotate(${turn})` }))
      .join(''),
  kiwi: (_random, s) =>
    circle(0, 0, s, { fill: '#7d6a3a' }) +
    circle(0, 0, s * 0.92, { fill: '#8fb93c' }) +
    circle(0, 0, s * 0.3, { fill: '#eef3cd' }) +
    Array.from({ length: 16 }, (_, index) =>
      ellipse(0, -s * 0.46, s * 0.045, s * 0.1, { fill: '#27301a', transform: `rotate(${index * 22.5})` }),
    ).join(''),
  almond: (_random, s) =>
    path(leaf(-s, 0, 0, s * 2, 0.34), { fill: '#c98f54' }) +
    stroke(
      d`M${-s * 0.7} 0H${s * 0.6}M${-s * 0.4} ${s * 0.2}H${s * 0.3}M${-s * 0.4} ${-s * 0.2}H${s * 0.3}`,
      '#9c6532',
      1.2,
      { opacity: 0.6 },
    ),
  mushroom: (_random, s) =>
    path(
      d`M${-s} 0C${-s} ${-s * 0.95} ${s} ${-s * 0.95} ${s} 0C${s * 0.7} ${s * 0.2} ${s * 0.35} ${s * 0.12} ${s * 0.26} ${s * 0.2}L${s * 0.3} ${s * 0.9}Q0 ${s * 1.05} ${-s * 0.3} ${s * 0.9}L${-s * 0.26} ${s * 0.2}C${-s * 0.35} ${s * 0.12} ${-s * 0.7} ${s * 0.2} ${-s} 0Z`,
      { fill: '#a9794f' },
    ) +
    path(
      d`M${-s * 0.82} ${-s * 0.02}C${-s * 0.75} ${-s * 0.72} ${s * 0.75} ${-s * 0.72} ${s * 0.82} ${-s * 0.02}C${s * 0.4} ${s * 0.1} ${s * 0.2} ${s * 0.06} ${s * 0.15} ${s * 0.16}L${s * 0.18} ${s * 0.8}H${-s * 0.18}L${-s * 0.15} ${s * 0.16}C${-s * 0.2} ${s * 0.06} ${-s * 0.4} ${s * 0.1} ${-s * 0.82} ${-s * 0.02}Z`,
      { fill: '#f0e2cd' },
    ),
  onion: (_random, s) =>
    group(circle(0, 0, s, {}) + circle(0, 0, s * 0.68, {}) + circle(0, 0, s * 0.36, {}), {
      fill: 'none',
      stroke: '#a94a86',
      strokeWidth: s * 0.13,
      opacity: 0.85,
    }),
  crouton: (random, s) =>
    `<g transform="rotate(${random.int(0, 80)})"><rect x="${(-s * 0.75).toFixed(1)}" y="${(-s * 0.75).toFixed(1)}" width="${(s * 1.5).toFixed(1)}" height="${(s * 1.5).toFixed(1)}" rx="${(s * 0.22).toFixed(1)}" fill="#b87432"/><rect x="${(-s * 0.6).toFixed(1)}" y="${(-s * 0.62).toFixed(1)}" width="${(s * 1.15).toFixed(1)}" height="${(s * 1.1).toFixed(1)}" rx="${(s * 0.2).toFixed(1)}" fill="#dda356"/>${circle(-s * 0.2, -s * 0.1, s * 0.12, { fill: '#b87432', opacity: 0.6 })}${circle(s * 0.25, s * 0.2, s * 0.1, { fill: '#b87432', opacity: 0.6 })}</g>`,
  seed: (random, s) => ellipse(0, 0, s, s * 0.55, { fill: random.pick(['#f3e4c2', '#2d2420', '#d9b06a']) }),
  olive: (_random, s) =>
    circle(0, 0, s, { fill: '#4d3b52' }) + circle(0, 0, s * 0.42, { fill: '#231823' }) + shine(s, 0.3),
} as const satisfies Record<string, Topping>
export type ToppingName = keyof typeof TOPPINGS

/** Places a topping, randomly rotated. */
export const put = (name: ToppingName, random: Random, ink: Ink, x: number, y: number, s: number) =>
  group(TOPPINGS[name](random, s, ink), {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.int(0, 359)})`,
  })
