import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { around, circle, d, path, smooth, stroke } from '../brush/shapes.ts'

/** Closed eyes, brows, nose and mouth. */
export const features = (cx: number, cy: number, s: number, skin: string, hair: string) =>
  [-1, 1]
    .map(
      (side) =>
        stroke(
          d`M${cx + side * s * 0.26} ${cy + s * 0.13}Q${cx + side * s * 0.44} ${cy + s * 0.26} ${cx + side * s * 0.62} ${cy + s * 0.12}`,
          darken(skin, 0.75),
          s * 0.045,
        ) +
        stroke(
          d`M${cx + side * s * 0.24} ${cy - s * 0.2}Q${cx + side * s * 0.46} ${cy - s * 0.33} ${cx + side * s * 0.66} ${cy - s * 0.18}`,
          darken(hair, 0.2),
          s * 0.07,
        ),
    )
    .join('') +
  stroke(
    d`M${cx + s * 0.02} ${cy + s * 0.1}Q${cx - s * 0.02} ${cy + s * 0.38} ${cx - s * 0.1} ${cy + s * 0.5}Q${cx} ${cy + s * 0.56} ${cx + s * 0.1} ${cy + s * 0.52}`,
    darken(skin, 0.4),
    s * 0.035,
  ) +
  path(
    d`M${cx - s * 0.24} ${cy + s * 0.82}Q${cx} ${cy + s * 0.76} ${cx + s * 0.24} ${cy + s * 0.82}Q${cx} ${cy + s * 1.0} ${cx - s * 0.24} ${cy + s * 0.82}Z`,
    { fill: mix(skin, '#b03a3a', 0.55) },
  )

/** Hairstyles. */
type Hair = 'bob' | 'bun' | 'short' | 'curls' | 'long' | 'wrap' | 'beard'

const curl = (cx: number, cy: number, r: number, wobble: number) =>
  smooth(
    around({ x: cx, y: cy }, 18, (_, index) => r * (index % 2 ? 1 : wobble)),
    true,
  )

/** The hair behind the face. */
export const backHair = (kind: Hair, cx: number, cy: number, s: number, color: string) => {
  const dark = darken(color, 0.3)
  if (kind === 'bob')
    return path(
      d`M${cx - s * 1.16} ${cy + s * 0.95}C${cx - s * 1.5} ${cy - s * 1.5} ${cx + s * 1.5} ${cy - s * 1.5} ${cx + s * 1.16} ${cy + s * 0.95}Q${cx} ${cy + s * 1.15} ${cx - s * 1.16} ${cy + s * 0.95}Z`,
      { fill: dark },
    )
  if (kind === 'long')
    return path(
      d`M${cx - s * 1.3} ${cy + s * 2.3}C${cx - s * 1.5} ${cy - s * 1.9} ${cx + s * 1.5} ${cy - s * 1.9} ${cx + s * 1.3} ${cy + s * 2.3}Q${cx} ${cy + s * 2.5} ${cx - s * 1.3} ${cy + s * 2.3}Z`,
      { fill: dark },
    )
  if (kind === 'bun')
    return (
      circle(cx + s * 0.1, cy - s * 1.42, s * 0.5, { fill: color }) +
      circle(cx - s * 0.02, cy - s * 1.52, s * 0.26, { fill: lighten(color, 0.2), opacity: 0.5 })
    )
  if (kind === 'curls') return path(curl(cx, cy - s * 0.25, s * 1.5, 0.86), { fill: dark })
  return ''
}

