import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import { byName, PALETTES } from '../brush/palettes.ts'
import type { Random } from '../brush/random.ts'
import { d, ellipse, path, rect, stroke } from '../brush/shapes.ts'
import { drawShadows, drawWindowLight } from '../motifs/light.ts'
import { plant, pot } from '../motifs/plants.ts'
import { armchair, books, curtain, shelf } from '../motifs/reading-nook.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const VIEWS = {
  garden: ['#bfdcec', '#e8f1e4', '#8fb073', '#567d4c'],
  snow: ['#c4d3e2', '#e9eef2', '#f7f8f7', '#c3cfd8'],
  dusk: ['#4c4a80', '#d98a86', '#6d4d6b', '#382a47'],
  sea: ['#a8d0e6', '#e6f0ea', '#5fa5b5', '#2f7488'],
} as const

/** An armchair by a tall window, with books, a plant and light on the floor. */
export const readingCorner = defineScene({
  shapes: ['2:3', '3:4', '9:16', '4:5'],
  plan: (random) => ({
    palette: random.pick(PALETTES).name,
    view: random.pick(['garden', 'snow', 'dusk', 'sea'] as const),
    foliage: random.pick(['fern', 'palm', 'snake', 'monstera'] as const),
  }),
  draw: (art, { palette: name, view, foliage }) => {
    const { width, height, random } = art
    const palette = byName(name)
    const wall = mix(palette.soft, '#efe8dc', 0.45)
    const floor = height * 0.78
    const oak = random.pick(['#b08458', '#8d6443', '#c4a078'])
    drawSurface(art, 'plaster', wall)
    const window = { x: width * 0.1, y: height * 0.12, w: width * 0.5, h: height * 0.5 }
    drawShadows(art, [rect(window.x - 24, window.y - 24, window.w + 48, window.h + 60, {})], {
      dx: 8,
      dy: 14,
      soften: 16,
      opacity: 0.25,
    })
    art.layer((ink) => {
      ink.add(drawView(ink, random, window, VIEWS[view], view === 'sea' ? 0 : 5))
      ink.add(
        rect(0, floor, width, height - floor, {
          fill: ink.linear([
            [0, darken(oak, 0.2)],
            [1, lighten(oak, 0.08)],
          ]),
        }),
      )
      for (let board = 1; board < 7; board++)
        ink.add(
          rect(0, floor + (height - floor) * (board / 7) ** 1.5, width, 2, { fill: darken(oak, 0.5), opacity: 0.35 }),
        )
      ink.add(
        rect(0, floor - 30, width, 30, { fill: lighten(wall, 0.5) }),
        rect(0, floor - 3, width, 4, { fill: darken(oak, 0.5), opacity: 0.6 }),
      )
      ink.add(
        curtain(ink, window.x - 70, window.y - 60, 120, floor - window.y + 20, mix(palette.paper, palette.soft, 0.3)),
        curtain(
          ink,
          window.x + window.w - 40,
          window.y - 60,
          110,
          floor - window.y + 20,
          mix(palette.paper, palette.soft, 0.3),
        ),
        rect(window.x - 90, window.y - 68, window.w + 200, 12, { fill: '#4a3a2e', rx: 6 }),
      )
    })
    drawWindowLight(art, {
      x: width * 0.28,
      y: floor - 40,
      width: width * 0.5,
      height: height * 0.34,
      lean: 0.9,
      opacity: 0.6,
      color: view === 'dusk' ? '#ffb98a' : '#fff0cc',
      soften: 14,
    })
    const chair = { x: width * 0.66, y: floor + (height - floor) * 0.5, s: Math.min(width * 0.42, height * 0.32) }
    art.layer((ink) =>
      ink.add(
        ellipse(chair.x - 30, chair.y + 16, width * 0.44, (height - floor) * 0.32, {
          fill: mix(palette.accent, palette.paper, 0.25),
        }),
        ellipse(chair.x - 30, chair.y + 16, width * 0.4, (height - floor) * 0.27, {
          fill: 'none',
          stroke: palette.paper,
          strokeWidth: 6,
          strokeDasharray: '4 14',
        }),
      ),
    )
    drawShadows(
      art,
      [
        ellipse(chair.x + 50, chair.y, chair.s * 0.62, 24, {}),
        rect(chair.x - chair.s * 0.3, chair.y - chair.s, chair.s * 0.8, chair.s * 0.9, { rx: 60 }),
      ],
      { dx: 26, dy: 4, soften: 24, opacity: 0.42 },
    )
    art.layer((ink) => {
      ink.add(
        shelf(ink, random, width * 0.7, height * 0.27, width * 0.3, [
          palette.deep,
          palette.accent,
          palette.ink,
          palette.soft,
          '#b9986a',
        ]),
      )
      ink.add(
        armchair(
          ink,
          chair.x,
          chair.y,
          chair.s,
          random.pick([palette.deep, palette.accent, mix(palette.deep, '#a58a6a', 0.4)]),
          palette.paper,
        ),
      )
      const px = width * 0.14
      const py = floor + (height - floor) * 0.42
      ink.add(
        ellipse(px + 20, py + 100, 100, 16, { fill: '#241310', opacity: 0.35 }),
        plant(random, foliage, px, py - 20, height * 0.26),
        pot(ink, px, py - 30, 140, 128, random.pick(['#c0744f', '#e6ddcf', '#59615c', palette.accent])),
      )
      ink.add(books(random, width * 0.36, chair.y + 52, [palette.accent, palette.deep, palette.soft, palette.ink]))
    })
    art.film({ grain: 7, vignette: 0.28 })
  },
})

const drawView = (
  ink: Ink,
  random: Random,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  [sky, low, land, near]: readonly [string, string, string, string],
  trees: number,
) => {
  const frame = '#f4efe6'
  const pane = d`M${x} ${y}h${w}v${h}h${-w}z`
  let scene =
    rect(x, y, w, h, {
      fill: ink.linear([
        [0, sky],
        [1, low],
      ]),
    }) +
    path(
      d`M${x} ${y + h * 0.62}Q${x + w * 0.3} ${y + h * 0.52} ${x + w * 0.6} ${y + h * 0.62}T${x + w} ${y + h * 0.58}V${y + h}H${x}Z`,
      { fill: land },
    )
  scene += path(d`M${x} ${y + h * 0.8}Q${x + w * 0.5} ${y + h * 0.66} ${x + w} ${y + h * 0.82}V${y + h}H${x}Z`, {
    fill: near,
  })
  for (let tree = 0; tree < trees; tree++) {
    const [tx, ty, s] = [x + w * random.next(), y + h * random.between(0.64, 0.76), h * random.between(0.05, 0.1)]
    scene +=
      rect(tx - 3, ty, 6, s * 1.2, { fill: darken(near, 0.4) }) +
      ellipse(tx, ty - s * 0.4, s * 0.8, s, { fill: mix(near, land, random.next()) })
  }
  const bars = stroke(d`M${x + w / 2} ${y}v${h}M${x} ${y + h / 3}h${w}M${x} ${y + (2 * h) / 3}h${w}`, frame, 12, {
    strokeLinecap: 'butt',
  })
  return (
    ink.within(pane, scene) +
    rect(x, y, w, h, { fill: 'none', stroke: frame, strokeWidth: 26 }) +
    bars +
    rect(x - 30, y + h + 10, w + 60, 24, { fill: frame }) +
    rect(x - 30, y + h + 32, w + 60, 8, { fill: '#b9ad9c', opacity: 0.7 })
  )
}
