import { toRgb } from '../brush/color.ts'
import { createRelief, ease, tint } from '../brush/relief.ts'
import { circle, stroke } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

/** The moon through a long lens, low over branches or alone. */
export const moon = defineScene({
  shapes: ['4:5', '1:1', '2:3'],
  plan: (random) => ({
    phase: random.pick(['full', 'gibbous', 'half', 'crescent'] as const),
    color: random.pick(['silver', 'amber', 'blue'] as const),
    front: random.pick(['branches', 'nothing', 'haze'] as const),
  }),
  draw: (art, { phase, color, front }) => {
    const { width, height, random } = art
    const hue = { silver: '#d9d5cc', amber: '#e8b878', blue: '#bccbdd' }[color]
    art.backdrop({ silver: ['#0c0f16', '#171c26'], amber: ['#1a1020', '#4a2a2c'], blue: ['#0d1a33', '#2a4468'] }[color])
    const [cx, cy, r] = [
      width * random.between(0.42, 0.58),
      height * random.between(0.4, 0.55),
      width * random.between(0.3, 0.4),
    ]
    art.layer(
      (ink) =>
        ink.add(
          circle(cx, cy, r * 1.7, {
            fill: ink.glow(
              [
                [0.5, hue, 0.5],
                [1, hue, 0],
              ],
              cx,
              cy,
              r * 1.7,
            ),
          }),
        ),
      { blend: 'screen', soften: 20 },
    )
    const relief = createRelief(art, 1.8)
    const [sea, rough] = [art.noise(4), art.noise(3)]
    const [stone, basalt] = [toRgb(hue), toRgb({ silver: '#77777c', amber: '#94694a', blue: '#66788f' }[color])]
    relief.stamp({ x: cx, y: cy, rx: r }, (cell, u, v) => {
      const out = u * u + v * v
      if (out > 1) return false
      cell.height = Math.sqrt(1 - out) * r * 0.9 + rough(u * 10, v * 10) * 2.4
      tint(cell, stone)
      tint(cell, basalt, ease(-0.05, 0.35, sea(u * 1.5, v * 1.5)) * 0.8)
      tint(cell, [255, 255, 255], Math.max(0, rough(u * 7, v * 7)) * 0.14)
    })
    for (let n = 0; n < 130; n++) {
      const [turn, out] = [random.between(0, 6.28), Math.sqrt(random.next()) * 0.94]
      const size = r * (0.012 + 0.05 * random.next() ** 3)
      const near = Math.sqrt(1 - out * out)
      relief.stamp(
        {
          x: cx + Math.cos(turn) * out * r,
          y: cy + Math.sin(turn) * out * r,
          rx: size * Math.max(0.35, near),
          ry: size,
          turn,
        },
        (cell, u, v) => {
          const far = Math.hypot(u, v)
          if (far > 1) return false
          cell.height += (ease(0.5, 0.8, far) * ease(1, 0.85, far) * 0.5 - ease(0.75, 0.2, far) * 0.5) * size
          tint(cell, [255, 250, 240], ease(0.6, 0.85, far) * ease(1, 0.9, far) * 0.3)
        },
      )
    }
    const z = { full: 1.5, gibbous: 0.62, half: 0.06, crescent: -0.5 }[phase]
    relief.light({ x: 0.8, y: -0.24, z, sun: [1.05, 1.03, 0.98], sky: [0.03, 0.03, 0.04], falloff: 0 })
    if (front === 'branches')
      art.layer(
        (ink) => {
          const grow = (x: number, y: number, turn: number, long: number, wide: number) => {
            if (wide < 1.4) return
            const [ex, ey] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long]
            ink.add(
              stroke(
                `M${x} ${y}Q${(x + ex) / 2 + random.between(-14, 14)} ${(y + ey) / 2 + random.between(-14, 14)} ${ex} ${ey}`,
                '#07090d',
                wide,
              ),
            )
            for (const side of [-1, 1])
              grow(ex, ey, turn + side * random.between(0.15, 0.6), long * random.between(0.62, 0.86), wide * 0.66)
          }
          grow(-20, height * 0.98, -0.62, 250, 24)
          grow(width + 20, height * 0.9, -2.5, 180, 15)
        },
        { soften: 1.2 },
      )
    if (front === 'haze') {
      const veil = art.noise(3)
      art.shade(
        (x, y, pixel) => {
          pixel[0] = pixel[1] = pixel[2] = 200
          pixel[3] = Math.max(0, veil(x / 420, y / 70) + y / height - 0.72) * 190
        },
        { every: 6, blend: 'soft-light' },
      )
    }
    art.film({ grain: 11, vignette: 0.3 })
  },
})
