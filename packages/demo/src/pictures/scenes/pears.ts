import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { circle, d, ellipse, leaf, path, rect, stroke } from '../brush/shapes.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const FRUIT = {
  pears: ['#c9c65a', '#d9b84a', '#a9b04a'],
  apples: ['#c23a34', '#d8633e', '#b52f3f'],
  figs: ['#5a3a5e', '#6d4a6c', '#4a2f4c'],
  peaches: ['#f0a063', '#e8805a', '#f3b878'],
} as const

/** A still life: fruit and a jug on a table, lit from one side. */
export const pears = defineScene({
  shapes: ['4:5', '1:1', '3:4', '2:3', '4:3'],
  plan: (random) => ({
    fruit: random.pick(['pears', 'apples', 'figs', 'peaches'] as const),
    vessel: random.pick(['jug', 'bottle', 'bowl'] as const),
    wall: random.pick(['umber', 'olive', 'blue gray', 'rose', 'cream'] as const),
  }),
  draw: (art, { fruit, vessel, wall }) => {
    const { width, height, random } = art
    const paint = { umber: '#5a4434', olive: '#6b6a48', 'blue gray': '#6c7b85', rose: '#b98478', cream: '#dccbb0' }[
      wall
    ]
    drawSurface(art, 'plaster', paint)
    const table = height * 0.7
    const cloth = random.pick(['#e9dfcd', '#cdb79a', '#8c6a4a', '#b9c0bb'])
    drawWindowLight(art, {
      x: width * 0.02,
      y: 0,
      width: width * 0.7,
      height: height * 0.7,
      lean: 0.25,
      opacity: 0.5,
      soften: 22,
    })
    art.layer((ink) => {
      ink.add(
        rect(0, table, width, height - table, {
          fill: ink.linear([
            [0, lighten(cloth, 0.15)],
            [0.5, cloth],
            [1, darken(cloth, 0.35)],
          ]),
        }),
      )
      ink.add(rect(0, table, width, 3, { fill: lighten(cloth, 0.5), opacity: 0.6 }))
    })
    const unit = Math.min(width, height) * 0.12
    const base = table + (height - table) * 0.42
    const spots = random.shuffled([-2.5, -1.15, 1.35, 2.7]).slice(0, random.int(3, 4))
    const pieces = [
      ...spots.map((at) => ({
        x: width / 2 + at * unit * 1.05,
        y: base + random.between(-0.15, 0.35) * unit,
        s: unit * random.between(0.9, 1.1),
      })),
      { x: width / 2 + random.between(-0.6, 0.6) * unit, y: base + unit * 0.9, s: unit * 1.08 },
    ].sort((a, b) => a.y - b.y)
    const vx = width / 2 + random.between(-0.3, 0.3) * unit
    drawShadows(art, [ellipse(vx + unit * 1.1, base - unit * 0.1, unit * 2.2, unit * 0.2, {})], {
      dx: 0,
      dy: 0,
      soften: 24,
      opacity: 0.6,
    })
    art.layer((ink) =>
      ink.add(drawVessel(ink, vessel, vx, base, unit, random.pick(['#e8e0d0', '#6f8b91', '#b8684a', '#37424a']))),
    )
    drawShadows(
      art,
      pieces.map(({ x, y, s }) => ellipse(x + s * 0.7, y - s * 0.12, s * 1.3, s * 0.15, {})),
      { dx: 0, dy: 0, soften: 14, opacity: 0.7 },
    )
    art.layer((ink) => {
      for (const { x, y, s } of pieces)
        ink.add(fruitAt(ink, fruit, x, y, s, random.pick(FRUIT[fruit]), random.between(-0.2, 0.2)))
    })
    art.film({ grain: 10, vignette: 0.4 })
  },
})

const lit = (ink: Ink, color: string) =>
  ink.radial(
    [
      [0, lighten(color, 0.62)],
      [0.25, lighten(color, 0.2)],
      [0.6, color],
      [1, darken(color, 0.66)],
    ],
    0.3,
    0.34,
    0.85,
  )

