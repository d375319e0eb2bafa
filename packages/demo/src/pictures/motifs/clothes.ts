import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'

const cloth = (ink: Ink, color: string) =>
  ink.linear(
    [
      [0, lighten(color, 0.12)],
      [0.5, color],
      [1, darken(color, 0.16)],
    ],
    1,
    0.6,
  )

const seam = (data: string, color: string, width = 2.5) => stroke(data, darken(color, 0.35), width, { opacity: 0.55 })

/** A sweater, shirt or tee laid flat around (0, 0), about 500 wide. */
export const upperHalf = (ink: Ink, pattern: number, kind: 'knit' | 'shirt' | 'tee', color: string) => {
  const long = kind !== 'tee'
  const body = long
    ? 'M-74 -210C-150 -196 -178 -176 -190 -130L-250 150L-182 172L-142 -10L-136 222Q0 240 136 222L142 -10L182 172L250 150L190 -130C178 -176 150 -196 74 -210Q0 -168 -74 -210Z'
    : 'M-74 -210C-140 -198 -176 -180 -200 -150L-262 -48L-182 0L-142 -44L-136 222Q0 238 136 222L142 -44L182 0L262 -48L200 -150C176 -180 140 -198 74 -210Q0 -162 -74 -210Z'
  let finish = ''
  if (kind === 'knit') {
    for (let row = -190; row < 220; row += 13)
      finish += stroke(d`M-250 ${row}Q0 ${row + 10} 250 ${row}`, darken(color, 0.3), 2, { opacity: 0.22 })
    for (const x of [-70, 0, 70])
      for (let y = -150; y < 210; y += 34)
        finish += stroke(
          d`M${x - 14} ${y}Q${x + 16} ${y + 8} ${x + 14} ${y + 17}Q${x - 16} ${y + 25} ${x - 14} ${y + 34}M${x + 14} ${y}Q${x - 16} ${y + 8} ${x - 14} ${y + 17}Q${x + 16} ${y + 25} ${x + 14} ${y + 34}`,
          darken(color, 0.28),
          3.5,
          { opacity: 0.45 },
        )
    finish += rect(-140, 200, 280, 40, { fill: darken(color, 0.14), opacity: 0.6 })
  }
  if (kind === 'tee' && pattern > 0)
    finish = Array.from({ length: 9 }, (_, index) =>
      rect(-280, -120 + index * 38, 560, 14, { fill: lightenStripe(color) }),
    ).join('')
  if (kind === 'shirt' && pattern > 1)
    finish = Array.from({ length: 27 }, (_, index) =>
      rect(-270 + index * 20, -230, 4, 480, { fill: lightenStripe(color), opacity: 0.55 }),
    ).join('')
  const collar =
    kind === 'shirt'
      ? path('M-78 -214L0 -150L-56 -112Q-92 -160 -78 -214Z', {
          fill: lighten(color, 0.2),
          stroke: darken(color, 0.3),
          strokeWidth: 1.5,
        }) +
        path('M78 -214L0 -150L56 -112Q92 -160 78 -214Z', {
          fill: lighten(color, 0.2),
          stroke: darken(color, 0.3),
          strokeWidth: 1.5,
        }) +
        seam('M0 -150V228', color) +
        [-90, -30, 30, 90, 150]
          .map((y) => circle(0, y, 5, { fill: '#fbf6ea', stroke: darken(color, 0.4), strokeWidth: 1.4 }))
          .join('') +
        rect(48, -60, 62, 70, { fill: 'none', stroke: darken(color, 0.3), strokeWidth: 2, opacity: 0.5 })
      : stroke('M-74 -210Q0 -166 74 -210', darken(color, 0.2), 15) +
        stroke('M-74 -214Q0 -172 74 -214', lighten(color, 0.18), 5)
  const folds =
    path('M-120 220C-90 100 -110 0 -140 -40L-136 222Z', { fill: darken(color, 0.3), opacity: 0.22 }) +
    path('M60 226C40 120 90 40 120 -60L136 222Z', { fill: darken(color, 0.3), opacity: 0.16 })
  return (
    ink.within(body, path(body, { fill: cloth(ink, color) }) + finish + folds) +
    seam('M-142 -10L-150 -150M142 -10L150 -150', color) +
    collar
  )
}

