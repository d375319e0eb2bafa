import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { letters } from '../brush/lettering.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { circle, d, ellipse, path, rect, stroke } from '../brush/shapes.ts'
import { drawShadows } from '../motifs/light.ts'
import { defineScene } from '../scene.ts'

/** One sneaker floating over a bold background, like a shop window poster. */
export const sneakers = defineScene({
  shapes: ['4:5', '1:1', '2:3', '3:4', '3:2'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    cut: random.pick(['low', 'high'] as const),
    ground: random.pick(['disc', 'blocks', 'steps'] as const),
    word: random.pick(['STRIDE', 'DAYBREAK', 'ON FOOT', 'LONG WAY', 'SIDESTEP', 'EASY MILES'] as const),
  }),
  draw: (art, { palette: name, cut, ground, word }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const s = Math.min(width * 0.78, height * 0.95) / 800
    const cx = width / 2
    const cy = height * 0.52
    art.backdrop([lighten(palette.soft, 0.2), palette.soft])
    art.layer((ink) => {
      if (ground === 'disc')
        ink.add(
          circle(cx, cy - 40, width * 0.36, {
            fill: ink.linear([
              [0, palette.accent],
              [1, mix(palette.accent, palette.deep, 0.4)],
            ]),
          }),
        )
      if (ground === 'blocks')
        ink.add(
          rect(0, 0, width, cy - 40, { fill: palette.accent }),
          rect(0, cy + 130, width, height, { fill: palette.deep }),
          rect(width * 0.62, 0, width, cy - 40, { fill: palette.deep }),
        )
      if (ground === 'steps')
        for (let step = 0; step < 4; step++)
          ink.add(rect(0, cy + 152 + step * 70, width, height, { fill: mix(palette.accent, palette.deep, step / 3) }))
      if (height > width)
        ink.add(
          letters({
            text: word,
            x: cx,
            y: height * 0.2,
            size: 260,
            face: 'poster',
            color: ground === 'blocks' ? palette.paper : palette.deep,
            maxWidth: width * 0.88,
            opacity: 0.95,
          }),
        )
    })
    drawShadows(art, [ellipse(cx, cy + 165 * s, 330 * s, 22 * s, {})], { dx: 0, dy: 0, soften: 22, opacity: 0.7 })
    const main = random.pick([palette.paper, palette.deep, palette.accent, '#f7f2e8'])
    const trim = random.pick([palette.accent, palette.ink, palette.deep].filter((color) => color !== main))
    art.layer((ink) =>
      ink.add(
        `<g transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) scale(${s.toFixed(3)})">${trainer(ink, cut, main, trim, palette.paper)}</g>`,
      ),
    )
    art.film({ grain: 8, vignette: 0.15 })
  },
})

/** Toe to the right; about 700 wide, with the bottom of its sole at y = 160. */
const trainer = (ink: Ink, cut: 'low' | 'high', main: string, trim: string, sole: string) => {
  const shade = (color: string) =>
    ink.linear(
      [
        [0, lighten(color, 0.25)],
        [0.55, color],
        [1, darken(color, 0.28)],
      ],
      0.3,
      1,
    )
  const collar = cut === 'high' ? -235 : -128
  const upper = d`M-330 90C-352 20 -346 -60 -322 ${collar + 26}Q-316 ${collar} -292 ${collar - 4}Q-230 ${collar + 22} -150 ${collar - 8}Q-132 ${collar - 12} -122 ${collar + 8}C-96 ${collar + 60} -60 ${cut === 'high' ? -120 : -70} 20 -34C90 -6 170 4 240 14C310 26 346 52 350 96Z`
  const toe = 'M150 2C220 8 300 18 334 50Q352 70 350 98H126C110 60 122 20 150 2Z'
  const heel = d`M-330 92C-350 20 -345 -50 -326 ${collar + 40}L-262 ${collar + 70}C-276 -20 -262 40 -238 92Z`
  const stripe = 'M-168 92C-120 40 -60 -4 -4 -40L40 -24C-20 20 -70 60 -104 92Z'
  const laces = Array.from({ length: cut === 'high' ? 6 : 4 }, (_, index) => {
    const [x, y] = [52 - index * 44, -16 - index * (cut === 'high' ? 33 : 26)]
    return (
      stroke(d`M${x} ${y + 26}L${x + 30} ${y - 8}`, darken(sole, 0.28), 13) +
      stroke(d`M${x} ${y + 23}L${x + 30} ${y - 11}`, sole, 11)
    )
  }).join('')
  const eyelets = Array.from({ length: cut === 'high' ? 6 : 4 }, (_, index) =>
    circle(46 - index * 44, 12 - index * (cut === 'high' ? 33 : 26), 5, { fill: darken(main, 0.6) }),
  ).join('')
  const stitch = { strokeDasharray: '8 6', opacity: 0.7 }
  return [
    path(
      d`M-292 ${collar - 4}Q-230 ${collar + 22} -150 ${collar - 8}L-136 ${collar + 10}Q-230 ${collar + 44} -304 ${collar + 16}Z`,
      { fill: darken(trim, 0.45) },
    ),
    path(upper, { fill: shade(main) }),
    path(stripe, { fill: shade(trim) }),
    path(heel, { fill: shade(trim) }),
    path(toe, { fill: shade(mix(main, trim, 0.16)) }),
    stroke('M150 2C122 20 110 60 126 96', darken(main, 0.5), 2.6, stitch),
    stroke('M-176 92C-124 36 -62 -8 -6 -46', lighten(trim, 0.5), 2.6, stitch),
    stroke(d`M-258 ${collar + 72}C-272 -20 -258 40 -234 92`, lighten(trim, 0.4), 2.6, stitch),
    eyelets,
    laces,
    path(
      d`M-122 ${collar + 8}Q-96 ${collar - 26} -74 ${collar - 14}Q-60 ${collar + 40} -20 -46Q-80 -60 -122 ${collar + 8}Z`,
      { fill: shade(lighten(main, 0.2)) },
    ),
    ink.within(
      'M210 20a3 3 0 0 1 120 0v70h-120z',
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2, 3].map((column) =>
            circle(226 + column * 22, 34 + row * 16, 3, { fill: darken(main, 0.4), opacity: 0.6 }),
          ),
        )
        .join(''),
    ),
    path('M-344 84H356Q372 96 366 126Q360 158 330 160H-318Q-348 158 -352 124Z', {
      fill: ink.linear([
        [0, lighten(sole, 0.4)],
        [0.5, sole],
        [1, darken(sole, 0.3)],
      ]),
    }),
    rect(-346, 112, 712, 9, { fill: trim, opacity: 0.9 }),
    path('M-318 160H330Q344 160 350 150H-338Q-332 160 -318 160Z', { fill: darken(sole, 0.5) }),
    stroke(d`M-300 ${collar + 60}C-318 -20 -318 30 -306 70`, '#ffffff', 9, { opacity: 0.35 }),
    stroke('M180 22Q260 30 316 58', '#ffffff', 9, { opacity: 0.45 }),
  ].join('')
}
