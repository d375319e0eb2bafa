import type { Artboard } from '../brush/artboard.ts'
import { along, lighten, mix, ramp, toRgb } from '../brush/color.ts'
import { createRidge } from '../brush/noise.ts'
import { circle, d, landBelow, path, stroke } from '../brush/shapes.ts'
import { drawClouds, drawGlow, SKIES } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const WATER = {
  dawn: { sea: ['#e9b9a6', '#8f9db5', '#4a6a8c', '#2c4a6b'], sun: '#fff0cf' },
  morning: { sea: ['#a8dbe0', '#4fb3bf', '#2389a3', '#125f80'], sun: '#fffdf0' },
  golden: { sea: ['#f7c987', '#b98f7d', '#5c6f86', '#2f4660'], sun: '#ffe6a6' },
  dusk: { sea: ['#e89a8b', '#8a5f93', '#45437c', '#23265a'], sun: '#ffd2a1' },
  overcast: { sea: ['#c2cccb', '#8aa3a6', '#5b7a80', '#3d5a61'], sun: '#f2f0e8' },
} as const

/** The sea with the sun's reflection, from a beach, from a boat, or with a sail in it. */
export const ocean = defineScene({
  shapes: ['2:3', '3:4', '4:5', '9:16', '3:2'],
  plan: (random) => {
    const time = random.pick(['dawn', 'morning', 'golden', 'dusk', 'overcast'] as const)
    // A gray sea without anything on it is only gray.
    return {
      time,
      subject: time === 'overcast' ? 'sailboat' : random.pick(['beach', 'beach', 'sailboat', 'open sea'] as const),
    }
  },
  draw: (art, { time, subject }) => {
    const { width, height, random } = art
    const horizon = height * random.between(0.36, 0.46)
    const sunX = width * random.between(0.25, 0.75)
    const sunY = horizon - height * random.between(0.04, 0.16)
    const { sea, sun } = WATER[time]
    art.backdrop(SKIES[time], horizon)
    drawClouds(art, {
      color: lighten(SKIES[time][2], 0.45),
      cover: random.between(0.35, 0.65),
      from: 0,
      to: horizon,
      stretch: 4,
      opacity: 0.75,
    })
    drawGlow(art, sunX, sunY, width * 0.6, sun, 0.8)
    art.layer((ink) => time !== 'overcast' && ink.add(circle(sunX, sunY, width * 0.036, { fill: sun })))
    const swell = art.noise(3)
    const chop = art.noise(2)
    const colors = ramp(sea)
    const [red, green, blue] = toRgb(sun)
    art.shade((x, y, pixel) => {
      const below = y - horizon
      pixel[3] = below > 0 ? 255 : 0
      if (below <= 0) return
      // Perspective: the nearer to the horizon, the flatter and denser the waves.
      const far = 900 / (below + 18)
      const wave =
        swell((x - width / 2) * far * 0.006 + 40, far * 9) * 0.6 + chop((x - width / 2) * far * 0.02, far * 26) * 0.4
      const share = below / (height - horizon)
      const tone = colors(share ** 0.7 + wave * 0.16)
      const path = Math.exp(-(((x - sunX) / (40 + below * 0.34)) ** 2))
      const glint = Math.max(0, wave - 0.05 + path * 0.22) * path * (time === 'overcast' ? 0.25 : 1.5)
      const shine = Math.min(1, glint * 1.7)
      pixel[0] = tone[0] + (red - tone[0]) * shine
      pixel[1] = tone[1] + (green - tone[1]) * shine
      pixel[2] = tone[2] + (blue - tone[2]) * shine
    })
    if (subject === 'open sea') drawGulls(art, horizon)
    if (subject === 'beach') drawBeach(art, sea, sun)
    if (subject === 'sailboat')
      drawSail(art, width * (sunX > width / 2 ? 0.3 : 0.68), horizon + height * 0.05, height * 0.17, sea)
    art.film({ grain: 7, vignette: 0.2 })
  },
})

