import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, type Palette, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'
import { flower } from '../motifs/flowers.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { shadedLeaf } from '../motifs/plants.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** A full bunch of flowers in a vase next to a lit wall. */
export const bouquet = defineScene({
  shapes: ['2:3', '4:5', '3:4', '2:3', '1:1'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    vase: random.pick(['glass', 'stoneware', 'pitcher'] as const),
    wall: random.pick(['pale', 'deep'] as const),
  }),
  draw: (art, { palette: name, vase, wall }) => {
    const { width, height, random } = art
    const palette = byName(name)
    drawSurface(
      art,
      'plaster',
      wall === 'deep' ? mix(palette.ink, palette.deep, 0.55) : mix(palette.soft, '#f2eadd', 0.6),
    )
    const table = height * 0.83
    art.layer((ink) =>
      ink.add(
        rect(0, table, width, height, {
          fill: ink.linear([
            [0, '#c6a27c'],
            [0.05, '#b58d65'],
            [1, '#80603f'],
          ]),
        }),
      ),
    )
    drawWindowLight(art, {
      x: width * 0.05,
      y: 0,
      width: width * 0.75,
      height: height * 0.75,
      lean: 0.28,
      opacity: 0.5,
      soften: 16,
    })
    const cx = width / 2
    const foot = table + (height - table) * 0.4
    const tall = height * 0.26
    const neck = foot - tall
    const spread = Math.min(width * 0.36, height * 0.26)
    const middle = { x: cx, y: neck - spread * 0.72 }
    const blooms = arrange(random, middle, spread)
    drawShadows(
      art,
      [ellipse(cx + 60, foot - 4, 150, 14, {}), ...blooms.map(({ x, y, r }) => circle(x + 90, y + 30, r, {}))],
      { dx: 20, dy: 10, soften: 40, opacity: 0.42 },
    )
    art.layer((ink) => {
      for (let sprig = 0; sprig < 18; sprig++) {
        const turn = -Math.PI / 2 + random.between(-1.9, 1.9)
        const reach = spread * random.between(1.05, 1.5)
        const at = { x: cx, y: neck + 6 }
        const end = { x: middle.x + Math.cos(turn) * reach, y: middle.y + Math.sin(turn) * reach * 0.95 }
        const green = mix('#38583a', '#93a878', random.next())
        ink.add(stroke(d`M${at.x} ${at.y}Q${at.x} ${middle.y} ${end.x} ${end.y}`, darken(green, 0.1), 3))
        for (let t = 0.45; t <= 1; t += 0.17) {
          const point = { x: at.x + (end.x - at.x) * t * t + (cx - at.x) * t, y: at.y + (end.y - at.y) * t }
          for (const side of [-1, 1]) ink.add(shadedLeaf(point, turn + side * 0.8, spread * 0.26, 0.3, green))
        }
      }
      for (const { x, y, r } of blooms)
        ink.add(
          group(flower(ink, random, r, palette), {
            transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.int(0, 359)})`,
          }),
        )
    })
    const fallen = Array.from({ length: 3 }, () => ({
      x: cx + random.between(-0.32, 0.32) * width,
      y: foot + random.between(10, 60),
      turn: random.int(-40, 40),
      color: random.pick([palette.accent, palette.soft]),
    }))
    art.layer((ink) => {
      for (const { x, y, turn, color } of fallen)
        ink.add(
          ellipse(x + 5, y + 7, 22, 10, {
            fill: '#241310',
            opacity: 0.3,
            transform: `rotate(${turn} ${x.toFixed(0)} ${y.toFixed(0)})`,
          }),
          ellipse(x, y, 22, 11, { fill: color, transform: `rotate(${turn} ${x.toFixed(0)} ${y.toFixed(0)})` }),
        )
      ink.add(vessel(ink, random, vase, cx, foot, tall, palette))
    })
    art.layer(
      (ink) =>
        ink.add(
          ellipse(middle.x + spread * 0.5, middle.y + spread * 0.55, spread, spread * 0.8, {
            fill: '#2a1020',
            opacity: 0.5,
          }),
        ),
      { soften: 70, blend: 'multiply', opacity: 0.45 },
    )
    art.film({ grain: 8, vignette: 0.3 })
  },
})

/** Blossoms packed into a dome, the outer ones first, large ones in the center. */
const arrange = (random: Random, middle: { x: number; y: number }, spread: number) => {
  const blooms: { x: number; y: number; r: number; out: number }[] = []
  for (let attempt = 0; attempt < 700 && blooms.length < 23; attempt++) {
    const [turn, out] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())]
    const r = spread * (blooms.length < 7 ? random.between(0.25, 0.31) : random.between(0.13, 0.21))
    const place = {
      x: middle.x + Math.cos(turn) * out * spread * 1.02,
      y: middle.y + Math.sin(turn) * out * spread * 0.92,
      r,
      out,
    }
    if (blooms.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > (other.r + r) * 0.74))
      blooms.push(place)
  }
  return blooms.sort((a, b) => b.out - a.out)
}

const vessel = (
  ink: Ink,
  random: Random,
  kind: 'glass' | 'stoneware' | 'pitcher',
  x: number,
  foot: number,
  tall: number,
  palette: Palette,
) => {
  const half = tall * 0.32
  const shape = d`M${x - half * 0.62} ${foot - tall}Q${x - half * 0.5} ${foot - tall * 0.8} ${x - half * 0.86} ${foot - tall * 0.55}C${x - half * 1.25} ${foot - tall * 0.2} ${x - half * 0.9} ${foot} ${x - half * 0.6} ${foot}H${x + half * 0.6}C${x + half * 0.9} ${foot} ${x + half * 1.25} ${foot - tall * 0.2} ${x + half * 0.86} ${foot - tall * 0.55}Q${x + half * 0.5} ${foot - tall * 0.8} ${x + half * 0.62} ${foot - tall}Z`
  if (kind === 'glass') {
    const stems = Array.from({ length: 9 }, (_, index) =>
      stroke(
        d`M${x + (index - 4) * half * 0.11} ${foot - tall}Q${x} ${foot - tall * 0.5} ${x - (index - 4) * half * 0.16} ${foot - tall * 0.06}`,
        '#5a7a4c',
        4,
        { opacity: 0.8 },
      ),
    )
    return (
      path(shape, {
        fill: ink.linear(
          [
            [0, '#dfeeee', 0.5],
            [0.5, '#ffffff', 0.22],
            [1, '#9fc0c4', 0.55],
          ],
          1,
          0,
        ),
      }) +
      ink.within(
        shape,
        rect(x - half * 1.3, foot - tall * 0.62, half * 2.6, tall, { fill: '#bcd8d6', opacity: 0.45 }) + stems.join(''),
      ) +
      stroke(shape, '#ffffff', 3, { opacity: 0.5 }) +
      stroke(
        d`M${x - half * 0.8} ${foot - tall * 0.46}Q${x - half} ${foot - tall * 0.25} ${x - half * 0.76} ${foot - tall * 0.1}`,
        '#ffffff',
        8,
        { opacity: 0.75 },
      )
    )
  }
  const glaze = random.pick([palette.paper, palette.deep, palette.accent, '#e6dccb', '#7d8b8a'])
  const round = ink.linear(
    [
      [0, darken(glaze, 0.25)],
      [0.28, lighten(glaze, 0.4)],
      [0.6, glaze],
      [1, darken(glaze, 0.52)],
    ],
    1,
    0,
  )
  const handle =
    kind === 'pitcher'
      ? stroke(
          d`M${x + half * 0.6} ${foot - tall * 0.86}C${x + half * 1.9} ${foot - tall * 0.9} ${x + half * 1.8} ${foot - tall * 0.3} ${x + half * 0.95} ${foot - tall * 0.3}`,
          darken(glaze, 0.3),
          tall * 0.06,
        )
      : ''
  const specks =
    kind === 'stoneware'
      ? ink.within(
          shape,
          Array.from({ length: 70 }, () =>
            circle(x + random.between(-half, half) * 1.1, foot - tall * random.next(), random.between(0.8, 2.6), {
              fill: '#4a3a2e',
              opacity: 0.4,
            }),
          ).join(''),
        )
      : ''
  return handle + path(shape, { fill: round }) + specks
}
