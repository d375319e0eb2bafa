import { mix, ramp, toRgb } from '../brush/color.ts'
import { createRidge } from '../brush/noise.ts'
import { ease } from '../brush/relief.ts'
import { defineScene } from '../scene.ts'

const HOURS = {
  'before sunrise': ['#8fa3c0', '#e9cdb8', '#f6e2c6', '#33415c'],
  sunrise: ['#b9c4d6', '#f6cf9c', '#ffe9bf', '#4a4a5c'],
  'a gray noon': ['#b4bfc4', '#d9dedd', '#eceeea', '#3d4b50'],
  'the last light': ['#58608a', '#c98a8a', '#f0b48a', '#2a2a44'],
} as const

/** Wooded ridges with mist lying between them, through a long lens. */
export const mist = defineScene({
  shapes: ['2:3', '3:2', '4:5', '9:16'],
  plan: (random) => ({
    hour: random.pick(['before sunrise', 'sunrise', 'a gray noon', 'the last light'] as const),
    ridges: random.int(4, 7),
    sun: random.chance(0.5),
  }),
  draw: (art, { hour, ridges, sun }) => {
    const { width, height, random } = art
    const [top, low, haze, near] = HOURS[hour]
    const air = ramp([top, low, haze])
    const veil = art.noise(4)
    const needle = art.noise(2)
    const layers = Array.from({ length: ridges }, (_, n) => {
      const share = n / (ridges - 1)
      const line = createRidge(random, 4)
      const base = height * (0.34 + share * 0.56)
      const heights = Float32Array.from(
        { length: Math.ceil(width) + 2 },
        (_, x) => base - line(x / (300 - share * 90)) * height * (0.055 + share * 0.03),
      )
      // Treetops, as fine as the ridge is far away.
      const size = 5 + share * 17
      const tops = heights.map(
        (y, x) =>
          y -
          Math.max(0, needle(x / size + n * 50, n * 9) + 0.35) * size * 2.1 -
          Math.abs(((x / size) % 1) - 0.5) * size * -1.1,
      )
      return {
        tops,
        base: heights,
        color: toRgb(mix(mix(low, near, 0.18 + share * 0.62), near, share ** 2 * 0.7)),
        share,
      }
    })
    const [fog, sx, sy] = [toRgb(haze), width * random.between(0.25, 0.75), height * random.between(0.18, 0.3)]
    art.shade(
      (x, y, pixel) => {
        const sky = air(y / (height * 0.55))
        let [red, green, blue] = sky
        if (sun) {
          const far = Math.hypot(x - sx, y - sy) / width
          const glow = Math.exp(-far * 5) * 0.55 + ease(0.062, 0.052, far) * 0.6
          red += (255 - red) * glow
          green += (246 - green) * glow
          blue += (222 - blue) * glow
        }
        const column = Math.floor(x)
        for (const { tops, base, color, share } of layers) {
          const inside = y - tops[column]!
          if (inside < 0) continue
          const cover = Math.min(1, inside / 3)
          const texture = 1 + needle(x / (6 + share * 8), y / (9 + share * 14)) * 0.16 * (0.3 + share)
          // Mist collects below each ridge.
          const depth = (y - base[column]!) / (height * 0.17)
          const drift = Math.min(
            0.96,
            Math.max(0, depth * 0.9 + veil(x / 330 + share * 9, y / 120) * 0.42 - 0.08) * (1.1 - share * 0.75),
          )
          for (const [at, value] of color.entries()) {
            const lit = value * texture + ((fog[at] ?? 0) - value * texture) * drift
            if (at === 0) red += (lit - red) * cover
            else if (at === 1) green += (lit - green) * cover
            else blue += (lit - blue) * cover
          }
        }
        pixel[0] = red
        pixel[1] = green
        pixel[2] = blue
      },
      { every: 1.7 },
    )
    art.film({ grain: 10, vignette: 0.3 })
  },
})
