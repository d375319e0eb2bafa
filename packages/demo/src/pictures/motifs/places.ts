import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten, mix } from '../brush/color.ts'
import { createRidge } from '../brush/noise.ts'
import type { Palette } from '../brush/palettes.ts'
import { d, ellipse, landBelow, path, polygon, rect, stroke } from '../brush/shapes.ts'
import { spruce } from './land.ts'

/** The part of the poster that shows the view. */
interface Frame {
  x: number
  y: number
  w: number
  h: number
}

type Draw = (art: Artboard, frame: Frame, palette: Palette) => string

const hill = ({ random }: Artboard, { x, w, y, h }: Frame, line: number, swing: number, fill: string) => {
  const ridge = createRidge(random, 3)
  return path(
    landBelow((at) => y + h * line - ridge(at / 230) * h * swing, x, x + w, y + h),
    { fill },
  )
}

const sea = ({ random }: Artboard, { x, w, y, h }: Frame, line: number, palette: Palette) => {
  let drawn = rect(x, y + h * line, w, h, { fill: palette.deep })
  for (let wave = 0; wave < 34; wave++) {
    const t = random.next()
    drawn += stroke(
      d`M${x + w * random.next()} ${y + h * (line + (1 - line) * t)}h${20 + 120 * t}`,
      random.pick([palette.soft, palette.paper]),
      2 + 4 * t,
      { opacity: 0.55 },
    )
  }
  return drawn
}

/** A striped tower on a headland. */
export const lighthouse: Draw = (art, frame, palette) => {
  const { x, y, w, h } = frame
  const [cx, base, tall] = [x + w * 0.34, y + h * 0.72, h * 0.44]
  const band = (from: number, to: number, fill: string) =>
    path(
      polygon([
        { x: cx - 52 + 24 * from, y: base - tall * from },
        { x: cx + 52 - 24 * from, y: base - tall * from },
        { x: cx + 52 - 24 * to, y: base - tall * to },
        { x: cx - 52 + 24 * to, y: base - tall * to },
      ]),
      { fill },
    )
  const beam = path(
    polygon([
      { x: cx, y: base - tall * 1.06 },
      { x: x + w, y: base - tall * 1.24 },
      { x: x + w, y: base - tall * 0.94 },
    ]),
    { fill: palette.paper, opacity: 0.6 },
  )
  const tower =
    Array.from({ length: 5 }, (_, index) =>
      band(index / 5, (index + 1) / 5, index % 2 ? palette.paper : palette.accent),
    ).join('') +
    path(
      polygon([
        { x: cx + 6, y: base },
        { x: cx + 52, y: base },
        { x: cx + 28, y: base - tall },
        { x: cx + 4, y: base - tall },
      ]),
      { fill: palette.ink, opacity: 0.22 },
    )
  const lantern =
    rect(cx - 40, base - tall - 12, 80, 14, { fill: palette.ink }) +
    rect(cx - 22, base - tall - 66, 44, 56, { fill: '#fff3c0' }) +
    path(
      polygon([
        { x: cx - 30, y: base - tall - 64 },
        { x: cx, y: base - tall - 108 },
        { x: cx + 30, y: base - tall - 64 },
      ]),
      { fill: palette.ink },
    ) +
    stroke(d`M${cx} ${base - tall - 66}v56M${cx - 22} ${base - tall - 38}h44`, palette.ink, 3)
  return (
    hill(art, frame, 0.58, 0.02, mix(palette.soft, palette.deep, 0.45)) +
    sea(art, frame, 0.64, palette) +
    beam +
    path(
      d`M${x} ${y + h}V${y + h * 0.74}Q${x + w * 0.16} ${y + h * 0.66} ${cx} ${y + h * 0.7}Q${x + w * 0.56} ${y + h * 0.72} ${x + w * 0.66} ${y + h * 0.88}Q${x + w * 0.76} ${y + h * 0.94} ${x + w * 0.8} ${y + h}Z`,
      { fill: palette.ink },
    ) +
    path(
      d`M${x} ${y + h * 0.8}Q${x + w * 0.3} ${y + h * 0.72} ${x + w * 0.52} ${y + h * 0.82}Q${x + w * 0.3} ${y + h * 0.8} ${x} ${y + h * 0.9}Z`,
      { fill: mix(palette.ink, palette.deep, 0.6) },
    ) +
    tower +
    lantern +
    rect(cx + 56, base - 56, 92, 56, { fill: palette.paper }) +
    path(
      polygon([
        { x: cx + 48, y: base - 54 },
        { x: cx + 102, y: base - 98 },
        { x: cx + 156, y: base - 54 },
      ]),
      { fill: palette.accent },
    ) +
    rect(cx + 86, base - 38, 22, 38, { fill: palette.deep })
  )
}

