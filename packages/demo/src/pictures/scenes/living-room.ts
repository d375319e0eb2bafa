import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten, mix } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { d, ellipse, path, rect, stroke } from '../brush/shapes.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { plant, pot } from '../motifs/plants.ts'
import { drawGlow } from '../motifs/sky.ts'
import { lamp, sideTable, sofa } from '../motifs/sofa.ts'
import { drawSurface } from '../motifs/surface.ts'
import { framedPrint } from '../motifs/wall-art.ts'
import { defineScene } from '../scene.ts'

/** A sofa against a wall with prints, a plant, a lamp and window light. */
export const livingRoom = defineScene({
  shapes: ['2:3', '3:4', '4:5', '1:1', '2:3'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    wall: random.pick(['limewash', 'deep', 'arch'] as const),
    prints: random.int(1, 3),
    foliage: random.pick(['monstera', 'palm', 'rubber', 'fern'] as const),
    evening: random.chance(0.3),
  }),
  draw: (art, { palette: name, wall, prints, foliage, evening }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const paint = wall === 'deep' ? mix(palette.deep, palette.ink, 0.2) : mix(palette.soft, '#efe6d8', 0.55)
    const floor = height * 0.8
    drawSurface(art, 'plaster', paint)
    if (wall === 'arch')
      art.layer(
        (ink) =>
          ink.add(
            path(
              d`M${width * 0.2} ${floor}V${height * 0.42}A${width * 0.3} ${width * 0.3} 0 0 1 ${width * 0.8} ${height * 0.42}V${floor}Z`,
              { fill: palette.accent, opacity: 0.5 },
            ),
          ),
        { soften: 0 },
      )
    if (!evening)
      drawWindowLight(art, {
        x: width * 0.12,
        y: height * 0.02,
        width: width * 0.62,
        height: height * 0.58,
        lean: 0.3,
        opacity: 0.5,
        soften: 14,
      })
    drawFloor(art, floor)
    const frames = hang(prints, width, height)
    drawShadows(
      art,
      frames.map(([x, y, w, h]) => rect(x, y, w, h, {})),
      { dx: 12, dy: 18, soften: 14, opacity: 0.4 },
    )
    art.layer((ink) => {
      for (const [x, y, w, h] of frames) ink.add(framedPrint(ink, random, x, y, w, h, palette))
      ink.add(
        rect(0, floor - 22, width, 22, { fill: lighten(paint, 0.35) }),
        rect(0, floor - 24, width, 3, { fill: darken(paint, 0.3), opacity: 0.5 }),
      )
    })
    const seat = floor + (height - floor) * 0.42
    const sofaWidth = width * 0.64
    const left = width * (random.chance(0.5) ? 0.1 : 0.26)
    const lampX = left < width * 0.2 ? width * 0.86 : width * 0.13
    art.layer(
      (ink) =>
        ink.add(
          ellipse(left + sofaWidth / 2, seat + 26, sofaWidth * 0.66, (height - floor) * 0.34, {
            fill: ink.radial([
              [0, palette.paper],
              [0.82, mix(palette.soft, palette.paper, 0.4)],
              [0.83, palette.accent],
              [0.88, palette.accent],
              [0.89, palette.soft],
              [1, palette.soft],
            ]),
          }),
        ),
      { soften: 3 },
    )
    drawShadows(
      art,
      [
        ellipse(left + sofaWidth / 2, seat + 4, sofaWidth * 0.54, 22, {}),
        rect(left, seat - 210, sofaWidth, 190, { rx: 40 }),
      ],
      { dx: 22, dy: 8, soften: 22, opacity: 0.5 },
    )
    const cloth = random.pick([palette.deep, palette.accent, '#ddd0bd', mix(palette.deep, '#8a8a86', 0.5)])
    const cushions = [palette.paper, palette.accent, palette.soft, palette.deep]
    art.layer((ink) => ink.add(sofa(ink, art, left, seat, sofaWidth, cloth, cushions)))
    if (evening) {
      art.layer((ink) => ink.fill('#5a4a86'), { blend: 'multiply', opacity: 0.5 })
      drawGlow(art, lampX, floor - height * 0.3, width * 0.75, '#ffb35c', 0.85)
    }
    art.layer((ink) => {
      ink.add(lamp(ink, lampX, seat - 10, height * 0.42, evening))
      const plantX = left < width * 0.2 ? width * 0.07 : width * 0.93
      ink.add(
        ellipse(plantX + 12, seat + 96, 96, 16, { fill: '#241310', opacity: 0.35 }),
        plant(random, foliage, plantX, seat - 26, height * 0.27),
        pot(ink, plantX, seat - 34, 150, 128, random.pick([palette.accent, '#e9e0d2', '#b9734e', '#3d4244'])),
      )
      ink.add(sideTable(ink, lampX, seat + 20, palette))
    })
    art.film({ grain: 7, vignette: evening ? 0.5 : 0.25 })
  },
})

const hang = (prints: number, width: number, height: number): [number, number, number, number][] => {
  const w = width * (prints === 1 ? 0.3 : prints === 2 ? 0.21 : 0.165)
  const gap = width * 0.035
  const h = w * 1.32
  const start = width / 2 - (prints * w + (prints - 1) * gap) / 2
  return Array.from({ length: prints }, (_, index) => [start + index * (w + gap), height * 0.34 - h / 2, w, h])
}

const drawFloor = (art: Artboard, floor: number) => {
  const { width, height, random } = art
  const oak = random.pick(['#b98d63', '#9c7049', '#c9a67d', '#6f4e38'])
  art.layer((ink) => {
    ink.add(
      rect(0, floor, width, height - floor, {
        fill: ink.linear([
          [0, darken(oak, 0.16)],
          [1, lighten(oak, 0.1)],
        ]),
      }),
    )
    for (let line = -14; line <= 14; line++)
      ink.add(
        stroke(d`M${width / 2 + line * 62} ${floor}L${width / 2 + line * 150} ${height}`, darken(oak, 0.5), 1.6, {
          opacity: 0.35,
        }),
      )
    for (let joint = 0; joint < 26; joint++) {
      const y = floor + (height - floor) * random.next()
      const x = random.between(0, width)
      ink.add(rect(x, y, random.between(60, 150), 1.5, { fill: darken(oak, 0.5), opacity: 0.25 }))
    }
  })
}
