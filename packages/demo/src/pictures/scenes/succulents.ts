import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'
import { drawLeafShadow, drawShadows } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const ROSETTES = [
  ['#5f8f78', '#a9cdb2', '#d9e8cf'],
  ['#6f7f96', '#a9b7c9', '#e0d3e0'],
  ['#7a8f4a', '#b9c878', '#eef0b9'],
  ['#8a5a6e', '#c99aa6', '#f0d3cf'],
  ['#3f6b58', '#7fae7d', '#cde3b0'],
] as const

/** Potted succulents in a grid, straight from above. */
export const succulents = defineScene({
  shapes: ['1:1', '4:5', '2:3', '3:4'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    across: random.int(2, 3),
    ground: random.pick(['wood', 'plaster', 'marble', 'slate'] as const),
  }),
  draw: (art, { palette: name, across, ground }) => {
    const { width, height, random } = art
    const palette = byName(name)
    drawSurface(
      art,
      ground,
      { wood: '#b08560', plaster: mix(palette.soft, '#f0e6d6', 0.4), marble: '#ecebe7', slate: '#4d5252' }[ground],
    )
    const cell = width / across
    const rows = Math.ceil(height / cell) + (height % cell < cell * 0.2 ? 0 : 1)
    const top = (height - (rows - 1) * cell) / 2
    const pots = Array.from({ length: across * rows }, (_, index) => ({
      x: ((index % across) + 0.5) * cell,
      y: top + Math.floor(index / across) * cell,
      r: cell * 0.37,
      square: random.chance(0.3),
    }))
    drawShadows(
      art,
      pots.map(({ x, y, r }) => circle(x, y, r, {})),
      { dx: 34, dy: 46, soften: 20, opacity: 0.55 },
    )
    art.layer((ink) => {
      for (const { x, y, r, square } of pots) {
        const clay = random.pick([palette.accent, '#c8764f', palette.paper, palette.deep, '#8f938f'])
        const rim = ink.linear(
          [
            [0, lighten(clay, 0.35)],
            [1, darken(clay, 0.35)],
          ],
          1,
          1,
        )
        ink.add(
          square
            ? rect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, { fill: rim, rx: r * 0.16 }) +
                rect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, { fill: '#3b2c22', rx: r * 0.1 })
            : circle(x, y, r, { fill: rim }) + circle(x, y, r * 0.87, { fill: '#3b2c22' }),
        )
        for (const color of ['#d9cbb4', '#a08b72', '#6e5a48', '#efe7d8']) {
          let pebbles = ''
          for (let pebble = 0; pebble < 16; pebble++) {
            const [turn, out] = [random.between(0, 6.28), Math.sqrt(random.next()) * r * (square ? 0.76 : 0.82)]
            pebbles += d`M${x + Math.cos(turn) * out} ${y + Math.sin(turn) * out}l${random.between(-3, 3)} ${random.between(-3, 3)}`
          }
          ink.add(stroke(pebbles, color, r * random.between(0.05, 0.09)))
        }
      }
    })
    drawShadows(
      art,
      pots.map(({ x, y, r }) => circle(x, y, r * 0.66, {})),
      { dx: 9, dy: 13, soften: 9, opacity: 0.6 },
    )
    art.layer((ink) => {
      for (const { x, y, r } of pots)
        ink.add(
          group(
            random.chance(0.72) ? rosette(ink, random, r * random.between(0.74, 0.86)) : cactus(ink, random, r * 0.62),
            { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.int(0, 359)})` },
          ),
        )
    })
    drawLeafShadow(art, { from: random.pick(['left', 'right']), opacity: 0.24 })
    art.film({ grain: 7, vignette: 0.2 })
  },
})

const rosette = (ink: Ink, random: Random, r: number) => {
  const [deep, middle, tip] = random.pick(ROSETTES)
  const narrow = random.between(0.26, 0.5)
  const blush = random.pick([tip, '#d98a8a', tip])
  let drawn = ''
  const rings = 6
  for (let ring = 0; ring < rings; ring++) {
    const share = 1 - ring / rings
    const length = r * (0.16 + 0.84 * share ** 0.9)
    const count = 6 + Math.round(share * 4)
    const tone = mix(mix(deep, middle, 1 - share * 0.7), tip, (1 - share) * 0.35)
    const fill = ink.glow(
      [
        [0, darken(tone, 0.55)],
        [0.5, tone],
        [0.86, lighten(tone, 0.25)],
        [1, blush],
      ],
      0,
      0,
      length,
    )
    for (let index = 0; index < count; index++) {
      const w = length * narrow
      drawn += group(
        path(
          d`M0 0C${w * 0.6} ${-length * 0.2} ${w * 1.15} ${-length * 0.72} ${w * 0.3} ${-length * 0.93}Q0 ${-length * 1.05} ${-w * 0.3} ${-length * 0.93}C${-w * 1.15} ${-length * 0.72} ${-w * 0.6} ${-length * 0.2} 0 0Z`,
          { fill, stroke: darken(deep, 0.45), strokeWidth: 1, strokeOpacity: 0.4 },
        ),
        { transform: `rotate(${((index / count) * 360 + ring * 23).toFixed(1)})` },
      )
    }
  }
  return drawn
}

const cactus = (ink: Ink, random: Random, r: number) => {
  const green = random.pick(['#5f8a54', '#7a9a4f', '#4a7a66'])
  const ribs = 14
  let drawn = circle(0, 0, r, {
    fill: ink.radial(
      [
        [0, lighten(green, 0.45)],
        [0.5, green],
        [1, darken(green, 0.5)],
      ],
      0.42,
      0.4,
      0.62,
    ),
  })
  for (let rib = 0; rib < ribs; rib++) {
    const turn = (rib / ribs) * Math.PI * 2
    drawn += stroke(
      d`M${Math.cos(turn) * r * 0.12} ${Math.sin(turn) * r * 0.12}Q${Math.cos(turn + 0.08) * r * 0.6} ${Math.sin(turn + 0.08) * r * 0.6} ${Math.cos(turn) * r * 0.98} ${Math.sin(turn) * r * 0.98}`,
      darken(green, 0.5),
      3,
      { opacity: 0.6 },
    )
    for (let t = 0.2; t < 1; t += 0.16) {
      const [px, py] = [Math.cos(turn + 0.22) * r * t, Math.sin(turn + 0.22) * r * t]
      drawn += stroke(d`M${px - 6} ${py - 4}l12 8M${px + 5} ${py - 6}l-10 12M${px} ${py - 8}v16`, '#fff7e0', 1.2, {
        opacity: 0.85,
      })
    }
  }
  const flower = random.pick(['#f08aa0', '#f5c14e', '#f6efe4'])
  for (let petal = 0; petal < 10; petal++)
    drawn += ellipse(0, -r * 0.15, r * 0.06, r * 0.14, {
      fill: mix(flower, '#ffffff', petal % 2 ? 0.3 : 0),
      transform: `rotate(${petal * 36})`,
    })
  return drawn + circle(0, 0, r * 0.06, { fill: '#f7d46a' })
}
