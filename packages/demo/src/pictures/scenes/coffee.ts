import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten } from '../brush/color.ts'
import { circle, d, ellipse, group, path, rect, stroke } from '../brush/shapes.ts'
import { croissant, foamArt, openBook } from '../motifs/cafe.ts'
import { drawLeafShadow, drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** A cup of coffee with foam art from above, next to a book, a croissant or a few beans. */
export const coffee = defineScene({
  shapes: ['4:5', '1:1', '2:3', '3:4', '3:2'],
  plan: (random) => ({
    foam: random.pick(['rosetta', 'heart', 'tulip', 'black'] as const),
    neighbor: random.pick(['book', 'croissant', 'beans'] as const),
    table: random.pick(['wood', 'marble', 'linen', 'slate'] as const),
  }),
  draw: (art, { foam, neighbor, table }) => {
    const { width, height, random } = art
    const ground = {
      wood: ['#8a5c3b', '#b98a5f', '#5a3c2a'],
      marble: ['#eeece8'],
      linen: ['#dfd3c0', '#c9cdc6'],
      slate: ['#4c4f50', '#586158'],
    }[table]
    const cup = random.pick(['#f7f2e8', '#f7f2e8', '#2f3a44', '#c9775a', '#8da08a', '#e3b9a5'])
    drawSurface(art, table, random.pick(ground))
    const r = Math.min(width, height) * 0.2
    const wide = width > height
    const cx = width * (wide ? 0.34 : 0.46)
    const cy = height * (wide ? 0.54 : 0.62)
    drawNextTo(art, neighbor, width * (wide ? 0.76 : 0.62), height * (wide ? 0.46 : 0.2), r)
    drawShadows(art, [circle(cx, cy, r * 1.5, {})], { dx: 22, dy: 30, soften: 26, opacity: 0.55 })
    art.layer((ink) => {
      ink.add(
        circle(cx, cy, r * 1.5, {
          fill: ink.radial([
            [0, darken(cup, 0.12)],
            [0.6, cup],
            [0.63, darken(cup, 0.12)],
            [0.67, cup],
            [0.95, lighten(cup, 0.3)],
            [1, darken(cup, 0.2)],
          ]),
        }),
      )
      const metal = ink.linear(
        [
          [0, '#fbf6ea'],
          [0.5, '#c6bba6'],
          [1, '#8c806e'],
        ],
        1,
        0.5,
      )
      ink.add(
        ink.lift(
          group(
            ellipse(0, 0, r * 0.13, r * 0.2, { fill: metal }) +
              path(
                d`M${-r * 0.035} ${r * 0.18}h${r * 0.07}l${r * 0.02} ${r * 0.85}a${r * 0.055} ${r * 0.055} 0 0 1 ${-r * 0.11} 0z`,
                { fill: metal },
              ),
            { transform: `translate(${(cx - r * 1.12).toFixed(0)} ${(cy - r * 0.5).toFixed(0)}) rotate(12)` },
          ),
          { dx: 5, dy: 7, blur: 5, opacity: 0.4 },
        ),
      )
    })
    drawShadows(art, [circle(cx, cy, r, {}), rect(cx + r * 0.8, cy - r * 0.15, r * 0.6, r * 0.3, {})], {
      dx: 18,
      dy: 24,
      soften: 16,
      opacity: 0.55,
    })
    art.layer((ink) => {
      ink.add(
        group(
          rect(r * 0.84, -r * 0.14, r * 0.56, r * 0.28, {
            fill: ink.linear([
              [0, lighten(cup, 0.3)],
              [1, darken(cup, 0.25)],
            ]),
            rx: r * 0.13,
          }),
          { transform: `translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(-32)` },
        ),
      )
      ink.add(
        circle(cx, cy, r, {
          fill: ink.linear(
            [
              [0, lighten(cup, 0.4)],
              [1, darken(cup, 0.2)],
            ],
            0.8,
            1,
          ),
        }),
      )
      ink.add(
        circle(cx, cy, r * 0.91, {
          fill: ink.linear(
            [
              [0, darken(cup, 0.4)],
              [1, lighten(cup, 0.2)],
            ],
            0.8,
            1,
          ),
        }),
      )
      ink.add(
        circle(cx, cy, r * 0.87, {
          fill: ink.radial(
            foam === 'black'
              ? [
                  [0, '#3a1f10'],
                  [0.82, '#2a1509'],
                  [0.93, '#7a4a22'],
                  [1, '#a87a45'],
                ]
              : [
                  [0, '#b07840'],
                  [0.6, '#9c622e'],
                  [0.9, '#7d461d'],
                  [1, '#5e3213'],
                ],
          ),
        }),
      )
      if (foam === 'black')
        ink.add(
          ellipse(cx - r * 0.3, cy - r * 0.36, r * 0.26, r * 0.14, {
            fill: '#fff3dc',
            opacity: 0.22,
            transform: `rotate(-35 ${cx} ${cy})`,
          }),
        )
      else
        ink.add(
          group(foamArt(foam, r * 0.8), {
            transform: `translate(${cx.toFixed(0)} ${(cy + r * 0.02).toFixed(0)}) rotate(${random.int(-35, 25)})`,
          }),
        )
      for (let bubble = 0; bubble < 22; bubble++) {
        const turn = random.between(0, 6.28)
        ink.add(
          circle(cx + Math.cos(turn) * r * 0.81, cy + Math.sin(turn) * r * 0.81, random.between(1.5, 4.5), {
            fill: '#e9c596',
            opacity: 0.55,
          }),
        )
      }
    })
    if (random.chance(0.55))
      drawWindowLight(art, {
        x: -width * 0.05,
        y: -height * 0.1,
        width: width * 0.95,
        height: height,
        lean: 0.4,
        opacity: 0.45,
      })
    else drawLeafShadow(art, { from: random.pick(['left', 'right']), opacity: 0.3 })
    art.film({ grain: 8, vignette: 0.3 })
  },
})

const drawNextTo = (art: Artboard, neighbor: 'book' | 'croissant' | 'beans', x: number, y: number, r: number) => {
  const { random, width, height } = art
  if (neighbor === 'book') {
    const turn = random.between(-16, 12)
    const at = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})`
    drawShadows(art, [group(rect(-r * 1.9, -r * 1.2, r * 3.8, r * 2.4, {}), { transform: at })], {
      dx: 18,
      dy: 24,
      soften: 20,
      opacity: 0.5,
    })
    art.layer((ink) => ink.add(group(openBook(ink, r), { transform: at })))
  }
  if (neighbor === 'croissant') {
    const at = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.int(-20, 20)})`
    drawShadows(art, [group(circle(0, 0, r * 1.3, {}), { transform: at })], {
      dx: 18,
      dy: 24,
      soften: 24,
      opacity: 0.5,
    })
    art.layer((ink) =>
      ink.add(
        group(
          circle(0, 0, r * 1.32, {
            fill: ink.radial([
              [0, '#efe7da'],
              [0.7, '#f8f2e7'],
              [0.74, '#ddd1bf'],
              [0.95, '#fbf7ef'],
              [1, '#d5c8b4'],
            ]),
          }) + ink.lift(croissant(ink, r), { dx: 8, dy: 12, blur: 9, opacity: 0.45 }),
          { transform: at },
        ),
      ),
    )
  }
  art.layer((ink) => {
    const beans = neighbor === 'beans' ? 90 : 14
    const heap = neighbor === 'beans' ? { x: width * 0.68, y: height * 0.16 } : { x: width * 0.85, y: height * 0.88 }
    let dark = ''
    for (let bean = 0; bean < beans; bean++) {
      const spread = neighbor === 'beans' ? r * 1.7 : r * 0.9
      const [turn, out] = [random.between(0, 6.28), random.next() ** 0.8 * spread]
      const shell = random.pick(['#4f2d18', '#613a20', '#3f2312'])
      dark += group(
        ellipse(3, 5, 19, 14, { fill: '#150a05', opacity: 0.4 }) +
          ellipse(0, 0, 18, 12.5, { fill: shell }) +
          ellipse(-4, -4, 9, 4, { fill: lighten(shell, 0.3), opacity: 0.6 }) +
          stroke('M-16 1Q-5 6 2 0T16 -1', '#21110a', 2.6),
        {
          transform: `translate(${(heap.x + Math.cos(turn) * out).toFixed(0)} ${(heap.y + Math.sin(turn) * out * 0.8).toFixed(0)}) rotate(${random.int(0, 359)})`,
        },
      )
    }
    ink.add(dark)
  })
}
