import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, path, rect, stroke } from '../brush/shapes.ts'
import { shadedLeaf } from '../motifs/plants.ts'
import { drawLeafShadow, drawShadowsOf } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const SKIN = ['#f0cdb0', '#dba982', '#b97c52', '#8a5638', '#65402c', '#f5dcc8'] as const

interface Limb {
  skin: string
  sleeve: string
  /** An outline instead of shading: the drawn version. */
  isLine: boolean
}

/** A finger or an arm: a bent stroke with a round end, lit from the upper left. */
const limb = (data: string, wide: number, { skin, isLine }: Limb, tone = skin) =>
  isLine
    ? stroke(data, '#2a201c', wide + 9) + stroke(data, tone, wide)
    : stroke(data, darken(tone, 0.34), wide) +
      stroke(data, tone, wide * 0.84, { transform: `translate(${-wide * 0.05} ${-wide * 0.06})` }) +
      stroke(data, lighten(tone, 0.3), wide * 0.2, {
        transform: `translate(${-wide * 0.2} ${-wide * 0.2})`,
        opacity: 0.5,
      })

/** What the fist closes around; it stands at (0, 0) and reaches up. */
const held = (ink: Ink, random: Random, thing: string, s: number, accent: string, deep: string): string => {
  if (thing === 'ice cream') {
    const scoops = [
      ['#f3d9c0', -0.35, -1.75],
      ['#e9a0a8', 0.35, -1.75],
      ['#b9cf9a', 0, -2.35],
    ] as const
    return (
      path(d`M${-s * 0.62} ${-s * 1.45}H${s * 0.62}L${s * 0.12} ${s * 0.9}H${-s * 0.12}Z`, { fill: '#d9a25c' }) +
      Array.from({ length: 7 }, (_, n) =>
        stroke(
          d`M${-s * 0.62 + n * s * 0.2} ${-s * 1.45}L${s * 0.05} ${s * 0.4 - n * s * 0.1}M${s * 0.62 - n * s * 0.2} ${-s * 1.45}L${-s * 0.05} ${s * 0.4 - n * s * 0.1}`,
          '#a9702f',
          3,
          { opacity: 0.6 },
        ),
      ).join('') +
      scoops
        .map(([color, x, y]) =>
          circle(x * s, y * s, s * 0.58, {
            fill: ink.radial(
              [
                [0, lighten(color, 0.5)],
                [0.6, color],
                [1, darken(color, 0.25)],
              ],
              0.35,
              0.3,
              0.75,
            ),
          }),
        )
        .join('')
    )
  }
  if (thing === 'brushes')
    return Array.from({ length: 5 }, (_, n) => {
      const [lean, tall] = [(n - 2) * 9 + random.between(-3, 3), s * random.between(2.4, 3.2)]
      const color = random.pick([accent, deep, '#e9b949', '#3f6f8a', '#c8553d'])
      return `<g transform="rotate(${lean})">${rect(-s * 0.07, -tall, s * 0.14, tall + s, {
        fill: ink.linear(
          [
            [0, '#d9b98a'],
            [1, '#94673a'],
          ],
          1,
          0,
        ),
        rx: s * 0.05,
      })}${rect(-s * 0.1, -tall - s * 0.3, s * 0.2, s * 0.4, { fill: '#b9bcbd' })}${path(d`M${-s * 0.1} ${-tall - s * 0.28}q${-s * 0.05} ${-s * 0.5} ${s * 0.1} ${-s * 0.75}q${s * 0.15} ${s * 0.25} ${s * 0.1} ${s * 0.75}Z`, { fill: color })}</g>`
    }).join('')
  if (thing === 'balloons')
    return Array.from({ length: 5 }, (_, n) => {
      const [x, y] = [(n - 2) * s * 0.95 + random.between(-0.2, 0.2) * s, -s * random.between(3.4, 4.9)]
      const color = [accent, '#e9b949', '#f3ded2', deep, '#cf5f54'][n]!
      return (
        stroke(d`M0 0Q${x * 0.1} ${y * 0.5} ${x} ${y}`, '#5a4a42', 3) +
        path(
          d`M${x} ${y + s * 0.12}c${-s * 1.1} ${-s * 0.7} ${-s * 0.9} ${-s * 2} 0 ${-s * 2}c${s * 0.9} 0 ${s * 1.1} ${s * 1.3} 0 ${s * 2}Z`,
          {
            fill: ink.radial(
              [
                [0, lighten(color, 0.55)],
                [0.5, color],
                [1, darken(color, 0.22)],
              ],
              0.35,
              0.28,
              0.8,
            ),
          },
        )
      )
    }).join('')
  const stems = Array.from({ length: 9 }, (_, n) => {
    const turn = -Math.PI / 2 + (n - 4) * 0.15 + random.between(-0.05, 0.05)
    const long = s * random.between(2.3, 3.5)
    return { x: Math.cos(turn) * long, y: Math.sin(turn) * long, turn }
  })
  const bloom = (x: number, y: number, color: string) =>
    Array.from({ length: 9 }, (_, n) =>
      ellipse(0, -s * 0.24, s * 0.13, s * 0.27, {
        fill: n % 2 ? color : lighten(color, 0.25),
        transform: `translate(${x} ${y}) rotate(${n * 40})`,
      }),
    ).join('') + circle(x, y, s * 0.14, { fill: '#d9a032' })
  return (
    stems.map(({ x, y }) => stroke(d`M0 ${s * 0.9}Q0 ${-s * 0.4} ${x} ${y}`, '#5b7a45', s * 0.06)).join('') +
    stems
      .map(({ x, y, turn }) =>
        shadedLeaf({ x: x * 0.62, y: y * 0.62 }, turn + random.between(-0.8, 0.8), s * 0.75, 0.26, '#5f8350'),
      )
      .join('') +
    stems.map(({ x, y }) => bloom(x, y, random.pick([accent, '#f3e4da', deep, '#e9a7b4']))).join('')
  )
}

