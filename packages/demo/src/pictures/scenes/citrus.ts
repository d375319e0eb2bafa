import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { circle, d, ellipse, group, leaf, path, stroke } from '../brush/shapes.ts'
import { drawLeafShadow, drawShadows, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

const FRUIT = {
  orange: { rind: '#ee8a1d', flesh: '#f7a23b', deep: '#e2761a' },
  lemon: { rind: '#f2c61f', flesh: '#f9de63', deep: '#e5bd2c' },
  'blood orange': { rind: '#e2642a', flesh: '#c43a3f', deep: '#8f1d36' },
  grapefruit: { rind: '#f0a04a', flesh: '#f08a7c', deep: '#d95f62' },
  lime: { rind: '#6c9a2a', flesh: '#c3d96b', deep: '#9dbb42' },
} as const
type FruitName = keyof typeof FRUIT

/** Halved citrus in hard sunlight on a bright background. */
export const citrus = defineScene({
  shapes: ['4:5', '1:1', '2:3', '3:4'],
  plan: (random) => {
    const [first, second] = random.shuffled(Object.keys(FRUIT) as FruitName[]) as [FruitName, FruitName]
    return { first, second, ground: random.pick(['blue', 'pink', 'cream', 'green', 'terracotta'] as const) }
  },
  draw: (art, { first, second, ground }) => {
    const { width, height, random } = art
    drawSurface(
      art,
      'plaster',
      { blue: '#8fb6cc', pink: '#efb9ae', cream: '#f3e6c9', green: '#9db69a', terracotta: '#d08b67' }[ground],
    )
    const places = scatter(random, width, height)
    const rounds = places.map(({ x, y, r }) => circle(x, y, r, {}))
    drawShadows(art, rounds, { dx: 46, dy: 56, soften: 10, opacity: 0.42 })
    drawShadows(art, rounds, { dx: 8, dy: 10, soften: 14, opacity: 0.4 })
    art.layer((ink) => {
      places.forEach(({ x, y, r }, index) => {
        const fruit = FRUIT[index % 3 === 1 ? second : first]
        const drawn = index % 4 === 3 ? whole(ink, random, r, fruit) : half(ink, random, r, fruit)
        ink.add(
          group(drawn, {
            transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${index % 4 === 3 ? random.int(-30, 30) : random.int(0, 359)})`,
          }),
        )
      })
    })
    drawWindowLight(art, {
      x: -width * 0.2,
      y: -height * 0.15,
      width: width * 1.2,
      height: height * 1.1,
      lean: 0.3,
      opacity: 0.3,
      soften: 10,
    })
    if (random.chance(0.5)) drawLeafShadow(art, { opacity: 0.22, soften: 12 })
    art.film({ grain: 7, vignette: 0.15 })
  },
})

/** Circles of mixed size that do not overlap and may extend past the edges of the picture. */
const scatter = (random: Random, width: number, height: number) => {
  const places: { x: number; y: number; r: number }[] = []
  for (let attempt = 0; attempt < 900 && places.length < 14; attempt++) {
    const r = width * (places.length < 5 ? random.between(0.15, 0.19) : random.between(0.085, 0.13))
    const place = { x: random.between(0, width), y: random.between(0, height), r }
    if (places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > other.r + r + width * 0.025))
      places.push(place)
  }
  return places
}

type Fruit = (typeof FRUIT)[FruitName]

const half = (ink: Ink, random: Random, r: number, { rind, flesh, deep }: Fruit) => {
  const cells = 10
  const pulp = ink.glow(
    [
      [0, lighten(flesh, 0.35)],
      [0.5, flesh],
      [1, deep],
    ],
    0,
    0,
    r * 0.86,
  )
  let wedges = ''
  for (let cell = 0; cell < cells; cell++) {
    const wide = Math.sin(Math.PI / cells) * r * 0.82 * 0.9
    const wedge = d`M0 ${-r * 0.1}C${wide * 0.4} ${-r * 0.3} ${wide} ${-r * 0.62} ${wide * 0.92} ${-r * 0.76}Q0 ${-r * 0.92} ${-wide * 0.92} ${-r * 0.76}C${-wide} ${-r * 0.62} ${-wide * 0.4} ${-r * 0.3} 0 ${-r * 0.1}Z`
    let threads = ''
    for (let thread = 0; thread < 7; thread++) {
      const side = random.between(-0.7, 0.7) * wide
      const from = random.between(0.2, 0.5) * r
      threads += d`M${side * 0.5} ${-from}L${side} ${-from - r * random.between(0.14, 0.26)}`
    }
    wedges += group(path(wedge, { fill: pulp }) + stroke(threads, lighten(flesh, 0.6), r * 0.014, { opacity: 0.55 }), {
      transform: `rotate(${cell * 36 + random.int(-2, 2)})`,
    })
  }
  return [
    circle(0, 0, r, {
      fill: ink.radial([
        [0, rind],
        [0.9, rind],
        [1, darken(rind, 0.2)],
      ]),
    }),
    circle(0, 0, r * 0.93, { fill: '#fdf3da' }),
    circle(0, 0, r * 0.88, { fill: mix(flesh, '#fff6df', 0.72) }),
    wedges,
    circle(0, 0, r * 0.07, { fill: '#fdf1d3' }),
  ].join('')
}

const whole = (ink: Ink, random: Random, r: number, { rind }: Fruit) => {
  const pores = Array.from({ length: 46 }, () => {
    const [turn, out] = [random.between(0, 6.28), Math.sqrt(random.next()) * r * 0.92]
    return circle(Math.cos(turn) * out, Math.sin(turn) * out, r * 0.012, { fill: darken(rind, 0.3), opacity: 0.35 })
  })
  return [
    circle(0, 0, r, {
      fill: ink.radial(
        [
          [0, lighten(rind, 0.5)],
          [0.35, lighten(rind, 0.1)],
          [0.7, rind],
          [1, darken(rind, 0.42)],
        ],
        0.34,
        0.3,
        0.78,
      ),
    }),
    pores.join(''),
    ellipse(-r * 0.38, -r * 0.42, r * 0.2, r * 0.12, { fill: '#ffffff', opacity: 0.45, transform: 'rotate(-40)' }),
    path(leaf(0, -r * 0.2, -0.6, r * 0.85, 0.26), { fill: '#3f7233' }),
    path(leaf(0, -r * 0.2, -2.4, r * 0.7, 0.26), { fill: '#568a3c' }),
    stroke(d`M0 ${-r * 0.2}L${r * 0.6} ${-r * 0.6}M0 ${-r * 0.2}L${-r * 0.45} ${-r * 0.6}`, '#a6c27a', 2, {
      opacity: 0.7,
    }),
    circle(0, -r * 0.2, r * 0.05, { fill: '#6b4a26' }),
  ].join('')
}
