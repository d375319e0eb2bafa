import { darken, lighten, mix, toRgb } from '../brush/color.ts'
import { createRidge } from '../brush/noise.ts'
import { circle, d, landBelow, path } from '../brush/shapes.ts'
import { addWood } from '../motifs/land.ts'
import { drawGlow } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const MOODS = {
  'green mist': {
    sky: ['#cfdcd0', '#e4ebdd', '#f4f2df'],
    far: '#b4c8b9',
    near: '#12291f',
    beam: '#fff7d2',
    leaf: '#5d7f4c',
  },
  'blue morning': {
    sky: ['#a9c0cf', '#d2dfe3', '#f3ecdc'],
    far: '#9db6c3',
    near: '#0f2430',
    beam: '#fff2d8',
    leaf: '#48707a',
  },
  autumn: { sky: ['#e8cfae', '#f6e2bd', '#fff1d4'], far: '#d9b489', near: '#33190f', beam: '#ffeab4', leaf: '#c56a26' },
  'first snow': {
    sky: ['#c3cdd8', '#dfe5ea', '#f2f2f0'],
    far: '#b4c0cc',
    near: '#25303d',
    beam: '#ffffff',
    leaf: '#e9edf0',
  },
  'ember evening': {
    sky: ['#5a3a5e', '#c26a5d', '#f8b877'],
    far: '#a2616a',
    near: '#1d0f1e',
    beam: '#ffc98f',
    leaf: '#8a3d45',
  },
} as const

/** Trunks or spruces fading into fog, with light falling between them. */
export const forest = defineScene({
  shapes: ['2:3', '2:3', '3:4', '9:16', '4:5'],
  plan: (random) => ({
    mood: random.pick(['green mist', 'blue morning', 'autumn', 'first snow', 'ember evening'] as const),
    trees: random.pick(['trunks', 'spruces'] as const),
    deer: random.chance(0.3),
  }),
  draw: (art, { mood, trees, deer }) => {
    const { width, height, random } = art
    const { sky, far, near, beam, leaf } = MOODS[mood]
    const sun = { x: width * random.between(0.25, 0.75), y: height * random.between(0.16, 0.3) }
    art.backdrop(sky, height * 0.8)
    drawGlow(art, sun.x, sun.y, width * 0.7, beam, 0.9)
    const depth = 5
    for (let step = 0; step < depth; step++) {
      const near01 = step / (depth - 1)
      const color = mix(far, near, near01 ** 1.25)
      const ground = createRidge(random, 4)
      const line = (x: number) => height * (0.62 + 0.27 * near01) + ground(x / 240) * height * 0.022
      // Distant trees are slightly out of focus, which also makes them cheap.
      const soften = [7, 5, 3.2, 0, 0][step] ?? 0
      art.layer(
        (ink) => {
          if (trees === 'spruces')
            addWood(ink, random, line, {
              count: Math.round(26 - 15 * near01),
              tall: [height * (0.14 + 0.2 * near01), height * (0.26 + 0.34 * near01)],
              color,
              width,
            })
          else
            for (let trunk = 0; trunk < 13 - step * 2; trunk++)
              ink.add(tree(art.random, random.between(0, width), line(width / 2), 12 + 44 * near01 ** 1.6, color))
          ink.add(
            path(landBelow(line, 0, width, height, 10), {
              fill: ink.linear([
                [0, color],
                [1, mix(color, step === depth - 1 ? near : far, 0.5)],
              ]),
            }),
          )
          if (step === depth - 2 && deer)
            ink.add(stag(width * random.between(0.35, 0.62), line(width / 2) + 6, darken(color, 0.35)))
        },
        { soften },
      )
      if (step < depth - 1)
        drawFog(art, height * (0.56 + 0.27 * near01), height * 0.2, mix(sky[2], far, 0.2), 0.62 - 0.3 * near01)
    }
    art.layer(
      (ink) => {
        for (let ray = 0; ray < 7; ray++) {
          const lean = random.between(-0.5, 0.5)
          const spread = random.between(0.03, 0.1)
          const reach = height * random.between(0.55, 0.85)
          const at = (turn: number) => d`${sun.x + Math.sin(turn) * reach * 1.1} ${sun.y + Math.cos(turn) * reach}`
          ink.add(
            path(d`M${sun.x} ${sun.y}L` + at(lean) + 'L' + at(lean + spread) + 'Z', {
              fill: ink.glow(
                [
                  [0, beam, 0.6],
                  [1, beam, 0],
                ],
                sun.x,
                sun.y,
                reach,
              ),
            }),
          )
        }
      },
      { blend: 'screen', opacity: 0.6, soften: 16 },
    )
    art.layer((ink) => {
      for (let fleck = 0; fleck < 240; fleck++) {
        const y = mood === 'first snow' ? random.between(0, height) : height * (0.86 + 0.14 * random.next())
        ink.add(
          circle(random.between(0, width), y, random.between(1.5, 5), {
            fill: mix(leaf, lighten(leaf, 0.5), random.next()),
            opacity: random.between(0.3, 0.85),
          }),
        )
      }
    })
    art.film({ grain: 8, vignette: 0.3 })
  },
})

