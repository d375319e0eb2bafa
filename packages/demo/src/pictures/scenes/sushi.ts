import { toRgb } from '../brush/color.ts'
import { createRelief, dome, ease, NOON, tint, WINDOW } from '../brush/relief.ts'
import { layGround } from '../motifs/ground.ts'
import { defineScene } from '../scene.ts'

const FILLINGS = { salmon: '#f08a55', cucumber: '#9cc06a', tuna: '#b8324a', avocado: '#c3cf6e' } as const

/** Rolls in rows on a plate, from above. */
export const sushi = defineScene({
  shapes: ['1:1', '4:5', '3:4', '3:2'],
  plan: (random) => ({
    filling: random.pick(['salmon', 'cucumber', 'tuna', 'avocado'] as const),
    ground: random.pick(['slate', 'oak', 'paper', 'stone'] as const),
    pieces: random.pick([6, 9, 12] as const),
  }),
  draw: (art, { filling, ground, pieces }) => {
    const { width, height, random } = art
    const relief = createRelief(art)
    layGround(art, relief, ground)
    const plate = random.pick(['#2d3233', '#e9e4da', '#39505a', '#7a4636'])
    const [glaze, nori, rice, shade] = [plate, '#16201a', '#f4efe6', '#cfc6b5'].map(toRgb)
    const columns = width > height ? pieces / 3 : 3
    const rows = pieces / columns
    const gap = Math.min((width * 0.9) / columns, (height * 0.8) / rows)
    const [cx, cy] = [width / 2, height / 2]
    const mottle = art.noise(3)
    relief.stamp(
      { x: cx, y: cy, rx: (gap * columns) / 2 + gap * 0.3, ry: (gap * rows) / 2 + gap * 0.3 },
      (cell, u, v) => {
        const edge = Math.max(Math.abs(u), Math.abs(v))
        cell.height = 22 + ease(0.9, 0.97, edge) * 12 - ease(0.985, 1, edge) * 26
        cell.gloss = 0.4
        tint(cell, glaze!)
        tint(cell, [255, 250, 240], Math.max(0, mottle(u * 5, v * 5)) * 0.16)
      },
    )
    const grain = art.noise(2)
    for (let n = 0; n < pieces; n++) {
      const x = cx + ((n % columns) - (columns - 1) / 2) * gap + random.between(-6, 6)
      const y = cy + (Math.floor(n / columns) - (rows - 1) / 2) * gap + random.between(-6, 6)
      const [r, far] = [gap * 0.42, random.between(0, 90)]
      const heart = toRgb(
        n % 4 === 3 ? FILLINGS[random.pick(['salmon', 'cucumber', 'tuna', 'avocado'] as const)] : FILLINGS[filling],
      )
      relief.stamp({ x, y, rx: r, turn: random.between(0, 6) }, (cell, u, v) => {
        const out = Math.hypot(u, v) / (1 + mottle(u + far, v) * 0.04)
        if (out > 1) return false
        const wrap = ease(0.86, 0.9, out)
        const core = ease(0.46, 0.4, Math.hypot(u * 1.05, v * 1.2) + mottle(u * 3 + far, v * 3) * 0.09)
        const grains = grain(u * 8 + far, v * 8 + far)
        cell.height = 78 - ease(0.9, 1, out) * 34 + (1 - wrap) * grains * 4 * (1 - core) + core * 5
        cell.gloss = 0.12 + core * 0.45
        tint(cell, rice!)
        tint(cell, shade!, ease(0.1, -0.6, grains) * 0.35)
        tint(cell, heart, core)
        tint(cell, [255, 244, 228], core * Math.max(0, Math.sin((u + v * 0.4) * 26)) * 0.25)
        tint(cell, nori!, wrap)
      })
    }
    // A few beads of roe or sesame on top, and a curl of ginger's color next to the plate.
    for (let n = 0; n < 34; n++) {
      const color = toRgb(random.pick(['#ef7a24', '#f39a3a', '#23201c', '#efe2bd']))
      const piece = random.int(0, pieces - 1)
      const x = cx + ((piece % columns) - (columns - 1) / 2) * gap + random.between(-0.24, 0.24) * gap
      const y = cy + (Math.floor(piece / columns) - (rows - 1) / 2) * gap + random.between(-0.24, 0.24) * gap
      const r = random.between(4, 7)
      relief.stamp({ x, y, rx: r }, (cell, u, v) => {
        const base = cell.height
        if (!dome(cell, u, v, r, base)) return false
        cell.gloss = 0.8
        tint(cell, color)
      })
    }
    relief.light(ground === 'slate' ? WINDOW : NOON)
    art.film({ grain: 7, vignette: 0.35 })
  },
})
