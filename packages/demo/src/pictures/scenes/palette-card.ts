import { darken, lighten, mix, toRgb } from '../brush/color.ts'
import { letters } from '../brush/lettering.ts'
import { createRidge } from '../brush/noise.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { circle, d, ellipse, landBelow, path, rect } from '../brush/shapes.ts'
import { drawShadows } from '../motifs/light.ts'
import { defineScene } from '../scene.ts'

/** A color story: a small scene and the five colors it is made of, with the palette's name below. */
export const paletteCard = defineScene({
  shapes: ['2:3', '3:4', '2:3', '4:5'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    layout: random.pick(['dots', 'swatches', 'cups'] as const),
  }),
  draw: (art, { palette: name, layout }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const colors = [palette.ink, palette.deep, palette.accent, palette.soft, palette.paper]
    art.backdrop(['#fbf8f2', '#f5f0e7'])
    const frame = { x: width * 0.07, y: width * 0.07, w: width * 0.86, h: height - width * 0.62 }
    const horizon = frame.y + frame.h * 0.5
    const sky = [mix(palette.deep, palette.soft, 0.35), palette.soft, palette.paper]
    const cloud = art.noise(4)
    const [light, land] = [toRgb(palette.paper), sky.map(toRgb)]
    art.shade(
      (x, y, pixel) => {
        const inside = x > frame.x && x < frame.x + frame.w && y > frame.y && y < frame.y + frame.h
        pixel[3] = inside ? 255 : 0
        const t = Math.min(1.99, Math.max(0, ((y - frame.y) / (horizon - frame.y)) * 2))
        const [from, to] = [land[Math.floor(t)]!, land[Math.floor(t) + 1]!]
        const share = t - Math.floor(t)
        const puff = Math.max(0, cloud(x / 260, y / 90)) * 0.7
        for (let channel = 0; channel < 3; channel++) {
          const base = from[channel]! + (to[channel]! - from[channel]!) * share
          pixel[channel] = base + (light[channel]! - base) * puff
        }
      },
      { every: 2 },
    )
    art.layer((ink) => {
      const window = d`M${frame.x} ${frame.y}h${frame.w}v${frame.h}h${-frame.w}z`
      const sun = circle(frame.x + frame.w * random.between(0.25, 0.75), horizon - frame.h * 0.12, frame.w * 0.09, {
        fill: palette.accent,
        opacity: 0.9,
      })
      const hills = Array.from({ length: 5 }, (_, index) => {
        const ridge = createRidge(random, 4)
        const tone = mix(mix(palette.accent, palette.soft, 0.45), palette.ink, index / 5)
        return path(
          landBelow(
            (x) => horizon + index * frame.h * 0.1 - ridge(x / (190 - index * 12)) * frame.h * 0.055,
            frame.x,
            frame.x + frame.w,
            frame.y + frame.h,
          ),
          {
            fill: ink.linear([
              [0, tone],
              [1, mix(tone, palette.deep, 0.4)],
            ]),
          },
        )
      }).join('')
      ink.add(ink.within(window, sun + hills))
    })
    const y = frame.y + frame.h + width * 0.2
    const step = frame.w / 5
    if (layout !== 'swatches')
      drawShadows(
        art,
        colors.map((_, index) => circle(frame.x + step * (index + 0.5), y, step * 0.38, {})),
        { dx: 5, dy: 9, soften: 12, opacity: 0.35 },
      )
    art.layer((ink) => {
      colors.forEach((color, index) => {
        const x = frame.x + step * (index + 0.5)
        if (layout === 'dots') ink.add(circle(x, y, step * 0.4, { fill: color }))
        if (layout === 'swatches')
          ink.add(
            rect(frame.x + step * index, y - step * 0.44, step - 10, step * 0.88, {
              fill: color,
              rx: 6,
              stroke: darken(color, 0.12),
              strokeWidth: 1.5,
            }),
          )
        if (layout === 'cups')
          ink.add(
            circle(x, y, step * 0.42, { fill: '#ffffff' }),
            circle(x, y, step * 0.36, { fill: darken(color, 0.25) }),
            ellipse(x, y + step * 0.03, step * 0.34, step * 0.32, {
              fill: ink.radial(
                [
                  [0, lighten(color, 0.2)],
                  [1, color],
                ],
                0.4,
                0.4,
                0.7,
              ),
            }),
            ellipse(x - step * 0.12, y - step * 0.12, step * 0.09, step * 0.05, { fill: '#ffffff', opacity: 0.5 }),
          )
        ink.add(
          letters({
            text: color.toUpperCase(),
            x,
            y: y + step * 0.68,
            size: 22,
            face: 'sans',
            color: '#6a5f55',
            tracking: 1.5,
          }),
        )
      })
      ink.add(
        letters({
          text: name,
          x: width / 2,
          y: y + width * 0.25,
          size: 74,
          face: random.pick(['serif', 'italic', 'fat']),
          color: palette.ink,
          maxWidth: width * 0.8,
        }),
      )
    })
    art.film({ grain: 6, vignette: 0.08 })
  },
})
