import { darken, lighten, mix } from '../brush/color.ts'
import { circle, d, path, polygon, rect } from '../brush/shapes.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const HOUSES = { rose: '#d99a86', clay: '#c27a52', chalk: '#e6dccb', blue: '#6f93b5', ocher: '#d9a552' } as const

/** A passage of arches, one behind the other, with light falling across its floor. */
export const arches = defineScene({
  shapes: ['2:3', '3:4', '9:16', '4:5'],
  plan: (random) => ({
    color: random.pick(['rose', 'clay', 'chalk', 'blue', 'ocher'] as const),
    end: random.pick(['the sea', 'a tree', 'the sky', 'a door'] as const),
    steps: random.chance(0.5),
  }),
  draw: (art, { color, end, steps }) => {
    const { width, height, random } = art
    const base = HOUSES[color]
    drawSurface(art, 'plaster', base)
    const [vx, vy] = [width * random.between(0.4, 0.6), height * 0.52]
    const depth = 5
    const size = (n: number) => 0.82 ** n
    const opening = (n: number) => {
      const s = size(n) * 0.94
      const [w, floor, spring] = [width * 0.4 * s, vy + height * 0.42 * s, vy - height * 0.1 * s]
      const cx = vx + (width / 2 - vx) * s
      return {
        cx,
        w,
        floor,
        spring,
        data: d`M${cx - w} ${floor}V${spring}A${w} ${w} 0 0 1 ${cx + w} ${spring}V${floor}Z`,
      }
    }
    art.layer((ink) => {
      for (let n = 0; n < depth; n++) {
        const { cx, w, floor, spring, data } = opening(n)
        const next = opening(n + 1)
        // The thickness of the wall: lit on the right, dark on the left.
        const jamb = ink.linear(
          [
            [0, darken(base, 0.5)],
            [0.45, darken(base, 0.18)],
            [1, lighten(base, 0.3)],
          ],
          1,
          0,
        )
        ink.add(path(data, { fill: jamb }))
        ink.add(
          ink.within(
            data,
            path(
              polygon([
                { x: cx - w, y: floor },
                { x: cx + w, y: floor },
                { x: next.cx + next.w, y: next.floor },
                { x: next.cx - next.w, y: next.floor },
              ]),
              {
                fill: ink.linear([
                  [0, mix(base, '#f4e6cf', 0.5)],
                  [1, darken(base, 0.12)],
                ]),
              },
            ),
          ),
        )
        const wall = mix(base, '#2a1c1a', 0.07 * (n + 1))
        const inset = 1 - 0.075
        ink.add(
          path(
            d`M${cx - w * inset} ${next.floor + (floor - next.floor) * 0.55}V${spring + w * 0.03}A${w * inset} ${w * inset} 0 0 1 ${cx + w * inset} ${spring + w * 0.03}V${next.floor + (floor - next.floor) * 0.55}Z`,
            {
              fill: ink.linear(
                [
                  [0, darken(wall, 0.12)],
                  [1, lighten(wall, 0.14)],
                ],
                1,
                1,
              ),
            },
          ),
        )
      }
    })
    // Sunlight through openings that are not in the picture.
    art.layer(
      (ink) => {
        for (let n = 0; n < depth; n++) {
          const { cx, w, floor, spring, data } = opening(n)
          const patch = polygon([
            { x: cx - w * 0.2, y: floor },
            { x: cx + w * 0.5, y: floor },
            { x: cx + w * 0.95, y: floor - (floor - spring) * 0.5 },
            { x: cx + w * 0.5, y: floor - (floor - spring) * 0.62 },
          ])
          ink.add(ink.within(data, path(patch, { fill: '#ffe7bd', opacity: 0.5 })))
        }
      },
      { blend: 'soft-light', soften: 6 },
    )
    const last = opening(depth)
    art.layer((ink) => {
      const top = last.spring - last.w
      const view =
        end === 'a door'
          ? rect(last.cx - last.w, top, last.w * 2, height, { fill: random.pick(['#2f5d6b', '#7a2f2a', '#3d5a3c']) })
          : rect(last.cx - last.w, top, last.w * 2, height, {
              fill: ink.linear([
                [0, '#a9d0e6'],
                [1, '#f1ead6'],
              ]),
            })
      const sea =
        end === 'the sea'
          ? rect(last.cx - last.w, vy + height * 0.01, last.w * 2, height, {
              fill: ink.linear([
                [0, '#2f86a6'],
                [0.3, '#7cc3c8'],
              ]),
            })
          : ''
      const leaves = Array.from({ length: 26 }, () =>
        circle(
          last.cx + random.between(-0.6, 0.6) * last.w,
          vy + random.between(-0.12, 0.03) * height,
          last.w * random.between(0.1, 0.24),
          { fill: random.pick(['#4f7a45', '#6b9650', '#3a6038']) },
        ),
      ).join('')
      const tree =
        end === 'a tree'
          ? rect(last.cx - last.w * 0.07, vy, last.w * 0.14, height * 0.2, { fill: '#5b4030' }) + leaves
          : ''
      const knob =
        end === 'a door'
          ? circle(last.cx + last.w * 0.6, vy + height * 0.05, last.w * 0.07, { fill: '#d9b15a' }) +
            rect(last.cx - 2, top, 4, height, { fill: '#000', opacity: 0.3 })
          : ''
      ink.add(ink.within(last.data, view + sea + tree + knob))
      if (steps)
        for (let n = 0; n < 3; n++) {
          const y = height * (0.93 + n * 0.03)
          ink.add(
            rect(0, y, width, 60, { fill: mix(base, '#f6ead6', 0.32 - n * 0.1) }),
            rect(0, y + height * 0.014, width, height * 0.02, { fill: darken(base, 0.3) }),
          )
        }
    })
    const grit = art.noise(3)
    art.shade(
      (x, y, pixel) => {
        pixel[0] = pixel[1] = pixel[2] = 128 + grit(x / 30, y / 26) * 60
      },
      { every: 3, blend: 'soft-light', opacity: 0.5 },
    )
    art.film({ grain: 9, vignette: 0.4 })
  },
})
