import { darken, lighten } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { circle, d, ellipse, path, rect, stroke } from '../brush/shapes.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** A record on its player, from above, in the light of one window. */
export const vinyl = defineScene({
  shapes: ['1:1', '4:5', '3:4'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    table: random.pick(['wood', 'linen', 'marble'] as const),
    record: random.pick(['black', 'colored'] as const),
    isPlaying: random.chance(0.65),
  }),
  draw: (art, { palette: name, table, record, isPlaying }) => {
    const { width, height, random } = art
    const palette = byName(name)
    drawSurface(art, table, { wood: '#9c6f47', linen: '#d6c9b6', marble: '#dedad3' }[table])
    const [w, cx, cy] = [
      width * random.between(0.8, 0.98),
      width * random.between(0.46, 0.54),
      height * random.between(0.46, 0.54),
    ]
    const [left, top, tall] = [cx - w / 2, cy - w * 0.4, w * 0.8]
    const [px, py, r] = [left + w * 0.41, cy, tall * 0.44]
    drawShadows(art, [rect(left, top, w, tall, { rx: 22 })], { dx: 30, dy: 34, soften: 24, opacity: 0.5 })
    art.layer((ink) => {
      const plinth = random.pick(['#efe9dd', '#3a2c22', '#8a5b38', palette.deep])
      ink.add(
        rect(left, top, w, tall, {
          rx: 22,
          fill: ink.linear(
            [
              [0, lighten(plinth, 0.22)],
              [1, darken(plinth, 0.18)],
            ],
            1,
            1,
          ),
        }),
      )
      ink.add(
        circle(px, py, r * 1.06, { fill: '#17171a' }),
        circle(px, py, r * 1.04, { fill: 'none', stroke: '#8d8d8d', strokeWidth: 3, strokeDasharray: '3 7' }),
      )
      const disc = record === 'black' ? '#141417' : random.pick([palette.accent, palette.deep, palette.soft])
      ink.add(circle(px, py, r, { fill: disc }))
      for (let groove = 0; groove < 44; groove++)
        ink.add(
          circle(px, py, r * (0.4 + groove * 0.0132), {
            fill: 'none',
            stroke: groove % 11 === 0 ? darken(disc, 0.5) : lighten(disc, 0.14),
            strokeWidth: groove % 11 === 0 ? 3 : 1,
            opacity: 0.55,
          }),
        )
      // Grooves throw the light back as two wedges.
      for (const turn of [-0.7, -0.7 + Math.PI])
        for (const [wide, opacity] of [
          [0.34, 0.12],
          [0.2, 0.16],
          [0.09, 0.26],
        ] as const)
          ink.add(
            path(
              d`M${px} ${py}L${px + Math.cos(turn - wide) * r} ${py + Math.sin(turn - wide) * r}A${r} ${r} 0 0 1 ${px + Math.cos(turn + wide) * r} ${py + Math.sin(turn + wide) * r}Z`,
              { fill: '#fff6e4', opacity },
            ),
          )
      ink.add(
        circle(px, py, r * 0.35, { fill: record === 'black' ? palette.accent : palette.paper }),
        circle(px, py, r * 0.35, {
          fill: ink.linear(
            [
              [0, '#ffffff', 0.3],
              [1, '#000000', 0.2],
            ],
            1,
            1,
          ),
        }),
      )
      ink.add(
        circle(px, py, r * 0.26, { fill: 'none', stroke: palette.ink, strokeWidth: 2 }),
        rect(px - r * 0.16, py - r * 0.2, r * 0.32, r * 0.05, { fill: palette.ink }),
        rect(px - r * 0.11, py + r * 0.14, r * 0.22, r * 0.03, { fill: palette.ink }),
      )
      ink.add(circle(px, py, r * 0.035, { fill: '#e9e6df' }), circle(px, py, r * 0.025, { fill: '#55524d' }))
      for (const [n, kx] of [0.8, 0.88].entries())
        ink.add(
          circle(left + w * kx, top + tall * 0.86, w * 0.024, {
            fill: ink.radial(
              [
                [0, '#f2f0ea'],
                [1, '#8b8a86'],
              ],
              0.35,
              0.3,
            ),
          }),
          rect(left + w * kx - 2, top + tall * 0.83 + n * 2, 4, 12, { fill: '#333' }),
        )
    })
    const pivot = { x: left + w * 0.87, y: top + tall * 0.2 }
    const tip = isPlaying
      ? { x: px + r * random.between(0.5, 0.8), y: py + r * 0.42 }
      : { x: left + w * 0.88, y: top + tall * 0.72 }
    const bend = { x: (pivot.x + tip.x) / 2 + w * 0.05, y: tip.y - r * 0.3 }
    const arm = d`M${pivot.x} ${pivot.y}Q${pivot.x + 10} ${bend.y} ${tip.x} ${tip.y}`
    drawShadows(art, [stroke(arm, '#000', 14), circle(pivot.x, pivot.y, w * 0.06, {})], {
      dx: 18,
      dy: 24,
      soften: 7,
      opacity: 0.5,
    })
    art.layer((ink) => {
      const metal = ink.radial(
        [
          [0, '#ffffff'],
          [0.5, '#c4c3bf'],
          [1, '#6d6c6a'],
        ],
        0.35,
        0.3,
        0.7,
      )
      ink.add(
        circle(pivot.x, pivot.y, w * 0.058, { fill: metal }),
        circle(pivot.x, pivot.y, w * 0.036, { fill: '#2b2b2d' }),
        stroke(arm, '#7e7d7a', 13),
        stroke(arm, '#f4f2ec', 5),
        circle(pivot.x, pivot.y, w * 0.02, { fill: metal }),
      )
      ink.add(
        `<g transform="rotate(28 ${tip.x} ${tip.y})">${rect(tip.x - 15, tip.y - 22, 30, 52, { rx: 6, fill: '#2a2a2c' })}</g>`,
        ellipse(pivot.x + 2, pivot.y - w * 0.075, w * 0.025, w * 0.03, { fill: '#4b4a48' }),
      )
    })
    drawWindowLight(art, {
      x: width * 0.12,
      y: -height * 0.05,
      width: width * 0.76,
      height: height * 1.05,
      lean: 0.3,
      opacity: 0.5,
      soften: 20,
    })
    art.film({ grain: 8, vignette: 0.4 })
  },
})
