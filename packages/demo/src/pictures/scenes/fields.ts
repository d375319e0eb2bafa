import { darken, lighten, mix, ramp } from '../brush/color.ts'
import { circle, ellipse, path, rect } from '../brush/shapes.ts'
import { drawRidges, raiseRidges } from '../motifs/land.ts'
import { drawClouds, drawGlow, SKIES } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const CROPS = {
  lavender: ['#3c3a2e', '#5b4a86', '#8a6cc0', '#c3a5e6'],
  tulips: ['#2f5a33', '#b3283f', '#e8513f', '#ff9a76'],
  sunflowers: ['#2e4a22', '#8a7a1e', '#f0b21e', '#ffdc66'],
  tea: ['#1d3a24', '#356b3a', '#63994a', '#a7cc74'],
  wheat: ['#7a5526', '#b98a3e', '#e0b863', '#f7dd9a'],
} as const

/** Rows of a crop running to the horizon under a wide sky. */
export const fields = defineScene({
  shapes: ['2:3', '3:4', '4:5', '3:2', '1:1'],
  plan: (random) => ({
    crop: random.pick(['lavender', 'tulips', 'sunflowers', 'tea', 'wheat'] as const),
    time: random.pick(['morning', 'golden', 'dawn'] as const),
    landmark: random.pick(['lone tree', 'farmhouse', 'none'] as const),
  }),
  draw: (art, { crop, time, landmark }) => {
    const { width, height, random } = art
    const horizon = height * random.between(0.4, 0.5)
    const vanish = width * random.between(0.35, 0.65)
    const sky = SKIES[time]
    const colors = CROPS[crop]
    art.backdrop(sky, horizon)
    drawClouds(art, { color: lighten(sky[2], 0.55), cover: 0.55, from: 0, to: horizon, stretch: 2.4, opacity: 0.85 })
    drawGlow(art, width * 0.75, horizon * 0.8, width * 0.5, '#fff0c0', time === 'morning' ? 0.4 : 0.8)
    const hills = raiseRidges(art, {
      count: 3,
      top: horizon - height * 0.045,
      bottom: horizon + 4,
      rise: height * 0.03,
      far: mix(sky[1], '#6f8a8a', 0.5),
      near: mix(colors[0], '#5a7a4a', 0.55),
      haze: sky[3],
      jagged: 0.4,
    })
    drawRidges(art, hills, width * 0.75, 0.5)
    const shades = ramp([darken(colors[0], 0.15), ...colors])
    const leafage = art.noise(3)
    const patch = art.noise(2)
    art.shade((x, y, pixel) => {
      const below = y - horizon
      pixel[3] = Math.min(255, Math.max(0, below * 160))
      if (below <= 0) return
      const far = 1 / (below + 9)
      const across = (x - vanish) * far * 14
      const bend = patch(far * 30, 4) * 0.3
      const row = across + bend
      const ridge = 0.5 + 0.5 * Math.cos((row - Math.round(row)) * Math.PI * 2)
      // Too fine to tell apart near the horizon: fade into the mean.
      const clear = Math.min(1, below / 110)
      const speck = leafage(row * 9, far * 1500) * 0.6 + leafage(x / 5, y / 4) * 0.4
      const tone =
        0.52 + ((ridge - 0.5) * 0.85 + speck * 0.5) * clear + patch(x / 420, y / 180) * 0.1 + (1 - clear) * 0.12
      const color = shades(tone)
      const haze = 0.4 * Math.exp(-below / 60)
      pixel[0] = color[0] + (255 - color[0]) * haze
      pixel[1] = color[1] + (240 - color[1]) * haze
      pixel[2] = color[2] + (215 - color[2]) * haze
    })
    if (landmark !== 'none') {
      const x = width * random.between(0.22, 0.4)
      art.layer((ink) => ink.add(ellipse(x + 40, horizon + 12, 110, 9, { fill: '#201808', opacity: 0.5 })), {
        soften: 8,
        blend: 'multiply',
      })
      art.layer((ink) => {
        const leafy = ['#24421f', '#35602c', '#4f7d38', '#7b9c49']
        if (landmark === 'lone tree') {
          ink.add(path(`M${x - 7} ${horizon + 12}q4 -60 0 -90h14q-4 40 0 90z`, { fill: '#3b2a1e' }))
          for (let tuft = 0; tuft < 90; tuft++) {
            const [turn, out] = [random.between(0, 6.28), Math.sqrt(random.next())]
            const [dx, dy] = [Math.cos(turn) * out * 78, Math.sin(turn) * out * 62]
            ink.add(
              circle(x + dx, horizon - 110 + dy, random.between(10, 22), {
                fill: leafy[Math.min(3, Math.max(0, Math.round(1.5 - dy / 40 + dx / 60 + random.between(-0.6, 0.6))))]!,
                opacity: 0.92,
              }),
            )
          }
        } else {
          ink.add(
            rect(x - 60, horizon - 38, 120, 50, { fill: '#f2e6d2' }),
            rect(x + 18, horizon - 38, 42, 50, { fill: '#d8c6aa' }),
          )
          ink.add(
            path(`M${x - 72} ${horizon - 36}l20 -36h104l20 36z`, { fill: '#b0533a' }),
            rect(x - 40, horizon - 20, 14, 18, { fill: '#4b5a66' }),
            rect(x - 10, horizon - 20, 14, 18, { fill: '#4b5a66' }),
          )
          for (const dx of [84, 104, -88])
            ink.add(path(`M${x + dx} ${horizon - 84}q14 50 6 96h-12q-8 -46 6 -96z`, { fill: '#2a4727' }))
        }
      })
    }
    art.film({ grain: 7, vignette: 0.2 })
  },
})
