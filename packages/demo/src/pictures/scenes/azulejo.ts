import { darken, lighten, mix } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { around, circle, d, group, leaf, path, polygon, rect, stroke } from '../brush/shapes.ts'
import { drawLeafShadow, drawWindowLight } from '../motifs/light.ts'
import { defineScene } from '../scene.ts'

/** A wall of painted tiles: one motif, rotated and mirrored, glazed unevenly. */
export const azulejo = defineScene({
  shapes: ['1:1', '4:5', '2:3', '3:4'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    motif: random.pick(['rosette', 'star', 'vine', 'lattice'] as const),
    across: random.pick([3, 4, 5] as const),
  }),
  draw: (art, { palette: name, motif, across }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const size = width / across
    const rows = Math.ceil(height / size)
    const grout = mix(palette.paper, '#8a7f72', 0.5)
    art.backdrop([grout, grout])
    const design = draw(random, motif, size, palette)
    art.layer((ink) => {
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < across; column++) {
          const [x, y] = [column * size, row * size]
          const tint = mix(
            lighten(palette.paper, 0.3),
            random.pick([palette.soft, '#ffffff', '#cfc3b2']),
            random.between(0, 0.22),
          )
          const turn = motif === 'vine' ? ((row + column) % 2) * 90 + (row % 2) * 180 : 0
          ink.add(rect(x + 2, y + 2, size - 4, size - 4, { fill: tint, rx: 4 }))
          ink.add(
            group(group(design, { transform: `rotate(${turn} ${(size / 2).toFixed(1)} ${(size / 2).toFixed(1)})` }), {
              transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
              opacity: random.between(0.84, 1),
            }),
          )
          ink.add(
            rect(x + 2, y + 2, size - 4, size - 4, {
              fill: ink.linear(
                [
                  [0, '#ffffff', 0.24],
                  [0.5, '#ffffff', 0],
                  [1, '#20140c', 0.16],
                ],
                0.7,
                1,
              ),
              rx: 4,
            }),
          )
        }
      }
    })
    if (random.chance(0.6)) drawLeafShadow(art, { from: random.pick(['left', 'right']), opacity: 0.34, size: 1.2 })
    else
      drawWindowLight(art, {
        x: -width * 0.05,
        y: -height * 0.1,
        width,
        height: height * 1.1,
        lean: 0.35,
        opacity: 0.4,
      })
    art.film({ grain: 7, vignette: 0.22 })
  },
})

const draw = (
  random: Random,
  motif: 'rosette' | 'star' | 'vine' | 'lattice',
  s: number,
  { deep, accent, soft, ink }: { deep: string; accent: string; soft: string; ink: string },
): string => {
  const c = s / 2
  const corner = (content: (x: number, y: number, turn: number) => string) =>
    [
      [0, 0, 0],
      [s, 0, 90],
      [s, s, 180],
      [0, s, 270],
    ]
      .map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${content(x!, y!, turn!)}</g>`)
      .join('')
  const quarters = corner(
    () =>
      path(d`M4 4H${s * 0.24}A${s * 0.24} ${s * 0.24} 0 0 1 4 ${s * 0.24}Z`, { fill: deep }) +
      stroke(d`M${s * 0.31} 6A${s * 0.31} ${s * 0.31} 0 0 1 6 ${s * 0.31}`, accent, s * 0.018),
  )
  if (motif === 'rosette') {
    const petals = Array.from({ length: 8 }, (_, index) => {
      const turn = (index / 8) * Math.PI * 2
      return (
        path(leaf(c, c, turn, s * (index % 2 ? 0.3 : 0.4), 0.28), { fill: index % 2 ? accent : deep }) +
        path(leaf(c, c, turn, s * (index % 2 ? 0.2 : 0.26), 0.2), { fill: index % 2 ? lighten(accent, 0.4) : soft })
      )
    })
    return quarters + petals.join('') + circle(c, c, s * 0.07, { fill: ink }) + circle(c, c, s * 0.035, { fill: soft })
  }
  if (motif === 'star') {
    const points = (outer: number, inner: number, count: number) =>
      polygon(around({ x: c, y: c }, count * 2, (_, index) => s * (index % 2 ? inner : outer)))
    return (
      quarters +
      path(points(0.46, 0.3, 8), { fill: deep }) +
      path(points(0.38, 0.25, 8), { fill: lighten(soft, 0.4) }) +
      path(points(0.32, 0.16, 8), { fill: accent }) +
      path(points(0.18, 0.1, 8), { fill: ink }) +
      circle(c, c, s * 0.05, { fill: soft })
    )
  }
  if (motif === 'vine') {
    const arc = (r: number, color: string, wide: number) =>
      stroke(d`M${r} 0A${r} ${r} 0 0 1 0 ${r}M${s} ${s - r}A${r} ${r} 0 0 0 ${s - r} ${s}`, color, wide, {
        strokeLinecap: 'butt',
      })
    const leaves = [0.3, 0.8, 1.3].flatMap((turn) =>
      [-1, 1].map(
        (side) =>
          path(leaf(Math.cos(turn) * c, Math.sin(turn) * c, turn + side * 1.1, s * 0.15, 0.34), {
            fill: side > 0 ? accent : darken(accent, 0.15),
          }) +
          path(leaf(s - Math.cos(turn) * c, s - Math.sin(turn) * c, turn + Math.PI + side * 1.1, s * 0.15, 0.34), {
            fill: side > 0 ? accent : darken(accent, 0.15),
          }),
      ),
    )
    return (
      arc(c, deep, s * 0.035) +
      arc(s * 0.24, soft, s * 0.06) +
      leaves.join('') +
      circle(s * 0.85, s * 0.15, s * 0.07, { fill: deep }) +
      circle(s * 0.15, s * 0.85, s * 0.07, { fill: deep })
    )
  }
  const cells = random.pick([3, 4])
  const knot = Array.from({ length: cells + 1 }, (_, index) =>
    stroke(
      d`M${(index / cells) * s} 4L${s - 4} ${s - (index / cells) * s}M4 ${(index / cells) * s}L${s - (index / cells) * s} ${s - 4}M${(index / cells) * s} ${s - 4}L${s - 4} ${(index / cells) * s}M4 ${s - (index / cells) * s}L${s - (index / cells) * s} 4`,
      deep,
      s * 0.022,
    ),
  )
  return (
    knot.join('') +
    path(
      polygon([
        { x: c, y: s * 0.26 },
        { x: s * 0.74, y: c },
        { x: c, y: s * 0.74 },
        { x: s * 0.26, y: c },
      ]),
      { fill: accent },
    ) +
    path(
      polygon([
        { x: c, y: s * 0.34 },
        { x: s * 0.66, y: c },
        { x: c, y: s * 0.66 },
        { x: s * 0.34, y: c },
      ]),
      { fill: lighten(soft, 0.3) },
    ) +
    circle(c, c, s * 0.07, { fill: ink })
  )
}