const drawBeach = (art: Artboard, sea: readonly string[], sun: string) => {
  const { width, height, random } = art
  const edge = createRidge(random, 3)
  const tilt = random.between(-0.12, 0.12)
  const line = (shift: number) => (x: number) =>
    height * (0.8 + shift) + edge(x / 260 + shift * 9) * height * 0.028 + (x - width / 2) * tilt
  const sand = mix('#e6cda4', sun, 0.25)
  art.layer(
    (ink) =>
      ink.add(
        path(landBelow(line(-0.05), 0, width, height + 40), { fill: mix(sea[1]!, '#e8f4ee', 0.45), opacity: 0.55 }),
      ),
    { soften: 14 },
  )
  art.layer((ink) => {
    const land = [
      [-0.022, '#ffffff', 0.85],
      [-0.006, mix(sand, sea[2]!, 0.32), 1],
      [0.035, mix(sand, sea[2]!, 0.16), 1],
      [0.075, sand, 1],
    ] as const
    for (const [shift, fill, opacity] of land)
      ink.add(path(landBelow(line(shift), 0, width, height), { fill, opacity }))
    for (let fleck = 0; fleck < 150; fleck++) {
      const x = random.between(0, width)
      ink.add(
        circle(x, line(-0.018)(x) + random.between(-14, 10), random.between(1, 4.5), {
          fill: '#fff',
          opacity: random.between(0.4, 0.9),
        }),
      )
    }
  })
  const grit = art.noise(3)
  const top = line(0.02)
  art.shade(
    (x, y, pixel) => {
      const tone = grit(x / 9, y / 5) > 0 ? 255 : 0
      pixel[0] = pixel[1] = pixel[2] = tone
      pixel[3] = y > top(x) ? Math.abs(grit(x / 9, y / 5)) * 70 : 0
    },
    { every: 2, blend: 'soft-light' },
  )
}

const drawGulls = (art: Artboard, horizon: number) => {
  const { width, random } = art
  art.layer((ink) => {
    for (let gull = 0; gull < 6; gull++) {
      const [x, y, span] = [
        width * random.between(0.25, 0.8),
        horizon * random.between(0.25, 0.75),
        random.between(12, 30),
      ]
      ink.add(
        stroke(
          d`M${x - span} ${y - span * 0.3}Q${x - span * 0.4} ${y - span * 0.5} ${x} ${y}Q${x + span * 0.4} ${y - span * 0.55} ${x + span} ${y - span * 0.2}`,
          '#2b3440',
          2.4,
          { opacity: 0.75 },
        ),
      )
    }
  })
}

const drawSail = (art: Artboard, x: number, y: number, tall: number, sea: readonly string[]) => {
  const { random } = art
  const accent = random.pick(['#c8463a', '#e0a02f', '#2f6c7a', '#f4efe3'])
  art.layer(
    (ink) =>
      ink.add(
        path(
          d`M${x - tall * 0.25} ${y + 6}L${x + tall * 0.32} ${y + 6}L${x + tall * 0.1} ${y + tall * 0.7}L${x - tall * 0.06} ${y + tall * 0.7}Z`,
          { fill: along(sea, 0.85), opacity: 0.5 },
        ),
      ),
    { soften: 8, blend: 'multiply' },
  )
  art.layer((ink) => {
    const cloth = ink.linear(
      [
        [0, '#ffffff'],
        [1, '#d9d4cb'],
      ],
      1,
      0,
    )
    ink.add(
      path(
        d`M${x + tall * 0.02} ${y - tall}Q${x + tall * 0.42} ${y - tall * 0.4} ${x + tall * 0.4} ${y - tall * 0.1}L${x + tall * 0.02} ${y - tall * 0.07}Z`,
        { fill: cloth },
      ),
      path(
        d`M${x - tall * 0.02} ${y - tall * 0.94}Q${x - tall * 0.05} ${y - tall * 0.4} ${x - tall * 0.3} ${y - tall * 0.09}L${x - tall * 0.02} ${y - tall * 0.07}Z`,
        { fill: accent },
      ),
      path(
        d`M${x - tall * 0.36} ${y - tall * 0.05}L${x + tall * 0.46} ${y - tall * 0.06}Q${x + tall * 0.36} ${y + tall * 0.07} ${x + tall * 0.26} ${y + tall * 0.07}L${x - tall * 0.22} ${y + tall * 0.07}Z`,
        { fill: '#4a2c20' },
      ),
      path(
        d`M${x - tall * 0.36} ${y - tall * 0.05}L${x + tall * 0.46} ${y - tall * 0.06}L${x + tall * 0.44} ${y - tall * 0.03}L${x - tall * 0.33} ${y - tall * 0.02}Z`,
        { fill: '#f6efe2' },
      ),
    )
  })
}
