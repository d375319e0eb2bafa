import { mix, toRgb } from '../brush/color.ts'
import { createRelief, ease, LAMP, NOON, tint, WINDOW } from '../brush/relief.ts'
import { scatter } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

interface Fruit {
  colors: readonly string[]
  size: number
  /** Relief of the skin. */
  pores: number
  gloss: number
  stem: string
}
const FRUITS = {
  oranges: { colors: ['#ee8420', '#f09a2c', '#e26f18'], size: 118, pores: 0.9, gloss: 0.35, stem: '#6b7a34' },
  tomatoes: { colors: ['#c9281e', '#d8432a', '#b51d1a', '#e2762c'], size: 96, pores: 0, gloss: 0.7, stem: '#4d7330' },
  plums: { colors: ['#4a2a55', '#5a3465', '#3a2348', '#74406a'], size: 84, pores: 0.4, gloss: 0.22, stem: '#5c4a34' },
  apples: { colors: ['#b8262c', '#c8452e', '#a8b04a', '#d7a23c'], size: 122, pores: 0.2, gloss: 0.5, stem: '#4a3524' },
  blueberries: {
    colors: ['#3a4870', '#4a5a86', '#2d3858', '#5c6a94'],
    size: 46,
    pores: 0.3,
    gloss: 0.12,
    stem: '#1f2740',
  },
  cherries: { colors: ['#7d1020', '#9a1826', '#5d0c1a', '#b02a34'], size: 58, pores: 0, gloss: 0.85, stem: '#5c7a34' },
} as const satisfies Record<string, Fruit>

/** A crate filled with one kind of fruit, seen from above: nothing else in the picture. */
export const harvest = defineScene({
  shapes: ['4:5', '2:3', '1:1', '3:4'],
  plan: (random) => ({
    fruit: random.pick(['oranges', 'tomatoes', 'plums', 'apples', 'blueberries', 'cherries'] as const),
    light: random.pick(['window', 'noon', 'lamp'] as const),
    hasDew: random.chance(0.45),
  }),
  draw: (art, { fruit, light, hasDew }) => {
    const { random, height } = art
    const { colors, size, pores, gloss, stem }: Fruit = FRUITS[fruit]
    const relief = createRelief(art)
    relief.cover((cell) => {
      cell.height = -size * 0.8
      tint(cell, toRgb(mix(colors[0]!, '#120a08', 0.8)))
    })
    const skin = art.noise(2)
    const blush = art.noise(3)
    const [dark, green] = [toRgb('#241310'), toRgb(stem)]
    const one = (x: number, y: number, r: number, base: number) => {
      const color = random.pick(colors)
      const [tone, glow, deep] = [toRgb(color), toRgb(mix(color, '#ffd27a', 0.4)), toRgb(mix(color, '#2a0a0a', 0.4))]
      const [far, sx, sy] = [random.between(0, 300), random.between(-0.45, 0.45), random.between(-0.45, 0.45)]
      relief.stamp({ x, y, rx: r }, (cell, u, v) => {
        const out = u * u + v * v
        const height = base + Math.sqrt(Math.max(0, 1 - out)) * r * 0.86
        if (out > 1 || height < cell.height) return false
        const near = Math.hypot(u - sx, v - sy)
        cell.height = height + skin(u * 17 + far, v * 17) * pores - Math.exp(-near * near * 60) * r * 0.12
        cell.gloss = gloss
        tint(cell, tone)
        tint(cell, deep, ease(0.1, 0.8, blush(u * 1.4 + far, v * 1.4)) * 0.7)
        // Light that went in on one side and comes out on the other.
        tint(
          cell,
          glow,
          ease(0.1, 1, u * 0.7 + v * 0.7) * 0.35 +
            (fruit === 'apples' ? Math.max(0, blush(u * 4 + far, v * 1.2)) * 0.4 : 0),
        )
        if (fruit === 'plums' || fruit === 'blueberries')
          tint(cell, [196, 204, 224], ease(0, 0.7, blush(u * 2.1 + far, v * 2.1 + 7)) * 0.42)
        tint(
          cell,
          fruit === 'blueberries' ? dark : green,
          ease(0.17, 0.1, near * (1 + 0.35 * Math.sin(Math.atan2(v - sy, u - sx) * 5))),
        )
      })
    }
    const few = Math.ceil((art.width * height) / (size * size * 2.1))
    for (const { x, y, r } of scatter(art, few, () => size * random.between(0.85, 1.05), {
      touching: 0.72,
      margin: -40,
    }))
      one(x, y, r, -size * 0.5)
    for (const { x, y, r } of scatter(art, Math.ceil(few * 0.75), () => size * random.between(0.9, 1.1), {
      touching: 0.94,
      margin: -30,
    }))
      one(x, y, r, 0)
    if (hasDew)
      for (const { x, y, r } of scatter(art, 150, () => random.between(4, 11)))
        relief.stamp({ x, y, rx: r }, (cell, u, v) => {
          const out = u * u + v * v
          if (out > 1) return false
          cell.height += Math.sqrt(1 - out) * r * 0.9
          cell.gloss = 1
          tint(cell, [255, 255, 255], ease(-0.2, 1, u * 0.6 + v * 0.7) * 0.3)
        })
    relief.light({ window: WINDOW, noon: NOON, lamp: LAMP }[light])
    art.film({ grain: 7, vignette: 0.5 })
  },
})
