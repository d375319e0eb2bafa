import { lighten, mix, ramp } from '../brush/color.ts'
import { createRidge } from '../brush/noise.ts'
import { circle, path } from '../brush/shapes.ts'
import { drawClouds, drawGlow } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const HOURS = {
  noon: { sky: ['#5aa0cf', '#a8d1e4', '#f1ead6'], sand: ['#a9693a', '#d9a066', '#efc88f', '#fbe3b8'], sun: '#fffbe6' },
  sunset: {
    sky: ['#5b4a86', '#d2728a', '#f8a96b', '#ffdc9a'],
    sand: ['#5a2a36', '#a94f3d', '#e28a50', '#ffc98a'],
    sun: '#fff0c4',
  },
  moonrise: {
    sky: ['#141b3e', '#33407a', '#8a78a8', '#d9a7a8'],
    sand: ['#1f1b38', '#4a3d66', '#8b6c88', '#d3a59f'],
    sun: '#fdf4dd',
  },
  rose: { sky: ['#8ab0c4', '#e3c3c4', '#f9dcc6'], sand: ['#8a4a4a', '#c47a6c', '#e6a893', '#f8d3bd'], sun: '#fff6ea' },
} as const

/** Desert dunes with a lit and a shaded side and wind ripples, drawn pixel by pixel. */
export const dunes = defineScene({
  shapes: ['2:3', '3:4', '4:5', '9:16', '3:2'],
  plan: (random) => ({
    hour: random.pick(['noon', 'sunset', 'moonrise', 'rose'] as const),
    caravan: random.chance(0.4),
  }),
  draw: (art, { hour, caravan }) => {
    const { width, height, random } = art
    const { sky, sand, sun } = HOURS[hour]
    const horizon = height * 0.46
    const sunX = width * random.between(0.15, 0.4)
    art.backdrop(sky, horizon * 1.1)
    drawClouds(art, { color: lighten(sky.at(-1)!, 0.3), cover: 0.35, from: 0, to: horizon, stretch: 6, opacity: 0.5 })
    drawGlow(art, sunX, horizon * 0.55, width * 0.5, sun, 0.8)
    art.layer((ink) => ink.add(circle(sunX, horizon * 0.55, width * 0.05, { fill: sun })))

    const count = 5
    const crests = Array.from({ length: count }, (_, index) => {
      const near = index / (count - 1)
      const shape = createRidge(random, 2, 0.4)
      const line = horizon + (height - horizon) * (0.1 + 0.55 * near ** 1.2)
      const rise = height * (0.05 + 0.09 * near)
      return Float32Array.from({ length: width + 1 }, (_, x) => {
        const peak = Math.abs(shape(x / (330 + 120 * near) + 3))
        return line + rise * 0.4 - rise * 1.5 * Math.max(0, 1 - peak) ** 1.6
      })
    })
    const colors = ramp(sand)
    const drift = art.noise(2)
    art.shade((x, y, pixel) => {
      pixel[3] = 0
      const column = Math.floor(x)
      for (let index = count - 1; index >= 0; index--) {
        const crest = crests[index]!
        const depth = y - crest[column]!
        if (depth < 0) continue
        const near = index / (count - 1)
        // The edge between light and shadow drifts away from the crest as it runs down the slope.
        const wind = column - Math.round(depth * (0.55 + 0.75 * drift(index * 7 + x / 900, y / 170)))
        const slope =
          (crest[Math.min(width, Math.max(0, wind + 12))]! - crest[Math.min(width, Math.max(0, wind - 12))]!) / 24
        const lit = 1 / (1 + Math.exp((slope + 0.02) * 20))
        const ripple =
          Math.sin((y * (1.1 - near * 0.55) + drift(x / 120, y / 200) * 60 + x * 0.12) * (0.5 - near * 0.16)) *
          (0.02 + 0.045 * near)
        const haze = (1 - near) * 0.22
        const tone = 0.16 + lit * 0.66 + ripple * (0.4 + lit) + haze - Math.min(0.12, depth / 4000)
        const color = colors(tone)
        pixel[0] = color[0]
        pixel[1] = color[1]
        pixel[2] = color[2]
        pixel[3] = Math.min(255, depth * 255)
        return
      }
    })
    if (caravan) {
      const crest = crests[2]!
      art.layer((ink) => {
        const color = mix(sand[0], '#1a0f14', 0.4)
        for (let walker = 0; walker < 5; walker++) {
          const x = width * 0.52 + walker * 44
          ink.add(camel(x, crest[Math.floor(x)]! + 3, color))
        }
      })
    }
    art.film({ grain: 9, vignette: 0.2 })
  },
})

const camel = (x: number, y: number, fill: string) =>
  path(
    `M${x - 13} ${y}l2 -15c-3 -4 1 -8 5 -8c2 -6 7 -7 9 -1c3 0 5 1 6 3c3 -1 4 -5 4 -10l6 -2v3l-3 1c0 8 -3 12 -7 14l1 15h-2l-2 -13l-10 0l-4 13z`,
    { fill },
  )
