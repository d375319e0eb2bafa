import { lighten, mix } from '../brush/color.ts'
import { letters } from '../brush/lettering.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { circle, d, path, polygon, rect } from '../brush/shapes.ts'
import { island, lighthouse, peak, village } from '../motifs/places.ts'
import { defineScene } from '../scene.ts'

const PLACES = {
  lighthouse: ['SKERRY POINT', 'CAPE LANTERN', 'GULL HEAD', 'NORTH LIGHT'],
  village: ['VAL SERENA', 'PORTO CALMO', 'MONTE ALBA', 'SANTA BRISA'],
  peak: ['MOUNT HALDEN', 'GRAUHORN', 'WOLF PASS', 'LAKE ISMER'],
  island: ['ISLA PALOMA', 'CORAL CAY', 'MOTU LANI', 'BAIA LUNA'],
} as const

type Place = keyof typeof PLACES

/** A printed travel poster in flat colors, for made-up places. */
export const travel = defineScene({
  shapes: ['2:3', '2:3', '3:4'],
  plan: (random) => {
    const subject = random.pick(Object.keys(PLACES) as Place[])
    return { subject, place: random.pick(PLACES[subject]) as string, palette: random.pick(PALETTES).name }
  },
  draw: (art, { subject, place, palette: name }) => {
    const { width, height, random } = art
    const palette = byName(name)
    art.backdrop([palette.paper, palette.paper])
    const frame = { x: 54, y: 54, w: width - 108, h: height - 280 }
    art.layer((ink) => {
      const rays = Array.from({ length: 18 }, (_, index) => {
        const [a, b] = [(index * 2 * Math.PI) / 36, ((index * 2 + 1) * Math.PI) / 36]
        const [cx, cy, r] = [frame.x + frame.w * 0.68, frame.y + frame.h * 0.34, 1600]
        return path(
          polygon([
            { x: cx, y: cy },
            { x: cx + Math.cos(a * 2) * r, y: cy + Math.sin(a * 2) * r },
            { x: cx + Math.cos(b * 2) * r, y: cy + Math.sin(b * 2) * r },
          ]),
          { fill: palette.paper, opacity: 0.28 },
        )
      })
      const sky = rect(frame.x, frame.y, frame.w, frame.h, {
        fill: ink.linear([
          [0, mix(palette.soft, palette.deep, 0.25)],
          [0.6, lighten(palette.soft, 0.25)],
        ]),
      })
      const sun = circle(frame.x + frame.w * 0.68, frame.y + frame.h * 0.34, frame.w * 0.15, { fill: palette.accent })
      const content = { lighthouse, village, peak, island }[subject](art, frame, palette)
      ink.add(
        ink.within(d`M${frame.x} ${frame.y}h${frame.w}v${frame.h}h${-frame.w}z`, sky + rays.join('') + sun + content),
      )
      ink.add(
        letters({
          text: place,
          x: width / 2,
          y: height - 108,
          size: 150,
          face: 'poster',
          color: palette.ink,
          maxWidth: frame.w,
          tracking: 6,
        }),
      )
      ink.add(
        letters({
          text: random.pick(['by rail and by sea', 'where the road ends', 'see you in spring', 'two days, no hurry']),
          x: width / 2,
          y: height - 56,
          size: 36,
          face: 'italic',
          color: palette.deep,
        }),
      )
      ink.add(rect(frame.x, frame.y, frame.w, frame.h, { fill: 'none', stroke: palette.ink, strokeWidth: 5 }))
    })
    const press = art.noise(3)
    art.shade(
      (x, y, pixel) => {
        const tone = press(x / 6, y / 6) + press(x / 210, y / 190) * 0.5
        pixel[0] = pixel[1] = pixel[2] = tone > 0 ? 255 : 0
        pixel[3] = Math.min(80, Math.abs(tone) * 85)
      },
      { every: 3, blend: 'soft-light' },
    )
    art.film({ grain: 10, vignette: 0.14 })
  },
})
