import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten, mix, toRgb } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { letters } from '../brush/lettering.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'
import { type Dish, DISHES, type DishName } from '../motifs/dishes.ts'
import { drawLeafShadow, drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { put, type ToppingName } from '../motifs/toppings.ts'
import { defineScene } from '../scene.ts'

/** A dish from above on a table, in window light. */
export const bowl = defineScene({
  shapes: ['2:3', '4:5', '1:1', '3:4', '2:3'],
  plan: (random) => ({
    dish: random.pick(Object.keys(DISHES) as DishName[]),
    table: random.pick(['wood', 'linen', 'marble', 'slate'] as const),
    ware: random.pick(['white', 'sand', 'charcoal', 'sage', 'blue'] as const),
    card: random.chance(0.3),
  }),
  draw: (art, { dish, table, ware, card }) => {
    const { width, height, random } = art
    const grounds = {
      wood: ['#a9754a', '#c89a6a', '#6b4630'],
      linen: ['#e6ddcf', '#cfd6cf', '#e8d6c6'],
      marble: ['#f0eeea', '#e9ebe9'],
      slate: ['#4a4d4c', '#5a5f63', '#3f4644'],
    }
    const clay = { white: '#f6f2ea', sand: '#dcc5a4', charcoal: '#3c3b3d', sage: '#a9b69a', blue: '#5e7f98' }[ware]
    drawSurface(art, table, random.pick(grounds[table]))
    const cx = width / 2 + random.between(-30, 30)
    const cy = height * (card ? 0.62 : random.between(0.48, 0.56))
    const r = Math.min(width * 0.37, height * (card ? 0.3 : 0.36))
    // Below the heading, if there is one.
    const clothTop = cy - r * (card ? 1.02 : 1.5)
    const clothTall = r * (card ? 0.95 : 1.35)
    const cloth = random.pick(['#c98a6a', '#8a9a86', '#d8c39a', '#8696a6', '#b5646a'])
    drawShadows(
      art,
      [
        circle(cx, cy, r * 1.02, {}),
        rect(cx + r * 0.35, clothTop, r * 0.9, clothTall, { transform: `rotate(14 ${cx} ${cy})` }),
      ],
      { dx: 24, dy: 34, soften: 34, opacity: 0.55 },
    )
    art.layer((ink) => {
      ink.add(napkin(ink, cx + r * 0.35, clothTop, r * 0.95, clothTall, cloth, cx, cy))
      ink.add(ink.lift(spoon(ink, cx - r * 1.18, cy + r * 0.1, r * 0.95), { dx: 10, dy: 12, blur: 8, opacity: 0.4 }))
      for (let crumb = 0; crumb < 9; crumb++) {
        const turn = random.between(0, Math.PI * 2)
        ink.add(
          put(
            random.pick(['seed', 'seed', 'basil']),
            random,
            ink,
            cx + Math.cos(turn) * r * random.between(1.12, 1.35),
            cy + Math.sin(turn) * r * random.between(1.12, 1.4),
            random.between(5, 9),
          ),
        )
      }
    })
    drawShadows(art, [circle(cx, cy, r, {})], { dx: 16, dy: 20, soften: 16, opacity: 0.5 })
    art.layer((ink) => {
      ink.add(
        circle(cx, cy, r, {
          fill: ink.radial([
            [0, clay],
            [0.9, clay],
            [0.95, lighten(clay, 0.35)],
            [1, darken(clay, 0.22)],
          ]),
        }),
      )
      ink.add(
        circle(cx, cy, r * 0.9, {
          fill: ink.linear(
            [
              [0, darken(clay, 0.42)],
              [0.5, darken(clay, 0.1)],
              [1, lighten(clay, 0.4)],
            ],
            0.8,
            1,
          ),
        }),
      )
      const { base } = DISHES[dish]
      ink.add(
        circle(cx, cy, r * 0.83, {
          fill: ink.radial(
            [
              [0, lighten(base, 0.2)],
              [0.75, base],
              [1, darken(base, 0.36)],
            ],
            0.5,
            0.5,
            0.52,
          ),
        }),
      )
    })
    const mottle = art.noise(3)
    const [red, green, blue] = toRgb(darken(DISHES[dish].base, 0.4))
    art.shade(
      (x, y, pixel) => {
        pixel[0] = red
        pixel[1] = green
        pixel[2] = blue
        pixel[3] = Math.hypot(x - cx, y - cy) < r * 0.8 ? Math.max(0, mottle(x / 26, y / 26)) * 170 : 0
      },
      { every: 4 },
    )
    drawFood(art, DISHES[dish], cx, cy, r * 0.78)
    art.layer(
      (ink) =>
        ink.add(
          stroke(
            d`M${cx - r * 0.9} ${cy - r * 0.22}A${r * 0.93} ${r * 0.93} 0 0 1 ${cx - r * 0.2} ${cy - r * 0.905}`,
            '#ffffff',
            r * 0.028,
            { opacity: 0.7 },
          ),
        ),
      { soften: 5 },
    )
    if (random.chance(0.6))
      drawWindowLight(art, {
        x: width * -0.1,
        y: -height * 0.1,
        width: width * 0.9,
        height: height * 0.9,
        lean: 0.35,
        opacity: 0.42,
      })
    else drawLeafShadow(art, { from: random.pick(['left', 'right']), opacity: 0.26 })
    if (card) drawHeading(art, dish, table === 'slate' || table === 'wood' ? '#fdf6e8' : '#3a2a20')
    art.film({ grain: 7, vignette: 0.25 })
  },
})

const drawHeading = (art: Artboard, dish: string, color: string) => {
  const { width, height, random } = art
  const face = random.pick(['fat', 'script', 'serif'] as const)
  const minutes = random.pick([15, 20, 25, 30, 40])
  art.layer((ink) => {
    const text =
      face === 'script'
        ? dish.replace(/^./, (first) => first.toUpperCase())
        : dish.replace(/\b./g, (first) => first.toUpperCase())
    ink.add(letters({ text, x: width / 2, y: height * 0.15, size: 128, face, color, maxWidth: width * 0.84 }))
    ink.add(
      letters({
        text: `${minutes} MINUTES  ·  SERVES ${random.int(2, 6)}`,
        x: width / 2,
        y: height * 0.15 + 66,
        size: 28,
        face: 'sans',
        color,
        tracking: 6,
      }),
    )
  })
}

const drawFood = (art: Artboard, { heaps, strewn, swirl }: Dish, cx: number, cy: number, r: number) => {
  const { random } = art
  const turn = random.between(0, Math.PI * 2)
  const pieces: { name: ToppingName; x: number; y: number; s: number }[] = []
  heaps.forEach(([name, size, count], index) => {
    const middle = turn + (index / heaps.length) * Math.PI * 2
    const half = Math.PI / heaps.length
    for (let piece = 0; piece < count * 1.3; piece++) {
      const angle = middle + random.between(-half, half) * 0.82
      const out = r * (0.34 + 0.56 * Math.sqrt(random.next()))
      pieces.push({
        name,
        x: cx + Math.cos(angle) * Math.min(out, r - size),
        y: cy + Math.sin(angle) * Math.min(out, r - size),
        s: size * random.between(1.2, 1.5) * (r / 290),
      })
    }
  })
  const over: typeof pieces = strewn.flatMap(([name, size, count]) =>
    Array.from({ length: count }, () => {
      const [angle, out] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * r * 0.62]
      return {
        name,
        x: cx + Math.cos(angle) * out,
        y: cy + Math.sin(angle) * out,
        s: size * random.between(1, 1.35) * (r / 290),
      }
    }),
  )
  if (swirl) {
    art.layer(
      (ink) => {
        const wander = random.between(0, 6)
        let data = ''
        for (let step = 0; step <= 60; step++) {
          const angle = wander + step * 0.2
          const out = r * (0.12 + 0.62 * (step / 60))
          data += d`${step ? 'L' : 'M'}${cx + Math.cos(angle) * out} ${cy + Math.sin(angle) * out}`
        }
        ink.add(stroke(data, swirl, r * 0.075, { opacity: 0.85 }))
      },
      { soften: 5 },
    )
  }
  for (const course of [pieces, over]) {
    if (course.length === 0) continue
    drawShadows(
      art,
      course.map(({ x, y, s }) => circle(x, y, s * 0.95, {})),
      { dx: 5, dy: 9, soften: 8, opacity: 0.5 },
    )
    art.layer((ink) => {
      for (const { name, x, y, s } of course) ink.add(put(name, random, ink, x, y, s))
    })
  }
}