/** Houses stacked up a hill by the sea. */
export const village: Draw = (art, frame, palette) => {
  const { random } = art
  const { x, y, w, h } = frame
  let houses = ''
  for (let row = 0; row < 6; row++) {
    const base = y + h * (0.5 + row * 0.075)
    for (let at = x + w * (0.26 - row * 0.05); at < x + w * (0.74 + row * 0.06);) {
      const [wide, tall] = [random.between(54, 96), random.between(70, 120)]
      const wall = random.pick([
        palette.paper,
        palette.soft,
        lighten(palette.accent, 0.35),
        mix(palette.paper, palette.accent, 0.25),
      ])
      houses +=
        rect(at, base - tall, wide, tall + 40, { fill: wall }) +
        rect(at + wide * 0.66, base - tall, wide * 0.34, tall + 40, { fill: palette.ink, opacity: 0.16 }) +
        path(
          polygon([
            { x: at - 6, y: base - tall },
            { x: at + wide / 2, y: base - tall - 28 },
            { x: at + wide + 6, y: base - tall },
          ]),
          { fill: row % 2 ? palette.accent : darken(palette.accent, 0.2) },
        )
      for (const [dx, dy] of [
        [0.2, 0.3],
        [0.52, 0.3],
        [0.2, 0.66],
        [0.52, 0.66],
      ] as const)
        houses += rect(at + wide * dx, base - tall + tall * dy, wide * 0.16, tall * 0.18, { fill: palette.deep })
      at += wide + random.between(-6, 10)
    }
  }
  const tower =
    rect(x + w * 0.46, y + h * 0.24, 64, h * 0.28, { fill: palette.paper }) +
    rect(x + w * 0.46 + 42, y + h * 0.24, 22, h * 0.28, { fill: palette.ink, opacity: 0.16 }) +
    path(
      polygon([
        { x: x + w * 0.46 - 8, y: y + h * 0.24 },
        { x: x + w * 0.46 + 32, y: y + h * 0.17 },
        { x: x + w * 0.46 + 72, y: y + h * 0.24 },
      ]),
      { fill: palette.accent },
    ) +
    path(d`M${x + w * 0.46 + 20} ${y + h * 0.32}v-24a12 12 0 0 1 24 0v24z`, { fill: palette.deep })
  return (
    hill(art, frame, 0.5, 0.06, mix(palette.soft, palette.deep, 0.5)) +
    hill(art, frame, 0.58, 0.04, palette.deep) +
    tower +
    houses +
    sea(art, { ...frame, y: frame.y }, 0.91, palette)
  )
}

/** A snowy mountain above a lake. */
export const peak: Draw = (art, frame, palette) => {
  const { random } = art
  const { x, y, w, h } = frame
  const top = { x: x + w * 0.42, y: y + h * 0.16 }
  const foot = y + h * 0.66
  const mountain = path(
    polygon([
      { x: x - 40, y: foot },
      { x: x + w * 0.2, y: y + h * 0.38 },
      { x: x + w * 0.26, y: y + h * 0.36 },
      top,
      { x: x + w * 0.6, y: y + h * 0.36 },
      { x: x + w * 0.68, y: y + h * 0.34 },
      { x: x + w + 40, y: foot },
    ]),
    { fill: palette.deep },
  )
  const shade = path(
    polygon([
      top,
      { x: x + w * 0.47, y: y + h * 0.3 },
      { x: x + w * 0.43, y: y + h * 0.4 },
      { x: x + w * 0.5, y: y + h * 0.5 },
      { x: x + w * 0.46, y: foot },
      { x: x + w + 40, y: foot },
      { x: x + w * 0.68, y: y + h * 0.34 },
      { x: x + w * 0.6, y: y + h * 0.36 },
    ]),
    { fill: palette.ink, opacity: 0.45 },
  )
  const snow = path(
    polygon([
      top,
      { x: x + w * 0.51, y: y + h * 0.26 },
      { x: x + w * 0.48, y: y + h * 0.3 },
      { x: x + w * 0.455, y: y + h * 0.265 },
      { x: x + w * 0.42, y: y + h * 0.32 },
      { x: x + w * 0.385, y: y + h * 0.27 },
      { x: x + w * 0.35, y: y + h * 0.31 },
      { x: x + w * 0.335, y: y + h * 0.265 },
    ]),
    { fill: palette.paper },
  )
  const lake =
    path(d`M${x} ${foot + h * 0.06}H${x + w}V${y + h}H${x}Z`, { fill: mix(palette.deep, palette.soft, 0.45) }) +
    path(
      polygon([
        { x: x + w * 0.1, y: foot + h * 0.06 },
        { x: x + w * 0.75, y: foot + h * 0.06 },
        { x: x + w * 0.42, y: y + h * 0.96 },
      ]),
      { fill: palette.deep, opacity: 0.45 },
    ) +
    Array.from({ length: 16 }, () =>
      stroke(
        d`M${x + w * random.next()} ${foot + h * (0.08 + 0.2 * random.next())}h${random.between(40, 150)}`,
        palette.paper,
        3,
        { opacity: 0.5 },
      ),
    ).join('')
  const trees = Array.from({ length: 34 }, () =>
    path(spruce(random, x + w * random.next(), foot + h * 0.075, random.between(40, 110)), {
      fill: mix(palette.ink, palette.deep, random.next() * 0.5),
    }),
  ).join('')
  const front = [0.06, 0.16, 0.88, 0.97]
    .map((at) => path(spruce(random, x + w * at, y + h + 10, h * random.between(0.26, 0.4)), { fill: palette.ink }))
    .join('')
  return (
    hill(art, frame, 0.56, 0.05, mix(palette.soft, palette.deep, 0.35)) + mountain + shade + snow + lake + trees + front
  )
}

