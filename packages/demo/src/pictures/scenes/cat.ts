import { darken, lighten, mix } from '../brush/color.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, path, rect, stroke } from '../brush/shapes.ts'
import { plant, pot } from '../motifs/plants.ts'
import { sitting } from '../motifs/sitting-cat.ts'
import { addStars, drawClouds, drawGlow, SKIES } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

const COATS = {
  ginger: ['#d98a3f', '#b5662a', '#f3d9b0'],
  black: ['#2e2a2e', '#171417', '#57505a'],
  gray: ['#8c8f96', '#666a73', '#c4c6ca'],
  white: ['#f2ece2', '#d6ccbe', '#ffffff'],
  tabby: ['#8d7257', '#5d4937', '#cdb698'],
} as const

/** A cat on a windowsill looking out at the weather. */
export const cat = defineScene({
  shapes: ['2:3', '4:5', '3:4', '1:1', '9:16'],
  plan: (random) => ({
    coat: random.pick(['ginger', 'black', 'gray', 'white', 'tabby'] as const),
    outside: random.pick(['rain', 'sunset', 'night', 'spring', 'snow'] as const),
  }),
  draw: (art, { coat, outside }) => {
    const { width, height, random } = art
    const sky = {
      rain: ['#6d7f8f', '#94a5ad', '#b5bfbe', '#c9cdc4'],
      sunset: SKIES.golden,
      night: SKIES.night,
      spring: SKIES.morning,
      snow: ['#a7b4c4', '#c9d2db', '#e3e7ea', '#f2f2ef'],
    }[outside]
    const wall = { rain: '#6e6a72', sunset: '#8a4f45', night: '#2c2a4a', spring: '#dfd3bd', snow: '#8c6f66' }[outside]
    const sill = height * 0.8
    art.backdrop(sky, sill)
    drawClouds(art, {
      color: lighten(sky[2]!, 0.3),
      cover: 0.6,
      from: 0,
      to: sill,
      opacity: outside === 'night' ? 0.2 : 0.7,
    })
    if (outside === 'sunset' || outside === 'night')
      drawGlow(
        art,
        width * 0.66,
        sill * 0.45,
        width * 0.55,
        outside === 'night' ? '#cdd8ff' : '#ffdd9a',
        outside === 'night' ? 0.5 : 0.9,
      )
    art.layer((ink) => {
      if (outside === 'night') addStars(ink, art, 150, sill)
      if (outside === 'night' || outside === 'sunset')
        ink.add(circle(width * 0.66, sill * 0.45, width * 0.055, { fill: '#fff5d8' }))
      ink.add(
        roofs(random, width, sill, mix(sky[1]!, '#2a2030', 0.4), 0.5),
        roofs(random, width, sill, mix(sky[0]!, '#1c1626', 0.62), 0.36, outside === 'night' || outside === 'sunset'),
      )
      if (outside === 'rain')
        for (let drop = 0; drop < 170; drop++)
          ink.add(
            stroke(
              d`M${random.between(0, width)} ${random.between(0, sill)}l-7 ${random.between(26, 60)}`,
              '#eef4f5',
              random.between(1, 2.4),
              { opacity: random.between(0.15, 0.5) },
            ),
          )
      if (outside === 'snow')
        for (let flake = 0; flake < 220; flake++)
          ink.add(
            circle(random.between(0, width), random.between(0, sill), random.between(1.5, 6), {
              fill: '#ffffff',
              opacity: random.between(0.4, 0.95),
            }),
          )
    })
    const frame = mix(wall, '#f6efe2', 0.82)
    art.layer((ink) => {
      const jamb = width * 0.07
      ink.add(
        rect(0, 0, jamb, height, {
          fill: ink.linear(
            [
              [0, darken(wall, 0.2)],
              [1, wall],
            ],
            1,
            0,
          ),
        }),
        rect(width - jamb, 0, jamb, height, {
          fill: ink.linear(
            [
              [0, wall],
              [1, darken(wall, 0.2)],
            ],
            1,
            0,
          ),
        }),
      )
      for (const x of [jamb, width / 2 - 14, width - jamb - 28])
        ink.add(
          rect(x, 0, 28, sill, {
            fill: ink.linear(
              [
                [0, lighten(frame, 0.3)],
                [0.6, frame],
                [1, darken(frame, 0.25)],
              ],
              1,
              0,
            ),
          }),
        )
      ink.add(
        rect(jamb, height * 0.28, width - jamb * 2, 20, {
          fill: ink.linear([
            [0, lighten(frame, 0.3)],
            [1, darken(frame, 0.25)],
          ]),
        }),
      )
      ink.add(
        rect(0, sill, width, 50, {
          fill: ink.linear([
            [0, lighten(frame, 0.4)],
            [1, darken(frame, 0.14)],
          ]),
        }),
        rect(0, sill + 50, width, height, {
          fill: ink.linear([
            [0, darken(wall, 0.45)],
            [0.2, wall],
            [1, darken(wall, 0.15)],
          ]),
        }),
      )
    })
    const x = width * random.between(0.36, 0.46)
    const s = Math.min(width, height) * 0.36
    art.layer((ink) => ink.add(ellipse(x + 26, sill + 28, s * 0.62, 16, { fill: '#1a0f14', opacity: 0.55 })), {
      soften: 10,
    })
    art.layer((ink) => {
      const px = width * 0.8
      ink.add(
        plant(random, random.pick(['fern', 'snake', 'rubber']), px, sill - 74, s * 0.8),
        pot(ink, px, sill - 84, 120, 108, random.pick(['#c8754a', '#e8ddca', '#5b7c86'])),
      )
      ink.add(sitting(ink, x, sill + 26, s, COATS[coat], coat))
    })
    art.layer(
      (ink) =>
        ink.add(
          path(d`M${width * 0.07} ${sill * 0.05}L${width * 0.34} 0H${width * 0.47}L${width * 0.07} ${sill * 0.62}Z`, {
            fill: '#ffffff',
            opacity: 0.1,
          }),
        ),
      { soften: 4 },
    )
    art.film({ grain: 9, vignette: 0.35 })
  },
})

const roofs = (random: Random, width: number, sill: number, color: string, share: number, lit = false) => {
  let drawn = ''
  for (let x = -20; x < width;) {
    const w = random.between(90, 170)
    const top = sill * (1 - share * random.between(0.35, 0.75))
    const peak = random.chance(0.6) ? w * 0.35 : 0
    drawn +=
      path(d`M${x} ${sill}V${top}L${x + w / 2} ${top - peak}L${x + w} ${top}V${sill}Z`, { fill: color }) +
      rect(x + w * 0.7, top - peak * 0.9, w * 0.12, w * 0.4, { fill: color })
    for (let y = top + 30; y < sill - 30; y += 52)
      for (const at of [0.2, 0.58])
        if (random.chance(lit ? 0.5 : 0.3))
          drawn += rect(x + w * at, y, w * 0.2, 26, { fill: lit ? '#ffcf86' : '#dfe3dc', opacity: lit ? 0.9 : 0.25 })
    x += w - 4
  }
  return drawn
}
