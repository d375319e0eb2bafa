import { mix } from '../brush/color.ts'
import { letters } from '../brush/lettering.ts'
import { byName, type Palette, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import type { Ink } from '../brush/ink.ts'
import { around, circle, d, group, leaf, path, rect, smooth, stroke } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

/** Mid-century shapes on paper: arches and suns, cut-outs, atomic stars, stacked stones. */
export const poster = defineScene({
  shapes: ['2:3', '2:3', '3:4', '4:5'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    motif: random.pick(['arches', 'cut-outs', 'starbursts', 'stones'] as const),
    caption: random.pick(['FORM', 'REST', 'SOLSTICE', 'QUIET', 'HARVEST', 'DRIFT', 'BLOOM', 'ECHO'] as const),
  }),
  draw: (art, { palette: name, motif, caption }) => {
    const { width, height, random } = art
    const palette = byName(name)
    art.backdrop([mix(palette.paper, '#fffaf0', 0.4), palette.paper])
    art.layer((ink) => {
      const room = { x: width * 0.1, y: width * 0.1, w: width * 0.8, h: height - width * 0.34 }
      ink.add({ arches, 'cut-outs': cutOuts, starbursts, stones }[motif](ink, random, room, palette))
      ink.add(
        letters({
          text: caption,
          x: width / 2,
          y: height - width * 0.1,
          size: 52,
          face: 'sans',
          color: palette.ink,
          tracking: 26,
        }),
      )
    })
    const pulp = art.noise(3)
    art.shade(
      (x, y, pixel) => {
        const tone = pulp(x / 7, y / 7)
        pixel[0] = pixel[1] = pixel[2] = tone > 0 ? 255 : 0
        pixel[3] = Math.abs(tone) * 70
      },
      { every: 3, blend: 'soft-light' },
    )
    art.film({ grain: 11, vignette: 0.12 })
  },
})

interface Room {
  x: number
  y: number
  w: number
  h: number
}
type Draw = (ink: Ink, random: Random, room: Room, palette: Palette) => string

const arches: Draw = (ink, random, { x, y, w, h }, palette) => {
  const sunLeft = random.chance(0.5)
  const cx = x + w * (sunLeft ? 0.6 : 0.4)
  const colors = [palette.deep, palette.accent, palette.soft, palette.paper, palette.accent, palette.deep]
  const bands = colors.map((color, index) => {
    const r = w * (0.46 - index * 0.07)
    return path(d`M${cx - r} ${y + h}V${y + h * 0.52}A${r} ${r} 0 0 1 ${cx + r} ${y + h * 0.52}V${y + h}Z`, {
      fill: color,
    })
  })
  const hill = path(
    d`M${x} ${y + h}Q${x + w * 0.3} ${y + h * 0.82} ${x + w * 0.62} ${y + h * 0.92}T${x + w} ${y + h * 0.86}V${y + h}Z`,
    { fill: palette.ink },
  )
  const sun = circle(x + w * (sunLeft ? 0.2 : 0.8), y + h * 0.16, w * 0.14, { fill: palette.accent })
  const rays = Array.from({ length: 3 }, (_, index) =>
    stroke(d`M${x + w * (sunLeft ? 0.48 : 0.02)} ${y + h * (0.1 + index * 0.04)}h${w * 0.44}`, palette.deep, 5),
  ).join('')
  return ink.within(d`M${x} ${y}h${w}v${h}h${-w}z`, bands.join('') + hill) + sun + rays
}

