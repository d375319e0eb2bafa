import { ramp } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { defineScene } from '../scene.ts'

/** Ink on water: noise bent by noise, with a thin line of gold where two colors meet. */
export const marbling = defineScene({
  shapes: ['2:3', '4:5', '3:4', '1:1', '9:16'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    kind: random.pick(['swirled', 'agate', 'smoke'] as const),
    gold: random.chance(0.55),
  }),
  draw: (art, { palette: name, kind, gold }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const bend = art.noise(3)
    const bendAgain = art.noise(3)
    const fine = art.noise(2)
    const colors = ramp([
      palette.paper,
      palette.soft,
      palette.accent,
      palette.deep,
      palette.ink,
      palette.deep,
      palette.soft,
      palette.paper,
    ])
    const scale = { swirled: 760, agate: 620, smoke: 640 }[kind]
    const lean = random.between(-0.6, 0.6)
    const center = { x: width * random.between(0.2, 0.8), y: height * random.between(0.2, 0.8) }
    art.shade(
      (x, y, pixel) => {
        const u = x / scale
        const v = (y + x * lean) / scale
        const a = bend(u, v)
        const b = bend(u + 5.2, v + 1.3)
        const c = bendAgain(u + a * 1.9, v + b * 1.9)
        let at: number
        if (kind === 'agate') {
          const far = Math.hypot(x - center.x, y - center.y) / 330 + c * 0.55
          at = ((Math.sin(far * 9 + a * 2) + 1) / 2) * 0.5 + ((far * 0.7) % 1) * 0.5
        } else if (kind === 'smoke') at = 0.46 + c * 0.5 + a * 0.12
        else at = (Math.sin((c * 1.6 + u * 0.8 + a) * 4.4) + 1) / 2
        const color = colors(at)
        const vein = gold ? Math.exp(-Math.abs(c - 0.12) * 90) * (0.7 + fine(x / 3, y / 3) * 0.5) : 0
        const sheen = Math.max(0, bend(u + 9, v + 3)) * 14
        pixel[0] = color[0] + (226 - color[0]) * vein + sheen
        pixel[1] = color[1] + (184 - color[1]) * vein + sheen
        pixel[2] = color[2] + (104 - color[2]) * vein + sheen
      },
      { every: 2 },
    )
    art.film({ grain: 7, vignette: 0.14 })
  },
})
