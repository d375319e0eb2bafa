import { mix, toRgb } from '../brush/color.ts'
import { createRelief, ease, tint, WINDOW } from '../brush/relief.ts'
import { layGround } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

/** A loaf from above: whole with its cuts, or open so that its crumb shows. */
export const bread = defineScene({
  shapes: ['4:5', '3:4', '1:1', '2:3'],
  plan: (random) => ({
    shows: random.pick(['crust', 'crumb'] as const),
    flour: random.pick(['wheat', 'rye', 'spelt'] as const),
    ground: random.pick(['oak', 'linen', 'slate', 'stone'] as const),
  }),
  draw: (art, { shows, flour, ground }) => {
    const { width, height, random } = art
    const relief = createRelief(art)
    layGround(art, relief, ground)
    const crustColor = { wheat: '#c0803c', rye: '#7d4a2a', spelt: '#a86a38' }[flour]
    const [crust, burnt, pale, inside, dust] = [
      crustColor,
      mix(crustColor, '#24120a', 0.62),
      mix(crustColor, '#f6e2bd', 0.6),
      { wheat: '#efdcb8', rye: '#c7a580', spelt: '#e0c49a' }[flour],
      '#f6f0e4',
    ].map(toRgb)
    const [crackle, holes, flourNoise] = [art.noise(4), art.noise(2), art.noise(3)]
    const [cx, cy, r, turn] = [
      width * random.between(0.46, 0.54),
      height * random.between(0.46, 0.54),
      width * random.between(0.4, 0.5),
      random.between(-0.5, 0.5),
    ]
    const oval = random.between(0.72, 0.98)
    const score = random.pick(['leaf', 'cross', 'lines'] as const)
    relief.stamp({ x: cx, y: cy, rx: r * 1.08, ry: r * oval * 1.08, turn }, (cell, px, py) => {
      const [u, v] = [px * 1.08, py * 1.08]
      const out = Math.hypot(u, v) / (1 + crackle(u * 1.2, v * 1.2) * 0.03)
      if (out > 1) return false
      const rough = crackle(u * 7, v * 7)
      if (shows === 'crust') {
        const along =
          score === 'lines'
            ? Math.abs(((u * 2.4 + 9.5) % 1) - 0.5) / 2.4
            : score === 'cross'
              ? Math.min(Math.abs(u), Math.abs(v))
              : Math.min(
                  Math.abs(v) * 1.1,
                  Math.abs((((Math.abs(v) * 0.9 + u * 1 + 9) * 3) % 1) - 0.5) * 0.33 + (Math.abs(v) > 0.5 ? 1 : 0),
                )
        const cut = ease(0.075, 0.03, along + rough * 0.016) * ease(0.86, 0.66, out)
        const lip = Math.exp(-(((along - 0.085) / 0.022) ** 2)) * ease(0.86, 0.7, out)
        cell.height = Math.sqrt(1 - out * out) * r * 0.5 - cut * 8 + lip * 9 + rough * 3.4
        cell.gloss = 0
        tint(cell, crust!)
        tint(cell, burnt!, ease(0.5, 1, out) * 0.55 + lip * 0.55 + ease(0.1, 0.7, rough) * 0.35)
        tint(cell, pale!, cut * 0.85)
        const ring = 0.5 + 0.5 * Math.sin(out * 34)
        tint(
          cell,
          dust!,
          (1 - cut) *
            ease(0.1, 0.9, flourNoise(u * 9, v * 9) * 0.5 + crackle(u * 30, v * 30) * 0.3 + ring * 0.55) *
            ease(1, 0.7, out) *
            0.6,
        )
        return true
      }
      const rind = ease(0.9, 0.94, out)
      const big = ease(0.3, 0.6, holes(u * 9, v * 10) + crackle(u * 3, v * 3) * 0.2) * 0.8
      const small = ease(0.2, 0.6, holes(u * 22 + 40, v * 24)) * 0.5
      const hole = Math.max(big, small) * (1 - rind)
      cell.height = 46 + ease(0.96, 1, out) * -30 - hole * 11 + rough * 2 + holes(u * 40, v * 40)
      cell.gloss = hole * 0.12
      tint(cell, inside!)
      tint(cell, burnt!, hole * 0.2)
      tint(cell, pale!, ease(0.7, 0.9, out) * 0.3)
      tint(cell, crust!, rind)
      tint(cell, burnt!, ease(0.95, 1, out) * 0.7)
    })
    for (let n = 0; n < 46; n++) {
      const size = random.between(2.5, 8)
      const [angle, far] = [random.between(0, 6.28), r * random.between(1.02, 1.5)]
      relief.stamp(
        { x: cx + Math.cos(angle) * far, y: cy + Math.sin(angle) * far, rx: size, ry: size * 0.7, turn: angle },
        (cell, u, v) => {
          if (u * u + v * v > 1) return false
          cell.height += Math.sqrt(1 - u * u - v * v) * size * 0.8
          tint(cell, n % 2 ? crust! : inside!)
        },
      )
    }
    relief.light(WINDOW)
    art.film({ grain: 8, vignette: 0.42 })
  },
})
