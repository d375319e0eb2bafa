import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten, mix } from '../brush/color.ts'
import { createRidge } from '../brush/noise.ts'
import { circle, path, type Point, polygon } from '../brush/shapes.ts'
import { addWood, drawRidges, raiseRidges, type Ridge } from '../motifs/land.ts'
import { addStars, drawClouds, drawGlow, SKIES } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const LIGHT = {
  dawn: { sun: '#fff1d2', far: '#c3a9b4', near: '#2b3550', haze: '#f9dcc0' },
  morning: { sun: '#fffbe8', far: '#a9c3d4', near: '#1f3f4c', haze: '#eef3ee' },
  golden: { sun: '#ffe9b0', far: '#d19277', near: '#3a2530', haze: '#ffcf8e' },
  dusk: { sun: '#ffd9b8', far: '#a3688f', near: '#1d1836', haze: '#f2a184' },
  night: { sun: '#f4f1e0', far: '#2c3f70', near: '#050a18', haze: '#50679a' },
} as const

/** Layered mountains under a sky at some time of day, sometimes over a still lake. */
export const mountains = defineScene({
  shapes: ['2:3', '2:3', '3:4', '4:5', '9:16', '3:2'],
  plan: (random) => ({
    time: random.pick(['dawn', 'morning', 'golden', 'dusk', 'night', 'golden', 'morning'] as const),
    foreground: random.pick(['lake', 'pines', 'pines', 'meadow'] as const),
    snow: random.chance(0.5),
  }),
  draw: (art, { time, foreground, snow }) => {
    const { width, height, random } = art
    const light = LIGHT[time]
    const lake = foreground === 'lake'
    const shore = height * (lake ? 0.66 : 1)
    const sun = { x: width * random.between(0.2, 0.8), y: height * random.between(0.2, 0.34) }
    art.backdrop(SKIES[time], height * 0.62)
    drawClouds(art, {
      color: mix(light.haze, '#ffffff', 0.25),
      cover: random.between(0.3, 0.6),
      from: 0,
      to: height * 0.55,
      opacity: time === 'night' ? 0.25 : 0.7,
    })
    drawGlow(art, sun.x, sun.y, width * 0.55, light.sun, time === 'night' ? 0.4 : 0.85)
    art.layer((ink) => {
      if (time === 'night') addStars(ink, art, 320, height * 0.6)
      ink.add(circle(sun.x, sun.y, width * 0.035, { fill: light.sun, opacity: 0.95 }))
    })
    const ridges = raiseRidges(art, {
      count: lake ? 4 : 6,
      top: height * 0.42,
      bottom: lake ? shore - 30 : height * 0.86,
      rise: height * random.between(0.11, 0.16),
      jagged: random.between(0.5, 0.6),
      ...light,
      near: lake ? mix(light.near, light.far, 0.25) : light.near,
    })
    drawRidges(art, ridges, sun.x, 1.1)
    if (snow) drawSnow(art, ridges.slice(0, 2), light.sun)
    if (lake) drawLake(art, shore, ridges, light, sun.x)
    art.layer((ink) => {
      const front = ridges.at(-1)!
      const behind = ridges.at(-2)!
      if (foreground === 'pines') {
        addWood(ink, random, behind.height, {
          count: 60,
          tall: [22, 46],
          color: mix(behind.color, darken(light.near, 0.2), 0.5),
          width,
        })
        addWood(ink, random, (x) => front.height(x) + 90, {
          count: 34,
          tall: [90, 210],
          color: darken(light.near, 0.25),
          width,
        })
      }
      if (lake)
        addWood(ink, random, () => shore + 8, { count: 46, tall: [20, 62], color: darken(light.near, 0.1), width })
      if (foreground === 'meadow') {
        for (let blade = 0; blade < 260; blade++) {
          const x = random.between(0, width)
          const y = Math.min(height, front.height(x) + random.between(10, height * 0.2))
          const tuft = random.chance(0.35)
          ink.add(
            circle(x, y, random.between(1.5, tuft ? 4.5 : 2.5), {
              fill: tuft ? random.pick([light.sun, light.haze, lighten(light.far, 0.3)]) : light.near,
              opacity: 0.8,
            }),
          )
        }
      }
    })
    art.film({ grain: time === 'night' ? 9 : 7, vignette: 0.22 })
  },
})

/** Snow down to a ragged line, thinner on the nearer ridges. */
const drawSnow = (art: Artboard, ridges: readonly Ridge[], light: string) => {
  const ragged = createRidge(art.random, 5, 0.7)
  art.layer((ink) => {
    ridges.forEach((ridge, index) => {
      const line = art.height * (0.44 + 0.035 * index)
      const upper: Point[] = []
      const lower: Point[] = []
      for (let x = 0; x <= art.width; x += 5) {
        const y = ridge.height(x)
        const deep = Math.max(0, (line - y) * 0.62)
        upper.push({ x, y: y - 0.5 })
        lower.unshift({ x, y: y + deep * Math.max(0.12, 0.75 + 0.6 * ragged(x / 26 + index * 9)) })
      }
      ink.add(path(polygon([...upper, ...lower]), { fill: mix(light, ridge.color, 0.18 + 0.2 * index), opacity: 0.85 }))
    })
  })
}

/** The ridges upside down in the water, dimmer, broken by horizontal ripples. */
const drawLake = (
  art: Artboard,
  shore: number,
  ridges: readonly Ridge[],
  light: (typeof LIGHT)[keyof typeof LIGHT],
  sunX: number,
) => {
  const { width, height, random } = art
  const depth = height - shore
  const ripple = art.noise(3)
  const skylines = ridges.map((ridge) => Float32Array.from({ length: width + 1 }, (_, x) => shore - ridge.height(x)))
  const tones = ridges.map((ridge) => mix(ridge.haze, light.near, 0.18))
  const sky = mix(light.haze, light.far, 0.25)
  const table = [...tones, sky].map(
    (color) =>
      [
        Number.parseInt(color.slice(1, 3), 16),
        Number.parseInt(color.slice(3, 5), 16),
        Number.parseInt(color.slice(5), 16),
      ] as const,
  )
  art.shade(
    (x, y, pixel) => {
      const down = y - shore
      pixel[3] = down > 0 ? 255 : 0
      if (down <= 0) return
      const wave = ripple(x / (60 + down * 0.5), down / (5 + down * 0.05)) * (2 + down * 0.09)
      const reach = Math.max(0, down * 1.02 + wave)
      const column = Math.min(width, Math.max(0, Math.round(x + wave * 1.5)))
      let tone = table.length - 1
      for (let index = ridges.length - 1; index >= 0; index--) {
        if (reach < skylines[index]![column]!) {
          tone = index
          break
        }
      }
      const glint = Math.exp(-(((x - sunX) / (70 + down * 0.25)) ** 2)) * Math.max(0, wave / (2 + down * 0.09)) * 110
      const dim = 0.98 - (0.24 * down) / depth
      const chosen = table[tone]!
      pixel[0] = chosen[0] * dim + glint
      pixel[1] = chosen[1] * dim + glint
      pixel[2] = chosen[2] * dim + glint * 0.85
    },
    { every: 2 },
  )
  art.layer((ink) => {
    for (let line = 0; line < 40; line++) {
      const y = shore + depth * random.next() ** 2
      ink.add(
        `<rect x="${Math.round(random.between(-50, width))}" y="${Math.round(y)}" width="${random.int(30, 160)}" height="1.5" fill="${light.haze}" opacity="${random.between(0.08, 0.3).toFixed(2)}"/>`,
      )
    }
  })
}
