import { mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { group } from '../brush/shapes.ts'
import { bag, hat, lowerHalf, scarf, shoe, sunglasses, upperHalf, watch } from '../motifs/clothes.ts'
import { drawLeafShadow, drawShadowsOf, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** Clothes laid out for a day: a top, a bottom, shoes, a bag and small things. */
export const outfit = defineScene({
  shapes: ['2:3', '3:4', '4:5', '2:3'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    top: random.pick(['knit', 'shirt', 'tee'] as const),
    lower: random.pick(['jeans', 'skirt', 'trousers'] as const),
    extra: random.pick(['sunglasses', 'hat', 'scarf'] as const),
  }),
  draw: (art, { palette: name, top, lower, extra }) => {
    const { width, height, random } = art
    const palette = byName(name)
    drawSurface(
      art,
      random.pick(['linen', 'plaster', 'marble']),
      random.pick(['#efe7da', '#e5e2da', '#f1e4db', '#dfe3df', mix(palette.soft, '#f3ece0', 0.6)]),
    )
    const lower01 =
      lower === 'jeans'
        ? random.pick(['#5a7496', '#8ba3bd', '#34435c'])
        : random.pick([palette.deep, '#c9b79a', '#3a3a3e', palette.ink])
    const upper = random.pick([palette.accent, palette.paper, palette.soft, '#f3ede2'])
    const leather = random.pick(['#8a5a3a', '#2e2622', palette.deep, '#c08a5a'])
    const unit = Math.min(width, height * 0.72) / 1000
    const turns = [
      random.between(-4, 6),
      random.between(-7, 3),
      random.between(-8, 8),
      random.between(-14, 14),
      random.between(-40, 40),
    ] as const
    const pattern = random.int(0, 2)
    const layOut = (ink: Ink) => {
      const put = (content: string, x: number, y: number, turn: number, size: number) =>
        group(content, {
          transform: `translate(${(width * x).toFixed(0)} ${(height * y).toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${(unit * size).toFixed(3)})`,
        })
      const small = {
        sunglasses: sunglasses(),
        hat: hat(ink, mix(palette.soft, '#d9bd8a', 0.5), palette.deep),
        scarf: scarf(ink, palette.accent, palette.deep),
      }[extra]
      return [
        put(lowerHalf(ink, lower, lower01), 0.7, 0.32, turns[0], 1.16),
        put(upperHalf(ink, pattern, top, upper), 0.33, 0.27, turns[1], 1.2),
        put(bag(ink, leather), 0.23, 0.74, turns[2], 1.2),
        put(shoe(ink, leather, -1), 0.6, 0.84, -6, 1.22),
        put(shoe(ink, leather, 1), 0.8, 0.84, 5, 1.22),
        put(small, 0.47, 0.58, turns[3], 1.02),
        put(watch(leather), 0.43, 0.88, turns[4], 1),
      ].join('')
    }
    drawShadowsOf(art, layOut, { soften: 15, opacity: 0.5 })
    art.layer((ink) => ink.add(layOut(ink)))
    if (random.chance(0.5))
      drawWindowLight(art, {
        x: -width * 0.05,
        y: -height * 0.1,
        width: width,
        height: height * 0.95,
        lean: 0.35,
        opacity: 0.36,
      })
    else drawLeafShadow(art, { opacity: 0.22 })
    art.film({ grain: 6, vignette: 0.18 })
  },
})
