import { mix, toRgb } from '../brush/color.ts'
import { createRelief, ease, NOON, tint } from '../brush/relief.ts'
import { scatter } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

const LEAVES = { fresh: '#6aa03c', deep: '#24603f', autumn: '#c2622a', plum: '#6d2f48', silver: '#8fa58c' } as const

/** One leaf, so close that its veins are the picture, with or without rain on it. */
export const leafMacro = defineScene({
  shapes: ['2:3', '3:4', '1:1', '4:5'],
  plan: (random) => ({
    season: random.pick(['fresh', 'deep', 'autumn', 'plum', 'silver'] as const),
    drops: random.pick(['many', 'few', 'none'] as const),
    veins: random.pick(['feathered', 'fanned'] as const),
  }),
  draw: (art, { season, drops, veins }) => {
    const { width, height, random } = art
    const relief = createRelief(art)
    const color = LEAVES[season]
    const [base, dark, pale, glow] = [
      color,
      mix(color, '#0c1a12', 0.55),
      mix(color, '#f2f0b8', 0.55),
      mix(color, '#ffe58a', 0.4),
    ].map(toRgb)
    const [mottle, cells] = [art.noise(3), art.noise(2)]
    const [cos, sin] = [Math.cos(random.between(-0.5, 0.5)), Math.sin(random.between(-0.5, 0.5))]
    const [ox, oy, space] = [
      width * random.between(0.3, 0.7),
      height * (veins === 'fanned' ? 1.08 : 0.5),
      random.between(105, 150),
    ]
    relief.cover((cell, px, py) => {
      const x = (px - ox) * cos + (py - oy) * sin
      const y = (py - oy) * cos - (px - ox) * sin
      const bent = mottle(px / 240, py / 240)
      let main: number
      let side: number
      if (veins === 'feathered') {
        main = Math.abs(x + bent * 10)
        const along = (y + Math.abs(x) * 0.75 + bent * 34) / space
        side = Math.abs(along - Math.round(along)) * space * 0.8
      } else {
        const turn = (Math.atan2(x, -y) + bent * 0.05) * 3.2
        const away = Math.abs(turn - Math.round(turn))
        main = away * Math.hypot(x, y) * 0.3
        const along = Math.hypot(x, y) / space + away * 1.3 + bent * 0.2
        side = Math.abs(along - Math.round(along)) * space * 0.9
      }
      const rib = Math.exp(-main / 8)
      const twig = Math.exp(-side / 3.6) * 0.8
      const net = Math.exp(-Math.abs(cells(px / 21, py / 21)) * 9) * 0.4
      cell.height = -rib * 26 - twig * 9 - net * 2.4 + Math.min(side, 30) * 0.34 + bent * 10
      cell.gloss = season === 'deep' ? 0.2 : 0.08
      tint(cell, base!)
      tint(cell, dark!, ease(0.1, 0.7, mottle(px / 170 + 30, py / 170)) * 0.5)
      tint(cell, glow!, ease(0, 0.8, -bent) * 0.5)
      tint(cell, pale!, Math.max(rib, twig * 0.75, net * 0.5))
    })
    const count = { many: 110, few: 24, none: 0 }[drops]
    for (const { x, y, r } of scatter(art, count, () => 8 + 46 * random.next() ** 3))
      relief.stamp({ x, y, rx: r, ry: r * random.between(0.88, 1) }, (cell, u, v) => {
        const out = u * u + v * v
        if (out > 1) return false
        cell.height = cell.height * 0.4 + Math.sqrt(1 - out) * r * 0.75
        cell.gloss = 1
        // A drop is a lens: dark toward the light, bright on the other side.
        tint(cell, dark!, ease(0.3, -0.9, u * 0.6 + v * 0.7) * 0.6)
        tint(cell, [240, 255, 225], ease(0, 1, u * 0.6 + v * 0.75) * 0.75)
      })
    relief.light({ ...NOON, falloff: 0.35 })
    art.film({ grain: 7, vignette: 0.4 })
  },
})
