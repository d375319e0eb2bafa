import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { createRidge } from '../brush/noise.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { circle, d, landBelow, path, stroke } from '../brush/shapes.ts'
import { shadedLeaf } from '../motifs/plants.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** A profile looking right, about one unit from chin to crown, with shoulders that leave the picture. */
const profile = (x: number, y: number, s: number, hair: string) => {
  const p = (px: number, py: number) => d`${x + px * s} ${y + py * s}`
  const crown = {
    bun: `C${p(0.3, -0.62)} ${p(-0.1, -0.72)} ${p(-0.3, -0.6)}C${p(-0.42, -0.86)} ${p(-0.78, -0.72)} ${p(-0.68, -0.46)}C${p(-0.66, -0.3)} ${p(-0.56, -0.24)} ${p(-0.5, -0.22)}C${p(-0.5, 0.05)} ${p(-0.36, 0.2)} ${p(-0.3, 0.34)}`,
    short: `C${p(0.34, -0.66)} ${p(-0.2, -0.76)} ${p(-0.42, -0.46)}C${p(-0.56, -0.2)} ${p(-0.48, 0.06)} ${p(-0.32, 0.2)}L${p(-0.3, 0.4)}`,
    long: `C${p(0.32, -0.66)} ${p(-0.2, -0.8)} ${p(-0.46, -0.48)}C${p(-0.7, -0.1)} ${p(-0.56, 0.2)} ${p(-0.72, 0.72)}L${p(-0.6, 0.86)}`,
    afro: `C${p(0.44, -0.8)} ${p(0.1, -1.02)} ${p(-0.26, -0.94)}C${p(-0.7, -0.9)} ${p(-0.9, -0.5)} ${p(-0.78, -0.16)}C${p(-0.74, 0.1)} ${p(-0.5, 0.22)} ${p(-0.32, 0.22)}L${p(-0.3, 0.42)}`,
  }[hair]
  return `M${p(0.36, -0.38)}${crown}C${p(-0.34, 0.62)} ${p(-0.9, 0.72)} ${p(-1.05, 1.4)}L${p(-1.1, 3)}H${x + s * 0.95}C${p(0.66, 1.3)} ${p(0.12, 0.76)} ${p(0.08, 0.46)}C${p(0.12, 0.4)} ${p(0.24, 0.44)} ${p(0.36, 0.4)}C${p(0.42, 0.36)} ${p(0.4, 0.31)} ${p(0.385, 0.28)}C${p(0.39, 0.25)} ${p(0.44, 0.24)} ${p(0.435, 0.2)}C${p(0.43, 0.18)} ${p(0.4, 0.17)} ${p(0.41, 0.155)}C${p(0.44, 0.14)} ${p(0.46, 0.12)} ${p(0.44, 0.09)}C${p(0.42, 0.06)} ${p(0.41, 0.04)} ${p(0.42, 0.02)}C${p(0.46, 0.01)} ${p(0.53, 0.0)} ${p(0.525, -0.04)}C${p(0.5, -0.1)} ${p(0.42, -0.18)} ${p(0.4, -0.26)}C${p(0.39, -0.3)} ${p(0.38, -0.34)} ${p(0.36, -0.38)}Z`
}

/** Someone's profile with a landscape inside, as two exposures of one film. */
export const silhouette = defineScene({
  shapes: ['3:4', '2:3', '4:5'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    hair: random.pick(['bun', 'short', 'long', 'afro'] as const),
    inside: random.pick(['mountains', 'a forest', 'the sea', 'a garden', 'a night sky'] as const),
  }),
  draw: (art, { palette: name, hair, inside }) => {
    const { width, height, random } = art
    const palette = byName(name)
    drawSurface(art, 'plaster', mix(palette.paper, palette.soft, random.between(0.1, 0.5)))
    const s = Math.min(width * 0.56, height * 0.36)
    const [x, y] = [width * random.between(0.5, 0.56), height * 0.46]
    const outline = profile(x, y, s, hair)
    const flip = random.chance(0.5) ? `<g transform="translate(${width} 0) scale(-1 1)">` : '<g>'
    const land = (ink: Ink) => {
      if (inside === 'a night sky' || inside === 'a garden') return ''
      return Array.from({ length: 5 }, (_, n) => {
        const ridge = createRidge(random, inside === 'the sea' ? 2 : 5)
        const base = y + s * (-0.35 + n * 0.32)
        const tone = mix(palette.soft, inside === 'a forest' ? darken(palette.deep, 0.3) : palette.deep, 0.2 + n * 0.2)
        const high = (at: number) =>
          base - ridge(at / (inside === 'the sea' ? 70 : 150)) * s * (inside === 'the sea' ? 0.02 : 0.13)
        const trees =
          inside === 'a forest' || n > 2
            ? Array.from({ length: inside === 'the sea' ? 0 : 34 }, () => {
                const [at, tall] = [random.between(0, width), random.between(0.08, 0.2) * s]
                return path(d`M${at} ${high(at) - tall}l${tall * 0.24} ${tall * 1.1}h${-tall * 0.48}Z`, {
                  fill: darken(tone, 0.15),
                })
              }).join('')
            : ''
        const crests =
          inside === 'the sea'
            ? Array.from({ length: 16 }, () =>
                stroke(
                  d`M${random.between(0, width)} ${base + random.between(6, s * 0.28)}q20 -7 40 0t40 0`,
                  lighten(tone, 0.5),
                  3,
                  { opacity: 0.6 },
                ),
              ).join('')
            : ''
        return (
          path(landBelow(high, 0, width, height, 6), {
            fill: ink.linear([
              [0, tone],
              [0.5, lighten(tone, 0.22)],
            ]),
          }) +
          trees +
          crests
        )
      }).join('')
    }
    art.layer((ink) => {
      const night = inside === 'a night sky'
      const sky = path(`M0 0H${width}V${height}H0Z`, {
        fill: ink.linear(
          night
            ? [
                [0, '#0d1330'],
                [0.6, mix(palette.deep, '#141a3a', 0.5)],
                [1, '#0b0e1f'],
              ]
            : [
                [0, palette.accent],
                [0.35, lighten(palette.soft, 0.1)],
                [0.6, palette.soft],
              ],
        ),
      })
      const sun = night ? '' : circle(x - s * 0.05, y - s * 0.38, s * 0.14, { fill: lighten(palette.accent, 0.75) })
      const stars = night
        ? Array.from({ length: 320 }, () =>
            circle(random.between(0, width), random.between(0, height), 0.8 + 3 * random.next() ** 6, {
              fill: '#fff',
              opacity: random.between(0.4, 1),
            }),
          ).join('')
        : ''
      const leaves =
        inside === 'a garden'
          ? Array.from({ length: 120 }, () =>
              shadedLeaf(
                { x: random.between(0, width), y: random.between(y - s, height) },
                random.between(-2.6, -0.5),
                s * random.between(0.14, 0.34),
                0.26,
                random.pick([palette.deep, mix(palette.deep, '#4d7a4a', 0.5), palette.accent, '#6f9058']),
              ),
            ).join('')
          : ''
      ink.add(`${flip}${ink.within(outline, sky + sun + stars + land(ink) + leaves)}</g>`)
    })
    const mist = art.noise(3)
    art.shade(
      (px, py, pixel) => {
        pixel[0] = pixel[1] = pixel[2] = 128 + mist(px / 120, py / 90) * 70
      },
      { every: 5, blend: 'soft-light', opacity: 0.45 },
    )
    art.film({ grain: 11, vignette: 0.15 })
  },
})
