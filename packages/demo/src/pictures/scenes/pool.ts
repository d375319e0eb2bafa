import { ramp } from '../brush/color.ts'
import { circle, ellipse, path, rect } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

const WATERS = {
  aqua: ['#0f7f9e', '#2fb3c4', '#7adbdc', '#e6fbf6'],
  mint: ['#1c8a80', '#4cbfa9', '#9fe3cd', '#f0fff4'],
  deep: ['#0c4f86', '#1f7fb5', '#66b8dc', '#e3f5fb'],
} as const

/** A swimming pool from above: caustics, tiles, and perhaps a ring. */
export const pool = defineScene({
  shapes: ['4:5', '2:3', '1:1', '9:16'],
  plan: (random) => ({
    water: random.pick(['aqua', 'mint', 'deep'] as const),
    floats: random.pick(['a swim ring', 'an air mattress', 'a ball', 'nothing'] as const),
    edge: random.pick(['stone', 'terracotta', 'none'] as const),
  }),
  draw: (art, { water, floats, edge }) => {
    const { width, height, random } = art
    const [first, second] = [art.noise(2), art.noise(2)]
    const tones = ramp(WATERS[water])
    const tile = random.between(52, 74)
    art.shade(
      (x, y, pixel) => {
        const [sx, sy] = [first(x / 120, y / 120) * 26, second(x / 120, y / 120) * 26]
        const [tx, ty] = [Math.abs(((x + sx) / tile) % 1), Math.abs(((y + sy) / tile) % 1)]
        const grout = tx < 0.05 || ty < 0.05 ? 0.09 : 0
        // Where two sheets of ripples cross zero together, the sun is in focus on the floor.
        const a = Math.abs(first((x + sx) / 95 + 40, (y + sy) / 80))
        const b = Math.abs(second((x - sy) / 70 + 80, (y + sx) / 88))
        const focus = Math.exp(-a * 9) * 0.55 + Math.exp(-b * 10) * 0.45
        const color = tones(0.24 + first(x / 400, y / 400) * 0.1 + grout + focus * 0.62)
        pixel[0] = color[0]
        pixel[1] = color[1]
        pixel[2] = color[2]
      },
      { every: 2.1 },
    )
    const [cx, cy, r] = [width * random.between(0.34, 0.66), height * random.between(0.4, 0.68), width * 0.19]
    const shape = {
      'a swim ring': circle(cx, cy, r, { fill: 'none', stroke: '#0a3a4a', strokeWidth: r * 0.62 }),
      'an air mattress': `<g transform="rotate(${random.between(-40, 40)} ${cx} ${cy})">${rect(cx - r * 0.8, cy - r * 1.6, r * 1.6, r * 3.2, { rx: r * 0.3, fill: '#0a3a4a' })}</g>`,
      'a ball': circle(cx, cy, r * 0.7, { fill: '#0a3a4a' }),
      nothing: '',
    }[floats]
    art.layer((ink) => ink.add(`<g transform="translate(60 86)">${shape}</g>`), {
      blend: 'multiply',
      opacity: 0.45,
      soften: 16,
    })
    art.layer((ink) => {
      const color = random.pick(['#f2705a', '#f4b942', '#f7f2e6', '#ef8fa8'])
      const sheen = ink.glow(
        [
          [0, '#ffffff', 0.55],
          [0.5, '#ffffff', 0],
          [1, '#4a1a20', 0.35],
        ],
        cx - r * 0.5,
        cy - r * 0.6,
        r * 2.2,
      )
      if (floats === 'a swim ring') {
        ink.add(circle(cx, cy, r, { fill: 'none', stroke: color, strokeWidth: r * 0.62 }))
        for (let part = 0; part < 6; part++)
          ink.add(
            circle(cx, cy, r, {
              fill: 'none',
              stroke: '#fff8ee',
              strokeWidth: r * 0.62,
              strokeDasharray: `${r * 0.52} ${r * 6.283 - r * 0.52}`,
              strokeDashoffset: -part * r * 1.047,
            }),
          )
        ink.add(circle(cx, cy, r, { fill: 'none', stroke: sheen, strokeWidth: r * 0.62 }))
        ink.add(
          circle(cx, cy, r * 1.06, {
            fill: 'none',
            stroke: '#ffffff',
            strokeWidth: r * 0.05,
            strokeDasharray: `${r * 0.9} ${r * 9}`,
            strokeDashoffset: r * 2.6,
            opacity: 0.8,
          }),
        )
      } else if (floats === 'an air mattress') {
        const turn = /rotate\(([-\d.]+)/.exec(shape)![1]
        const ribs = Array.from({ length: 5 }, (_, rib) =>
          rect(cx - r * 0.8 + rib * r * 0.32, cy - r * 1.6, r * 0.3, r * 3.2, {
            rx: r * 0.15,
            fill: rib % 2 ? '#fff8ee' : color,
          }),
        ).join('')
        ink.add(
          `<g transform="rotate(${turn} ${cx} ${cy})">${ribs}${rect(cx - r * 0.74, cy - r * 1.56, r * 1.5, r * 0.7, { rx: r * 0.24, fill: color })}${rect(cx - r * 0.8, cy - r * 1.6, r * 1.6, r * 3.2, { rx: r * 0.2, fill: sheen })}</g>`,
        )
      } else if (floats === 'a ball') {
        ink.add(circle(cx, cy, r * 0.7, { fill: '#fff8ee' }))
        for (let part = 0; part < 3; part++)
          ink.add(
            path(
              `M${cx} ${cy}L${cx + Math.cos(part * 2.094) * r * 0.7} ${cy + Math.sin(part * 2.094) * r * 0.7}A${r * 0.7} ${r * 0.7} 0 0 1 ${cx + Math.cos(part * 2.094 + 1.047) * r * 0.7} ${cy + Math.sin(part * 2.094 + 1.047) * r * 0.7}Z`,
              { fill: [color, '#2f7fb0', '#f4b942'][part] },
            ),
          )
        ink.add(circle(cx, cy, r * 0.7, { fill: sheen }))
      }
    })
    if (edge !== 'none') {
      const paving = edge === 'stone' ? ['#e4dccd', '#cfc4b1'] : ['#c9785a', '#b3634a']
      const deep = height * 0.16
      art.layer((ink) => ink.add(rect(-20, 0, width + 40, deep + 34, { fill: '#06303c' })), {
        blend: 'multiply',
        opacity: 0.5,
        soften: 14,
      })
      art.layer((ink) => {
        for (let n = 0; n < 8; n++)
          ink.add(rect((n * width) / 7 - 30, -10, width / 7 - 5, deep, { fill: paving[n % 2] }))
        ink.add(
          rect(0, deep - 16, width, 26, { fill: '#f3ede2' }),
          ellipse(width * 0.8, deep * 0.4, width * 0.5, deep * 0.3, { fill: '#ffffff', opacity: 0.12 }),
        )
      })
    }
    art.film({ grain: 8, vignette: 0.22 })
  },
})
