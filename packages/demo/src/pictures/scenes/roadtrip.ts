import type { Artboard } from '../brush/artboard.ts'
import { darken, lighten, mix } from '../brush/color.ts'
import { createRidge } from '../brush/noise.ts'
import { circle, d, ellipse, landBelow, path, rect, stroke } from '../brush/shapes.ts'
import { drawGlow } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const EVENINGS = {
  coral: {
    sky: ['#2b2a63', '#8f3f82', '#f0646a', '#ffb869'],
    sun: ['#fff0a8', '#ff8a5c'],
    land: '#2a1740',
    car: '#3fb8ad',
  },
  peach: {
    sky: ['#3f6f94', '#9db9b8', '#fbcf9d', '#fff0c9'],
    sun: ['#fffdf0', '#ffb868'],
    land: '#4a3a3f',
    car: '#d9503f',
  },
  magenta: {
    sky: ['#160a3a', '#5b1f7e', '#e0428e', '#ff9e6d'],
    sun: ['#ffe97a', '#ff4f8b'],
    land: '#120725',
    car: '#f0b13a',
  },
  amber: {
    sky: ['#5a2c34', '#b4533c', '#f09a47', '#ffdf8e'],
    sun: ['#fff6c2', '#f9a23f'],
    land: '#33181c',
    car: '#e9e2cf',
  },
} as const

/** A long car on a coastal or desert road in front of a large low sun. */
export const roadtrip = defineScene({
  shapes: ['2:3', '3:4', '4:5', '1:1', '3:2'],
  plan: (random) => ({
    evening: random.pick(['coral', 'peach', 'magenta', 'amber'] as const),
    plants: random.pick(['palms', 'cacti'] as const),
  }),
  draw: (art, { evening, plants }) => {
    const { width, height, random } = art
    const { sky, sun, land, car } = EVENINGS[evening]
    const road = height * 0.8
    const sunX = width * random.between(0.4, 0.6)
    const sunY = road - height * 0.17
    const r = width * 0.27
    art.backdrop(sky, road)
    drawGlow(art, sunX, sunY, r * 2.2, sun[1], 0.6)
    art.layer((ink) => {
      const disc = ink.linear([
        [0, sun[0]],
        [1, sun[1]],
      ])
      const stripes = Array.from({ length: 6 }, (_, index) =>
        rect(sunX - r, sunY + r * (0.1 + index * 0.16), r * 2, r * (0.025 + index * 0.012), {
          fill: mix(sky[2], sky[3], index / 5),
        }),
      ).join('')
      ink.add(
        circle(sunX, sunY, r, { fill: disc }),
        ink.within(d`M${sunX - r} ${sunY}a${r} ${r} 0 0 0 ${r * 2} 0z`, stripes),
      )
      for (let layer = 0; layer < 3; layer++) {
        const hill = createRidge(random, 4)
        const fill = ink.linear([
          [0, mix(sky[2], land, 0.35 + layer * 0.3)],
          [1, mix(sky[3], land, 0.2 + layer * 0.33)],
        ])
        ink.add(
          path(
            landBelow(
              (x) => road - height * (0.13 - layer * 0.045) - hill(x / (220 - layer * 40)) * height * 0.035,
              0,
              width,
              road + 10,
            ),
            { fill },
          ),
        )
      }
      ink.add(
        rect(0, road - 6, width, height, {
          fill: ink.linear([
            [0, darken(land, 0.1)],
            [0.25, mix(land, sky[2], 0.18)],
            [1, darken(land, 0.5)],
          ]),
        }),
      )
      for (let dash = -40; dash < width; dash += 150)
        ink.add(rect(dash, road + height * 0.095, 90, 7, { fill: sun[0], opacity: 0.75, rx: 3 }))
      ink.add(rect(0, road - 6, width, 4, { fill: sun[0], opacity: 0.5 }))
      const sides = [-0.36, 0.34, -0.47, 0.46]
      sides.forEach((side, index) => {
        const x = sunX + width * side + random.between(-20, 20)
        ink.add(
          plants === 'palms'
            ? palm(
                art,
                x,
                road,
                height * (index < 2 ? 0.36 : 0.52) * random.between(0.9, 1.1),
                darken(land, index < 2 ? 0.1 : 0.5),
              )
            : cactus(
                x,
                road + (index < 2 ? -4 : 20),
                height * (index < 2 ? 0.14 : 0.24),
                darken(land, index < 2 ? 0.05 : 0.5),
              ),
        )
      })
    })
    const scale = Math.min(1, width / 1000) * 1.12
    const carX = width / 2 + random.between(-60, 60)
    const carY = road + height * 0.055
    art.layer((ink) => ink.add(ellipse(carX, carY + 4, 250 * scale, 15, { fill: '#0c0512', opacity: 0.85 })), {
      soften: 9,
    })
    art.layer((ink) =>
      ink.add(
        `<g transform="translate(${Math.round(carX)} ${Math.round(carY)}) scale(${scale.toFixed(2)})">${convertible(
          ink.linear([
            [0, lighten(car, 0.25)],
            [0.5, car],
            [1, darken(car, 0.4)],
          ]),
          car,
          sun[0],
        )}</g>`,
      ),
    )
    art.film({ grain: 10, vignette: 0.3 })
  },
})

