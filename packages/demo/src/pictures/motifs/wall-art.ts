import { darken } from '../brush/color.ts'
import type { Palette } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, path, rect, stroke } from '../brush/shapes.ts'
import type { Ink } from '../brush/ink.ts'
import { shadedLeaf } from './plants.ts'

/** A small framed print, one of several kinds, to hang in a room. */
export const framedPrint = (
  ink: Ink,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  palette: Palette,
) => {
  const frame = random.pick(['#2b221c', '#b98f5a', '#f5f0e6', '#8a5f3c'])
  const mount = width * 0.1
  const [left, top, w, h] = [x + mount, y + mount, width - mount * 2, height - mount * 2]
  const kind = random.int(0, 4)
  let art = rect(left, top, w, h, { fill: palette.paper })
  if (kind === 0)
    art +=
      circle(left + w * 0.5, top + h * 0.36, w * 0.24, { fill: palette.accent }) +
      path(
        d`M${left} ${top + h}V${top + h * 0.66}Q${left + w * 0.3} ${top + h * 0.46} ${left + w * 0.6} ${top + h * 0.66}T${left + w} ${top + h * 0.6}V${top + h}Z`,
        { fill: palette.deep },
      ) +
      path(
        d`M${left} ${top + h}V${top + h * 0.82}Q${left + w * 0.5} ${top + h * 0.66} ${left + w} ${top + h * 0.84}V${top + h}Z`,
        { fill: palette.soft },
      )
  if (kind === 1)
    art += [0.42, 0.31, 0.2]
      .map((r, index) =>
        path(
          d`M${left + w * (0.5 - r)} ${top + h * 0.86}V${top + h * 0.5}A${w * r} ${w * r} 0 0 1 ${left + w * (0.5 + r)} ${top + h * 0.5}V${top + h * 0.86}Z`,
          { fill: [palette.accent, palette.soft, palette.deep][index]! },
        ),
      )
      .join('')
  if (kind === 2) {
    art += stroke(
      d`M${left + w * 0.5} ${top + h * 0.92}Q${left + w * 0.46} ${top + h * 0.5} ${left + w * 0.54} ${top + h * 0.12}`,
      palette.deep,
      w * 0.012,
    )
    for (let t = 0.15; t < 0.85; t += 0.12)
      for (const side of [-1, 1])
        art += shadedLeaf(
          { x: left + w * 0.5, y: top + h * (0.9 - t * 0.9) },
          -Math.PI / 2 + side * 0.9,
          w * 0.34 * (1.05 - t * 0.6),
          0.24,
          palette.deep,
        )
  }
  if (kind === 3)
    art +=
      rect(left, top, w, h, { fill: palette.soft }) +
      circle(left + w * 0.36, top + h * 0.34, w * 0.22, { fill: palette.accent }) +
      circle(left + w * 0.64, top + h * 0.62, w * 0.26, { fill: palette.deep, opacity: 0.9 }) +
      stroke(
        d`M${left + w * 0.1} ${top + h * 0.9}Q${left + w * 0.5} ${top + h * 0.3} ${left + w * 0.9} ${top + h * 0.1}`,
        palette.ink,
        w * 0.014,
      )
  if (kind === 4)
    art += Array.from({ length: 6 }, (_, index) =>
      path(
        d`M${left} ${top + h * (0.2 + index * 0.14)}Q${left + w * 0.3} ${top + h * (0.08 + index * 0.15)} ${left + w * 0.55} ${top + h * (0.2 + index * 0.13)}T${left + w} ${top + h * (0.16 + index * 0.14)}V${top + h}H${left}Z`,
        { fill: [palette.soft, palette.accent, palette.soft, palette.deep, palette.accent, palette.ink][index]! },
      ),
    ).join('')
  const glass = path(d`M${left + w * 0.55} ${top}H${left + w}L${left + w * 0.4} ${top + h}H${left}Z`, {
    fill: '#ffffff',
    opacity: 0.07,
  })
  return (
    rect(x, y, width, height, { fill: frame }) +
    rect(x + width * 0.035, y + width * 0.035, width * 0.93, height - width * 0.07, { fill: '#f8f3ea' }) +
    ink.within(d`M${left} ${top}h${w}v${h}h${-w}z`, art) +
    glass +
    rect(x, y, width, height, { fill: 'none', stroke: darken(frame, 0.4), strokeWidth: 1.5 })
  )
}
