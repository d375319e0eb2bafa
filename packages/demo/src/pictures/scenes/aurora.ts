import { ramp } from '../brush/color.ts'
import { circle, d, path, polygon, rect } from '../brush/shapes.ts'
import { addWood, drawRidges, raiseRidges } from '../motifs/land.ts'
import { addStars, drawGlow } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const LIGHTS = {
  green: ['#123b3a', '#1fa37a', '#7df5b1', '#e9ffd9'],
  violet: ['#241a5e', '#7a3fc4', '#e06fd0', '#9ff7d0'],
  teal: ['#0c3550', '#1a9db0', '#7deadf', '#f1ffe8'],
} as const

/** Northern lights over snowy hills, with a cabin or a forest below. */
export const aurora = defineScene({
  shapes: ['2:3', '9:16', '4:5', '3:4', '3:2'],
  plan: (random) => ({
    light: random.pick(['green', 'violet', 'teal'] as const),
    below: random.pick(['cabin', 'spruces'] as const),
  }),
  draw: (art, { light, below }) => {
    const { width, height, random } = art
    art.backdrop(['#050818', '#0a1530', '#16294e', '#27476b'], height * 0.75)
    art.layer((ink) => addStars(ink, art, 360, height * 0.65))
    const colors = ramp(LIGHTS[light])
    const fold = art.noise(3)
    const strand = art.noise(2)
    const bands = [0, 1, 2].map((band) => ({
      base: height * (0.3 + 0.13 * band),
      sway: random.between(80, 190),
      phase: random.between(0, 50),
      reach: height * random.between(0.2, 0.32),
    }))
    art.shade(
      (x, y, pixel) => {
        let glow = 0
        for (const { base, sway, phase, reach } of bands) {
          const foot = base + fold(x / 330 + phase, phase) * sway + (x / width - 0.5) * sway
          const rise = (foot - y) / reach
          if (rise < -0.12 || rise > 1.3) continue
          const curtain = 0.55 + 0.65 * strand(x / 13 + fold(x / 90, phase) * 3, phase + y / 900)
          const body = rise < 0 ? 1 + rise / 0.12 : Math.exp(-rise * 2.6)
          glow += body * Math.max(0, curtain) * (0.5 + 0.5 * fold(x / 220, phase + 9))
        }
        const color = colors(glow * 1.05)
        pixel[0] = color[0]
        pixel[1] = color[1]
        pixel[2] = color[2]
        pixel[3] = Math.min(1, glow * 1.7) * 255
      },
      { every: 3, blend: 'screen' },
    )
    const ridges = raiseRidges(art, {
      count: 3,
      top: height * 0.66,
      bottom: height * 0.82,
      rise: height * 0.07,
      far: '#31506f',
      near: '#a9c4d8',
      haze: '#6f97ab',
      jagged: 0.48,
    })
    drawRidges(art, ridges, width / 2, 0.8)
    const front = ridges[2]!
    art.layer((ink) => {
      addWood(ink, random, ridges[1]!.height, { count: 46, tall: [26, 60], color: '#14283b', width })
      if (below === 'spruces')
        addWood(ink, random, (x) => front.height(x) + 50, { count: 15, tall: [150, 330], color: '#081521', width })
    })
    if (below === 'cabin') {
      const x = width * random.between(0.3, 0.62)
      drawGlow(art, x, front.height(x) + 70, 260, '#ffb55c', 0.7)
      art.layer((ink) => ink.add(cabin(x, front.height(x) + 110)))
    }
    art.film({ grain: 10, vignette: 0.25 })
  },
})

const cabin = (x: number, y: number) =>
  [
    rect(x - 74, y - 84, 148, 84, { fill: '#2a1a16' }),
    path(
      polygon([
        { x: x - 102, y: y - 76 },
        { x, y: y - 164 },
        { x: x + 102, y: y - 76 },
      ]),
      { fill: '#dfeaf2' },
    ),
    path(
      polygon([
        { x: x - 74, y: y - 84 },
        { x, y: y - 146 },
        { x: x + 74, y: y - 84 },
      ]),
      { fill: '#20130f' },
    ),
    rect(x + 38, y - 170, 20, 50, { fill: '#20130f' }),
    rect(x - 54, y - 62, 36, 34, { fill: '#ffc766' }),
    rect(x + 18, y - 62, 36, 34, { fill: '#ffd88a' }),
    path(d`M${x - 36} ${y - 62}v34M${x - 54} ${y - 45}h36M${x + 36} ${y - 62}v34M${x + 18} ${y - 45}h36`, {
      stroke: '#2a1a16',
      strokeWidth: 3,
    }),
    circle(x, y - 110, 9, { fill: '#ffc766' }),
  ].join('')
