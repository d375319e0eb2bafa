import { ramp } from '../brush/color.ts'
import { ease } from '../brush/relief.ts'
import { defineScene } from '../scene.ts'

const SKIES = {
  noon: { sky: ['#2a68b0', '#5c9bd6', '#b4d6ee'], shade: ['#8fa3bc', '#cfd9e4', '#ffffff'] },
  evening: { sky: ['#3d4f86', '#c98a94', '#f6c08a'], shade: ['#6b5574', '#e08d74', '#ffe3b8'] },
  storm: { sky: ['#39444f', '#5d6a72', '#98a09c'], shade: ['#2c333c', '#626c74', '#c9c9bd'] },
  pink: { sky: ['#6a86bd', '#b9a9cf', '#f3cdc8'], shade: ['#8b7ea8', '#e6a9b4', '#fff0e4'] },
} as const

/** Nothing but sky: cumulus lit from one side, perhaps birds. */
export const clouds = defineScene({
  shapes: ['2:3', '3:2', '9:16', '4:5'],
  plan: (random) => ({
    sky: random.pick(['noon', 'evening', 'storm', 'pink'] as const),
    cover: random.pick(['a few', 'towering'] as const),
    birds: random.chance(0.4),
  }),
  draw: (art, { sky, cover, birds }) => {
    const { width, height, random } = art
    const [mass, detail] = [art.noise(3), art.noise(5)]
    const [air, tones] = [ramp(SKIES[sky].sky), ramp(SKIES[sky].shade)]
    const bias = cover === 'towering' ? 0.14 : -0.1
    const thick = (x: number, y: number) =>
      mass(x / 420, y / 330) * 0.62 +
      detail(x / 190, y / 160) * 0.5 +
      bias +
      (y / height - 0.45) * (cover === 'towering' ? 0.75 : 0.3)
    art.shade(
      (x, y, pixel) => {
        const back = air(y / height)
        const here = thick(x, y)
        const cloud = ease(0.02, 0.24, here)
        let [red, green, blue] = back
        if (cloud > 0) {
          // Brighter where it gets thinner toward the light.
          const toward = here - thick(x - 26, y - 44)
          const color = tones(0.62 + toward * 1.5 - here * 0.22)
          red += (color[0] - red) * cloud
          green += (color[1] - green) * cloud
          blue += (color[2] - blue) * cloud
        }
        pixel[0] = red
        pixel[1] = green
        pixel[2] = blue
      },
      { every: 2.6 },
    )
    if (birds)
      art.layer((ink) => {
        const [fx, fy] = [width * random.between(0.3, 0.7), height * random.between(0.2, 0.45)]
        for (let n = 0; n < 11; n++) {
          const [x, y, s] = [fx + random.between(-190, 190), fy + random.between(-110, 110), random.between(7, 15)]
          ink.add(
            `<path d="M${x - s} ${y - s * 0.5}q${s * 0.6} ${-s * 0.1} ${s} ${s * 0.5}q${s * 0.4} ${-s * 0.7} ${s} ${-s * 0.6}" fill="none" stroke="#1f2430" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>`,
          )
        }
      })
    art.film({ grain: 10, vignette: 0.3 })
  },
})
