import { mix } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { drawWindowLight } from '../motifs/light.ts'
import { cabin, geese, halves, star } from '../motifs/patchwork.ts'
import { defineScene } from '../scene.ts'

/** A pieced quilt, block by block, with printed cloth and quilting lines. */
export const quilt = defineScene({
  shapes: ['1:1', '4:5', '2:3', '3:4'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    block: random.pick(['eight-point star', 'flying geese', 'log cabin', 'half-square'] as const),
    across: random.pick([2, 3, 4] as const),
  }),
  draw: (art, { palette: name, block, across }) => {
    const { width, height, random } = art
    const palette = byName(name)
    art.backdrop([palette.paper, palette.paper])
    const cloths = random.shuffled([
      palette.deep,
      palette.accent,
      palette.soft,
      mix(palette.deep, palette.accent, 0.5),
      mix(palette.accent, palette.paper, 0.5),
    ])
    const size = width / across
    art.layer((ink) => {
      for (let row = 0; row * size < height; row++) {
        for (let column = 0; column < across; column++) {
          const drawn = { 'eight-point star': star, 'flying geese': geese, 'log cabin': cabin, 'half-square': halves }[
            block
          ](ink, random, size, cloths, palette.paper, palette.ink)
          ink.add(`<g transform="translate(${(column * size).toFixed(1)} ${(row * size).toFixed(1)})">${drawn}</g>`)
        }
      }
    })
    // Quilting: every few pixels of stitched line the cloth dips, so light falls on soft pillows.
    const pitch = size / 4
    const weave = art.noise(2)
    const drape = art.noise(2)
    art.shade(
      (x, y, pixel) => {
        const a = Math.abs((((x + y) / pitch) % 1) - 0.5) * 2
        const b = Math.abs((((x - y + 10_000) / pitch) % 1) - 0.5) * 2
        const puff = Math.min(1 - a, 1 - b)
        const dip = Math.exp(-puff * 9)
        const tone =
          -dip * 0.9 + (1 - dip) * 0.16 * (0.5 - a) + weave(x / 2.2, y / 2.2) * 0.16 + drape(x / 330, y / 330) * 0.42
        pixel[0] = pixel[1] = pixel[2] = tone > 0 ? 255 : 0
        pixel[3] = Math.min(170, Math.abs(tone) * 190)
      },
      { every: 2, blend: 'soft-light' },
    )
    drawWindowLight(art, {
      x: -width * 0.1,
      y: -height * 0.1,
      width: width,
      height,
      lean: 0.35,
      opacity: 0.3,
      soften: 24,
    })
    art.film({ grain: 8, vignette: 0.2 })
  },
})
