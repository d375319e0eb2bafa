import { mix, toRgb } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { defineScene } from '../scene.ts'

/** Charts of stranded knitting, read row by row: a dot is the background, a letter a yarn. */
const CHARTS = {
  stars: [
    '....a....',
    '....a....',
    '.a.aaa.a.',
    '..aaaaa..',
    'aaaa.aaaa',
    '..aaaaa..',
    '.a.aaa.a.',
    '....a....',
    '....a....',
    '.........',
  ],
  diamonds: ['....b....', '...bab...', '..ba.ab..', '.ba...ab.', 'ba..b..ab', '.ba...ab.', '..ba.ab..', '...bab...'],
  hearts: ['.........', '..a...a..', '.aaa.aaa.', '.aaaaaaa.', '.aaaaaaa.', '..aaaaa..', '...aaa...', '....a....'],
  waves: ['a.......b', '.a.....b.', '..a...b..', '...a.b...', '....a....', '...b.a...', '..b...a..', '.b.....a.'],
  spruces: ['....a....', '...aaa...', '..aaaaa..', '...aaa...', '..aaaaa..', '.aaaaaaa.', '....b....', '.........'],
} as const
type Chart = keyof typeof CHARTS

/** A close-up of a knitted pattern, every stitch a small lit V. */
export const knit = defineScene({
  shapes: ['4:5', '1:1', '2:3', '3:4'],
  plan: (random) => ({
    chart: random.pick(Object.keys(CHARTS) as Chart[]),
    palette: random.pick(PALETTES).name,
    ground: random.pick(['pale', 'dark'] as const),
  }),
  draw: (art, { chart, palette: name, ground }) => {
    const { random } = art
    const palette = byName(name)
    const rows = CHARTS[chart]
    const band = ['a.a.a.a.a', '.b.b.b.b.', 'aaaaaaaaa', '.........']
    const base = ground === 'dark' ? mix(palette.ink, palette.deep, 0.35) : mix(palette.paper, '#efe4d2', 0.4)
    const yarn = {
      '.': toRgb(base),
      a: toRgb(ground === 'dark' ? palette.paper : palette.deep),
      b: toRgb(palette.accent),
    } as const
    const pattern = [...band, ...rows, ...rows, ...band.slice(0, 2)]
    const stitch = art.width / random.pick([27, 36, 45])
    const tall = stitch * 0.84
    const fluff = art.noise(3)
    const wander = art.noise(2)
    art.shade(
      (x, y, pixel) => {
        const u = (x + wander(x / 130, y / 130) * stitch * 0.16) / stitch
        const side = u - Math.floor(u) < 0.5 ? 0 : 1
        const across = (u - Math.floor(u)) * 2 - side
        const slant = side ? 1 - across : across
        // The legs of a V run down toward the middle of the stitch.
        const v = (y + wander(x / 130 + 50, y / 130) * tall * 0.2) / tall - slant * 0.62
        const row = Math.floor(v)
        const along = v - row
        const code = pattern[((row % pattern.length) + pattern.length) % pattern.length]!
        const color = yarn[code[((Math.floor(u) % 9) + 9) % 9] as keyof typeof yarn]
        const round = Math.sin(Math.min(1, Math.max(0, across)) * Math.PI)
        const roll = Math.sin(along * Math.PI)
        const twist = Math.sin((along * 2.4 + (side ? 1 - across : across) * 1.3) * Math.PI * 2) * 0.05
        const light =
          0.42 +
          0.5 * round ** 0.7 * (0.55 + 0.45 * roll ** 0.6) +
          twist +
          fluff(x / 3.2, y / 3.2) * 0.09 +
          (side ? -0.05 : 0.05)
        const broad = 0.96 + wander(x / 420, y / 420) * 0.1
        pixel[0] = color[0] * light * broad * 1.12
        pixel[1] = color[1] * light * broad * 1.1
        pixel[2] = color[2] * light * broad * 1.08
      },
      { every: 2 },
    )
    art.film({ grain: 8, vignette: 0.22 })
  },
})
