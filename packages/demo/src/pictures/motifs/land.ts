import type { Artboard } from '../brush/artboard.ts'
import { darken, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { createRidge } from '../brush/noise.ts'
import type { Random } from '../brush/random.ts'
import { d, landBelow, path } from '../brush/shapes.ts'

export interface Ridge {
  height: (x: number) => number
  color: string
  /** Color of the valley at its foot, where haze gathers. */
  haze: string
}

export interface Range {
  count: number
  /** Where the farthest and the nearest ridge are, in pixels from the top. */
  top: number
  bottom: number
  /** How far the distant ridges rise above their line; near ones are flatter. */
  rise: number
  far: string
  near: string
  haze: string
  jagged?: number
}

/** Ridges from far to near, each darker and closer to the viewer than the one before. */
export const raiseRidges = (art: Artboard, range: Range): Ridge[] =>
  Array.from({ length: range.count }, (_, index) => {
    const near = index / Math.max(1, range.count - 1)
    const shape = createRidge(art.random, 6, range.jagged ?? 0.52)
    const spread = 210 - 60 * near
    const line = range.top + (range.bottom - range.top) * near ** 1.15
    const rise = range.rise * (1 - 0.55 * near)
    const color = mix(range.far, range.near, near ** 1.1)
    return {
      height: (x) => line - rise * (shape(x / spread) * 0.75 + Math.abs(shape(x / 77 + 31)) * 0.3),
      color,
      haze: mix(color, range.haze, 0.72 * (1 - near * 0.75)),
    }
  })

/** Ridges with haze in the valleys, then slopes lit from `sunX` by a relief of ridged noise. */
export const drawRidges = (art: Artboard, ridges: readonly Ridge[], sunX: number, relief = 1) => {
  const { width, height } = art
  art.layer((ink) => {
    for (const ridge of ridges) {
      const fill = ink.linear([
        [0, ridge.color],
        [0.35, mix(ridge.color, ridge.haze, 0.45)],
        [0.8, ridge.haze],
      ])
      ink.add(path(landBelow(ridge.height, 0, width, height, 5), { fill }))
    }
  })
  const stone = art.noise(4)
  const skylines = ridges.map((ridge) => Float32Array.from({ length: width + 1 }, (_, x) => ridge.height(x)))
  const fold = (x: number, y: number) => 1 - Math.abs(stone(x / 95 + y / 240, y / 130))
  art.shade(
    (x, y, pixel) => {
      pixel[3] = 0
      for (let index = skylines.length - 1; index >= 0; index--) {
        const depth = y - skylines[index]![Math.floor(x)]!
        if (depth < 3) continue
        const lean = x < sunX ? 1 : -1
        const slope = (fold(x + 5, y) - fold(x - 5, y)) * lean
        const tone = slope > 0 ? 255 : 0
        pixel[0] = tone
        pixel[1] = tone
        pixel[2] = tone
        const nearness = 0.45 + (0.55 * index) / skylines.length
        pixel[3] = Math.min(120, Math.abs(slope) * 700) * relief * nearness * Math.max(0, 1 - depth / 420)
        return
      }
    },
    { every: 3, blend: 'soft-light' },
  )
}

/** A spruce as one path: a stack of drooping, uneven branches. (x, y) is its foot. */
export const spruce = (random: Random, x: number, y: number, tall: number) => {
  const tiers = 7
  let left = ''
  let right = ''
  for (let tier = 0; tier < tiers; tier++) {
    const to = (tier + 1.25) / tiers
    const reach = tall * 0.24 * to * random.between(0.82, 1.15)
    const inner = reach * 0.58 * (tier === 0 ? 0.6 : 1)
    left += d`L${x - reach} ${y - tall * (1 - to) + tall * 0.02}L${x - inner} ${y - tall * (1 - to) - tall * 0.03}`
    right =
      d`L${x + inner} ${y - tall * (1 - to) - tall * 0.03}L${x + reach * random.between(0.85, 1.1)} ${y - tall * (1 - to) + tall * 0.02}` +
      right
  }
  return (
    d`M${x} ${y - tall}` +
    left +
    d`L${x - tall * 0.02} ${y + tall * 0.12}L${x + tall * 0.02} ${y + tall * 0.12}` +
    right +
    'Z'
  )
}

/** A forest along a line. */
export const addWood = (
  ink: Ink,
  random: Random,
  ground: (x: number) => number,
  { count, tall, color, width }: { count: number; tall: readonly [number, number]; color: string; width: number },
) => {
  for (let tree = 0; tree < count; tree++) {
    const x = random.between(-20, width + 20)
    const fill = mix(color, darken(color, 0.5), random.next())
    ink.add(path(spruce(random, x, ground(x) + 6, random.between(...tall)), { fill }))
  }
}
