import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { d, ellipse, group, rect, stroke } from '../brush/shapes.ts'
import { counterThings, hanging, pendant, shelfGoods } from '../motifs/kitchenware.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawGlow } from '../motifs/sky.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** A kitchen corner: tiles, an open shelf, a counter and a hanging lamp. */
export const kitchen = defineScene({
  shapes: ['2:3', '3:4', '4:5', '9:16'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    tiles: random.pick(['subway', 'square', 'herringbone'] as const),
    lamp: random.chance(0.7),
  }),
  draw: (art, { palette: name, tiles, lamp }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const counter = height * 0.68
    const shelfY = height * 0.4
    const tileTop = height * 0.2
    drawSurface(art, 'plaster', mix(palette.paper, '#f2ede4', 0.5))
    const glaze = random.pick([
      lighten(palette.soft, 0.35),
      '#f4f1ea',
      mix(palette.deep, palette.soft, 0.45),
      lighten(palette.deep, 0.5),
    ])
    art.layer((ink) => ink.add(tiling(random, tiles, width, tileTop, counter, glaze)))
    drawWindowLight(art, {
      x: -width * 0.05,
      y: height * 0.02,
      width: width * 0.75,
      height: height * 0.66,
      lean: 0.28,
      opacity: 0.45,
      soften: 14,
    })
    const goods = shelfGoods(random, width, shelfY, [
      palette.accent,
      palette.paper,
      palette.soft,
      palette.deep,
      '#c07b52',
    ])
    drawShadows(
      art,
      [
        rect(width * 0.08, shelfY + 6, width * 0.84, 30, {}),
        ...goods.map(({ x, w, h }) => rect(x - w / 2, shelfY - h, w, h, {})),
      ],
      { dx: 20, dy: 16, soften: 16, opacity: 0.4 },
    )
    art.layer((ink) => {
      ink.add(
        rect(width * 0.08, shelfY, width * 0.84, 24, {
          fill: ink.linear([
            [0, '#bd8f61'],
            [0.3, '#a3754a'],
            [1, '#7a5433'],
          ]),
        }),
      )
      for (const x of [0.18, 0.82])
        ink.add(stroke(d`M${width * x} ${shelfY + 24}v46M${width * x} ${shelfY + 70}q0 -40 34 -46`, '#3a2f28', 6))
      for (const good of goods) ink.add(good.draw(ink))
      const hooks = ['pan', 'ladle', 'sieve'] as const
      hooks.forEach((hook, index) =>
        ink.add(hanging(ink, hook, width * (0.36 + index * 0.15), shelfY + 26, height / 1500)),
      )
    })
    const slab = random.pick(['#efece6', '#b78a5f', '#4a4a4a'])
    const door = random.pick([
      palette.deep,
      palette.accent,
      mix(palette.deep, palette.ink, 0.4),
      mix(palette.soft, palette.deep, 0.3),
    ])
    drawShadows(art, [rect(0, counter + 10, width, 46, {})], { dx: 0, dy: 24, soften: 18, opacity: 0.45 })
    art.layer((ink) => ink.add(cabinets(ink, width, height, counter, door, slab)))
    const onTop = counterThings(random, width, counter, palette)
    drawShadows(
      art,
      onTop.map(({ x, w }) => ellipse(x + w * 0.3, counter - 2, w * 0.75, 10, {})),
      { dx: 0, dy: 0, soften: 12, opacity: 0.5 },
    )
    art.layer((ink) => {
      for (const thing of onTop) ink.add(thing.draw(ink))
      if (lamp)
        ink.add(
          pendant(
            ink,
            width * 0.62,
            height * 0.17,
            Math.min(1, height / 1400),
            random.pick([palette.accent, palette.deep, '#2e2b29', '#c99b4f']),
          ),
        )
    })
    if (lamp) drawGlow(art, width * 0.62, height * 0.21, width * 0.34, '#ffdf9e', 0.6)
    art.film({ grain: 7, vignette: 0.25 })
  },
})

const tiling = (
  random: Random,
  kind: 'subway' | 'square' | 'herringbone',
  width: number,
  top: number,
  bottom: number,
  glaze: string,
) => {
  const grout = mix(glaze, '#8d857a', 0.35)
  let drawn = rect(0, top, width, bottom - top, { fill: grout })
  const tile = (x: number, y: number, w: number, h: number) => {
    const tone = mix(glaze, random.pick(['#ffffff', '#6d665c']), random.between(0, 0.14))
    return (
      rect(x, y, w - 4, h - 4, { fill: tone, rx: 2 }) +
      rect(x + 4, y + 3, w - 14, 3, { fill: '#ffffff', opacity: 0.35 })
    )
  }
  if (kind === 'herringbone') {
    const clipped: string[] = []
    for (let row = -6; row * 46 < width + bottom - top + 200; row++)
      for (let column = -6; column < 24; column++)
        clipped.push(tile(column * 92 + (row % 2) * 46 - 100, row * 46, 92, 46))
    return `<svg x="0" y="${top.toFixed(0)}" width="${width}" height="${(bottom - top).toFixed(0)}">${rect(0, 0, width, bottom - top, { fill: grout })}${group(clipped.join(''), { transform: `rotate(45) translate(0 ${-width * 0.7})` })}</svg>`
  }
  const [w, h] = kind === 'subway' ? [126, 60] : [76, 76]
  const rows = Math.ceil((bottom - top) / h)
  for (let row = 0; row < rows; row++)
    for (let x = kind === 'subway' && row % 2 ? -w / 2 : 0; x < width; x += w)
      drawn += tile(x + 2, bottom - (row + 1) * h + 2, w, h)
  return drawn
}

const cabinets = (ink: Ink, width: number, height: number, counter: number, door: string, slab: string) => {
  const front = ink.linear([
    [0, darken(door, 0.12)],
    [1, darken(door, 0.3)],
  ])
  let drawn = rect(0, counter + 44, width, height - counter, { fill: darken(door, 0.4) })
  const wide = width / 3
  for (let index = 0; index < 3; index++) {
    const [x, y, w] = [index * wide + 8, counter + 60, wide - 16]
    const drawer = height * 0.075
    drawn +=
      rect(x, y, w, drawer, { fill: front, rx: 3 }) +
      rect(x, y + drawer + 12, w, height, { fill: front, rx: 3 }) +
      rect(x + 26, y + drawer + 40, w - 52, height, { fill: 'none', stroke: darken(door, 0.45), strokeWidth: 3 }) +
      rect(x + w / 2 - 40, y + drawer / 2 - 5, 80, 11, { fill: '#c9a35c', rx: 5 }) +
      rect(index === 1 ? x + 40 : x + w - 50, y + drawer + 70, 11, 70, { fill: '#c9a35c', rx: 5 })
  }
  return (
    drawn +
    rect(0, counter, width, 46, {
      fill: ink.linear([
        [0, lighten(slab, 0.35)],
        [0.3, slab],
        [1, darken(slab, 0.25)],
      ]),
    })
  )
}
