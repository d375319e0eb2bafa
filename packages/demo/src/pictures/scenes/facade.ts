import { darken, lighten, mix } from '../brush/color.ts'
import { circle, d, path, rect, stroke } from '../brush/shapes.ts'
import { drawLeafShadow, drawShadows } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const WALLS = {
  ocher: '#d9a04e',
  pink: '#dda596',
  blue: '#86a9bd',
  white: '#e9e2d4',
  terracotta: '#c1714f',
  green: '#93a987',
} as const

/** A house front in the sun, straight on: windows, shutters, and what hangs between them. */
export const facade = defineScene({
  shapes: ['3:4', '2:3', '4:5', '1:1'],
  plan: (random) => ({
    wall: random.pick(['ocher', 'pink', 'blue', 'white', 'terracotta', 'green'] as const),
    columns: random.int(1, 3),
    has: random.pick(['laundry', 'flower boxes', 'a cat', 'nothing'] as const),
    arched: random.chance(0.4),
  }),
  draw: (art, { wall, columns, has, arched }) => {
    const { width, height, random } = art
    const color = WALLS[wall]
    drawSurface(art, 'plaster', color)
    const shutter = random.pick(
      ['#3f5f4c', '#35536b', '#7a3b2d', '#4a6f78', '#6a5a49'].filter((tone) => tone !== color),
    )
    const cell = {
      wide: width / columns,
      tall: Math.min(height / Math.max(1, Math.round((height / width) * columns * 0.8)), height),
    }
    const rows = Math.max(1, Math.round(height / cell.tall))
    const [w, h] = [cell.wide * 0.34, (height / rows) * 0.56]
    const openings = Array.from({ length: columns * rows }, (_, n) => ({
      x: ((n % columns) + 0.5) * cell.wide,
      y: (Math.floor(n / columns) + 0.52) * (height / rows),
      open: random.chance(0.7),
    }))
    const top = (x: number, y: number) =>
      arched
        ? d`M${x - w / 2} ${y + h / 2}V${y - h / 2 + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h / 2 + w / 2}V${y + h / 2}Z`
        : d`M${x - w / 2} ${y - h / 2}H${x + w / 2}V${y + h / 2}H${x - w / 2}Z`
    drawShadows(
      art,
      openings.flatMap(({ x, y, open }) => [
        ...(open
          ? [rect(x - w, y - h / 2, w * 0.48, h, {}), rect(x + w * 0.52, y - h / 2, w * 0.48, h, {})]
          : [rect(x - w / 2, y - h / 2, w, h, {})]),
        rect(x - w * 0.66, y + h / 2, w * 1.32, 22, {}),
      ]),
      { dx: 16, dy: 24, soften: 7, opacity: 0.5 },
    )
    art.layer((ink) => {
      for (const { x, y, open } of openings) {
        ink.add(path(top(x, y), { fill: lighten(color, 0.55), stroke: lighten(color, 0.55), strokeWidth: w * 0.13 }))
        const pane = ink.linear(
          [
            [0, '#1d2a33'],
            [0.45, '#42586a'],
            [0.55, '#27343f'],
            [1, '#141a20'],
          ],
          1,
          1,
        )
        ink.add(path(top(x, y), { fill: pane }))
        ink.add(
          ink.within(
            top(x, y),
            rect(x - w / 2, y - h / 2, w, h * 0.16, { fill: '#000', opacity: 0.4 }) +
              path(d`M${x - w / 2} ${y - h / 2}q${w * 0.36} ${h * 0.5} ${w * 0.05} ${h}h${-w * 0.4}Z`, {
                fill: '#f2eadb',
                opacity: 0.75,
              }),
          ),
        )
        ink.add(stroke(d`M${x} ${y - h / 2}V${y + h / 2}M${x - w / 2} ${y}H${x + w / 2}`, '#efe6d6', w * 0.045))
        const leaf = (left: number, wide: number) => {
          ink.add(
            rect(left, y - h / 2, wide, h, {
              fill: ink.linear(
                [
                  [0, lighten(shutter, 0.18)],
                  [1, darken(shutter, 0.2)],
                ],
                1,
                0.3,
              ),
            }),
          )
          for (let slat = 1; slat < 15; slat++)
            ink.add(
              rect(left + wide * 0.12, y - h / 2 + (h / 15) * slat, wide * 0.76, h / 34, {
                fill: slat % 7 === 0 ? shutter : darken(shutter, 0.42),
              }),
            )
        }
        if (open) {
          leaf(x - w, w * 0.48)
          leaf(x + w * 0.52, w * 0.48)
        } else {
          leaf(x - w / 2, w * 0.49)
          leaf(x + w * 0.01, w * 0.49)
        }
        ink.add(rect(x - w * 0.64, y + h / 2, w * 1.28, h * 0.045, { fill: lighten(color, 0.62) }))
        if (has === 'flower boxes') {
          ink.add(rect(x - w * 0.5, y + h * 0.43, w, h * 0.1, { fill: '#7c4630' }))
          for (let n = 0; n < 60; n++) {
            const [fx, fy] = [x + random.between(-0.52, 0.52) * w, y + h * random.between(0.34, 0.52)]
            ink.add(
              circle(fx, fy, w * random.between(0.02, 0.05), {
                fill: random.pick(['#3f6b38', '#55813f', '#2f5530', '#d8434e', '#ef8aa0', '#f6e6ea']),
              }),
            )
          }
        }
      }
      const { x, y } = random.pick(openings)
      if (has === 'a cat')
        ink.add(
          path(
            d`M${x - w * 0.1} ${y + h / 2}c${-w * 0.12} ${-h * 0.16} ${w * 0.02} ${-h * 0.22} ${w * 0.04} ${-h * 0.3}l${w * 0.03} ${-h * 0.07}l${w * 0.05} ${h * 0.045}h${w * 0.05}l${w * 0.05} ${-h * 0.045}l${w * 0.02} ${h * 0.08}c${w * 0.06} ${h * 0.1} ${w * 0.14} ${h * 0.16} ${w * 0.04} ${h * 0.29}Z`,
            { fill: random.pick(['#d98f4a', '#2b2725', '#c9c2b6']) },
          ),
        )
    })
    if (has === 'laundry') {
      const line = height * random.between(0.08, 0.16) + height / rows / 2
      const pieces = Array.from({ length: 7 }, (_, n) => ({
        x: width * (0.05 + n * 0.135),
        wide: width * random.between(0.08, 0.12),
        long: height * random.between(0.1, 0.2),
        color: random.pick(['#f6f1e6', '#e9c9c0', '#c8d8de', '#e7d8a8', '#b9503e', '#5b7f95']),
      }))
      const sag = (x: number) => line + Math.sin((x / width) * 3.14) * 34
      const sheet = ({ x, wide, long }: (typeof pieces)[number]) =>
        d`M${x} ${sag(x)}L${x + wide} ${sag(x + wide)}q${6} ${long * 0.5} ${-4} ${long}q${-wide / 2} ${14} ${-wide} ${-4}q${8} ${-long * 0.5} ${4} ${-long}Z`
      drawShadows(
        art,
        pieces.map((piece) => path(sheet(piece), {})),
        { dx: 46, dy: 60, soften: 12, opacity: 0.4 },
      )
      art.layer((ink) => {
        ink.add(stroke(d`M-10 ${line}Q${width / 2} ${line + 68} ${width + 10} ${line}`, '#5a5048', 3))
        for (const piece of pieces)
          ink.add(
            path(sheet(piece), {
              fill: ink.linear(
                [
                  [0, piece.color],
                  [0.4, mix(piece.color, '#6b625a', 0.22)],
                  [0.6, piece.color],
                  [1, mix(piece.color, '#6b625a', 0.3)],
                ],
                1,
                0.1,
              ),
            }),
          )
      })
    }
    drawLeafShadow(art, { from: random.pick(['left', 'right'] as const), opacity: 0.34, soften: 11, size: 1.3 })
    art.film({ grain: 9, vignette: 0.25 })
  },
})
