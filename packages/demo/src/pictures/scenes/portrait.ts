import { darken, lighten, mix } from '../brush/color.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import { circle, d, ellipse, path, stroke } from '../brush/shapes.ts'
import { backHair, features, frontHair } from '../motifs/heads.ts'
import { shadedLeaf } from '../motifs/plants.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const SKIN = ['#f2cfb2', '#e0b08a', '#c68a5e', '#a06a45', '#7a4b32', '#f5dcc6', '#8d5b3f'] as const

const HAIR = ['#2b1d18', '#4a2e1f', '#7d4b29', '#b5793a', '#d9b36a', '#8e2f24', '#9a9490', '#141317'] as const

/** A faceless bust in flat planes of light: the demo users' avatars. */
export const portrait = defineScene({
  shapes: ['1:1'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    hair: random.pick(['bob', 'bun', 'short', 'curls', 'long', 'wrap', 'beard'] as const),
    glasses: random.chance(0.3),
  }),
  draw: (art, { palette: name, hair, glasses }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const skin = random.pick(SKIN)
    const hairColor = random.pick(HAIR)
    const ground = random.pick([palette.soft, palette.accent, palette.deep, lighten(palette.soft, 0.3)])
    drawSurface(art, 'plaster', ground)
    const [cx, cy, s] = [width / 2, height * 0.43, width * 0.19]
    const shirt = random.pick(
      [palette.deep, palette.paper, palette.accent, palette.ink].filter((color) => color !== ground),
    )
    art.layer((ink) => {
      ink.add(circle(cx, cy + 30, width * 0.36, { fill: mix(ground, palette.paper, 0.4), opacity: 0.6 }))
      for (let twig = 0; twig < 9; twig++) {
        const turn = Math.PI + (twig / 8) * Math.PI
        ink.add(
          shadedLeaf(
            { x: cx + Math.cos(turn) * width * 0.3, y: cy + 60 + Math.sin(turn) * width * 0.3 },
            turn + random.between(-0.3, 0.3),
            width * 0.13,
            0.26,
            mix(palette.deep, ground, 0.25),
          ),
        )
      }
      ink.add(backHair(hair, cx, cy, s, hairColor))
      ink.add(
        path(
          d`M${cx - s * 2.3} ${height + 20}C${cx - s * 2.2} ${cy + s * 2.3} ${cx - s * 1.3} ${cy + s * 1.95} ${cx - s * 0.46} ${cy + s * 1.7}L${cx + s * 0.46} ${cy + s * 1.7}C${cx + s * 1.3} ${cy + s * 1.95} ${cx + s * 2.2} ${cy + s * 2.3} ${cx + s * 2.3} ${height + 20}Z`,
          {
            fill: ink.linear(
              [
                [0, lighten(shirt, 0.2)],
                [1, darken(shirt, 0.2)],
              ],
              1,
              0.6,
            ),
          },
        ),
      )
      ink.add(
        path(
          d`M${cx - s * 0.44} ${cy + s * 0.7}V${cy + s * 1.66}Q${cx} ${cy + s * 2.16} ${cx + s * 0.44} ${cy + s * 1.66}V${cy + s * 0.7}Z`,
          { fill: darken(skin, 0.16) },
        ),
      )
      ink.add(
        path(
          d`M${cx - s * 0.44} ${cy + s * 1.05}Q${cx} ${cy + s * 1.6} ${cx + s * 0.44} ${cy + s * 0.95}V${cy + s * 0.6}H${cx - s * 0.44}Z`,
          { fill: darken(skin, 0.4), opacity: 0.6 },
        ),
      )
      for (const side of [-1, 1])
        ink.add(
          ellipse(cx + side * s * 0.93, cy + s * 0.2, s * 0.17, s * 0.27, {
            fill: darken(skin, side > 0 ? 0.24 : 0.08),
          }),
        )
      const face = d`M${cx - s * 0.92} ${cy - s * 0.2}C${cx - s * 0.96} ${cy - s * 1.2} ${cx + s * 0.96} ${cy - s * 1.2} ${cx + s * 0.92} ${cy - s * 0.2}C${cx + s * 0.94} ${cy + s * 0.66} ${cx + s * 0.5} ${cy + s * 1.24} ${cx} ${cy + s * 1.26}C${cx - s * 0.5} ${cy + s * 1.24} ${cx - s * 0.94} ${cy + s * 0.66} ${cx - s * 0.92} ${cy - s * 0.2}Z`
      const half = path(
        d`M${cx + s * 0.12} ${cy - s * 1.2}Q${cx + s * 0.02} ${cy - s * 0.1} ${cx + s * 0.2} ${cy + s * 0.34}Q${cx + s * 0.02} ${cy + s * 0.5} ${cx + s * 0.16} ${cy + s * 0.8}L${cx} ${cy + s * 1.4}H${cx + s * 1.2}V${cy - s * 1.3}Z`,
        { fill: darken(skin, 0.32), opacity: 0.5 },
      )
      ink.add(
        ink.within(
          face,
          path(face, { fill: skin }) +
            half +
            ellipse(cx - s * 0.5, cy + s * 0.44, s * 0.24, s * 0.16, { fill: '#d9604a', opacity: 0.2 }),
        ),
      )
      ink.add(features(cx, cy, s, skin, hairColor))
      ink.add(frontHair(ink, hair, cx, cy, s, hairColor, palette.accent === ground ? palette.deep : palette.accent))
      if (glasses)
        ink.add(
          [-0.43, 0.43]
            .map((side) =>
              circle(cx + side * s, cy + s * 0.12, s * 0.29, {
                fill: '#ffffff',
                fillOpacity: 0.16,
                stroke: '#2a211c',
                strokeWidth: s * 0.055,
              }),
            )
            .join('') +
            stroke(d`M${cx - s * 0.15} ${cy + s * 0.08}q${s * 0.15} ${-s * 0.1} ${s * 0.3} 0`, '#2a211c', s * 0.05),
        )
    })
    art.film({ grain: 9, vignette: 0.16 })
  },
})
