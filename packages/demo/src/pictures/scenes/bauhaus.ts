import { byName, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, path, polygon, rect } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

/** Quarter circles, half circles and bars on a strict grid. */
export const bauhaus = defineScene({
  shapes: ['4:5', '1:1', '2:3', '3:4'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    across: random.pick([3, 4, 5] as const),
    margin: random.chance(0.5),
  }),
  draw: (art, { palette: name, across, margin }) => {
    const { width, height, random } = art
    const palette = byName(name)
    art.backdrop([palette.paper, palette.paper])
    const edge = margin ? width * 0.08 : 0
    const size = (width - edge * 2) / across
    const rows = Math.max(1, margin ? Math.floor((height - edge * 2) / size) : Math.ceil(height / size))
    const top = margin ? (height - rows * size) / 2 : 0
    const colors = [palette.ink, palette.deep, palette.accent, palette.soft, palette.paper]
    art.layer((ink) => {
      let before = ''
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < across; column++) {
          // Neighbors never share a background, so that no two tiles merge.
          const ground = random.pick(colors.filter((color) => color !== before))
          before = ground
          const figure = random.pick(colors.filter((color) => color !== ground))
          const third = random.pick(colors.filter((color) => color !== ground && color !== figure))
          ink.add(
            `<g transform="translate(${(edge + column * size).toFixed(1)} ${(top + row * size).toFixed(1)})">${rect(0, 0, size + 0.6, size + 0.6, { fill: ground })}${tile(random, size, figure, third)}</g>`,
          )
        }
      }
    })
    const fibre = art.noise(4)
    art.shade(
      (x, y, pixel) => {
        const tone = fibre(x / 130, y / 160) + fibre(x / 5, y / 5) * 0.35
        pixel[0] = pixel[1] = pixel[2] = tone > 0 ? 255 : 0
        pixel[3] = Math.min(90, Math.abs(tone) * 95)
      },
      { every: 3, blend: 'soft-light' },
    )
    art.film({ grain: 10, vignette: 0.1 })
  },
})

const tile = (random: Random, s: number, figure: string, third: string): string => {
  const turn = random.int(0, 3) * 90
  const half = s / 2
  const drawn = [
    () => path(d`M0 0A${s} ${s} 0 0 1 ${s} ${s}H0Z`, { fill: figure }),
    () =>
      path(d`M0 0A${s} ${s} 0 0 1 ${s} ${s}H0Z`, { fill: figure }) +
      path(d`M0 ${half}A${half} ${half} 0 0 1 ${half} ${s}H0Z`, { fill: third }),
    () => circle(half, half, half * 0.86, { fill: figure }) + circle(half, half, half * 0.42, { fill: third }),
    () =>
      path(d`M0 ${half}A${half} ${half} 0 0 1 ${s} ${half}Z`, { fill: figure }) +
      path(d`M0 ${s}A${half} ${half} 0 0 1 ${s} ${s}Z`, { fill: third }),
    () =>
      path(
        polygon([
          { x: 0, y: 0 },
          { x: s, y: 0 },
          { x: 0, y: s },
        ]),
        { fill: figure },
      ),
    () => [0, 2, 4].map((bar) => rect(0, (bar * s) / 6, s, s / 6 + 0.4, { fill: figure })).join(''),
    () =>
      [0, 1, 2, 3]
        .map((at) =>
          circle(s * (0.27 + 0.46 * (at % 2)), s * (0.27 + 0.46 * Math.floor(at / 2)), s * 0.16, {
            fill: at === 2 ? third : figure,
          }),
        )
        .join(''),
    () =>
      path(
        polygon([
          { x: half, y: 0 },
          { x: s, y: half },
          { x: half, y: s },
          { x: 0, y: half },
        ]),
        { fill: figure },
      ) + rect(half - s * 0.13, half - s * 0.13, s * 0.26, s * 0.26, { fill: third }),
    () =>
      path(
        d`M0 0A${half} ${half} 0 0 1 ${half} ${half}A${half} ${half} 0 0 1 0 ${s}ZM${half} ${half}A${half} ${half} 0 0 1 ${s} 0V${s}A${half} ${half} 0 0 1 ${half} ${half}Z`,
        { fill: figure },
      ),
    () =>
      [1, 0.75, 0.5, 0.25]
        .map((share, index) =>
          path(d`M0 ${s}V${s - s * share}A${s * share} ${s * share} 0 0 1 ${s * share} ${s}Z`, {
            fill: index % 2 ? third : figure,
          }),
        )
        .join(''),
  ]
  return `<g transform="rotate(${turn} ${half.toFixed(1)} ${half.toFixed(1)})">${random.pick(drawn)()}</g>`
}
