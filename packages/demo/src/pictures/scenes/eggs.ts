import { mix, toRgb } from '../brush/color.ts'
import { createRelief, tint, WINDOW } from '../brush/relief.ts'
import { layGround, scatter } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

const SHELLS = {
  farm: ['#c98f63', '#e5c29c', '#f1e6d4', '#b97a4f'],
  pastel: ['#bfd0c4', '#dbe2d2', '#c6d3dc', '#efe4d6'],
  quail: ['#e0d3bb', '#d5c7aa', '#e9dfcb'],
} as const

/** Eggs on cloth, in window light. */
export const eggs = defineScene({
  shapes: ['4:5', '3:4', '1:1', '2:3'],
  plan: (random) => ({
    kind: random.pick(['farm', 'pastel', 'quail'] as const),
    ground: random.pick(['linen', 'oak', 'slate', 'stone'] as const),
    count: random.pick([5, 8, 12] as const),
  }),
  draw: (art, { kind, ground, count }) => {
    const { width, height, random } = art
    const relief = createRelief(art)
    layGround(art, relief, ground)
    const speck = art.noise(3)
    const size = Math.min(width, height) * (count === 5 ? 0.17 : count === 8 ? 0.135 : 0.115)
    const spots = scatter(art, count, () => size * random.between(0.92, 1.06), { touching: 0.88, margin: size * 1.1 })
    for (const { x, y, r } of spots) {
      const shell = random.pick(SHELLS[kind])
      const [tone, dot] = [toRgb(shell), toRgb(mix(shell, '#3b2418', kind === 'quail' ? 0.85 : 0.35))]
      const far = random.between(0, 200)
      relief.stamp({ x, y, rx: r * 1.05, ry: r * 0.8, turn: random.between(0, 6.28) }, (cell, u, v) => {
        // Blunt at one end: an egg, not an ellipse.
        const out = u * u + (v / (1 - u * 0.17)) ** 2
        if (out > 1) return false
        cell.height = Math.sqrt(1 - out) * r * 0.8
        cell.gloss = 0.1
        tint(cell, tone)
        const spots = speck(u * (kind === 'quail' ? 5 : 11) + far, v * (kind === 'quail' ? 5 : 11))
        tint(cell, dot, Math.min(1, Math.max(0, (spots - (kind === 'quail' ? 0.22 : 0.5)) * 8)) * 0.8)
      })
    }
    relief.light({ ...WINDOW, z: 0.5, falloff: 0.45 })
    art.film({ grain: 9, vignette: 0.4 })
  },
})