const cutOuts: Draw = (_ink, random, { x, y, w, h }, palette) => {
  const colors = random.shuffled([
    palette.deep,
    palette.accent,
    palette.soft,
    palette.ink,
    palette.accent,
    palette.deep,
  ])
  const columns = 2
  const rows = 3
  return colors
    .map((color, index) => {
      const [cw, ch] = [w / columns, h / rows]
      const [left, top] = [x + (index % columns) * cw, y + Math.floor(index / columns) * ch]
      const ground = rect(left + 6, top + 6, cw - 12, ch - 12, {
        fill: mix(colors[(index + 2) % 6]!, palette.paper, 0.55),
      })
      const [cx, cy, s] = [left + cw / 2, top + ch / 2, Math.min(cw, ch) * 0.42]
      const fronds = random.int(5, 8)
      const stem =
        Array.from({ length: fronds }, (_, at) =>
          [-1, 1]
            .map((side) =>
              path(
                leaf(
                  cx,
                  cy + s * (0.85 - (at / fronds) * 1.4),
                  -Math.PI / 2 + side * (0.7 + random.between(-0.15, 0.15)),
                  s * random.between(0.62, 0.85),
                  0.24,
                ),
                { fill: color },
              ),
            )
            .join(''),
        ).join('') + stroke(d`M${cx} ${cy + s}Q${cx + s * 0.1} ${cy} ${cx} ${cy - s * 0.95}`, color, s * 0.09)
      const pebble =
        path(
          smooth(
            around({ x: cx, y: cy }, 6, () => s * random.between(0.6, 1)),
            true,
          ),
          { fill: color },
        ) +
        circle(cx + random.between(-0.2, 0.2) * s, cy + random.between(-0.2, 0.2) * s, s * 0.26, {
          fill: palette.paper,
        })
      return (
        ground +
        ((index + Math.floor(index / 2)) % 2
          ? pebble
          : group(stem, { transform: `rotate(${random.int(-18, 18)} ${cx.toFixed(0)} ${cy.toFixed(0)})` }))
      )
    })
    .join('')
}

const starbursts: Draw = (_ink, random, { x, y, w, h }, palette) => {
  const shapes: string[] = []
  const spots = [
    [0.26, 0.18, 0.2],
    [0.74, 0.32, 0.26],
    [0.3, 0.55, 0.25],
    [0.72, 0.76, 0.2],
    [0.24, 0.88, 0.13],
    [0.84, 0.08, 0.11],
  ] as const
  spots.forEach(([sx, sy, size], index) => {
    const [cx, cy, r] = [x + w * sx, y + h * sy, w * size]
    const color = [palette.accent, palette.deep, palette.soft, palette.accent, palette.deep, palette.ink][index]!
    shapes.push(
      path(
        smooth(
          around({ x: cx, y: cy }, 4, (_, at) => r * (at % 2 ? 0.62 : 1) * random.between(0.9, 1.05)),
          true,
        ),
        { fill: color, opacity: 0.95 },
      ),
    )
    const rays = random.pick([8, 12, 16])
    for (let ray = 0; ray < rays; ray++) {
      const turn = (ray / rays) * Math.PI * 2
      const reach = r * (ray % 2 ? 0.5 : 0.86)
      shapes.push(
        stroke(d`M${cx} ${cy}L${cx + Math.cos(turn) * reach} ${cy + Math.sin(turn) * reach}`, palette.ink, 4),
        circle(cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach, ray % 2 ? 6 : 10, { fill: palette.ink }),
      )
    }
    shapes.push(circle(cx, cy, r * 0.1, { fill: palette.paper }))
  })
  return shapes.join('')
}

const stones: Draw = (ink, random, { x, y, w, h }, palette) => {
  const cx = x + w / 2
  let foot = y + h
  const drawn: string[] = [circle(cx + w * 0.14, y + h * 0.2, w * 0.24, { fill: palette.accent })]
  for (const size of [0.38, 0.3, 0.25, 0.19, 0.12]) {
    const [rx, ry] = [w * size, w * size * random.between(0.42, 0.62)]
    const middle = { x: cx + random.between(-0.06, 0.06) * w, y: foot - ry }
    const color = random.pick([palette.deep, palette.ink, palette.soft, mix(palette.deep, palette.soft, 0.5)])
    const shape = smooth(
      around({ x: 0, y: 0 }, 8, () => random.between(0.93, 1.05)).map((point) => ({
        x: middle.x + point.x * rx,
        y: middle.y + point.y * ry,
      })),
      true,
    )
    const veins = Array.from({ length: 3 }, (_, index) =>
      stroke(
        d`M${middle.x - rx} ${middle.y + (index - 1) * ry * 0.5}q${rx} ${random.between(-0.5, 0.5) * ry} ${rx * 2} ${random.between(-0.3, 0.3) * ry}`,
        palette.paper,
        3,
        { opacity: 0.45 },
      ),
    ).join('')
    drawn.push(path(shape, { fill: color }), ink.within(shape, veins))
    foot -= ry * 1.9
  }
  return drawn.join('')
}