const lightenStripe = (color: string) => mix(color, '#ffffff', 0.5)

/** Jeans, a skirt or pants laid flat, about 560 tall. */
export const lowerHalf = (ink: Ink, kind: 'jeans' | 'skirt' | 'trousers', color: string) => {
  if (kind === 'skirt') {
    const shape = 'M-96 -250H96C120 -100 176 60 204 220Q0 262 -204 220C-176 60 -120 -100 -96 -250Z'
    const pleats = [-0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8]
      .map((at) =>
        path(d`M${at * 96} -220L${at * 204} 240L${at * 204 + 22} 240Z`, { fill: darken(color, 0.4), opacity: 0.3 }),
      )
      .join('')
    return (
      ink.within(shape, path(shape, { fill: cloth(ink, color) }) + pleats) +
      rect(-98, -256, 196, 30, { fill: darken(color, 0.2), rx: 4 })
    )
  }
  const wide = kind === 'trousers' ? 34 : 0
  const shape = d`M-108 -260H108C118 -150 ${136 + wide} 60 ${128 + wide} 300H${34 - wide * 0.3}L6 -80L${-34 + wide * 0.3} 300H${-128 - wide}C${-136 - wide} 60 -118 -150 -108 -260Z`
  const worn =
    kind === 'jeans'
      ? ellipse(-74, 20, 34, 130, { fill: lighten(color, 0.45), opacity: 0.4 }) +
        ellipse(74, 20, 34, 130, { fill: lighten(color, 0.45), opacity: 0.4 })
      : stroke('M-76 -210L-86 300M76 -210L86 300', lighten(color, 0.2), 3, { opacity: 0.6 })
  const details =
    kind === 'jeans'
      ? stroke('M-100 -206Q-62 -180 -54 -232M100 -206Q62 -180 54 -232M6 -230Q26 -150 4 -110', '#d9a860', 2.4, {
          strokeDasharray: '7 5',
          opacity: 0.9,
        }) + circle(0, -244, 6, { fill: '#c9a04f' })
      : seam('M-98 -190L-70 -232M98 -190L70 -232M4 -232V-100', color)
  return (
    ink.within(
      shape,
      path(shape, { fill: cloth(ink, color) }) +
        worn +
        path('M6 -80L-34 300L20 300Z', { fill: '#120c12', opacity: 0.25 }),
    ) +
    rect(-110, -262, 220, 30, { fill: darken(color, 0.16), rx: 3 }) +
    [-70, 60].map((x) => rect(x, -266, 12, 38, { fill: darken(color, 0.28), rx: 2 })).join('') +
    details +
    (kind === 'jeans'
      ? rect(-130, 284, 98, 16, { fill: lighten(color, 0.3), opacity: 0.8 }) +
        rect(32, 284, 98, 16, { fill: lighten(color, 0.3), opacity: 0.8 })
      : '')
  )
}

/** A handbag, about 280 wide. */
export const bag = (ink: Ink, color: string) =>
  stroke('M-76 -70C-76 -190 76 -190 76 -70', darken(color, 0.3), 15) +
  path('M-128 -74H128Q140 -74 138 -58L120 108Q118 122 102 122H-102Q-118 122 -120 108L-138 -58Q-140 -74 -128 -74Z', {
    fill: ink.linear(
      [
        [0, lighten(color, 0.22)],
        [1, darken(color, 0.24)],
      ],
      0.4,
      1,
    ),
  }) +
  path('M-134 -72H134L118 24Q0 60 -118 24Z', {
    fill: ink.linear([
      [0, lighten(color, 0.28)],
      [1, darken(color, 0.06)],
    ]),
  }) +
  stroke('M-122 -62L-108 18Q0 50 108 18L122 -62', lighten(color, 0.5), 2, { strokeDasharray: '7 6', opacity: 0.8 }) +
  rect(-20, 14, 40, 32, { fill: '#d9b766', rx: 7 }) +
  rect(-8, 22, 16, 16, { fill: '#8a6a2c', rx: 4 })

