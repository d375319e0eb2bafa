import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Palette } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { around, circle, d, ellipse, group, path, smooth } from '../brush/shapes.ts'

/** One blossom of radius r around (0, 0): a rose, a daisy or a hydrangea. */
export const flower = (ink: Ink, random: Random, r: number, palette: Palette): string => {
  const petal = random.pick([
    palette.accent,
    palette.soft,
    palette.paper,
    mix(palette.accent, palette.soft, 0.5),
    mix(palette.deep, palette.accent, 0.4),
  ])
  const kind = random.int(0, 3)
  const tone = (share: number) => mix(darken(petal, 0.45), lighten(petal, 0.4), share)
  if (kind <= 1) {
    // A ranunculus or rose: rings of overlapping petals, darker toward the center.
    let drawn = ''
    for (let ring = 0; ring < 5; ring++) {
      const share = 1 - ring / 5
      const count = 5 + Math.round(share * 2)
      for (let index = 0; index < count; index++) {
        const turn = (index / count) * Math.PI * 2 + ring * 0.7
        const size = r * (0.2 + 0.36 * share)
        const off = r * 0.58 * share
        const color = tone(0.25 + 0.55 * share + (index % 3) * 0.04)
        drawn += circle(Math.cos(turn) * off, Math.sin(turn) * off, size, {
          fill: ink.radial([
            [0, darken(color, 0.22)],
            [0.7, color],
            [1, lighten(color, 0.35)],
          ]),
          opacity: 0.97,
        })
      }
    }
    return drawn + circle(0, 0, r * 0.14, { fill: kind ? tone(0.05) : '#7d8a3f' })
  }
  if (kind === 2) {
    // A daisy or cosmos.
    const petals = Array.from({ length: 11 }, (_, index) =>
      group(
        path(
          d`M0 0C${r * 0.3} ${-r * 0.3} ${r * 0.28} ${-r * 0.9} 0 ${-r}C${-r * 0.28} ${-r * 0.9} ${-r * 0.3} ${-r * 0.3} 0 0Z`,
          {
            fill: ink.glow(
              [
                [0, tone(0.1)],
                [0.5, tone(0.62)],
                [1, tone(0.9)],
              ],
              0,
              0,
              r,
            ),
          },
        ),
        { transform: `rotate(${index * 32.7})` },
      ),
    )
    return (
      petals.join('') +
      circle(0, 0, r * 0.24, {
        fill: ink.radial([
          [0, '#ffd86b'],
          [0.7, '#dd9a2a'],
          [1, '#9a5f16'],
        ]),
      }) +
      Array.from({ length: 16 }, (_, index) =>
        circle(Math.cos(index * 2.4) * r * 0.2, Math.sin(index * 2.4) * r * 0.17, r * 0.025, { fill: '#7d4a12' }),
      ).join('')
    )
  }
  // A hydrangea: many small four-petaled stars.
  let drawn = path(
    smooth(
      around({ x: 0, y: 0 }, 10, () => r * random.between(0.84, 0.98)),
      true,
    ),
    { fill: tone(0.2) },
  )
  for (let star = 0; star < 22; star++) {
    const [turn, out, s] = [star * 2.4, Math.sqrt(star / 22) * r * 0.86, r * 0.2]
    const color = tone(random.between(0.35, 0.95))
    drawn += group(
      [0, 90, 180, 270]
        .map((spin) => ellipse(0, -s * 0.55, s * 0.5, s * 0.6, { fill: color, transform: `rotate(${spin})` }))
        .join('') + circle(0, 0, s * 0.18, { fill: tone(0) }),
      {
        transform: `translate(${(Math.cos(turn) * out).toFixed(1)} ${(Math.sin(turn) * out).toFixed(1)}) rotate(${random.int(0, 89)})`,
      },
    )
  }
  return drawn
}