/** A fist seen from its fingers' side: what it holds passes between the palm and the fingers. */
const fist = (thing: string, s: number, body: Limb) => {
  const { skin, sleeve, isLine } = body
  const outline = isLine ? { stroke: '#2a201c', strokeWidth: 5 } : {}
  const back = rect(-s * 0.52, -s * 0.72, s * 1.16, s * 1.5, {
    rx: s * 0.4,
    fill: darken(skin, isLine ? 0 : 0.16),
    ...outline,
  })
  const arm = limb(d`M${s * 0.2} ${s * 0.6}L${s * 0.5} ${s * 5}`, s * 0.78, body)
  const cuff = path(d`M${-s * 0.42} ${s * 1.75}L${s * 0.9} ${s * 1.62}L${s * 1.7} ${s * 6}H${-s * 0.7}Z`, {
    fill: sleeve,
    ...outline,
  })
  const ribs = Array.from({ length: 8 }, (_, n) =>
    stroke(d`M${-s * 0.34 + n * s * 0.16} ${s * 1.78}l${s * (n * 0.03 - 0.02)} ${s * 0.42}`, darken(sleeve, 0.3), 4),
  ).join('')
  const fingers = [0, 1, 2, 3]
    .map((n) =>
      limb(
        d`M${s * 0.5} ${-s * 0.5 + n * s * 0.34}Q${-s * 0.1} ${-s * 0.58 + n * s * 0.34} ${-s * (0.46 - n * 0.03)} ${-s * 0.44 + n * s * 0.33}`,
        s * (0.34 - n * 0.018),
        body,
      ),
    )
    .join('')
  const thumb = limb(d`M${s * 0.52} ${s * 0.36}Q${s * 0.6} ${-s * 0.3} ${s * 0.06} ${-s * 0.82}`, s * 0.36, body)
  const nail = ellipse(s * 0.03, -s * 0.88, s * 0.1, s * 0.13, {
    fill: lighten(skin, 0.5),
    opacity: 0.8,
    transform: `rotate(-38 ${s * 0.03} ${-s * 0.88})`,
  })
  return { under: arm + cuff + ribs + back, thing, over: fingers + thumb + nail }
}