/** One shoe from above; side −1 mirrors it. */
export const shoe = (ink: Ink, color: string, side: number) =>
  group(
    path(
      'M-8 -104C40 -110 54 -60 52 -8C54 46 58 84 34 104C10 116 -26 112 -40 96C-58 70 -44 40 -46 -6C-50 -60 -50 -100 -8 -104Z',
      {
        fill: ink.linear(
          [
            [0, lighten(color, 0.3)],
            [1, darken(color, 0.25)],
          ],
          1,
          1,
        ),
      },
    ) +
      path('M-30 96C-50 60 -34 30 -34 2C-10 -12 22 -12 40 0C40 40 46 70 26 96C8 106 -16 106 -30 96Z', {
        fill: darken(color, 0.62),
      }) +
      path('M-34 2C-10 -14 22 -14 40 0L36 24C20 12 -12 12 -30 24Z', { fill: lighten(color, 0.14) }) +
      stroke('M-40 -20Q4 -40 46 -20', lighten(color, 0.5), 2, { opacity: 0.6 }),
    { transform: `scale(${side} 1)` },
  )

/** An unfolded pair. */
export const sunglasses = () =>
  group(
    [-62, 62]
      .map(
        (x) =>
          path(d`M${x - 48} -30Q${x} -44 ${x + 48} -30Q${x + 54} 42 ${x} 44Q${x - 54} 42 ${x - 48} -30Z`, {
            fill: '#2a2524',
            stroke: '#7a4a28',
            strokeWidth: 9,
          }) + path(d`M${x - 34} -20L${x + 4} -26L${x - 22} 26Z`, { fill: '#ffffff', opacity: 0.18 }),
      )
      .join('') + stroke('M-14 -20Q0 -32 14 -20M-112 -26L-136 -66M112 -26L136 -66', '#7a4a28', 9),
    {},
  )

/** A straw hat from above. */
export const hat = (ink: Ink, straw: string, band: string) =>
  ellipse(0, 0, 168, 150, {
    fill: ink.radial(
      [
        [0, lighten(straw, 0.3)],
        [0.6, straw],
        [1, darken(straw, 0.25)],
      ],
      0.42,
      0.4,
      0.62,
    ),
  }) +
  [150, 128, 112]
    .map((r) => ellipse(0, 0, r, r * 0.89, { fill: 'none', stroke: darken(straw, 0.3), strokeWidth: 2, opacity: 0.4 }))
    .join('') +
  ellipse(0, 0, 94, 82, { fill: band }) +
  ellipse(0, -3, 88, 76, {
    fill: ink.radial(
      [
        [0, lighten(straw, 0.45)],
        [1, straw],
      ],
      0.4,
      0.35,
      0.7,
    ),
  }) +
  ellipse(0, -2, 52, 20, { fill: darken(straw, 0.3), opacity: 0.35 })

/** A scarf, loosely laid. */
export const scarf = (ink: Ink, color: string, stripe: string) => {
  const shape = 'M-150 -40Q-60 -80 20 -40T150 -30L146 34Q60 14 0 34T-146 24Z'
  return (
    ink.within(
      shape,
      path(shape, {
        fill: ink.linear([
          [0, lighten(color, 0.3)],
          [0.5, darken(color, 0.1)],
          [1, lighten(color, 0.1)],
        ]),
      }) + [-120, -96, 96, 120].map((x) => rect(x, -90, 12, 180, { fill: stripe, opacity: 0.8 })).join(''),
    ) +
    Array.from({ length: 10 }, (_, index) =>
      stroke(
        d`M-148 ${-36 + index * 6.6}l-22 ${index % 2 ? 3 : -3}M148 ${-28 + index * 6.6}l22 ${index % 2 ? 3 : -3}`,
        color,
        3,
      ),
    ).join('')
  )
}

/** A wristwatch. */
export const watch = (strap: string) =>
  rect(-12, -78, 24, 156, { fill: strap, rx: 6 }) +
  circle(0, 0, 34, { fill: '#d9bd7a' }) +
  circle(0, 0, 28, { fill: '#fbf6ea' }) +
  stroke('M0 0V-18M0 0L12 6', '#3a2c24', 3)