/** The hair, or a cloth, over the forehead. */
export const frontHair = (ink: Ink, kind: Hair, cx: number, cy: number, s: number, color: string, cloth: string) => {
  const shine = ink.linear(
    [
      [0, lighten(color, 0.28)],
      [0.6, color],
      [1, darken(color, 0.3)],
    ],
    1,
    0.5,
  )
  const cap = d`M${cx - s * 1.02} ${cy + s * 0.1}C${cx - s * 1.2} ${cy - s * 1.5} ${cx + s * 1.2} ${cy - s * 1.5} ${cx + s * 1.02} ${cy + s * 0.1}C${cx + s * 0.92} ${cy - s * 0.3} ${cx + s * 0.7} ${cy - s * 0.52} ${cx + s * 0.3} ${cy - s * 0.62}C${cx - s * 0.2} ${cy - s * 0.5} ${cx - s * 0.8} ${cy - s * 0.5} ${cx - s * 1.02} ${cy + s * 0.1}Z`
  if (kind === 'wrap')
    return (
      path(
        d`M${cx - s * 1.04} ${cy - s * 0.1}C${cx - s * 1.3} ${cy - s * 1.9} ${cx + s * 1.3} ${cy - s * 1.9} ${cx + s * 1.04} ${cy - s * 0.1}Q${cx} ${cy - s * 0.78} ${cx - s * 1.04} ${cy - s * 0.1}Z`,
        {
          fill: ink.linear(
            [
              [0, lighten(cloth, 0.25)],
              [1, darken(cloth, 0.3)],
            ],
            1,
            0.5,
          ),
        },
      ) +
      [0.2, 0.5, 0.8]
        .map((at) =>
          stroke(
            d`M${cx - s * 1.02} ${cy - s * (0.2 + at * 0.3)}Q${cx} ${cy - s * (0.8 + at * 0.9)} ${cx + s * 1.02} ${cy - s * (0.2 + at * 0.3)}`,
            darken(cloth, 0.35),
            s * 0.03,
            { opacity: 0.6 },
          ),
        )
        .join('') +
      circle(cx + s * 0.3, cy - s * 1.34, s * 0.3, { fill: darken(cloth, 0.12) })
    )
  if (kind === 'curls')
    return Array.from({ length: 9 }, (_, index) => {
      const turn = Math.PI * (1.06 + (index / 8) * 0.88)
      return path(curl(cx + Math.cos(turn) * s * 0.95, cy - s * 0.2 + Math.sin(turn) * s * 0.85, s * 0.36, 0.82), {
        fill: shine,
      })
    }).join('')
  const beard =
    kind === 'beard'
      ? path(
          d`M${cx - s * 0.93} ${cy + s * 0.1}C${cx - s * 0.96} ${cy + s * 1} ${cx - s * 0.5} ${cy + s * 1.5} ${cx} ${cy + s * 1.52}C${cx + s * 0.5} ${cy + s * 1.5} ${cx + s * 0.96} ${cy + s * 1} ${cx + s * 0.93} ${cy + s * 0.1}C${cx + s * 0.8} ${cy + s * 0.6} ${cx + s * 0.5} ${cy + s * 0.64} ${cx} ${cy + s * 0.62}C${cx - s * 0.5} ${cy + s * 0.64} ${cx - s * 0.8} ${cy + s * 0.6} ${cx - s * 0.93} ${cy + s * 0.1}Z`,
          { fill: shine },
        ) +
        path(
          d`M${cx - s * 0.2} ${cy + s * 0.86}Q${cx} ${cy + s * 0.8} ${cx + s * 0.2} ${cy + s * 0.86}Q${cx} ${cy + s * 0.98} ${cx - s * 0.2} ${cy + s * 0.86}Z`,
          { fill: '#b5655a' },
        )
      : ''
  const sides =
    kind === 'long'
      ? [-1, 1]
          .map((side) =>
            path(
              d`M${cx + side * s * 0.98} ${cy - s * 0.3}C${cx + side * s * 1.3} ${cy + s * 0.6} ${cx + side * s * 1.05} ${cy + s * 1.4} ${cx + side * s * 1.22} ${cy + s * 2.1}L${cx + side * s * 0.86} ${cy + s * 2.1}C${cx + side * s * 0.8} ${cy + s * 1.2} ${cx + side * s * 0.96} ${cy + s * 0.5} ${cx + side * s * 0.84} ${cy - s * 0.3}Z`,
              { fill: shine },
            ),
          )
          .join('')
      : ''
  return (
    path(cap, { fill: shine }) +
    sides +
    beard +
    stroke(
      d`M${cx - s * 0.7} ${cy - s * 0.8}Q${cx - s * 0.2} ${cy - s * 1.06} ${cx + s * 0.3} ${cy - s * 0.94}`,
      lighten(color, 0.5),
      s * 0.05,
      { opacity: 0.4 },
    )
  )
}
