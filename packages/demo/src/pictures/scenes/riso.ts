import { createRidge } from '../brush/noise.ts'
import { circle, d, ellipse, landBelow, path, rect, smooth } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

const INKS = [
  ['#ff4c65', '#0078bf'],
  ['#ff6c2f', '#00838a'],
  ['#ffb511', '#3d5588'],
  ['#f15060', '#00a95c'],
  ['#ff48b0', '#235ba8'],
] as const

/** A risograph print: two inks, halftone dots, printed slightly apart. */
export const riso = defineScene({
  shapes: ['3:4', '2:3', '4:5', '1:1'],
  plan: (random) => ({
    motif: random.pick(['swimmers', 'fruit', 'hills', 'a vase', 'fish'] as const),
    inks: random.int(0, 4),
  }),
  draw: (art, { motif, inks }) => {
    const { width, height, random } = art
    const [warm, cold] = INKS[inks]!
    art.backdrop(['#f4efe3', '#f1ebdd'])
    const [dx, dy] = [random.between(-9, 9), random.between(-8, 8)]
    const [left, top, w, h] = [width * 0.08, height * 0.07, width * 0.84, height * 0.86]
    const frame = d`M${left} ${top}h${w}v${h}h${-w}Z`
    /** Dots that grow along the picture. */
    const halftone = (color: string, share: (x: number, y: number) => number) => {
      const dots: string[] = []
      const step = 21
      for (let row = 0; row * step * 0.5 < h + step; row++)
        for (let x = left + (row % 2) * step * 0.5; x < left + w + step; x += step) {
          const y = top + row * step * 0.5
          const r = Math.sqrt(Math.max(0, share((x - left) / w, (y - top) / h))) * step * 0.48
          if (r > 1.2) dots.push(d`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`)
        }
      return path(dots.join(''), { fill: color })
    }
    const many = (count: number, draw: (x: number, y: number, n: number) => string) =>
      Array.from({ length: count }, (_, n) =>
        draw(left + w * random.between(0.1, 0.9), top + h * ((n + 0.5) / count) + random.between(-20, 20), n),
      ).join('')
    const shapes: { first: string; second: string } = { first: '', second: '' }
    const s = width * 0.1
    if (motif === 'swimmers') {
      shapes.first = many(
        6,
        (x, y) =>
          ellipse(x, y, s * 1.2, s * 0.3, { fill: warm, transform: `rotate(${random.between(-30, 30)} ${x} ${y})` }) +
          circle(x + s * 1.4, y - s * 0.1, s * 0.3, { fill: warm }),
      )
      shapes.second = many(26, (x, y) =>
        path(d`M${x} ${y}q${s * 0.4} ${-s * 0.3} ${s * 0.8} 0t${s * 0.8} 0`, {
          fill: 'none',
          stroke: cold,
          strokeWidth: 11,
        }),
      )
    } else if (motif === 'fruit') {
      shapes.first = many(5, (x, y) => circle(x, y, s * random.between(1.1, 1.5), { fill: warm }))
      shapes.second = many(9, (x, y) =>
        path(
          smooth(
            [
              { x, y },
              { x: x + s, y: y - s * 0.5 },
              { x: x + s * 2, y },
              { x: x + s, y: y + s * 0.4 },
            ],
            true,
          ),
          { fill: cold, transform: `rotate(${random.between(0, 360)} ${x} ${y})` },
        ),
      )
    } else if (motif === 'hills') {
      shapes.first =
        circle(left + w * random.between(0.3, 0.7), top + h * 0.27, s * 1.9, { fill: warm }) +
        many(3, (_, __, n) =>
          path(
            landBelow(
              (
                (ridge) => (x: number) =>
                  top + h * (0.6 + n * 0.17) - ridge(x / 240) * h * 0.07
              )(createRidge(random, 3)),
              left,
              left + w,
              top + h,
            ),
            { fill: warm, opacity: 0.5 },
          ),
        )
      shapes.second =
        path(
          landBelow(
            (
              (ridge) => (x: number) =>
                top + h * 0.5 - ridge(x / 200) * h * 0.1
            )(createRidge(random, 3)),
            left,
            left + w,
            top + h,
          ),
          { fill: cold, opacity: 0.45 },
        ) +
        path(
          landBelow(
            (
              (ridge) => (x: number) =>
                top + h * 0.78 - ridge(x / 200) * h * 0.06
            )(createRidge(random, 3)),
            left,
            left + w,
            top + h,
          ),
          { fill: cold },
        )
    } else if (motif === 'a vase') {
      const [cx, cy] = [width / 2, top + h * 0.68]
      shapes.first =
        Array.from({ length: 7 }, (_, n) =>
          circle(
            cx + Math.cos(-2.6 + n * 0.35) * s * 3,
            cy - s * 1.6 + Math.sin(-2.6 + n * 0.35) * s * random.between(2.4, 3.6),
            s * random.between(0.55, 0.95),
            { fill: warm },
          ),
        ).join('') + rect(left, cy + s * 1.9, w, h, { fill: warm, opacity: 0.6 })
      shapes.second =
        path(
          d`M${cx - s * 0.5} ${cy - s * 1.6}h${s}c0 ${s} ${s * 1.3} ${s * 1.2} ${s * 1.1} ${s * 2.6}q${-s * 0.2} ${s * 1.4} ${-s * 1.6} ${s * 1.4}t${-s * 1.6} ${-s * 1.4}c${-s * 0.2} ${-s * 1.4} ${s * 1.1} ${-s * 1.6} ${s * 1.1} ${-s * 2.6}Z`,
          { fill: cold },
        ) +
        Array.from({ length: 7 }, (_, n) =>
          path(
            d`M${cx} ${cy - s * 1.5}Q${cx + Math.cos(-2.6 + n * 0.35) * s} ${cy - s * 3} ${cx + Math.cos(-2.6 + n * 0.35) * s * 2.7} ${cy - s * 1.8 + Math.sin(-2.6 + n * 0.35) * s * 2.4}`,
            { fill: 'none', stroke: cold, strokeWidth: 9 },
          ),
        ).join('')
    } else {
      const fish = (x: number, y: number, color: string, turn: number) =>
        `<g transform="translate(${x} ${y}) scale(${turn} 1)">${path(d`M${-s * 1.3} 0q${s * 1.1} ${-s} ${s * 2.2} 0l${s * 0.7} ${-s * 0.6}v${s * 1.2}l${-s * 0.7} ${-s * 0.6}q${-s * 1.1} ${s} ${-s * 2.2} 0Z`, { fill: color })}${circle(-s * 0.8, -s * 0.1, s * 0.1, { fill: '#f4efe3' })}</g>`
      shapes.first = many(5, (x, y, n) => fish(x, y, warm, n % 2 ? 1 : -1))
      shapes.second = many(5, (x, y, n) => fish(x, y + h * 0.08, cold, n % 2 ? -1 : 1))
    }
    const [tilt, from] = [random.between(-0.4, 0.4), random.chance(0.5)]
    art.layer(
      (ink) => {
        ink.add(
          ink.within(
            frame,
            `<g transform="translate(${dx} ${dy})">${halftone(warm, (x, y) => (from ? y : 1 - y) * 0.42 + (x - 0.5) * tilt - 0.06)}${shapes.first}</g>`,
          ),
        )
      },
      { blend: 'multiply', opacity: 0.94 },
    )
    art.layer(
      (ink) => {
        ink.add(
          ink.within(
            frame,
            halftone(cold, (x, y) => (from ? 1 - y : y) * 0.3 + (0.5 - x) * tilt - 0.08) + shapes.second,
          ),
        )
      },
      { blend: 'multiply', opacity: 0.9 },
    )
    // Ink does not reach every pore of the paper.
    const pore = art.noise(2)
    art.shade(
      (x, y, pixel) => {
        pixel[0] = 244
        pixel[1] = 239
        pixel[2] = 227
        pixel[3] = Math.max(0, pore(x / 3.2, y / 3.2) - 0.42) * 300
      },
      { every: 2 },
    )
    art.film({ grain: 7, vignette: 0.06 })
  },
})
