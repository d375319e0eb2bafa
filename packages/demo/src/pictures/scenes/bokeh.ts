import { darken, lighten } from '../brush/color.ts'
import { createRelief, tint } from '../brush/relief.ts'
import { circle, rect } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

const LIGHTS = {
  traffic: ['#ff5a3c', '#ffb347', '#ffd98a', '#fff1cf', '#e8323c'],
  neon: ['#ff4fa3', '#4fd0ff', '#b06bff', '#ffd36b', '#5effc4'],
  harbor: ['#ffc46b', '#ffe3a8', '#7fb7ff', '#ff9a5a', '#fff6e0'],
  'fairy lights': ['#ffd88a', '#ffc163', '#fff0cc', '#ffb04f', '#ffe7b0'],
} as const

/** A city at night, out of focus, sometimes through a wet window. */
export const bokeh = defineScene({
  shapes: ['2:3', '9:16', '4:5', '3:2'],
  plan: (random) => ({
    lights: random.pick(['traffic', 'neon', 'harbor', 'fairy lights'] as const),
    isRainy: random.chance(0.55),
    hour: random.pick(['dusk', 'night'] as const),
  }),
  draw: (art, { lights, isRainy, hour }) => {
    const { width, height, random } = art
    art.backdrop(hour === 'dusk' ? ['#2a3558', '#5a4a68', '#2a2231'] : ['#090b14', '#141a2a', '#0b0a12'])
    const horizon = height * random.between(0.5, 0.62)
    art.layer(
      (ink) => {
        for (let x = -60; x < width;) {
          const wide = random.between(70, 190)
          ink.add(
            rect(x, horizon - random.between(120, 480), wide, height, {
              fill: hour === 'dusk' ? '#1c2238' : '#05070d',
              opacity: 0.85,
            }),
          )
          x += wide * 0.9
        }
      },
      { soften: 26 },
    )
    const disc = (r: number, low: number, high: number, opacity: number) => {
      const [x, y] = [random.between(-20, width + 20), random.between(low, high)]
      const color = random.pick(LIGHTS[lights])
      return (
        circle(x, y, r, { fill: color, opacity }) +
        circle(x, y, r - 2, { fill: 'none', stroke: lighten(color, 0.45), strokeWidth: 4, opacity: opacity * 0.8 })
      )
    }
    for (const [count, size, opacity, soften] of [
      [52, 24, 0.85, 0],
      [30, 50, 0.7, 3.4],
      [10, 96, 0.42, 7],
    ] as const)
      art.layer(
        (ink) => {
          for (let n = 0; n < count; n++)
            ink.add(
              disc(
                size * random.between(0.6, 1.25),
                horizon - 420,
                lights === 'fairy lights' ? height : horizon + 120,
                opacity * random.between(0.5, 1.2),
              ),
            )
        },
        { blend: 'screen', soften },
      )
    if (lights !== 'fairy lights')
      art.layer(
        (ink) => {
          for (let n = 0; n < 34; n++)
            ink.add(
              rect(
                random.between(0, width),
                horizon + random.between(60, 200),
                random.between(12, 46),
                random.between(120, 420),
                { fill: random.pick(LIGHTS[lights]), opacity: 0.4, rx: 20 },
              ),
            )
        },
        { blend: 'screen', soften: 16 },
      )
    if (isRainy) {
      const relief = createRelief(art)
      for (let n = 0; n < 300; n++) {
        const r = 2 + 15 * random.next() ** 4
        const color = darken(random.pick(LIGHTS[lights]), 0.68)
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
          number,
          number,
          number,
        ]
        relief.stamp(
          { x: random.between(0, width), y: random.between(0, height), rx: r, ry: r * random.between(1, 1.5) },
          (cell, u, v) => {
            const out = u * u + v * v
            if (out > 1) return false
            cell.height = Math.sqrt(1 - out) * r * 0.8
            cell.gloss = 0.6
            // Each drop shows the city upside down.
            tint(cell, [red, green, blue])
            tint(cell, [16, 18, 28], Math.max(0, v) * 0.6)
            tint(cell, [255, 240, 214], Math.max(0, -v - 0.35) * 0.6)
          },
        )
      }
      relief.light({ x: 0.3, y: -0.7, z: 0.6, sun: [0.8, 0.8, 0.85], sky: [0.5, 0.5, 0.55], falloff: 0 })
    }
    art.film({ grain: 12, vignette: 0.35 })
  },
})