type Art = Parameters<typeof drawGlow>[0]

const drawFog = (art: Art, middle: number, reach: number, color: string, opacity: number) => {
  const billow = art.noise(3)
  const [red, green, blue] = toRgb(color)
  art.shade(
    (x, y, pixel) => {
      const off = (y - middle) / reach
      pixel[0] = red
      pixel[1] = green
      pixel[2] = blue
      pixel[3] = Math.abs(off) > 2 ? 0 : Math.exp(-off * off * 2) * (0.75 + billow(x / 260, y / 90) * 0.5) * 255
    },
    { every: 8, opacity },
  )
}

/** A bare trunk rising out of the picture, with a few branches. */
const tree = (random: Art['random'], x: number, foot: number, thick: number, fill: string) => {
  const lean = random.between(-0.035, 0.035) * foot
  const trunk = d`M${x - thick * 0.62} ${foot + 20}C${x - thick * 0.42} ${foot * 0.8} ${x + lean - thick * 0.4} ${foot * 0.3} ${x + lean - thick * 0.34} -20L${x + lean + thick * 0.34} -20C${x + lean + thick * 0.4} ${foot * 0.3} ${x + thick * 0.42} ${foot * 0.8} ${x + thick * 0.62} ${foot + 20}Z`
  const branches = Array.from({ length: 5 }, () => {
    const y = foot * random.between(0.08, 0.62)
    const reach = thick * random.between(1.6, 4.4) * random.pick([-1, 1])
    const start = x + lean * (1 - y / foot)
    const rise = Math.abs(reach)
    return d`M${start} ${y}Q${start + reach * 0.5} ${y - rise * 0.2} ${start + reach} ${y - rise * random.between(0.4, 0.9)}Q${start + reach * 0.45} ${y - rise * 0.08} ${start} ${y + thick * 0.3}Z`
  })
  return [trunk, ...branches].map((data) => path(data, { fill })).join('')
}

const stag = (x: number, y: number, fill: string) =>
  path(
    d`M${x - 42} ${y}l4 -46c-6 -10 -6 -20 2 -26c16 -6 36 -2 50 -4c8 -8 12 -22 16 -34l-6 -6l8 -2c-2 -12 -12 -14 -14 -30c4 10 8 14 12 16c-2 -10 0 -18 4 -24c0 10 0 18 2 26c6 -2 8 -8 12 -16c2 14 -4 20 -8 28c10 2 18 10 20 16c-4 6 -12 4 -18 6c-2 16 -6 34 -14 44c-2 8 -4 12 -6 16l6 36h-7l-8 -34c-14 4 -26 2 -36 0l-8 16l2 18z`,
    { fill },
  )
