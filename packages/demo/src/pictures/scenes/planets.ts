import { ramp, toRgb } from '../brush/color.ts'
import { PALETTES } from '../brush/palettes.ts'
import { circle, ellipse, group } from '../brush/shapes.ts'
import { addStars } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

/** A banded planet with rings and moons in an ink-dark sky. */
export const planets = defineScene({
  shapes: ['2:3', '4:5', '9:16', '1:1', '3:4'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    kind: random.pick(['ringed', 'crescent', 'stormy'] as const),
    moons: random.int(1, 3),
  }),
  draw: (art, { palette: name, kind, moons }) => {
    const { width, height, random } = art
    const palette = PALETTES.find((candidate) => candidate.name === name)!
    const colors = ramp([
      palette.ink,
      palette.deep,
      palette.accent,
      palette.soft,
      palette.paper,
      palette.soft,
      palette.accent,
    ])
    art.backdrop(['#07060f', '#120f22', '#0b0a18'])
    const nebula = art.noise(5)
    const warp = art.noise(3)
    const [red, green, blue] = toRgb(palette.deep)
    art.shade(
      (x, y, pixel) => {
        const density = nebula(x / 300 + warp(x / 400, y / 400), y / 300)
        pixel[0] = red
        pixel[1] = green
        pixel[2] = blue
        pixel[3] = Math.max(0, density + 0.05) * 210
      },
      { every: 6, blend: 'screen' },
    )
    art.layer((ink) => addStars(ink, art, 420, height * 1.6))
    const big = kind === 'crescent'
    const r = width * (kind === 'ringed' ? 0.24 : big ? 0.5 : 0.33)
    const cx = width * (big ? 0.64 : 0.5)
    const cy = height * (big ? 0.78 : 0.5)
    const tilt = random.between(-24, -12)
    const ring = (front: boolean) =>
      art.layer((ink) => {
        const half = front ? ink.within(`M${cx - r * 3} ${cy}h${r * 6}v${r * 3}h${-r * 6}z`, rings()) : rings()
        ink.add(`<g transform="rotate(${tilt.toFixed(1)} ${cx} ${cy})">${half}</g>`)
      })
    const bands = [1.95, 1.82, 1.64, 1.5, 1.38].map((reach, index) => ({
      reach,
      tone: [palette.soft, palette.paper, palette.accent, palette.soft, palette.deep][index]!,
      thick: random.between(0.05, 0.15),
    }))
    const rings = () =>
      bands
        .map(({ reach, tone, thick }) =>
          ellipse(cx, cy, r * reach, r * reach * 0.2, {
            fill: 'none',
            stroke: tone,
            strokeWidth: r * thick * 0.6,
            opacity: 0.78,
          }),
        )
        .join('')
    if (kind === 'ringed') ring(false)
    const flow = art.noise(4)
    const angle = (tilt * Math.PI) / 180
    const light = big ? { x: -0.75, y: -0.6 } : { x: -0.5, y: -0.45 }
    art.shade(
      (x, y, pixel) => {
        const dx = (x - cx) / r
        const dy = (y - cy) / r
        const out = dx * dx + dy * dy
        pixel[3] = 0
        if (out > 1.01) return
        const z = Math.sqrt(Math.max(0, 1 - out))
        const u = dx * Math.cos(angle) + dy * Math.sin(angle)
        const v = -dx * Math.sin(angle) + dy * Math.cos(angle)
        const latitude = Math.asin(Math.max(-1, Math.min(1, v)))
        const swirl = flow(Math.atan2(u, z + 0.2) * 2.2 + 20, latitude * 7) * (kind === 'stormy' ? 0.34 : 0.13)
        const band = flow(4, latitude * 4.2 + swirl) * 0.55 + 0.5 + swirl * 0.5
        const color = colors(band)
        const lit = Math.max(0, dx * light.x + dy * light.y + z * 0.62)
        const shade = Math.min(1.12, 0.05 + lit * 1.25)
        const rim = (1 - z) ** 3 * 60 * lit
        pixel[0] = color[0] * shade + rim
        pixel[1] = color[1] * shade + rim
        pixel[2] = color[2] * shade + rim * 1.2
        pixel[3] = Math.min(1, (1.005 - Math.sqrt(out)) * r * 0.5) * 255
      },
      { every: 2 },
    )
    if (kind === 'ringed') ring(true)
    art.layer((ink) => {
      for (let moon = 0; moon < moons; moon++) {
        const turn = random.between(-2.6, -0.4)
        const [x, y, size] = [
          width / 2 + Math.cos(turn) * width * 0.36,
          height * (big ? 0.34 : 0.5) + Math.sin(turn) * height * (big ? 0.2 : 0.36),
          width * random.between(0.018, 0.05),
        ]
        const skin = ink.radial(
          [
            [0, palette.paper],
            [0.6, palette.soft],
            [1, palette.ink],
          ],
          0.3,
          0.3,
          0.8,
        )
        ink.add(
          group(
            circle(x, y, size, { fill: skin }) +
              circle(x + size * 0.2, y + size * 0.3, size * 0.2, { fill: palette.ink, opacity: 0.2 }) +
              circle(x - size * 0.3, y - size * 0.1, size * 0.14, { fill: palette.ink, opacity: 0.16 }),
            {},
          ),
        )
      }
    })
    art.film({ grain: 10, vignette: 0.2 })
  },
})
