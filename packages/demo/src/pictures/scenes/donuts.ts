import { darken, lighten } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { around, circle, group, path, rect, smooth, stroke } from '../brush/shapes.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** Glazed donuts in rows, seen from above. */
export const donuts = defineScene({
  shapes: ['4:5', '1:1', '2:3', '3:4'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    rows: random.int(3, 5),
    ground: random.pick(['marble', 'linen', 'plaster'] as const),
  }),
  draw: (art, { palette: name, ground }) => {
    const { width, height, random } = art
    const palette = byName(name)
    drawSurface(art, ground, lighten(palette.soft, ground === 'marble' ? 0.75 : 0.25))
    const columns = 3
    const cell = width / columns
    const rows = Math.ceil(height / cell) + 1
    const top = (height - (rows - 1) * cell) / 2
    const places = Array.from({ length: columns * rows }, (_, index) => ({
      x: ((index % columns) + 0.5) * cell + random.between(-8, 8),
      y: top + Math.floor(index / columns) * cell + random.between(-8, 8),
    }))
    const r = cell * 0.4
    drawShadows(
      art,
      places.map(({ x, y }) => circle(x, y, r, {})),
      { dx: 30, dy: 38, soften: 18, opacity: 0.5 },
    )
    art.layer((ink) => {
      for (const { x, y } of places) {
        const glaze = random.pick([palette.accent, palette.soft, palette.deep, palette.paper, '#5a3320', '#f3b6c0'])
        ink.add(
          group(donut(ink, random, r, glaze, palette), {
            transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.int(0, 359)})`,
          }),
        )
      }
    })
    art.layer(
      (ink) => {
        for (const { x, y } of places)
          ink.add(
            stroke(smooth(around({ x, y }, 24, () => r * 0.66).slice(13, 19)), '#ffffff', r * 0.1, { opacity: 0.5 }),
            stroke(smooth(around({ x, y }, 24, () => r * 0.36).slice(2, 7)), '#ffffff', r * 0.05, { opacity: 0.4 }),
          )
      },
      { soften: 6 },
    )
    drawWindowLight(art, {
      x: -width * 0.1,
      y: -height * 0.1,
      width: width * 1.1,
      height: height * 1.1,
      lean: 0.3,
      opacity: 0.26,
    })
    art.film({ grain: 7, vignette: 0.18 })
  },
})

const donut = (
  ink: Ink,
  random: Random,
  r: number,
  glaze: string,
  palette: { deep: string; accent: string; paper: string; soft: string },
) => {
  const dough = ink.radial([
    [0, '#8a5426'],
    [0.4, '#b57a3d'],
    [0.72, '#dba45e'],
    [0.9, '#b97a3a'],
    [1, '#7d4a1d'],
  ])
  const outer = smooth(
    around({ x: 0, y: 0 }, 18, () => r * random.between(0.83, 0.92)),
    true,
  )
  const inner = smooth(
    around({ x: 0, y: 0 }, 11, () => r * random.between(0.26, 0.31)),
    true,
  )
  const icing = ink.radial([
    [0, darken(glaze, 0.3)],
    [0.36, darken(glaze, 0.1)],
    [0.62, lighten(glaze, 0.2)],
    [0.85, glaze],
    [1, darken(glaze, 0.25)],
  ])
  const hole = (radius: number) =>
    smooth(
      around({ x: 0, y: 0 }, 12, () => radius),
      true,
    )
  const ring =
    path(`${hole(r)}${hole(r * 0.22)}`, { fill: dough, fillRule: 'evenodd' }) +
    path(`${outer}${inner}`, { fill: icing, fillRule: 'evenodd' })
  const kind = random.int(0, 3)
  const anywhere = () => {
    const [turn, out] = [random.between(0, 6.28), r * random.between(0.38, 0.78)]
    return { x: Math.cos(turn) * out, y: Math.sin(turn) * out }
  }
  let finish = ''
  if (kind === 0 || kind === 1) {
    for (let sprinkle = 0; sprinkle < 44; sprinkle++) {
      const { x, y } = anywhere()
      const color =
        kind === 0
          ? random.pick(['#f7d14c', '#ef6a6a', '#7cc3c0', '#ffffff', '#9c7bc9'])
          : random.pick([palette.paper, palette.deep, palette.accent])
      finish += group(rect(-7, -2.4, 14, 4.8, { fill: color, rx: 2.4 }), {
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.int(0, 180)})`,
      })
    }
  }
  if (kind === 2) {
    const zig = Array.from({ length: 15 }, (_, index) => ({
      x: -r * 0.88 + (index / 14) * r * 1.76,
      y: (index % 2 ? 1 : -1) * r * 0.86 * Math.sqrt(Math.max(0.05, 1 - ((index / 14) * 2 - 1) ** 2)),
    }))
    const line = stroke(smooth(zig), lighten(glaze, 0.75), r * 0.06)
    const mask = `${hole(r * 0.86)}${hole(r * 0.31)}`
    finish = ink.within(mask, line).replace('<g ', '<g clip-rule="evenodd" ')
  }
  if (kind === 3) {
    for (let crumb = 0; crumb < 40; crumb++) {
      const { x, y } = anywhere()
      finish += circle(x, y, random.between(2, 6.5), { fill: random.pick(['#c98f4a', '#7c4a22', '#f1dcae']) })
    }
  }
  return ring + finish
}