const palm = ({ random }: Artboard, x: number, foot: number, tall: number, color: string) => {
  const lean = random.between(-0.16, 0.16) * tall
  const top = { x: x + lean, y: foot - tall }
  const trunk = path(
    d`M${x - tall * 0.022} ${foot}Q${x + lean * 0.25} ${foot - tall * 0.5} ${top.x - tall * 0.011} ${top.y}L${top.x + tall * 0.011} ${top.y}Q${x + lean * 0.25 + tall * 0.03} ${foot - tall * 0.5} ${x + tall * 0.026} ${foot}Z`,
    { fill: color },
  )
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * Math.PI * 2 + random.between(-0.2, 0.2)
    const reach = tall * random.between(0.24, 0.34)
    const end = { x: top.x + Math.cos(turn) * reach, y: top.y + Math.sin(turn) * reach * 0.55 + reach * 0.34 }
    const over = { x: top.x + Math.cos(turn) * reach * 0.6, y: top.y + Math.sin(turn) * reach * 0.5 - reach * 0.24 }
    const under = { x: over.x * 0.88 + top.x * 0.12, y: over.y + reach * 0.24 }
    return path(d`M${top.x} ${top.y}Q${over.x} ${over.y} ${end.x} ${end.y}Q${under.x} ${under.y} ${top.x} ${top.y}Z`, {
      fill: color,
    })
  })
  return trunk + fronds.join('')
}

const cactus = (x: number, foot: number, tall: number, color: string) =>
  stroke(
    d`M${x} ${foot}V${foot - tall}M${x} ${foot - tall * 0.35}h${-tall * 0.2}q${-tall * 0.06} 0 ${-tall * 0.06} ${-tall * 0.08}v${-tall * 0.22}M${x} ${foot - tall * 0.5}h${tall * 0.19}q${tall * 0.06} 0 ${tall * 0.06} ${-tall * 0.08}v${-tall * 0.2}`,
    color,
    tall * 0.13,
  )

/** Side view around the midpoint between its wheels, at ground level; about 460 wide. */
const convertible = (paint: string, color: string, light: string) => {
  const wheel = (x: number) =>
    circle(x, -38, 40, { fill: '#17121a' }) +
    circle(x, -38, 25, { fill: '#efe8da' }) +
    circle(x, -38, 17, { fill: '#8d8a88' }) +
    circle(x, -38, 6, { fill: '#2a2426' })
  return [
    path(
      'M-232 -46C-236 -74 -230 -92 -206 -98L-120 -104C-96 -132 -70 -148 -34 -150L16 -150C44 -148 66 -130 84 -108L186 -100C220 -96 236 -82 236 -54L232 -36L-228 -36Z',
      { fill: paint },
    ),
    path('M-108 -106C-88 -130 -64 -141 -34 -142L-26 -142L-26 -106Z', { fill: mix(light, color, 0.25), opacity: 0.85 }),
    path('M-14 -142L14 -142C38 -140 56 -126 72 -106L-14 -106Z', { fill: mix(light, color, 0.4), opacity: 0.85 }),
    path('M-222 -78L226 -76L230 -66L-228 -68Z', { fill: lighten(color, 0.65), opacity: 0.9 }),
    stroke('M-20 -104V-48', darken(color, 0.5), 2.5),
    rect(-6, -92, 26, 6, { fill: '#efe8da', rx: 3 }),
    circle(222, -84, 11, { fill: light }),
    rect(-236, -88, 14, 18, { fill: '#d83a34', rx: 4 }),
    rect(-240, -48, 480, 13, { fill: '#d9d2c6', rx: 6 }),
    path('M-196 -38a50 50 0 0 1 100 0z', { fill: darken(color, 0.75) }),
    path('M96 -38a50 50 0 0 1 100 0z', { fill: darken(color, 0.75) }),
    wheel(-146),
    wheel(146),
  ].join('')
}
