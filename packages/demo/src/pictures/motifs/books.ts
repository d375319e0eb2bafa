import { darken, lighten } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Palette } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, group, path, rect } from '../brush/shapes.ts'
import { plant, pot } from './plants.ts'

/** A book on its end, its spine toward the viewer. */
export const standing = (
  ink: Ink,
  random: Random,
  x: number,
  base: number,
  wide: number,
  tall: number,
  color: string,
  lean: number,
) => {
  const cover = ink.linear(
    [
      [0, darken(color, 0.25)],
      [0.2, lighten(color, 0.18)],
      [0.7, color],
      [1, darken(color, 0.35)],
    ],
    1,
    0,
  )
  const gilt = random.pick(['#ecd9a4', '#f6efe0', darken(color, 0.5)])
  const top = base - tall
  const kind = random.int(0, 4)
  let detail = ''
  if (kind <= 1)
    detail =
      rect(x, top + tall * 0.1, wide, 4, { fill: gilt, opacity: 0.85 }) +
      rect(x, top + tall * 0.13, wide, 2, { fill: gilt, opacity: 0.7 }) +
      rect(x, top + tall * 0.86, wide, 4, { fill: gilt, opacity: 0.85 })
  if (kind === 1 || kind === 2)
    detail += rect(x + wide * 0.36, top + tall * 0.22, wide * 0.28, tall * random.between(0.25, 0.45), {
      fill: gilt,
      opacity: 0.7,
      rx: 2,
    })
  if (kind === 3)
    detail =
      rect(x + wide * 0.14, top + tall * 0.2, wide * 0.72, tall * 0.26, { fill: '#f4ead4', opacity: 0.9 }) +
      rect(x + wide * 0.3, top + tall * 0.24, wide * 0.14, tall * 0.17, { fill: darken(color, 0.4) })
  if (kind === 4)
    detail =
      circle(x + wide / 2, top + tall * 0.84, wide * 0.2, { fill: gilt, opacity: 0.8 }) +
      [0.2, 0.26, 0.32]
        .map((at) => rect(x + wide * 0.2, top + tall * at, wide * 0.6, 3, { fill: gilt, opacity: 0.7 }))
        .join('')
  return group(
    rect(x, top, wide, tall, { fill: cover, rx: 3 }) + detail,
    lean ? { transform: `rotate(${lean} ${x.toFixed(0)} ${base.toFixed(0)})` } : {},
  )
}

/** A book on its side. */
export const lying = (ink: Ink, x: number, y: number, w: number, h: number, color: string) =>
  rect(x, y, w, h, {
    fill: ink.linear([
      [0, lighten(color, 0.22)],
      [0.4, color],
      [1, darken(color, 0.35)],
    ]),
    rx: 3,
  }) +
  rect(x + w * 0.08, y, 4, h, { fill: '#f0dfb4', opacity: 0.7 }) +
  rect(x + w * 0.24, y + h * 0.36, w * 0.44, h * 0.26, { fill: '#f0dfb4', opacity: 0.65 }) +
  rect(x + w * 0.9, y, 4, h, { fill: '#f0dfb4', opacity: 0.7 })

/** A plant, a vase, a globe or three candles between the books. */
export const ornament = (ink: Ink, random: Random, x: number, base: number, tall: number, palette: Palette) => {
  const kind = random.int(0, 3)
  const glaze = random.pick([palette.accent, palette.paper, palette.soft, '#c97f5a'])
  if (kind === 0)
    return (
      plant(random, random.pick(['trailing', 'fern', 'snake']), x, base - 70, tall * 0.6) +
      pot(ink, x, base - 72, 96, 70, glaze)
    )
  if (kind === 1)
    return path(
      d`M${x - 34} ${base}C${x - 66} ${base - tall * 0.4} ${x - 40} ${base - tall * 0.55} ${x - 15} ${base - tall * 0.66}V${base - tall * 0.8}H${x + 15}V${base - tall * 0.66}C${x + 40} ${base - tall * 0.55} ${x + 66} ${base - tall * 0.4} ${x + 34} ${base}Z`,
      {
        fill: ink.linear(
          [
            [0, darken(glaze, 0.2)],
            [0.3, lighten(glaze, 0.3)],
            [1, darken(glaze, 0.5)],
          ],
          1,
          0,
        ),
      },
    )
  if (kind === 2)
    return (
      circle(x, base - 62, 52, {
        fill: ink.radial(
          [
            [0, '#dff0ee'],
            [0.5, '#6fa6ad'],
            [1, '#234a58'],
          ],
          0.35,
          0.3,
          0.8,
        ),
      }) +
      path(d`M${x - 40} ${base - 80}q20 -24 44 -8q-6 24 -26 22zM${x + 2} ${base - 52}q26 -14 40 4q-10 28 -34 24z`, {
        fill: '#a9b56a',
        opacity: 0.9,
      }) +
      ellipse(x, base - 5, 40, 8, { fill: '#7a5434' }) +
      rect(x - 5, base - 14, 10, 12, { fill: '#7a5434' })
    )
  return [0, 1, 2]
    .map(
      (index) =>
        rect(x - 40 + index * 28, base - tall * (0.3 + index * 0.12), 18, tall * (0.3 + index * 0.12), {
          fill: ink.linear(
            [
              [0, '#fffaf0'],
              [1, '#dccdb4'],
            ],
            1,
            0,
          ),
          rx: 3,
        }) +
        path(d`M${x - 31 + index * 28} ${base - tall * (0.3 + index * 0.12)}q-8 -14 0 -28q8 14 0 28z`, {
          fill: '#ffc65c',
        }),
    )
    .join('')
}
