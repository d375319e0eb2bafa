import { inkOn, lighten, mix } from '../brush/color.ts'
import { type Face, letters, setLines } from '../brush/lettering.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { around, circle, d, path, rect, smooth, stroke } from '../brush/shapes.ts'
import { drawLeafShadow, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** Short lines of our own; none is a quotation. */
export const LINES = [
  'Begin before you are ready',
  'Leave room for the light',
  'Small rooms, large windows',
  'Do one thing, slowly',
  'The kettle is always on',
  'Make it by hand, make it twice',
  'Soft mornings count too',
  'Plant it anyway',
  'Walk the long way home',
  'Enough is a good number',
  'Mend what you love',
  'Nothing grows in a hurry',
  'Stay for the second cup',
  'Read the margins',
  'Let the dough rest',
  'Be the calm table',
  'Every wall was once a plan',
  'Rain is a good excuse',
  'Keep the best plates out',
  'Try it in blue',
  'Say yes to the detour',
  'Less noise, more butter',
  'Good light is free',
  'Sit where the sun lands',
] as const

/** A line of text set large: on limewash, on blurred color, on a cut-out background. */
export const quote = defineScene({
  shapes: ['4:5', '1:1', '2:3', '3:4'],
  plan: (random) => ({
    line: random.pick(LINES),
    palette: random.pick(PALETTES).name,
    ground: random.pick(['wall', 'haze', 'shapes', 'plain'] as const),
  }),
  draw: (art, { line, palette: name, ground }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const dark = random.chance(0.35)
    const base = dark ? mix(palette.deep, palette.ink, 0.5) : mix(palette.soft, palette.paper, 0.35)
    const inkColor = inkOn(base, palette.ink, palette.paper)
    if (ground === 'wall') {
      drawSurface(art, 'plaster', base)
      if (random.chance(0.5))
        drawWindowLight(art, {
          x: width * 0.05,
          y: -height * 0.06,
          width: width * 0.8,
          height: height * 0.95,
          lean: 0.35,
          opacity: 0.45,
        })
      else drawLeafShadow(art, { from: random.pick(['left', 'right']), opacity: 0.3 })
    }
    if (ground === 'haze') {
      art.backdrop([base, mix(base, palette.accent, 0.35)])
      art.layer(
        (ink) => {
          for (let cloud = 0; cloud < 6; cloud++)
            ink.add(
              circle(random.between(0, width), random.between(0, height), random.between(0.2, 0.42) * width, {
                fill: random.pick(
                  dark
                    ? [palette.deep, palette.accent, palette.ink]
                    : [palette.soft, palette.paper, lighten(palette.accent, 0.3)],
                ),
                opacity: 0.75,
              }),
            )
        },
        { soften: 110 },
      )
    }
    if (ground === 'shapes' || ground === 'plain') {
      art.backdrop([base, base])
      art.layer((ink) => {
        if (ground === 'plain') {
          ink.add(
            rect(46, 46, width - 92, height - 92, { fill: 'none', stroke: inkColor, strokeWidth: 3 }),
            rect(60, 60, width - 120, height - 120, {
              fill: 'none',
              stroke: inkColor,
              strokeWidth: 1.2,
              opacity: 0.7,
            }),
          )
          return
        }
        const blobs = [
          [0.08, 0.06, 0.42, palette.accent],
          [0.98, 0.1, 0.26, palette.deep],
          [0.95, 0.98, 0.46, palette.accent],
          [0.03, 0.95, 0.28, palette.deep],
        ] as const
        for (const [x, y, r, color] of blobs)
          ink.add(
            path(
              smooth(
                around({ x: width * x, y: height * y }, 7, () => width * r * random.between(0.62, 1)),
                true,
              ),
              { fill: mix(color, base, 0.25) },
            ),
          )
        ink.add(
          stroke(
            d`M${width * 0.1} ${height * 0.24}q${width * 0.1} ${-height * 0.06} ${width * 0.2} 0t${width * 0.2} 0`,
            inkColor,
            4,
            { opacity: 0.5 },
          ),
        )
      })
    }
    const face: Face = random.pick(['serif', 'italic', 'fat', 'poster', 'brush', 'script'])
    const size =
      { serif: 168, italic: 168, fat: 156, poster: 250, brush: 190, script: 196, sans: 100 }[face] *
      (height < width * 1.1 ? 0.88 : 1)
    const text = face === 'poster' ? line.toUpperCase() : line
    const lines = setLines(text, face, size, width * 0.8)
    const leading = size * (face === 'poster' ? 0.98 : 1.12)
    art.layer((ink) => {
      const top = height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.32
      lines.forEach((part, index) =>
        ink.add(
          letters({
            text: part,
            x: width / 2,
            y: top + index * leading,
            size,
            face,
            color: inkColor,
            maxWidth: width * 0.82,
          }),
        ),
      )
      const rule = top + lines.length * leading - size * 0.2
      ink.add(stroke(d`M${width / 2 - 46} ${rule}h92`, inkColor, 4, { opacity: 0.7 }))
    })
    art.film({ grain: ground === 'haze' ? 15 : 9, vignette: 0.14 })
  },
})
