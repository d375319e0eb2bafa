import { mix, ramp, toRgb } from '../brush/color.ts'
import { createRelief, dome, LAMP, NOON, tint, WINDOW } from '../brush/relief.ts'
import { scatter } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

const BEACHES = {
  gray: ['#8d9499', '#6b7177', '#b4b5b1', '#545b62', '#c7c3ba'],
  rose: ['#c2a196', '#a6867d', '#d9c2b4', '#8c7b78', '#b8b2ac'],
  honey: ['#c8a574', '#a98857', '#e0cba4', '#8a7355', '#b7a78d'],
  green: ['#7d8f84', '#5f7268', '#a8b3a2', '#46574f', '#c4c4b4'],
} as const

/** Pebbles, wet or dry, as found at one's feet. */
export const pebbles = defineScene({
  shapes: ['3:4', '2:3', '1:1', '3:2'],
  plan: (random) => ({
    beach: random.pick(['gray', 'rose', 'honey', 'green'] as const),
    isWet: random.chance(0.5),
    has: random.pick(['heart', 'glass', 'nothing'] as const),
  }),
  draw: (art, { beach, isWet, has }) => {
    const { width, height, random } = art
    const relief = createRelief(art)
    const sand = toRgb(mix(BEACHES[beach][1], '#1d1712', isWet ? 0.62 : 0.35))
    const grit = art.noise(2)
    relief.cover((cell, x, y) => {
      cell.height = grit(x / 5, y / 5) * 5
      tint(cell, sand, 1)
      tint(cell, [255, 245, 230], Math.max(0, grit(x / 3, y / 3)) * 0.14)
    })
    const vein = art.noise(3)
    const stone = (x: number, y: number, r: number, color: string) => {
      const tones = ramp([
        mix(color, '#12100f', isWet ? 0.6 : 0.35),
        isWet ? mix(color, '#17120f', 0.25) : color,
        mix(color, '#ffffff', 0.4),
      ])
      const [far, squash, stripe] = [random.between(0, 200), random.between(0.62, 0.95), random.chance(0.3)]
      relief.stamp({ x, y, rx: r, ry: r * squash, turn: random.between(0, 6.28) }, (cell, u, v) => {
        const lump = 1 + vein(u * 0.8 + far, v * 0.8) * 0.14
        const before = cell.height
        if (!dome(cell, u / lump, v / lump, r * 0.5, -r * 0.04)) return false
        if (cell.height < before) cell.height = before * 0.4 + cell.height * 0.6
        const band = stripe ? Math.exp(-Math.abs(vein(u * 0.7 + far, v * 2.2 + u)) * 16) * 0.5 : 0
        tint(cell, tones(0.5 + vein(u * 2.4 + far, v * 2.4) * 0.28 + grit(u * 22 + far, v * 22) * 0.13 + band))
        cell.gloss = isWet ? 0.75 : 0.03
      })
    }
    for (const { x, y, r } of scatter(art, 300, () => random.between(16, 30), { touching: 0.7 }))
      stone(x, y, r, random.pick(BEACHES[beach]))
    for (const { x, y, r } of scatter(art, 75, () => random.between(34, 112), { touching: 0.83 }))
      stone(x, y, r, random.pick(BEACHES[beach]))
    const [hx, hy, size] = [width * random.between(0.3, 0.7), height * random.between(0.35, 0.65), 92]
    const tone = toRgb(has === 'glass' ? random.pick(['#5fb09a', '#6d9fc4', '#8fc06a']) : '#efe6da')
    if (has !== 'nothing')
      relief.stamp({ x: hx, y: hy, rx: size, turn: random.between(-0.5, 0.5) }, (cell, u, v) => {
        const w = -v * 1.15 + 0.12
        const inside =
          has === 'heart'
            ? 1 - ((u * u * 1.5 + w * w * 1.5 - 1) ** 3 - u * u * w * w * w * 4 + 0.72)
            : 1 - Math.abs(u) ** 2.6 - Math.abs(v * 1.4) ** 2.6
        if (inside < 0 || (has === 'heart' && inside < 0.28)) return false
        cell.height = 46 + Math.sqrt(Math.min(1, inside)) * 30
        cell.gloss = has === 'glass' ? 0.6 : 0.1
        tint(cell, tone)
        tint(cell, [255, 255, 255], Math.max(0, vein(u * 2, v * 2)) * 0.3)
      })
    relief.light(isWet ? WINDOW : random.pick([NOON, LAMP]))
    art.film({ grain: 8, vignette: 0.3 })
  },
})
