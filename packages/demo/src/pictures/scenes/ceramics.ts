import { mix } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { path, rect } from '../brush/shapes.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { type Form, outline, PROFILES, twigs, vessel } from '../motifs/pottery.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** Hand-thrown pots on shelves. */
export const ceramics = defineScene({
  shapes: ['2:3', '3:4', '4:5', '1:1'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    shelves: random.int(2, 3),
    wall: random.pick(['limewash', 'dark'] as const),
  }),
  draw: (art, { palette: name, shelves, wall }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const paint = wall === 'dark' ? mix(palette.ink, palette.deep, 0.45) : mix(palette.soft, '#f0e8dc', 0.6)
    drawSurface(art, 'plaster', paint)
    drawWindowLight(art, {
      x: width * 0.1,
      y: -height * 0.1,
      width: width * 0.8,
      height: height * 1.1,
      lean: 0.35,
      opacity: 0.45,
      soften: 18,
    })
    const rows = Array.from(
      { length: shelves },
      (_, index) => height * (0.94 - (shelves - 1 - index) * (0.84 / shelves)),
    )
    const room = height * (0.7 / shelves)
    const pieces = rows.flatMap((base) => {
      const row: { form: Form; x: number; y: number; tall: number }[] = []
      for (let x = width * 0.09; x < width * 0.93;) {
        const form = random.pick(Object.keys(PROFILES) as Form[])
        const low = form === 'bowl' || form === 'beaker'
        const tall = room * (low ? random.between(0.26, 0.38) : random.between(0.55, 0.95))
        const half = tall * Math.max(...PROFILES[form].map(([out]) => out))
        if (x + half * 2 > width * 0.96) break
        row.push({ form, x: x + half, y: base, tall })
        x += half * 2 + random.between(14, 60)
      }
      // Center what fits: a shelf that ends in a gap looks unfinished.
      const last = row.at(-1)
      const spare = last ? (width - (row[0]!.x + last.x)) / 2 : 0
      return row.map((piece) => ({ ...piece, x: piece.x + spare }))
    })
    drawShadows(
      art,
      [
        ...pieces.map(({ form, x, y, tall }) => path(outline(form, x, y, tall), {})),
        ...rows.map((y) => rect(width * 0.03, y + 10, width * 0.94, 30, {})),
      ],
      { dx: 30, dy: 16, soften: 18, opacity: 0.42 },
    )
    art.layer((ink) => {
      for (const y of rows)
        ink.add(
          rect(width * 0.03, y, width * 0.94, 24, {
            fill: ink.linear([
              [0, '#b98b5f'],
              [0.2, '#a27449'],
              [1, '#6e4a2d'],
            ]),
          }),
        )
      for (const piece of pieces) {
        const glaze = random.pick([palette.accent, palette.soft, palette.deep, palette.paper, '#e9dfcf', '#7a6a5c'])
        if (random.chance(0.25) && piece.form !== 'bowl' && piece.form !== 'beaker')
          ink.add(twigs(random, piece.x, piece.y - piece.tall, piece.tall * 0.6, palette.deep))
        ink.add(vessel(ink, random, piece, glaze, palette.ink))
      }
    })
    art.film({ grain: 8, vignette: 0.3 })
  },
})
