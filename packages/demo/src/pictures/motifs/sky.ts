import type { Artboard } from '../brush/artboard.ts'
import { toRgb } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { circle, d, stroke } from '../brush/shapes.ts'

/** Sky colors from the zenith to the horizon. */
export const SKIES = {
  dawn: ['#5d7fa8', '#b7b4c8', '#f6c9a8', '#fde6c4'],
  morning: ['#6fa7d6', '#a9d0ea', '#dcecf0', '#fbf3e0'],
  golden: ['#4f6d96', '#c98d7f', '#f3a35f', '#ffd98f'],
  dusk: ['#2b2b5e', '#76488a', '#d96f7d', '#f9b77a'],
  night: ['#070b20', '#101a40', '#1f3163', '#3d5588'],
  overcast: ['#8a9aa6', '#aebac0', '#cdd3d3', '#e6e5df'],
} as const

export interface Clouds {
  color: string
  /** 0 is a clear sky, 1 nearly covered. */
  cover: number
  from: number
  to: number
  /** Stretches the clouds sideways; 1 is round. */
  stretch?: number
  opacity?: number
}
/** Drifting clouds from layered noise, thinning out toward the ends of their band. */
export const drawClouds = (art: Artboard, { color, cover, from, to, stretch = 3, opacity = 0.8 }: Clouds) => {
  const billow = art.noise(5)
  const warp = art.noise(2)
  const [red, green, blue] = toRgb(color)
  art.shade(
    (x, y, pixel) => {
      const share = (y - from) / (to - from)
      pixel[3] = 0
      if (share <= 0 || share >= 1) return
      const bend = warp(x / 420, y / 300) * 0.8
      const density = billow(x / (130 * stretch) + bend, y / 130 + bend) * 0.5 + 0.5 - (1 - cover) * 0.75
      const fade = Math.min(1, share * 4, (1 - share) * 3)
      pixel[0] = red
      pixel[1] = green
      pixel[2] = blue
      pixel[3] = Math.min(1, Math.max(0, density * 2.6)) * 255 * fade
    },
    { every: 4, opacity },
  )
}

/** Light around a sun, moon or lamp, added to what is there. */
export const drawGlow = (art: Artboard, x: number, y: number, radius: number, color: string, opacity = 0.8) =>
  art.layer(
    (ink) =>
      ink.add(
        circle(x, y, radius, {
          fill: ink.radial([
            [0, color, 1],
            [0.18, color, 0.62],
            [0.5, color, 0.2],
            [1, color, 0],
          ]),
        }),
      ),
    { blend: 'screen', opacity, soften: 12 },
  )

/** Stars, fewer toward `below`. Dots of the same size and brightness share a path: hundreds of circles are slow. */
export const addStars = (ink: Ink, art: Artboard, count: number, below: number) => {
  const { random } = art
  const sizes = [1, 1.5, 2, 2.8, 4.6] as const
  const strengths = [0.25, 0.45, 0.7, 1] as const
  const paths = new Map<string, string>()
  for (let star = 0; star < count; star++) {
    const y = below * random.next() ** 1.3
    const size = random.chance(0.05) ? 4 : random.int(0, 3)
    const strength = Math.min(3, Math.floor(random.between(1, 5) * (1 - (y / below) * 0.6)))
    const key = `${size} ${strength}`
    paths.set(key, (paths.get(key) ?? '') + d`M${random.between(0, art.width)} ${y}h.01`)
  }
  for (const [key, data] of paths) {
    const [size, strength] = key.split(' ').map(Number) as [number, number]
    const color = ['#dfe9ff', '#ffffff', '#fff3d8'][(size + strength) % 3] as string
    ink.add(stroke(data, color, sizes[size] as number, { opacity: strengths[strength] as number }))
  }
}