/** Two hands around a cup, from above. */
const cupped = (ink: Ink, random: Random, s: number, body: Limb, accent: string) => {
  const { skin, sleeve } = body
  const side = (sign: number) => {
    const fingers = [0, 1, 2, 3]
      .map((n) =>
        limb(
          d`M${sign * s * 1.35} ${s * (0.5 - n * 0.36)}Q${sign * s * 1.28} ${s * (0.2 - n * 0.42)} ${sign * s * (0.5 + n * 0.1)} ${s * (-0.25 - n * 0.26)}`,
          s * 0.36,
          body,
        ),
      )
      .reverse()
      .join('')
    const palm = limb(
      d`M${sign * s * 1.7} ${s * 1.5}Q${sign * s * 1.6} ${s * 0.5} ${sign * s * 1.26} ${s * 0.1}`,
      s * 0.86,
      body,
    )
    const thumb = limb(
      d`M${sign * s * 1.35} ${s * 1.05}Q${sign * s * 0.9} ${s * 1.25} ${sign * s * 0.42} ${s * 0.98}`,
      s * 0.36,
      body,
    )
    const nail = ellipse(sign * s * 0.38, s * 0.96, s * 0.12, s * 0.1, { fill: lighten(skin, 0.5), opacity: 0.8 })
    const cuff = stroke(d`M${sign * s * 1.78} ${s * 1.7}L${sign * s * 2.6} ${s * 5}`, sleeve, s * 1.3)
    const ribs = Array.from({ length: 7 }, (_, n) =>
      stroke(
        d`M${sign * s * (1.28 + n * 0.16)} ${s * (1.72 - n * 0.02)}l${sign * s * 0.1} ${s * 0.5}`,
        darken(sleeve, 0.3),
        4,
      ),
    ).join('')
    return { below: palm + cuff + ribs, above: fingers + thumb + nail }
  }
  const [left, right] = [side(-1), side(1)]
  const glaze = mix(accent, '#efe6d8', 0.4)
  const drink = random.pick(['#4a2a1a', '#8a5a34', '#7f8f3f', '#c9863f'])
  const mug =
    circle(0, 0, s * 1.08, {
      fill: ink.linear(
        [
          [0, lighten(glaze, 0.4)],
          [1, darken(glaze, 0.25)],
        ],
        1,
        1,
      ),
    }) +
    circle(0, 0, s * 0.92, { fill: darken(glaze, 0.4) }) +
    circle(0, s * 0.04, s * 0.87, {
      fill: ink.radial([
        [0, lighten(drink, 0.16)],
        [0.8, drink],
        [1, darken(drink, 0.35)],
      ]),
    }) +
    ellipse(-s * 0.3, -s * 0.36, s * 0.3, s * 0.12, {
      fill: '#fff',
      opacity: 0.3,
      transform: `rotate(-35 ${-s * 0.3} ${-s * 0.36})`,
    })
  return left.below + right.below + mug + left.above + right.above
}

/** Hands with something in them, painted, or drawn with one pen. */
export const hands = defineScene({
  shapes: ['2:3', '3:4', '4:5', '1:1'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    holds: random.pick(['flowers', 'ice cream', 'brushes', 'balloons', 'a warm cup'] as const),
    manner: random.pick(['painted', 'drawn'] as const),
  }),
  draw: (art, { palette: name, holds, manner }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const isLine = manner === 'drawn'
    const ground = isLine
      ? palette.paper
      : random.pick([palette.soft, mix(palette.soft, palette.paper, 0.5), mix(palette.deep, palette.soft, 0.5)])
    drawSurface(art, 'plaster', ground)
    const body: Limb = {
      skin: isLine ? palette.paper : random.pick(SKIN),
      sleeve: isLine ? palette.accent : random.pick([palette.deep, palette.accent, palette.ink]),
      isLine,
    }
    if (isLine)
      art.layer((ink) =>
        ink.add(
          circle(width * random.between(0.4, 0.6), height * 0.42, width * 0.36, { fill: palette.soft }),
          rect(0, 0, width, height, { fill: 'none', stroke: palette.ink, strokeWidth: 0 }),
        ),
      )
    const s = holds === 'a warm cup' ? width * 0.17 : width * (holds === 'balloons' ? 0.1 : 0.145)
    const [x, y, turn] = [
      width * random.between(0.44, 0.54),
      height * (holds === 'a warm cup' ? 0.5 : holds === 'balloons' ? 0.78 : 0.66),
      random.between(-9, 7),
    ]
    const flip = random.chance(0.5) ? -1 : 1
    const place = (content: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)">${content}</g>`
    const compose = (ink: Ink) => {
      if (holds === 'a warm cup') return place(cupped(ink, random, s, body, palette.accent))
      const { under, thing, over } = fist(holds, s, body)
      return place(under + held(ink, random, thing, s, palette.accent, palette.deep) + over)
    }
    if (isLine) art.layer((ink) => ink.add(compose(ink)))
    else {
      drawShadowsOf(art, compose, { dx: 26, dy: 32, soften: 18, opacity: 0.32 })
      art.layer((ink) => ink.add(compose(ink)))
      drawLeafShadow(art, { from: random.pick(['left', 'right'] as const), opacity: 0.2, soften: 22 })
    }
    art.film({ grain: isLine ? 6 : 9, vignette: 0.2 })
  },
})
