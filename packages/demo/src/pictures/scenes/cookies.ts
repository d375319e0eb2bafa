import { mix, toRgb } from '../brush/color.ts'
import { createRelief, ease, NOON, tint, WINDOW } from '../brush/relief.ts'
import { layGround, scatter } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

const DOUGHS = {
  'chocolate chip': { dough: '#c8915a', edge: '#8d5428', bits: ['#3a2116', '#4b2a1b'] },
  'double chocolate': { dough: '#5b3726', edge: '#37201a', bits: ['#26140f', '#e9dcc6'] },
  'oat and cranberry': { dough: '#d3a873', edge: '#94622f', bits: ['#8e1f2c', '#e6cfa4'] },
  pistachio: { dough: '#c3b071', edge: '#8b7438', bits: ['#7f9a44', '#5d7a33'] },
} as const

/** Cookies on the tray, from above, cracked and still warm. */
export const cookies = defineScene({
  shapes: ['4:5', '1:1', '3:4', '2:3'],
  plan: (random) => ({
    kind: random.pick(['chocolate chip', 'double chocolate', 'oat and cranberry', 'pistachio'] as const),
    ground: random.pick(['linen', 'slate', 'paper', 'oak'] as const),
    size: random.pick(['small', 'large'] as const),
  }),
  draw: (art, { kind, ground, size }) => {
    const { random } = art
    const relief = createRelief(art)
    layGround(art, relief, ground)
    const { dough, edge, bits } = DOUGHS[kind]
    const [middle, brown, deep] = [toRgb(dough), toRgb(edge), toRgb(mix(edge, '#1c0f08', 0.5))]
    const cracks = art.noise(3)
    const crumb = art.noise(2)
    const radius = size === 'large' ? 170 : 112
    const places = scatter(art, size === 'large' ? 14 : 30, () => radius * random.between(0.92, 1.06), {
      touching: 0.97,
    })
    for (const { x, y, r } of places) {
      const far = random.between(0, 90)
      relief.stamp({ x, y, rx: r * 1.1 }, (cell, u, v) => {
        const wobble = 1 + cracks(u * 1.3 + far, v * 1.3) * 0.05
        const out = (Math.hypot(u, v) * 1.1) / wobble
        if (out > 1) return false
        const crack = Math.exp(-Math.abs(cracks(u * 2.1 + far, v * 2.1 + far)) * 22) * ease(1, 0.55, out)
        cell.height = Math.sqrt(1 - out ** 3) * r * 0.2 + crumb(u * 16 + far, v * 16) * 3 - crack * 6
        cell.gloss = 0.04
        tint(cell, middle)
        tint(cell, brown, ease(0.5, 1, out) * 0.85)
        tint(cell, deep, crack * 0.5 + Math.max(0, crumb(u * 9, v * 9 + far)) * 0.16)
      })
      for (let bit = 0; bit < 15; bit++) {
        const [turn, out] = [random.between(0, 6.28), Math.sqrt(random.next()) * 0.78]
        const color = toRgb(random.pick(bits))
        const size = r * random.between(0.06, 0.13)
        relief.stamp(
          {
            x: x + Math.cos(turn) * out * r,
            y: y + Math.sin(turn) * out * r,
            rx: size,
            ry: size * random.between(0.6, 1),
            turn,
          },
          (cell, u, v) => {
            const far = u * u + v * v
            if (far > 1) return false
            cell.height += Math.sqrt(1 - far) * size * 0.5
            cell.gloss = 0.3
            tint(cell, color)
          },
        )
      }
    }
    relief.light(ground === 'slate' ? WINDOW : NOON)
    art.film({ grain: 8, vignette: 0.35 })
  },
})