const fruitAt = (ink: Ink, kind: keyof typeof FRUIT, x: number, y: number, s: number, color: string, tilt: number) => {
  const stalk = stroke(
    d`M0 ${-s * (kind === 'pears' ? 2.3 : 1.55)}q${s * 0.08} ${-s * 0.2} ${s * 0.02} ${-s * 0.42}`,
    '#4a3220',
    s * 0.08,
  )
  const bodies = {
    pears: d`M0 ${-s * 2.4}C${s * 0.5} ${-s * 2.4} ${s * 0.42} ${-s * 1.7} ${s * 0.7} ${-s * 1.3}C${s * 1.2} ${-s * 0.7} ${s * 0.9} 0 0 0C${-s * 0.9} 0 ${-s * 1.2} ${-s * 0.7} ${-s * 0.7} ${-s * 1.3}C${-s * 0.42} ${-s * 1.7} ${-s * 0.5} ${-s * 2.4} 0 ${-s * 2.4}Z`,
    apples: d`M0 ${-s * 1.6}C${s * 0.9} ${-s * 1.95} ${s * 1.25} ${-s * 1.2} ${s * 0.95} ${-s * 0.55}C${s * 0.75} ${-s * 0.05} ${s * 0.35} ${s * 0.05} 0 ${-s * 0.02}C${-s * 0.35} ${s * 0.05} ${-s * 0.75} ${-s * 0.05} ${-s * 0.95} ${-s * 0.55}C${-s * 1.25} ${-s * 1.2} ${-s * 0.9} ${-s * 1.95} 0 ${-s * 1.6}Z`,
    figs: d`M0 ${-s * 1.9}C${s * 0.2} ${-s * 1.5} ${s * 0.95} ${-s * 1.1} ${s * 0.86} ${-s * 0.5}C${s * 0.8} ${-s * 0.05} ${s * 0.4} 0 0 0C${-s * 0.4} 0 ${-s * 0.8} ${-s * 0.05} ${-s * 0.86} ${-s * 0.5}C${-s * 0.95} ${-s * 1.1} ${-s * 0.2} ${-s * 1.5} 0 ${-s * 1.9}Z`,
    peaches: d`M0 ${-s * 1.7}C${s * 1.1} ${-s * 1.85} ${s * 1.3} ${-s * 0.05} 0 0C${-s * 1.3} ${-s * 0.05} ${-s * 1.1} ${-s * 1.85} 0 ${-s * 1.7}Z`,
  }
  const body = bodies[kind]
  const blush = { pears: '#b9713a', apples: '#e9c24a', figs: '#8a5a6e', peaches: '#b93a45' }[kind]
  const detail = {
    pears: ellipse(s * 0.35, -s * 0.7, s * 0.55, s * 0.7, { fill: blush, opacity: 0.28 }),
    apples: [-0.5, -0.2, 0.1, 0.4]
      .map((at) =>
        stroke(
          d`M${s * at * 0.3} ${-s * 1.5}Q${s * at * 1.8} ${-s * 0.8} ${s * at * 0.9} ${-s * 0.1}`,
          blush,
          s * 0.07,
          { opacity: 0.3 },
        ),
      )
      .join(''),
    figs: [-0.6, -0.3, 0, 0.3, 0.6]
      .map((at) =>
        stroke(d`M0 ${-s * 1.75}Q${s * at * 1.4} ${-s * 0.9} ${s * at * 0.8} ${-s * 0.06}`, '#2f1c33', s * 0.03, {
          opacity: 0.5,
        }),
      )
      .join(''),
    peaches:
      ellipse(-s * 0.1, -s * 1.1, s * 0.7, s * 0.6, { fill: blush, opacity: 0.35 }) +
      stroke(d`M0 ${-s * 1.66}Q${s * 0.35} ${-s * 0.8} ${s * 0.1} ${-s * 0.05}`, darken(blush, 0.3), s * 0.04, {
        opacity: 0.5,
      }),
  }[kind]
  const green =
    kind === 'figs'
      ? ''
      : path(leaf(0, -s * (kind === 'pears' ? 2.4 : 1.66), -0.4, s * 0.95, 0.28), {
          fill: mix('#4a6a2c', '#7a9a3c', 0.4),
        })
  const drawn =
    path(body, { fill: lit(ink, color) }) +
    ink.within(body, detail) +
    ellipse(-s * 0.38, -s * 1.05, s * 0.15, s * 0.28, { fill: '#fff', opacity: 0.4, transform: 'rotate(20)' }) +
    stalk +
    green
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(tilt * 40).toFixed(1)})">${drawn}</g>`
}

