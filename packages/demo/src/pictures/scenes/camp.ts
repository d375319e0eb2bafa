import { mix, toRgb } from '../brush/color.ts'
import { d, ellipse, path, stroke } from '../brush/shapes.ts'
import { addWood, drawRidges, raiseRidges } from '../motifs/land.ts'
import { addStars, drawGlow } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

/** A lit tent under the Milky Way. */
export const camp = defineScene({
  shapes: ['2:3', '9:16', '3:4', '4:5', '3:2'],
  plan: (random) => ({
    night: random.pick(['indigo', 'teal', 'plum'] as const),
    tent: random.pick(['orange', 'yellow', 'red'] as const),
  }),
  draw: (art, { night, tent }) => {
    const { width, height, random } = art
    const sky = {
      indigo: ['#060920', '#111a47', '#27356e', '#6c5f94'],
      teal: ['#04101c', '#0b2a3d', '#1b5263', '#6d8f84'],
      plum: ['#0d0618', '#27123f', '#4d2a63', '#a5627a'],
    }[night]
    const cloth = { orange: '#f08a3c', yellow: '#f3bd45', red: '#dd5442' }[tent]
    const ground = height * 0.84
    art.backdrop(sky, ground)
    const dust = art.noise(5)
    const lean = random.between(-0.5, 0.5) + 0.15
    const [red, green, blue] = toRgb(mix(sky[3]!, '#ffe9d6', 0.45))
    art.shade(
      (x, y, pixel) => {
        const off = (x - width / 2 + (y - height * 0.4) * lean) / (width * 0.2)
        const cloud = dust(x / 150, y / 150)
        const rift = Math.max(0, 1 - Math.abs(off + 0.15 + cloud * 0.5) * 3.2)
        const glow = Math.exp(-off * off) * (0.5 + 0.7 * cloud) - rift * 0.28
        pixel[0] = red
        pixel[1] = green
        pixel[2] = blue
        pixel[3] = Math.max(0, glow) * 215 * Math.max(0, 1 - y / (ground * 1.02))
      },
      { every: 5, blend: 'screen' },
    )
    art.layer((ink) => {
      addStars(ink, art, 420, ground * 0.95)
      let band = ''
      for (let star = 0; star < 380; star++) {
        const y = random.between(0, ground * 0.85)
        const across = (random.next() + random.next() + random.next() - 1.5) * width * 0.34
        band += d`M${width / 2 - (y - height * 0.4) * lean + across} ${y}h.01`
      }
      ink.add(stroke(band, '#ffffff', 1.7, { opacity: 0.65 }))
    })
    const ridges = raiseRidges(art, {
      count: 3,
      top: height * 0.7,
      bottom: ground - 10,
      rise: height * 0.06,
      far: mix(sky[2]!, sky[1]!, 0.4),
      near: '#060a12',
      haze: sky[2]!,
      jagged: 0.5,
    })
    drawRidges(art, ridges, width * 0.5, 0.5)
    const x = width * random.between(0.38, 0.62)
    const y = ground + height * 0.045
    const size = width * 0.12
    drawGlow(art, x, y - size * 0.4, size * 3.4, cloth, 0.75)
    art.layer((ink) => {
      addWood(ink, random, () => ground + 14, { count: 30, tall: [60, 190], color: '#070c14', width })
      ink.add(ellipse(width / 2, height + 60, width * 0.95, height - ground + 52, { fill: '#05070c' }))
      const skin = ink.glow(
        [
          [0, '#fff3c9'],
          [0.35, mix(cloth, '#ffe3a0', 0.5)],
          [1, mix(cloth, '#2a0d12', 0.35)],
        ],
        x,
        y - size * 0.25,
        size * 1.3,
      )
      ink.add(
        path(
          d`M${x - size * 1.2} ${y}Q${x - size * 0.55} ${y - size * 0.5} ${x} ${y - size}Q${x + size * 0.55} ${y - size * 0.5} ${x + size * 1.2} ${y}Z`,
          { fill: skin },
        ),
      )
      ink.add(
        path(
          d`M${x - size * 0.34} ${y}Q${x - size * 0.1} ${y - size * 0.5} ${x} ${y - size}Q${x + size * 0.1} ${y - size * 0.5} ${x + size * 0.34} ${y}Z`,
          { fill: '#fff6d8', opacity: 0.75 },
        ),
      )
      ink.add(
        stroke(
          d`M${x} ${y - size}Q${x - size * 0.1} ${y - size * 0.5} ${x - size * 0.34} ${y}M${x} ${y - size}Q${x + size * 0.1} ${y - size * 0.5} ${x + size * 0.34} ${y}M${x - size * 0.95} ${y - size * 0.2}L${x - size * 1.7} ${y + size * 0.12}M${x + size * 0.95} ${y - size * 0.2}L${x + size * 1.7} ${y + size * 0.12}`,
          '#5a2a1c',
          2.2,
          { opacity: 0.8 },
        ),
      )
    })
    art.layer((ink) => ink.add(ellipse(x, y + 12, size * 1.7, size * 0.16, { fill: cloth, opacity: 0.55 })), {
      soften: 24,
      blend: 'screen',
    })
    art.film({ grain: 11, vignette: 0.25 })
  },
})
