import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Palette } from '../brush/palettes.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'

/** A two-seat sofa with cushions; `seat` is where its feet touch the floor. */
export const sofa = (
  ink: Ink,
  { random }: Artboard,
  left: number,
  seat: number,
  wide: number,
  cloth: string,
  cushions: readonly string[],
) => {
  const body = ink.linear([
    [0, lighten(cloth, 0.16)],
    [1, darken(cloth, 0.26)],
  ])
  const pillow = ink.linear([
    [0, lighten(cloth, 0.28)],
    [0.6, lighten(cloth, 0.06)],
    [1, darken(cloth, 0.18)],
  ])
  const [top, half] = [seat - 236, (wide - 96) / 2]
  const leg = (x: number) => path(d`M${x} ${seat - 20}l14 0l-4 44h-6z`, { fill: '#4a3324' })
  const throwPillows = [0.16, 0.33, 0.78].map((at, index) => {
    const size = random.between(94, 118)
    const x = left + wide * at
    const color = cushions[index % cushions.length]!
    const puff = d`M${-size / 2} ${-size / 2}Q0 ${-size * 0.42} ${size / 2} ${-size / 2}Q${size * 0.42} 0 ${size / 2} ${size / 2}Q0 ${size * 0.43} ${-size / 2} ${size / 2}Q${-size * 0.42} 0 ${-size / 2} ${-size / 2}Z`
    return ink.lift(
      group(
        path(puff, {
          fill: ink.linear(
            [
              [0, lighten(color, 0.18)],
              [1, darken(color, 0.18)],
            ],
            0.6,
            1,
          ),
        }),
        { transform: `translate(${x.toFixed(0)} ${(seat - 152).toFixed(0)}) rotate(${random.int(-16, 16)})` },
      ),
      { dx: 5, dy: 7, blur: 6, opacity: 0.3 },
    )
  })
  return [
    leg(left + 40),
    leg(left + wide - 54),
    rect(left + 20, top, wide - 40, 200, { fill: body, rx: 34 }),
    rect(left + 48, top + 18, half, 150, { fill: pillow, rx: 26 }),
    rect(left + 48 + half, top + 18, half, 150, { fill: pillow, rx: 26 }),
    rect(left + 40, seat - 112, wide - 80, 70, { fill: darken(cloth, 0.3), rx: 20 }),
    rect(left + 46, seat - 108, half + 1, 62, { fill: pillow, rx: 18 }),
    rect(left + 49 + half, seat - 108, half - 1, 62, { fill: pillow, rx: 18 }),
    rect(left + 10, seat - 52, wide - 20, 44, { fill: darken(cloth, 0.2), rx: 16 }),
    ...throwPillows,
    rect(left - 14, seat - 170, 74, 162, {
      fill: ink.linear(
        [
          [0, lighten(cloth, 0.14)],
          [1, darken(cloth, 0.22)],
        ],
        0.5,
        1,
      ),
      rx: 32,
    }),
    rect(left + wide - 60, seat - 170, 74, 162, {
      fill: ink.linear(
        [
          [0, lighten(cloth, 0.05)],
          [1, darken(cloth, 0.36)],
        ],
        0.5,
        1,
      ),
      rx: 32,
    }),
  ].join('')
}

/** A floor lamp. */
export const lamp = (ink: Ink, x: number, foot: number, tall: number, lit: boolean) => {
  const shade = ink.linear(
    lit
      ? [
          [0, '#ffe2a6'],
          [1, '#fff6dd'],
        ]
      : [
          [0, '#efe4d0'],
          [1, '#d9c9ae'],
        ],
  )
  return (
    ellipse(x, foot, 54, 11, { fill: '#2e2723' }) +
    rect(x - 4, foot - tall, 8, tall, { fill: '#2e2723' }) +
    path(
      d`M${x - 46} ${foot - tall - 30}H${x + 46}L${x + 76} ${foot - tall + 84}Q${x} ${foot - tall + 98} ${x - 76} ${foot - tall + 84}Z`,
      { fill: shade },
    )
  )
}

/** A round table with books and a cup. */
export const sideTable = (ink: Ink, x: number, foot: number, palette: Palette) => {
  const top = foot - 108
  const wood = ink.linear([
    [0, '#9a6d47'],
    [1, '#6d4930'],
  ])
  return group(
    stroke(
      d`M${x - 44} ${top}L${x - 56} ${foot + 40}M${x + 44} ${top}L${x + 56} ${foot + 40}M${x} ${top}V${foot + 22}`,
      '#6d4930',
      9,
    ) +
      ellipse(x, top, 86, 17, { fill: wood }) +
      ellipse(x, top - 4, 86, 16, { fill: '#b3835a' }) +
      rect(x - 52, top - 26, 74, 15, { fill: palette.deep, rx: 3 }) +
      rect(x - 46, top - 40, 64, 14, { fill: palette.paper, rx: 3 }) +
      rect(x + 32, top - 44, 34, 38, { fill: palette.accent, rx: 6 }) +
      ellipse(x + 49, top - 44, 17, 5, { fill: darken(palette.accent, 0.4) }) +
      circle(x + 70, top - 26, 9, { fill: 'none', stroke: palette.accent, strokeWidth: 5 }),
    {},
  )
}
