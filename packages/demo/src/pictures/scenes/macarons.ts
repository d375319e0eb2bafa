import { mix, toRgb } from '../brush/color.ts'
import { createRelief, ease, NOON, tint } from '../brush/relief.ts'
import { layGround } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

const FLAVORS = {
  raspberry: '#e29aa6',
  pistachio: '#b9c98a',
  lemon: '#f0dc8c',
  lavender: '#bfaed6',
  caramel: '#d3a468',
  chocolate: '#8a5c44',
} as const

/** Macarons lying on their sides in rows, feet and filling up. */
export const macarons = defineScene({
  shapes: ['1:1', '4:5', '3:4'],
  plan: (random) => ({
    first: random.pick(['raspberry', 'pistachio', 'lemon'] as const),
    second: random.pick(['lavender', 'caramel', 'chocolate'] as const),
    ground: random.pick(['stone', 'paper', 'linen', 'slate'] as const),
    rows: random.int(2, 4),
  }),
  draw: (art, { first, second, ground, rows }) => {
    const { width, height, random } = art
    const relief = createRelief(art)
    layGround(art, relief, ground)
    const [bubble, skin] = [art.noise(2), art.noise(3)]
    const wide = width / rows
    const r = wide * 0.42
    const thick = r * 0.86
    const perRow = Math.ceil(height / (thick * 1.12)) + 1
    for (let row = 0; row < rows; row++)
      for (let n = 0; n < perRow; n++) {
        const color = FLAVORS[(row + Math.floor(n / 2)) % 2 ? first : second]
        const [shell, foot, cream] = [
          toRgb(color),
          toRgb(mix(color, '#fff4e2', 0.35)),
          toRgb(mix(color, '#fffaf0', 0.72)),
        ]
        const far = random.between(0, 90)
        relief.stamp(
          {
            x: wide * (row + 0.5) + random.between(-5, 5),
            y: thick * (1.12 * n + (row % 2 ? 0.1 : 0.6)),
            rx: r,
            ry: thick * 0.54,
            turn: random.between(-0.06, 0.06),
          },
          (cell, u, v) => {
            // A side view: two shells with frilled feet, and cream between.
            const place = Math.abs(v)
            const width0 =
              place > 0.34
                ? Math.sqrt(Math.max(0, 1 - ((place - 0.34) / 0.66) ** 2.2))
                : place > 0.17
                  ? 1 + bubble(u * 14 + far, v * 9) * 0.03
                  : 0.93 + skin(u * 3 + far, v * 2) * 0.03
            if (Math.abs(u) > width0) return false
            const round = Math.sqrt(Math.max(0, 1 - (u / width0) ** 2))
            const isFoot = ease(0.15, 0.19, place) * ease(0.37, 0.33, place)
            const isCream = ease(0.17, 0.14, place)
            cell.height =
              8 +
              round * r * 0.62 * (place > 0.34 ? Math.sqrt(Math.max(0.05, 1 - ((place - 0.34) / 0.7) ** 2)) : 1) +
              isFoot * (bubble(u * 24 + far, v * 30) * 5 - 2) -
              isCream * 9
            cell.gloss = isCream * 0.25 + (1 - isFoot) * 0.08
            tint(cell, shell)
            tint(cell, [255, 255, 255], Math.max(0, skin(u * 9 + far, v * 9)) * 0.1)
            tint(cell, foot, isFoot)
            tint(cell, mixRgb(shell), isFoot * Math.max(0, -bubble(u * 24 + far, v * 30)) * 0.7)
            tint(cell, cream, isCream)
          },
        )
      }
    relief.light(NOON)
    art.film({ grain: 7, vignette: 0.32 })
  },
})

const mixRgb = ([red, green, blue]: readonly [number, number, number]) =>
  [red * 0.7, green * 0.62, blue * 0.58] as const