/** An island, a sail and two palms. */
export const island: Draw = (art, frame, palette) => {
  const { random } = art
  const { x, y, w, h } = frame
  const sail = (cx: number, cy: number, s: number) =>
    path(d`M${cx} ${cy}V${cy - s}Q${cx + s * 0.5} ${cy - s * 0.4} ${cx + s * 0.46} ${cy}Z`, { fill: palette.paper }) +
    path(d`M${cx - s * 0.06} ${cy}V${cy - s * 0.85}Q${cx - s * 0.36} ${cy - s * 0.3} ${cx - s * 0.34} ${cy}Z`, {
      fill: palette.accent,
    }) +
    path(
      d`M${cx - s * 0.42} ${cy + s * 0.05}H${cx + s * 0.54}Q${cx + s * 0.4} ${cy + s * 0.2} ${cx + s * 0.26} ${cy + s * 0.2}H${cx - s * 0.26}Z`,
      { fill: palette.ink },
    )
  const palm = (px: number, py: number, tall: number, lean: number) => {
    const top = { x: px + lean, y: py - tall }
    const fronds = Array.from({ length: 8 }, (_, index) => {
      const turn = (index / 8) * Math.PI * 2
      const end = { x: top.x + Math.cos(turn) * tall * 0.36, y: top.y + Math.sin(turn) * tall * 0.18 + tall * 0.14 }
      const over = { x: top.x + Math.cos(turn) * tall * 0.2, y: top.y + Math.sin(turn) * tall * 0.16 - tall * 0.09 }
      return path(
        d`M${top.x} ${top.y}Q${over.x} ${over.y} ${end.x} ${end.y}Q${over.x} ${over.y + tall * 0.1} ${top.x} ${top.y}Z`,
        { fill: index % 2 ? palette.deep : palette.ink },
      )
    })
    return (
      stroke(d`M${px} ${py}Q${px + lean * 0.2} ${py - tall * 0.6} ${top.x} ${top.y}`, palette.ink, tall * 0.05) +
      fronds.join('')
    )
  }
  return (
    hill(art, frame, 0.56, 0.015, mix(palette.soft, palette.deep, 0.4)) +
    sea(art, frame, 0.58, palette) +
    path(
      d`M${x + w * 0.3} ${y + h * 0.62}Q${x + w * 0.42} ${y + h * 0.36} ${x + w * 0.52} ${y + h * 0.44}Q${x + w * 0.66} ${y + h * 0.4} ${x + w * 0.8} ${y + h * 0.62}Z`,
      { fill: mix(palette.deep, palette.ink, 0.4) },
    ) +
    ellipse(x + w * 0.55, y + h * 0.62, w * 0.3, h * 0.014, { fill: palette.paper }) +
    sail(x + w * 0.2, y + h * 0.7, h * 0.11) +
    path(d`M${x} ${y + h}V${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.8} ${x + w} ${y + h * 0.93}V${y + h}Z`, {
      fill: palette.soft,
    }) +
    palm(x + w * 0.82, y + h * 0.93, h * 0.5, -w * 0.1) +
    palm(x + w * 0.92, y + h * 0.95, h * random.between(0.34, 0.4), w * 0.05)
  )
}
