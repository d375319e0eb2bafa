import { lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { d, ellipse, path, rect, stroke } from '../brush/shapes.ts'

/** Seen from behind, its tail hanging over the edge. */
export const sitting = (
  ink: Ink,
  x: number,
  y: number,
  s: number,
  [base, dark, light]: readonly [string, string, string],
  coat: string,
) => {
  const fur = ink.linear(
    [
      [0, lighten(base, 0.22)],
      [0.5, base],
      [1, dark],
    ],
    1,
    0.4,
  )
  const body = d`M${x - s * 0.46} ${y}C${x - s * 0.62} ${y - s * 0.5} ${x - s * 0.36} ${y - s * 0.8} ${x - s * 0.24} ${y - s * 0.98}L${x + s * 0.24} ${y - s * 0.98}C${x + s * 0.36} ${y - s * 0.8} ${x + s * 0.62} ${y - s * 0.5} ${x + s * 0.46} ${y}Q${x} ${y + s * 0.05} ${x - s * 0.46} ${y}Z`
  const head = d`M${x - s * 0.31} ${y - s * 1.16}L${x - s * 0.31} ${y - s * 1.56}Q${x - s * 0.2} ${y - s * 1.5} ${x - s * 0.13} ${y - s * 1.4}Q${x} ${y - s * 1.44} ${x + s * 0.13} ${y - s * 1.4}Q${x + s * 0.2} ${y - s * 1.5} ${x + s * 0.31} ${y - s * 1.56}L${x + s * 0.31} ${y - s * 1.16}C${x + s * 0.32} ${y - s * 0.92} ${x + s * 0.14} ${y - s * 0.84} ${x} ${y - s * 0.84}C${x - s * 0.14} ${y - s * 0.84} ${x - s * 0.32} ${y - s * 0.92} ${x - s * 0.31} ${y - s * 1.16}Z`
  const tail = d`M${x + s * 0.34} ${y - s * 0.06}C${x + s * 0.75} ${y - s * 0.1} ${x + s * 0.78} ${y + s * 0.2} ${x + s * 0.6} ${y + s * 0.36}`
  let marks = ''
  if (coat === 'ginger' || coat === 'tabby')
    for (const [at, wide] of [
      [0.24, 0.3],
      [0.4, 0.36],
      [0.56, 0.36],
      [0.72, 0.28],
    ] as const)
      marks += stroke(
        d`M${x - s * wide} ${y - s * at}Q${x} ${y - s * (at + 0.08)} ${x + s * wide} ${y - s * at}`,
        dark,
        s * 0.035,
        { opacity: 0.55 },
      )
  const crown =
    coat === 'ginger' || coat === 'tabby'
      ? stroke(
          d`M${x - s * 0.09} ${y - s * 1.36}V${y - s * 1.2}M${x} ${y - s * 1.38}V${y - s * 1.18}M${x + s * 0.09} ${y - s * 1.36}V${y - s * 1.2}`,
          dark,
          s * 0.03,
          { opacity: 0.55 },
        )
      : ''
  const ears = [-1, 1]
    .map((side) =>
      path(
        d`M${x + side * s * 0.28} ${y - s * 1.47}L${x + side * s * 0.18} ${y - s * 1.38}L${x + side * s * 0.28} ${y - s * 1.32}Z`,
        { fill: mix(base, '#d98a86', 0.4), opacity: 0.6 },
      ),
    )
    .join('')
  const rim = stroke(
    d`M${x - s * 0.52} ${y - s * 0.1}C${x - s * 0.58} ${y - s * 0.5} ${x - s * 0.36} ${y - s * 0.78} ${x - s * 0.26} ${y - s * 0.94}M${x - s * 0.3} ${y - s * 1.16}L${x - s * 0.3} ${y - s * 1.5}`,
    light,
    s * 0.022,
    { opacity: 0.7 },
  )
  return (
    stroke(tail, dark, s * 0.13) +
    stroke(tail, base, s * 0.105) +
    ink.within(body, path(body, { fill: fur }) + marks) +
    path(head, { fill: fur }) +
    ears +
    crown +
    rim +
    ellipse(x - s * 0.2, y - s * 0.01, s * 0.13, s * 0.05, { fill: lighten(base, 0.2) }) +
    ellipse(x + s * 0.2, y - s * 0.01, s * 0.13, s * 0.05, { fill: base }) +
    rect(x - s * 0.22, y - s * 0.95, s * 0.44, s * 0.05, { fill: '#c9453a', rx: 6 })
  )
}
