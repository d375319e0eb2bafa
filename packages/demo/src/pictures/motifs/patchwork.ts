import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { d, path, polygon, rect, stroke } from '../brush/shapes.ts'

/** One block of a quilt, s pixels per side. */
type Block = (ink: Ink, random: Random, s: number, cloths: readonly string[], paper: string, inkColor: string) => string

/** A patch of cloth, sometimes printed with dots, checks or stripes. */
const patch = (ink: Ink, random: Random, points: readonly (readonly [number, number])[], s: number, color: string) => {
  const shape = polygon(points.map(([x, y]) => ({ x: x * s, y: y * s })))
  const kind = random.int(0, 5)
  const light = lighten(color, 0.5)
  const xs = points.map(([x]) => x * s)
  const ys = points.map(([, y]) => y * s)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  // One path for a whole print: hundreds of small elements are slow to draw.
  let lines = ''
  if (kind === 0)
    for (let y = top; y < bottom; y += 16)
      for (let x = left; x < right; x += 16) lines += d`M${x + (Math.round(y / 16) % 2) * 8} ${y}h.01`
  if (kind === 1) for (let x = left + 3; x < right; x += 12) lines += d`M${x} ${top}V${bottom}`
  if (kind === 2)
    for (let at = 3; at < Math.max(right - left, bottom - top); at += 18)
      lines += d`M${left + at} ${top}V${bottom}M${left} ${top + at}H${right}`
  const print = lines && stroke(lines, light, [5.2, 3, 7][kind] ?? 3, { opacity: [1, 0.7, 0.35][kind] ?? 1 })
  return (
    path(shape, { fill: color }) +
    (print && ink.within(shape, print)) +
    path(shape, { fill: 'none', stroke: darken(color, 0.4), strokeWidth: 1.2, opacity: 0.5 })
  )
}

/** An eight-point star. */
export const star: Block = (ink, random, s, cloths, paper) => {
  const [point, heart] = [random.pick(cloths), random.pick(cloths)]
  let drawn = rect(0, 0, s, s, { fill: paper })
  const quarter = 0.25
  const spikes = [
    [
      [quarter, quarter],
      [0.5, 0],
      [0.5, quarter],
    ],
    [
      [0.75, quarter],
      [0.5, 0],
      [0.5, quarter],
    ],
    [
      [0.75, quarter],
      [1, 0.5],
      [0.75, 0.5],
    ],
    [
      [0.75, 0.75],
      [1, 0.5],
      [0.75, 0.5],
    ],
    [
      [0.75, 0.75],
      [0.5, 1],
      [0.5, 0.75],
    ],
    [
      [quarter, 0.75],
      [0.5, 1],
      [0.5, 0.75],
    ],
    [
      [quarter, 0.75],
      [0, 0.5],
      [quarter, 0.5],
    ],
    [
      [quarter, quarter],
      [0, 0.5],
      [quarter, 0.5],
    ],
  ] as const
  for (const spike of spikes) drawn += patch(ink, random, spike, s, point)
  drawn += patch(
    ink,
    random,
    [
      [quarter, quarter],
      [0.75, quarter],
      [0.75, 0.75],
      [quarter, 0.75],
    ],
    s,
    heart,
  )
  for (const [x, y] of [
    [0, 0],
    [0.75, 0],
    [0, 0.75],
    [0.75, 0.75],
  ] as const)
    drawn += patch(
      ink,
      random,
      [
        [x, y],
        [x + quarter, y],
        [x + quarter, y + quarter],
        [x, y + quarter],
      ],
      s,
      mix(heart, paper, 0.6),
    )
  return drawn
}

/** Four flying geese, one above the other. */
export const geese: Block = (ink, random, s, cloths, paper) => {
  let drawn = rect(0, 0, s, s, { fill: paper })
  const color = random.pick(cloths)
  for (let goose = 0; goose < 4; goose++) {
    const top = goose / 4
    drawn += patch(
      ink,
      random,
      [
        [0, top + 0.25],
        [0.5, top],
        [1, top + 0.25],
      ],
      s,
      goose % 2 ? mix(color, paper, 0.3) : color,
    )
    drawn += stroke(d`M0 ${s * (top + 0.25)}H${s}`, darken(paper, 0.3), 1, { opacity: 0.4 })
  }
  return drawn
}

/** A log cabin around a red hearth. */
export const cabin: Block = (ink, random, s, cloths, paper, inkColor) => {
  let drawn = rect(0, 0, s, s, { fill: inkColor })
  const rounds = 4
  const wide = 0.5 / (rounds + 0.5)
  for (let round = 0; round < rounds; round++) {
    const [from, to] = [round * wide, 1 - round * wide]
    const light = mix(paper, cloths[round % cloths.length]!, 0.3)
    const dark = cloths[(round + 1) % cloths.length]!
    drawn += patch(
      ink,
      random,
      [
        [from, from],
        [to, from],
        [to, from + wide],
        [from, from + wide],
      ],
      s,
      light,
    )
    drawn += patch(
      ink,
      random,
      [
        [from, from + wide],
        [from + wide, from + wide],
        [from + wide, to],
        [from, to],
      ],
      s,
      mix(light, paper, 0.4),
    )
    drawn += patch(
      ink,
      random,
      [
        [to - wide, from + wide],
        [to, from + wide],
        [to, to],
        [to - wide, to],
      ],
      s,
      dark,
    )
    drawn += patch(
      ink,
      random,
      [
        [from + wide, to - wide],
        [to - wide, to - wide],
        [to - wide, to],
        [from + wide, to],
      ],
      s,
      mix(dark, inkColor, 0.25),
    )
  }
  return (
    drawn +
    patch(
      ink,
      random,
      [
        [0.5 - wide / 2, 0.5 - wide / 2],
        [0.5 + wide / 2, 0.5 - wide / 2],
        [0.5 + wide / 2, 0.5 + wide / 2],
        [0.5 - wide / 2, 0.5 + wide / 2],
      ],
      s,
      '#b8352f',
    )
  )
}

/** Four half-square triangles. */
export const halves: Block = (ink, random, s, cloths, paper) => {
  let drawn = ''
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 2; column++) {
      const [x, y] = [column / 2, row / 2]
      const flip = (row + column) % 2 === 0
      const [dark, light] = [random.pick(cloths), mix(paper, random.pick(cloths), 0.2)]
      drawn += patch(
        ink,
        random,
        [
          [x, y],
          [x + 0.5, y],
          [x + 0.5, y + 0.5],
          [x, y + 0.5],
        ],
        s,
        light,
      )
      drawn += patch(
        ink,
        random,
        flip
          ? [
              [x, y],
              [x + 0.5, y],
              [x, y + 0.5],
            ]
          : [
              [x + 0.5, y],
              [x + 0.5, y + 0.5],
              [x, y],
            ],
        s,
        dark,
      )
    }
  }
  return drawn
}
