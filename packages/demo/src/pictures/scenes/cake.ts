import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'
import { drawLeafShadow, drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { put } from '../motifs/toppings.ts'
import { defineScene } from '../scene.ts'

const FLAVORS = {
  chocolate: { frosting: '#5b3322', drip: '#3a1e12', berries: ['raspberry', 'cherry'] },
  vanilla: { frosting: '#f6ead2', drip: '#d99a4e', berries: ['strawberry', 'berry'] },
  pistachio: { frosting: '#bccb8e', drip: '#f7f0df', berries: ['raspberry', 'almond'] },
  'rose and raspberry': { frosting: '#f0c3c0', drip: '#c6375c', berries: ['raspberry', 'raspberry'] },
  blueberry: { frosting: '#cfd0e6', drip: '#565a9c', berries: ['berry', 'berry'] },
  lemon: { frosting: '#f8e7a0', drip: '#fffaf0', berries: ['berry', 'almond'] },
} as const

/** A tiered cake on a stand in front of a limewashed wall. */
export const cake = defineScene({
  shapes: ['2:3', '4:5', '3:4', '2:3', '1:1'],
  plan: (random) => ({
    flavor: random.pick(['chocolate', 'vanilla', 'pistachio', 'rose and raspberry', 'blueberry', 'lemon'] as const),
    tiers: random.int(1, 3),
    wall: random.pick(['blush', 'sage', 'cream', 'slate', 'ochre'] as const),
  }),
  draw: (art, { flavor, tiers, wall }) => {
    const { width, height, random } = art
    const { frosting, drip, berries } = FLAVORS[flavor]
    const paint = { blush: '#e6bdb0', sage: '#a9b59a', cream: '#ece0cb', slate: '#5a6670', ochre: '#d5a55c' }[wall]
    drawSurface(art, 'plaster', paint)
    const table = height * 0.8
    art.layer((ink) =>
      ink.add(
        rect(0, table, width, height - table, {
          fill: ink.linear([
            [0, '#f6efe4'],
            [1, '#cbbba6'],
          ]),
        }),
      ),
    )
    drawWindowLight(art, {
      x: width * 0.1,
      y: height * 0.05,
      width: width * 0.62,
      height: height * 0.62,
      lean: 0.2,
      opacity: 0.5,
      soften: 14,
    })
    const cx = width * 0.5
    const full = Math.min(height * 0.46, 620)
    const tall = tiers === 1 ? full * 0.52 : full / tiers
    const foot = table - 64
    const bottomWidth = width * 0.27
    const sizes = Array.from({ length: tiers }, (_, index) => ({
      half: bottomWidth * (1 - index * 0.27),
      top: foot - tall * (index + 1) + index * 10,
    }))
    drawShadows(art, [ellipse(cx + 30, table + 62, width * 0.3, 12, {}), ellipse(cx, table + 66, 66, 16, {})], {
      dx: 0,
      dy: 0,
      soften: 16,
      opacity: 0.6,
    })
    drawShadows(
      art,
      sizes.map(({ half, top }) => rect(cx - half, top, half * 2, tall, {})),
      { dx: 120, dy: 30, soften: 44, opacity: 0.32 },
    )
    art.layer((ink) => {
      const china = ink.linear(
        [
          [0, '#ffffff'],
          [0.6, '#ece5da'],
          [1, '#b9ad9d'],
        ],
        1,
        0,
      )
      ink.add(
        path(
          d`M${cx - 60} ${table + 66}Q${cx - 30} ${table + 40} ${cx - 26} ${foot}H${cx + 26}Q${cx + 30} ${table + 40} ${cx + 60} ${table + 66}Q${cx} ${table + 84} ${cx - 60} ${table + 66}Z`,
          { fill: china },
        ),
      )
      ink.add(
        ellipse(cx, foot + 12, width * 0.33, 30, { fill: '#c3b7a6' }),
        ellipse(cx, foot, width * 0.335, 30, { fill: china }),
      )
      sizes.forEach(({ half, top }, index) =>
        ink.add(tier(ink, art, { cx, half, top, tall: tall + (index ? 0 : 4), frosting, drip, naked: tiers === 1 })),
      )
      const crown = sizes.at(-1)!
      const fruit = Array.from({ length: 13 }, (_, index) => {
        const turn = (index / 13) * Math.PI * 2
        return {
          x: cx + Math.cos(turn) * crown.half * (index % 2 ? 0.72 : 0.46),
          y: crown.top - 10 + Math.sin(turn) * crown.half * 0.13,
        }
      }).sort((a, b) => a.y - b.y)
      for (const { x, y } of fruit) ink.add(put(random.pick(berries), random, ink, x, y, random.between(22, 31)))
      for (const at of [-0.5, 0.05, 0.55]) ink.add(put('basil', random, ink, cx + crown.half * at, crown.top - 18, 30))
      if (tiers > 1)
        for (let index = 0; index < tiers - 1; index++)
          for (const side of [-1, -0.84])
            ink.add(put(berries[0], random, ink, cx + side * sizes[index]!.half * 0.86, sizes[index]!.top - 6, 22))
    })
    drawLeafShadow(art, { from: 'right', opacity: 0.2, soften: 22 })
    art.film({ grain: 7, vignette: 0.25 })
  },
})

interface Tier {
  cx: number
  half: number
  top: number
  tall: number
  frosting: string
  drip: string
  /** Bare sides show the layers of sponge. */
  naked: boolean
}

const tier = (
  ink: Ink,
  { random }: { random: { between(a: number, b: number): number } },
  { cx, half, top, tall, frosting, drip, naked }: Tier,
) => {
  const lip = half * 0.13
  const body = d`M${cx - half} ${top}V${top + tall}A${half} ${lip} 0 0 0 ${cx + half} ${top + tall}V${top}Z`
  const round = ink.linear(
    [
      [0, darken(frosting, 0.12)],
      [0.28, lighten(frosting, 0.28)],
      [0.6, frosting],
      [1, darken(frosting, 0.4)],
    ],
    1,
    0,
  )
  let sides = path(body, { fill: round })
  if (naked) {
    const sponge = mix(frosting, '#c98d4d', 0.55)
    const layers = Array.from({ length: 3 }, (_, index) =>
      rect(cx - half, top + tall * (0.08 + index * 0.32), half * 2, tall * 0.2, { fill: sponge, opacity: 0.55 }),
    ).join('')
    sides += ink.within(body, layers)
    sides += path(body, {
      fill: ink.linear(
        [
          [0, '#2a140c', 0.16],
          [0.28, '#fff6e0', 0.22],
          [0.6, '#fff6e0', 0],
          [1, '#2a140c', 0.4],
        ],
        1,
        0,
      ),
    })
  } else {
    const ridges = Array.from({ length: 9 }, (_, index) =>
      stroke(
        d`M${cx - half} ${top + tall * (0.1 + index * 0.11)}A${half} ${lip} 0 0 0 ${cx + half} ${top + tall * (0.1 + index * 0.11)}`,
        index % 2 ? '#ffffff' : darken(frosting, 0.4),
        3,
        { opacity: 0.14 },
      ),
    )
    sides += ridges.join('')
  }
  let edge = d`M${cx - half} ${top}`
  const drops = 11
  for (let drop = 0; drop < drops; drop++) {
    const from = cx - half + (drop / drops) * half * 2
    const step = (half * 2) / drops
    const bend = lip * Math.sqrt(Math.max(0, 1 - ((from + step / 2 - cx) / half) ** 2))
    const length = bend + tall * random.between(0.1, 0.38)
    edge += d`C${from} ${top + length} ${from + step * 0.1} ${top + length + 12} ${from + step * 0.5} ${top + length + 12}C${from + step * 0.9} ${top + length + 12} ${from + step} ${top + length} ${from + step} ${top + bend + 10}`
  }
  const glaze = ink.linear(
    [
      [0, darken(drip, 0.15)],
      [0.28, lighten(drip, 0.3)],
      [0.6, drip],
      [1, darken(drip, 0.4)],
    ],
    1,
    0,
  )
  return group(
    sides +
      path(`${edge}L${cx + half} ${top}Z`, { fill: glaze }) +
      ellipse(cx, top, half, lip, {
        fill: ink.linear(
          [
            [0, lighten(drip, 0.25)],
            [1, darken(drip, 0.1)],
          ],
          1,
          0.6,
        ),
      }) +
      ellipse(cx - half * 0.3, top - lip * 0.3, half * 0.4, lip * 0.3, { fill: '#ffffff', opacity: 0.22 }) +
      circle(cx, top, 0, {}),
    {},
  )
}
