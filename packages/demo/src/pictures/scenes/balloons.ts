import { darken, lighten, mix } from '../brush/color.ts'
import { type Palette, PALETTES } from '../brush/palettes.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { d, group, path, rect, stroke } from '../brush/shapes.ts'
import { addWood, drawRidges, raiseRidges } from '../motifs/land.ts'
import { drawClouds, drawGlow, SKIES } from '../motifs/sky.ts'
import { defineScene } from '../scene.ts'

/** Hot-air balloons over hazy valleys at first light. */
export const balloons = defineScene({
  shapes: ['2:3', '9:16', '3:4', '4:5', '1:1'],
  plan: (random) => ({
    time: random.pick(['dawn', 'morning', 'golden', 'dusk'] as const),
    count: random.pick([1, 3, 5, 7] as const),
  }),
  draw: (art, { time, count }) => {
    const { width, height, random } = art
    const sky = SKIES[time]
    art.backdrop(sky, height * 0.8)
    drawClouds(art, { color: lighten(sky[2], 0.5), cover: 0.5, from: 0, to: height * 0.75, opacity: 0.7 })
    drawGlow(art, width * 0.78, height * 0.62, width * 0.6, '#fff0c8', 0.8)
    const ridges = raiseRidges(art, {
      count: 5,
      top: height * 0.68,
      bottom: height * 0.93,
      rise: height * 0.05,
      far: mix(sky[1], sky[2], 0.4),
      near: mix('#27382f', sky[0], 0.2),
      haze: sky[3],
      jagged: 0.42,
    })
    drawRidges(art, ridges, width * 0.78, 0.6)
    art.layer((ink) => {
      const front = ridges.at(-1)!
      addWood(ink, random, (x) => front.height(x) + 30, {
        count: 26,
        tall: [30, 90],
        color: darken(front.color, 0.3),
        width,
      })
      const columns = random.shuffled(Array.from({ length: count }, (_, index) => (index + 0.5) / count))
      columns.forEach((column, index) => {
        // From far and small to near and large, so that a near one may cover a far one.
        const near = count === 1 ? 1 : 0.28 + (0.72 * index) / (count - 1)
        const size = width * (count === 1 ? 0.27 : 0.06 + 0.13 * near ** 2)
        const x = width * (0.08 + 0.84 * (count === 1 ? 0.5 : column))
        const y = height * (count === 1 ? 0.36 : random.between(0.14, 0.46) + 0.1 * (1 - near))
        const veil = (1 - near) * 0.5
        ink.add(group(balloon(ink, random, x, y, size, random.pick(PALETTES)), { opacity: 1 - veil * 0.55 }))
      })
    })
    art.film({ grain: 7, vignette: 0.2 })
  },
})

const balloon = (ink: Ink, random: Random, x: number, y: number, r: number, palette: Palette) => {
  const skin = d`M${x - r * 0.2} ${y + r * 1.25}C${x - r * 0.42} ${y + r * 0.95} ${x - r} ${y + r * 0.55} ${x - r} ${y - r * 0.06}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.06}C${x + r} ${y + r * 0.55} ${x + r * 0.42} ${y + r * 0.95} ${x + r * 0.2} ${y + r * 1.25}Z`
  const cloth = random.shuffled([palette.accent, palette.soft, palette.deep, palette.paper])
  const gores = 9
  let panels = ''
  for (let gore = 0; gore < gores; gore++) {
    const edge = (at: number) => Math.sin(((at / gores) * 2 - 1) * (Math.PI / 2)) * r * 1.02
    const [from, to] = [edge(gore), edge(gore + 1)]
    panels += path(
      d`M${x + from * 0.18} ${y - r * 1.1}C${x + from} ${y - r * 0.7} ${x + from} ${y + r * 0.5} ${x + from * 0.2} ${y + r * 1.26}L${x + to * 0.2 + 1} ${y + r * 1.26}C${x + to + 1} ${y + r * 0.5} ${x + to + 1} ${y - r * 0.7} ${x + to * 0.18} ${y - r * 1.1}Z`,
      { fill: gore % 2 ? cloth[0]! : cloth[1]! },
    )
  }
  const band = path(
    d`M${x - r * 1.1} ${y - r * 0.1}Q${x} ${y + r * 0.3} ${x + r * 1.1} ${y - r * 0.1}L${x + r * 1.1} ${y + r * 0.16}Q${x} ${y + r * 0.62} ${x - r * 1.1} ${y + r * 0.16}Z`,
    { fill: cloth[2]! },
  )
  const light = path(skin, {
    fill: ink.radial(
      [
        [0, '#fff8e6', 0.5],
        [0.45, '#fff8e6', 0.05],
        [0.7, '#2a1020', 0.12],
        [1, '#2a1020', 0.5],
      ],
      0.68,
      0.32,
      0.8,
    ),
  })
  const basketY = y + r * 1.62
  const ropes = stroke(
    d`M${x - r * 0.18} ${y + r * 1.25}L${x - r * 0.12} ${basketY}M${x + r * 0.18} ${y + r * 1.25}L${x + r * 0.12} ${basketY}M${x} ${y + r * 1.25}V${basketY}`,
    '#4a3526',
    Math.max(1, r * 0.012),
  )
  const basket =
    rect(x - r * 0.15, basketY, r * 0.3, r * 0.21, { fill: '#7a5233', rx: r * 0.03 }) +
    rect(x - r * 0.165, basketY - r * 0.02, r * 0.33, r * 0.05, { fill: '#4a2f1d', rx: r * 0.02 })
  return (
    ink.within(skin, panels + (random.chance(0.7) ? band : '')) +
    light +
    ropes +
    basket +
    path(d`M${x - r * 0.2} ${y + r * 1.24}h${r * 0.4}l${-r * 0.03} ${r * 0.07}h${-r * 0.34}z`, {
      fill: darken(cloth[2]!, 0.2),
    })
  )
}