const drawVessel = (ink: Ink, kind: 'jug' | 'bottle' | 'bowl', x: number, y: number, u: number, color: string) => {
  const glaze = ink.linear(
    [
      [0, darken(color, 0.28)],
      [0.25, lighten(color, 0.4)],
      [0.55, color],
      [1, darken(color, 0.58)],
    ],
    1,
    0,
  )
  if (kind === 'bowl')
    return (
      path(
        d`M${x - u * 2.1} ${y - u * 1.9}C${x - u * 2} ${y - u * 0.4} ${x - u} ${y} ${x - u * 0.7} ${y}H${x + u * 0.7}C${x + u} ${y} ${x + u * 2} ${y - u * 0.4} ${x + u * 2.1} ${y - u * 1.9}Z`,
        { fill: glaze },
      ) +
      ellipse(x, y - u * 1.9, u * 2.1, u * 0.34, { fill: darken(color, 0.4) }) +
      ellipse(x, y - u * 1.86, u * 1.98, u * 0.27, { fill: darken(color, 0.62) })
    )
  if (kind === 'bottle')
    return (
      path(
        d`M${x - u * 0.28} ${y - u * 5.2}H${x + u * 0.28}V${y - u * 3.7}C${x + u * 0.34} ${y - u * 3} ${x + u * 0.95} ${y - u * 2.9} ${x + u * 0.95} ${y - u * 2.1}V${y - u * 0.2}Q${x} ${y + u * 0.24} ${x - u * 0.95} ${y - u * 0.2}V${y - u * 2.1}C${x - u * 0.95} ${y - u * 2.9} ${x - u * 0.34} ${y - u * 3} ${x - u * 0.28} ${y - u * 3.7}Z`,
        { fill: glaze },
      ) +
      rect(x - u * 0.36, y - u * 5.3, u * 0.72, u * 0.26, { fill: glaze, rx: u * 0.08 }) +
      rect(x - u * 0.62, y - u * 2.3, u * 0.14, u * 1.7, { fill: '#fff', opacity: 0.3, rx: u * 0.07 })
    )
  const handle = stroke(
    d`M${x + u * 0.85} ${y - u * 3.1}C${x + u * 2.1} ${y - u * 3.2} ${x + u * 2} ${y - u * 1.3} ${x + u * 1.05} ${y - u * 1.1}`,
    darken(color, 0.35),
    u * 0.3,
  )
  return (
    handle +
    path(
      d`M${x - u * 0.9} ${y - u * 3.9}Q${x - u * 0.6} ${y - u * 3} ${x - u * 1.1} ${y - u * 2.1}C${x - u * 1.6} ${y - u} ${x - u * 1.1} ${y - u * 0.1} ${x - u * 0.7} ${y}Q${x} ${y + u * 0.16} ${x + u * 0.7} ${y}C${x + u * 1.1} ${y - u * 0.1} ${x + u * 1.6} ${y - u} ${x + u * 1.1} ${y - u * 2.1}Q${x + u * 0.6} ${y - u * 3} ${x + u * 0.8} ${y - u * 3.8}Z`,
      { fill: glaze },
    ) +
    ellipse(x - u * 0.05, y - u * 3.85, u * 0.86, u * 0.2, { fill: darken(color, 0.55) }) +
    circle(x - u * 0.55, y - u * 1.7, u * 0.16, { fill: '#fff', opacity: 0.35 })
  )
}