const napkin = (
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  cx: number,
  cy: number,
) => {
  const cloth = ink.linear(
    [
      [0, lighten(color, 0.16)],
      [0.45, color],
      [0.5, darken(color, 0.14)],
      [0.55, lighten(color, 0.08)],
      [1, darken(color, 0.1)],
    ],
    1,
    0.15,
  )
  const stripes = [0.1, 0.15, 0.85, 0.9].map((at) =>
    stroke(d`M${x + width * at} ${y}V${y + height}`, lighten(color, 0.5), 4, { opacity: 0.7 }),
  )
  return group(rect(x, y, width, height, { fill: cloth, rx: 6 }) + stripes.join(''), {
    transform: `rotate(14 ${cx} ${cy})`,
  })
}

const spoon = (ink: Ink, x: number, y: number, length: number) => {
  const metal = ink.linear(
    [
      [0, '#f5efe2'],
      [0.5, '#c3b69f'],
      [1, '#8d7f6b'],
    ],
    1,
    0.3,
  )
  return group(
    path(d`M${x - 7} ${y}L${x - 10} ${y + length}a10 10 0 0 0 20 0L${x + 7} ${y}Z`, { fill: metal }) +
      ellipse(x, y - length * 0.16, length * 0.13, length * 0.22, { fill: metal }) +
      ellipse(x + 3, y - length * 0.15, length * 0.1, length * 0.18, {
        fill: mix('#a4957e', '#ffffff', 0.1),
        opacity: 0.8,
      }),
    { transform: `rotate(-7 ${x} ${y})` },
  )
}
