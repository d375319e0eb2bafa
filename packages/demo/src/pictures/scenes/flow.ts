import { mix } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { smooth, stroke } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

/** Lines that follow a slowly turning field, laid thickly like combed paint. */
export const flow = defineScene({
  shapes: ['2:3', '4:5', '1:1', '3:4', '3:2'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    hand: random.pick(['ribbons', 'threads', 'dashes'] as const),
    ground: random.pick(['dark', 'light'] as const),
  }),
  draw: (art, { palette: name, hand, ground }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const base = ground === 'dark' ? palette.ink : palette.paper
    art.backdrop([base, mix(base, palette.deep, ground === 'dark' ? 0.25 : 0.06)])
    const field = art.noise(1)
    const drift = random.between(0, Math.PI * 2)
    const reach = random.between(300, 460)
    const angle = (x: number, y: number) => field(x / reach, y / reach) * 2.7 + drift + Math.sin(y / 520 + drift) * 0.5
    const colors =
      ground === 'dark'
        ? [palette.accent, palette.soft, palette.paper, palette.deep, palette.accent]
        : [palette.deep, palette.accent, palette.soft, palette.ink, palette.accent]
    const { count, steps, thick } = {
      ribbons: { count: 430, steps: 8, thick: [11, 30] },
      threads: { count: 950, steps: 9, thick: [2.4, 6] },
      dashes: { count: 1300, steps: 2, thick: [7, 14] },
    }[hand]
    const cells = Math.ceil(Math.sqrt((count * width) / height))
    const rows = Math.ceil(count / cells)
    const starts = random.shuffled(
      Array.from({ length: cells * rows }, (_, index) => ({
        x: (((index % cells) + random.next()) / cells) * (width + 200) - 100,
        y: ((Math.floor(index / cells) + random.next()) / rows) * (height + 200) - 100,
      })),
    )
    art.layer((ink) => {
      for (const start of starts) {
        let { x, y } = start
        // Neighboring lines usually share a color: patches look like light on cloth.
        const patch = (field(x / 170 + 40, y / 170) + 1) / 2 + random.between(-0.22, 0.22)
        const color = colors[Math.min(colors.length - 1, Math.max(0, Math.floor(patch * colors.length)))]!
        const points = [{ x, y }]
        for (let step = 0; step < steps; step++) {
          const turn = angle(x, y)
          x += Math.cos(turn) * 42
          y += Math.sin(turn) * 42
          points.push({ x, y })
        }
        const data = smooth(points)
        const width01 = random.between(thick[0]!, thick[1]!)
        if (hand === 'ribbons') ink.add(stroke(data, mix(color, '#140c10', 0.5), width01 + 3, { opacity: 0.5 }))
        ink.add(
          stroke(data, mix(color, random.pick(['#ffffff', palette.ink]), random.between(0, 0.16)), width01, {
            opacity: hand === 'threads' ? 0.85 : 0.96,
          }),
        )
      }
    })
    art.film({ grain: 8, vignette: 0.2 })
  },
})
