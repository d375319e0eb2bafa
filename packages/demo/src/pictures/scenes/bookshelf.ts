import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, type Palette, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { rect } from '../brush/shapes.ts'
import { lying, ornament, standing } from '../motifs/books.ts'
import { drawLeafShadow, drawShadows, drawWindowLight } from '../motifs/light.ts'
import { defineScene } from '../scene.ts'

/** Full shelves of books with small things between them. */
export const bookshelf = defineScene({
  shapes: ['2:3', '3:4', '9:16', '4:5'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    order: random.pick(['rainbow', 'mixed', 'tonal'] as const),
    timber: random.pick(['oak', 'walnut', 'white'] as const),
  }),
  draw: (art, { palette: name, order, timber }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const wood = { oak: '#b98a5a', walnut: '#6b452c', white: '#efe9df' }[timber]
    const rows = Math.round(height / 310)
    const board = 26
    const room = (height - board) / rows
    const side = 44
    art.layer((ink) => {
      ink.fill(
        ink.linear([
          [0, darken(wood, 0.55)],
          [1, darken(wood, 0.62)],
        ]),
      )
    })
    const objects: ((ink: Ink) => string)[] = []
    const outlines: string[] = []
    for (let row = 0; row < rows; row++) {
      const base = board + (row + 1) * room - board
      const tallest = room - board - 26
      let x = side + 12
      while (x < width - side - 30) {
        const left = width - side - 12 - x
        const choice = random.next()
        if (choice < 0.12 && left > 170) {
          const wide = random.between(110, 150)
          const middle = x + wide / 2
          objects.push((ink) => ornament(ink, random, middle, base, tallest * 0.8, palette))
          x += wide + 12
        } else if (choice < 0.2 && left > 210) {
          let top = base
          for (let book = 0; book < random.int(2, 4); book++) {
            const [w, h] = [random.between(150, 186), random.between(26, 40)]
            const [at, y, color] = [x + 6, top - h, spine(random, palette, order, x / width, row / rows)]
            objects.push((ink) => lying(ink, at, y, w, h, color))
            outlines.push(rect(at, y, w, h, {}))
            top -= h
          }
          x += 204
        } else {
          const wide = Math.min(left, random.between(24, 60))
          if (wide < 20) break
          const tall = tallest * random.between(0.66, 0.98)
          const [at, color, lean] = [
            x,
            spine(random, palette, order, x / width, row / rows),
            random.chance(0.05) && left > 110 ? 8 : 0,
          ]
          objects.push((ink) => standing(ink, random, at + (lean ? 26 : 0), base, wide, tall, color, -lean))
          outlines.push(rect(at, base - tall, wide, tall, {}))
          x += wide + 1.5 + (lean ? 44 : 0)
        }
      }
    }
    drawShadows(art, outlines, { dx: 16, dy: -6, soften: 14, opacity: 0.6 })
    art.layer((ink) => {
      for (const object of objects) ink.add(object(ink))
      for (let row = 0; row <= rows; row++) {
        const y = row * room
        ink.add(
          rect(0, y + board, width, 40, {
            fill: ink.linear([
              [0, '#120a06', 0.55],
              [1, '#120a06', 0],
            ]),
          }),
        )
        ink.add(
          rect(0, y, width, board, {
            fill: ink.linear([
              [0, lighten(wood, 0.2)],
              [0.25, wood],
              [1, darken(wood, 0.35)],
            ]),
          }),
        )
      }
      for (const x of [0, width - side])
        ink.add(
          rect(x, 0, side, height, {
            fill: ink.linear(
              [
                [0, darken(wood, 0.1)],
                [0.5, lighten(wood, 0.14)],
                [1, darken(wood, 0.3)],
              ],
              1,
              0,
            ),
          }),
        )
    })
    if (random.chance(0.6))
      drawWindowLight(art, {
        x: -width * 0.1,
        y: -height * 0.05,
        width,
        height: height * 0.95,
        lean: 0.35,
        opacity: 0.5,
      })
    else drawLeafShadow(art, { opacity: 0.3, size: 1.3 })
    art.film({ grain: 8, vignette: 0.35 })
  },
})

const WHEEL = [
  '#a93a3a',
  '#d0663a',
  '#dda046',
  '#d9c46a',
  '#8ea05a',
  '#4f8069',
  '#3f7285',
  '#44568a',
  '#6a4a82',
  '#a0557c',
]

const spine = (
  random: Random,
  palette: Palette,
  order: 'rainbow' | 'mixed' | 'tonal',
  across: number,
  down: number,
) => {
  const fade = (color: string) => mix(color, random.pick(['#2a1c14', '#f3e8d2']), random.between(0, 0.28))
  if (order === 'rainbow')
    return fade(
      WHEEL[Math.min(9, Math.floor((across * 0.4 + down * 0.6) * 10 + random.between(-0.4, 0.4) + 0.2))] ?? WHEEL[0]!,
    )
  if (order === 'tonal') return fade(random.pick([palette.paper, palette.soft, '#d9cbb2', '#bfae94', palette.soft]))
  return fade(random.pick([palette.deep, palette.accent, palette.ink, palette.soft, palette.paper, '#8a6a48']))
}
