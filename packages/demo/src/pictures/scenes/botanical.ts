import { letters } from '../brush/lettering.ts'
import { group, rect } from '../brush/shapes.ts'
import { grow } from '../motifs/specimens.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const SPECIMENS = {
  'Papaver rhoeas': { common: 'poppy', petal: '#d6412f' },
  'Eucalyptus gunnii': { common: 'eucalyptus', petal: '#9db5a5' },
  'Monstera deliciosa': { common: 'monstera', petal: '#3f6b4d' },
  'Ginkgo biloba': { common: 'ginkgo', petal: '#d9b23f' },
  'Lavandula angustifolia': { common: 'lavender', petal: '#7f6bb0' },
  'Anemone coronaria': { common: 'anemone', petal: '#5b62b5' },
  'Helleborus niger': { common: 'hellebore', petal: '#e9dcd2' },
} as const

type Specimen = keyof typeof SPECIMENS

const PAPERS = {
  cream: ['#f4ead6', '#3a2f26'],
  white: ['#f5f2ec', '#2f2c2a'],
  night: ['#1f2a2b', '#f0e6d0'],
  blush: ['#f3ddd2', '#4a2c2a'],
  sage: ['#d9e0cf', '#2c3a2e'],
} as const

/** A plate from a flora: one plant, its Latin name and a fine border. */
export const botanical = defineScene({
  shapes: ['2:3', '2:3', '3:4', '4:5'],
  plan: (random) => ({
    specimen: random.pick(Object.keys(SPECIMENS) as Specimen[]),
    paper: random.pick(['cream', 'white', 'night', 'blush', 'sage'] as const),
    plate: random.int(3, 148),
  }),
  draw: (art, { specimen, paper, plate }) => {
    const { width, height, random } = art
    const [ground, inkColor] = PAPERS[paper]
    drawSurface(art, 'plaster', ground)
    const { common, petal } = SPECIMENS[specimen]
    art.layer((ink) => {
      ink.add(
        rect(40, 40, width - 80, height - 80, { fill: 'none', stroke: inkColor, strokeWidth: 2.5, opacity: 0.65 }),
        rect(52, 52, width - 104, height - 104, { fill: 'none', stroke: inkColor, strokeWidth: 1, opacity: 0.4 }),
      )
      const foot = { x: width / 2, y: height * 0.84 }
      const rise = height * 0.7
      ink.add(group(grow(ink, random, common, foot.x, foot.y, rise, petal, paper === 'night'), {}))
      ink.add(
        letters({
          text: specimen,
          x: width / 2,
          y: height - 112,
          size: 50,
          face: 'italic',
          color: inkColor,
          maxWidth: width * 0.7,
        }),
      )
      ink.add(
        letters({
          text: `PLATE ${plate}`,
          x: width / 2,
          y: height - 74,
          size: 20,
          face: 'sans',
          color: inkColor,
          tracking: 7,
          opacity: 0.75,
        }),
      )
    })
    art.film({ grain: 8, vignette: 0.2 })
  },
})
