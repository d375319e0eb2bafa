import { toRgb } from '../brush/color.ts'
import { letters } from '../brush/lettering.ts'
import { circle, d, stroke } from '../brush/shapes.ts'
import { type FigureName, FIGURES } from '../motifs/constellations.ts'
import { defineScene } from '../scene.ts'

const INKS = {
  midnight: ['#0b1430', '#1c2d5c', '#f3dfae'],
  emerald: ['#0a1f1c', '#1c4a40', '#f0d9a0'],
  aubergine: ['#1a0d26', '#45235a', '#f6d9c0'],
  parchment: ['#f1e6cf', '#e3d2ae', '#3a2c22'],
} as const

/** A printed star chart with one constellation and its name. */
export const constellation = defineScene({
  shapes: ['2:3', '2:3', '3:4', '4:5'],
  plan: (random) => ({
    figure: random.pick(Object.keys(FIGURES) as FigureName[]),
    ink: random.pick(['midnight', 'emerald', 'aubergine', 'parchment'] as const),
  }),
  draw: (art, { figure, ink: inkName }) => {
    const { width, height, random } = art
    const [ground, glow, line] = INKS[inkName]
    const cx = width / 2
    const cy = height * 0.44
    const r = width * 0.4
    art.backdrop([ground, ground])
    const mottle = art.noise(5)
    const [red, green, blue] = toRgb(glow)
    art.shade(
      (x, y, pixel) => {
        pixel[0] = red
        pixel[1] = green
        pixel[2] = blue
        const far = Math.hypot(x - cx, y - cy) / r
        pixel[3] = Math.max(0, 0.55 + mottle(x / 190, y / 190) * 0.8) * 255 * Math.max(0.12, 1 - far * 0.7)
      },
      { every: 6 },
    )
    art.layer((ink) => {
      for (const [share, thick] of [
        [1, 3],
        [0.965, 1.2],
        [0.66, 1],
        [0.33, 1],
      ] as const)
        ink.add(
          circle(cx, cy, r * share, {
            fill: 'none',
            stroke: line,
            strokeWidth: thick,
            opacity: share === 1 ? 0.9 : 0.45,
          }),
        )
      for (let hour = 0; hour < 12; hour++) {
        const turn = (hour / 12) * Math.PI * 2
        ink.add(
          stroke(
            d`M${cx + Math.cos(turn) * r * 0.08} ${cy + Math.sin(turn) * r * 0.08}L${cx + Math.cos(turn) * r * 0.965} ${cy + Math.sin(turn) * r * 0.965}`,
            line,
            0.8,
            { opacity: 0.3 },
          ),
        )
      }
      for (let tick = 0; tick < 120; tick++) {
        const turn = (tick / 120) * Math.PI * 2
        const from = tick % 10 === 0 ? 1.045 : 1.02
        ink.add(
          stroke(
            d`M${cx + Math.cos(turn) * r} ${cy + Math.sin(turn) * r}L${cx + Math.cos(turn) * r * from} ${cy + Math.sin(turn) * r * from}`,
            line,
            1.6,
            { opacity: 0.7 },
          ),
        )
      }
      for (let star = 0; star < 170; star++) {
        const turn = random.between(0, Math.PI * 2)
        const out = Math.sqrt(random.next()) * r * 0.94
        ink.add(
          circle(cx + Math.cos(turn) * out, cy + Math.sin(turn) * out, random.between(0.8, 2.4), {
            fill: line,
            opacity: random.between(0.25, 0.75),
          }),
        )
      }
      const { stars, lines } = FIGURES[figure]
      const place = (index: number) => {
        const [x, y] = stars[index]!
        return { x: cx + (x - 0.5) * r * 1.25, y: cy + (y - 0.5) * r * 1.25 }
      }
      for (const [from, to] of lines)
        ink.add(
          stroke(d`M${place(from).x} ${place(from).y}L${place(to).x} ${place(to).y}`, line, 2.4, { opacity: 0.85 }),
        )
      stars.forEach(([, , bright], index) => {
        const at = place(index)
        const reach = 8 + bright * 7
        ink.add(circle(at.x, at.y, reach * 0.72, { fill: ground, opacity: 0.9 }))
        ink.add(
          `<path d="${d`M${at.x} ${at.y - reach}Q${at.x} ${at.y} ${at.x + reach} ${at.y}Q${at.x} ${at.y} ${at.x} ${at.y + reach}Q${at.x} ${at.y} ${at.x - reach} ${at.y}Q${at.x} ${at.y} ${at.x} ${at.y - reach}Z`}" fill="${line}"/>`,
          circle(at.x, at.y, 3 + bright * 1.3, { fill: line }),
        )
      })
      const base = height * 0.86
      ink.add(
        letters({
          text: figure.toUpperCase(),
          x: cx,
          y: base,
          size: 78,
          face: 'sans',
          color: line,
          tracking: 16,
          maxWidth: width * 0.8,
        }),
      )
      ink.add(
        letters({
          text: 'a chart of the evening sky',
          x: cx,
          y: base + 56,
          size: 34,
          face: 'italic',
          color: line,
          opacity: 0.8,
        }),
      )
      ink.add(
        `<rect x="34" y="34" width="${width - 68}" height="${height - 68}" fill="none" stroke="${line}" stroke-width="2" opacity=".6"/>`,
      )
      ink.add(
        `<rect x="46" y="46" width="${width - 92}" height="${height - 92}" fill="none" stroke="${line}" stroke-width="1" opacity=".4"/>`,
      )
    })
    art.film({ grain: 8, vignette: 0.25 })
  },
})
