import { mix, toRgb } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { createRelief, ease, tint, WINDOW } from '../brush/relief.ts'
import { defineScene } from '../scene.ts'

/** Folded knitwear in a pile, seen from the front, close enough to count stitches. */
export const sweaters = defineScene({
  shapes: ['4:5', '1:1', '3:4', '2:3'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    pile: random.int(3, 6),
    on: random.pick(['shelf', 'chair'] as const),
  }),
  draw: (art, { palette: name, pile, on }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const relief = createRelief(art, 1.7)
    const wall = toRgb(mix(palette.soft, '#efe8dc', 0.6))
    const wood = toRgb(on === 'shelf' ? '#b98a5c' : '#7d5537')
    const [rough, grain] = [art.noise(3), art.noise(2)]
    const floor = height * random.between(0.84, 0.9)
    relief.cover((cell, x, y) => {
      cell.height = y > floor ? 90 : 0
      tint(cell, wall)
      tint(cell, [255, 250, 240], Math.max(0, rough(x / 260, y / 260)) * 0.12)
      if (y > floor) {
        tint(cell, wood)
        tint(cell, [40, 22, 12], Math.max(0, grain(x / 190, y / 4.5)) * 0.4)
      }
    })
    const thick = (floor - height * random.between(0.16, 0.26)) / pile
    const shades = random.shuffled([
      palette.accent,
      palette.soft,
      palette.deep,
      palette.paper,
      mix(palette.deep, palette.ink, 0.5),
      mix(palette.accent, palette.soft, 0.5),
    ])
    for (let n = 0; n < pile; n++) {
      const color = shades[n % shades.length]!
      const [tone, dark, lightTone] = [color, mix(color, '#120c0c', 0.42), mix(color, '#ffffff', 0.25)].map(toRgb)
      const stitch = random.pick(['stocking', 'rib', 'cable'] as const)
      const [half, far] = [width * random.between(0.33, 0.37), random.between(0, 99)]
      const y = floor - thick * (n + 0.5)
      relief.stamp({ x: width / 2 + random.between(-16, 16), y, rx: half * 1.04, ry: thick * 0.56 }, (cell, u, v) => {
        const sag = rough(u * 1.5 + far, 3) * 0.1
        const out = Math.abs(u * 1.04) ** 9 + Math.abs((v - sag) * 1.02) ** 3.4
        if (out > 1) return false
        // Two layers: the fold runs around the front edge.
        const seam = Math.exp(-(((v - 0.05 - rough(u * 2 + far, 9) * 0.07) / 0.06) ** 2)) * ease(0.97, 0.9, Math.abs(u))
        const [px, py] = [u * half, v * thick * 0.56]
        const column = px / (stitch === 'stocking' ? 15 : 22)
        const across = Math.abs(column - Math.floor(column) - 0.5)
        const vee = Math.sin((py / 11 + across * 1.7) * 6.28)
        const cable =
          stitch === 'cable' && Math.abs(((px / 120 + 90) % 1) - 0.5) < 0.2 ? Math.sin(py / 26 + px / 20) * 7 : 0
        const knit = (stitch === 'rib' ? Math.cos(column * 6.28) * 5 : (0.5 - across) * 5) + vee * 1.8 + cable
        cell.height = 100 + Math.sqrt(Math.max(0, 1 - out)) * 90 - seam * 46 + knit + grain(px / 3, py / 3) * 1.6
        cell.gloss = 0
        tint(cell, tone!)
        tint(cell, dark!, Math.min(1, seam * 0.75 + Math.max(0, -vee) * 0.16 + (across > 0.42 ? 0.2 : 0)))
        tint(cell, lightTone!, Math.max(0, grain(px / 5 + far, py / 5)) * 0.3)
      })
    }
    relief.light({ ...WINDOW, falloff: 0.35 })
    art.film({ grain: 9, vignette: 0.35 })
  },
})
