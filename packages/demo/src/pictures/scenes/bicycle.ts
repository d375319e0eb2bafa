import { darken, lighten } from '../brush/color.ts'
import { circle, d, path, rect, stroke } from '../brush/shapes.ts'
import { drawLeafShadow, drawShadowsOf, drawWindowLight } from '../motifs/light.ts'
import { drawSurface } from '../motifs/surface.ts'
import { defineScene } from '../scene.ts'

/** A bicycle leaning on a wall in the sun. */
export const bicycle = defineScene({
  shapes: ['4:5', '1:1', '3:4', '3:2'],
  plan: (random) => ({
    frame: random.pick(['red', 'mint', 'black', 'cream', 'blue'] as const),
    wall: random.pick(['yellow', 'gray', 'pink', 'teal'] as const),
    carries: random.pick(['flowers', 'bread', 'nothing'] as const),
  }),
  draw: (art, { frame, wall, carries }) => {
    const { width, height, random } = art
    drawSurface(art, 'plaster', { yellow: '#e2b757', gray: '#b9b6ae', pink: '#dcaba0', teal: '#6d9a98' }[wall])
    const floor = height * 0.83
    art.layer((ink) => {
      ink.add(
        rect(0, floor, width, height, {
          fill: ink.linear([
            [0, '#a79c8d'],
            [1, '#7d7265'],
          ]),
        }),
        rect(0, floor - 26, width, 26, { fill: '#000', opacity: 0.16 }),
      )
      for (let row = 0, y = floor; y < height; row++, y += 34 + row * 9)
        ink.add(rect(0, y, width, 2.4, { fill: '#4a4038', opacity: 0.5 }))
    })
    const s = Math.min(width * 0.235, height * 0.24)
    const color = { red: '#b3322c', mint: '#8fc3ad', black: '#26262a', cream: '#efe3c8', blue: '#31557d' }[frame]
    const [rear, front] = [
      { x: width / 2 - s * 1.12, y: floor - s * 0.72 },
      { x: width / 2 + s * 1.14, y: floor - s * 0.72 },
    ]
    const [pedal, saddle, head] = [
      { x: width / 2 - s * 0.12, y: floor - s * 0.66 },
      { x: width / 2 - s * 0.46, y: floor - s * 1.72 },
      { x: width / 2 + s * 0.78, y: floor - s * 1.66 },
    ]
    const flip = random.chance(0.5)
    const bike = () => {
      const wheel = ({ x, y }: { x: number; y: number }) =>
        Array.from({ length: 18 }, (_, n) =>
          stroke(
            d`M${x} ${y}L${x + Math.cos(n * 0.349) * s * 0.66} ${y + Math.sin(n * 0.349) * s * 0.66}`,
            '#cfd2d2',
            1.6,
          ),
        ).join('') +
        circle(x, y, s * 0.7, { fill: 'none', stroke: '#2b2827', strokeWidth: s * 0.075 }) +
        circle(x, y, s * 0.635, { fill: 'none', stroke: '#c9c9c6', strokeWidth: s * 0.03 }) +
        circle(x, y, s * 0.06, { fill: '#8d8f90' })
      const tube = (from: { x: number; y: number }, to: { x: number; y: number }, wide = s * 0.07) =>
        stroke(d`M${from.x} ${from.y}L${to.x} ${to.y}`, darken(color, 0.3), wide) +
        stroke(d`M${from.x} ${from.y - wide * 0.2}L${to.x} ${to.y - wide * 0.2}`, lighten(color, 0.12), wide * 0.5)
      const seatTop = { x: saddle.x - s * 0.05, y: saddle.y - s * 0.16 }
      const parts = [
        wheel(rear),
        wheel(front),
        tube(rear, pedal, s * 0.045),
        tube(rear, saddle, s * 0.045),
        tube(pedal, saddle),
        tube({ x: saddle.x + 6, y: saddle.y + s * 0.14 }, head),
        tube(pedal, { x: head.x + s * 0.05, y: head.y + s * 0.2 }),
        tube(head, front, s * 0.06),
        stroke(
          d`M${saddle.x} ${saddle.y}L${seatTop.x} ${seatTop.y}M${head.x} ${head.y}L${head.x - s * 0.06} ${head.y - s * 0.3}`,
          '#b8bab8',
          s * 0.045,
        ),
        path(
          d`M${seatTop.x - s * 0.28} ${seatTop.y - s * 0.06}q${s * 0.24} ${-s * 0.1} ${s * 0.54} ${s * 0.02}q${s * 0.05} ${s * 0.06} ${-s * 0.1} ${s * 0.05}q${-s * 0.2} 0 ${-s * 0.42} ${s * 0.06}Z`,
          { fill: '#6b4326' },
        ),
        stroke(
          d`M${head.x - s * 0.06} ${head.y - s * 0.3}q${s * 0.16} ${-s * 0.12} ${s * 0.1} ${-s * 0.02}q${-s * 0.1} ${s * 0.1} ${-s * 0.36} ${s * 0.04}`,
          '#8c8e8d',
          s * 0.045,
        ),
        stroke(d`M${head.x - s * 0.3} ${head.y - s * 0.28}h${s * 0.12}`, '#6b4326', s * 0.075),
        circle(pedal.x, pedal.y, s * 0.16, { fill: 'none', stroke: '#55575a', strokeWidth: s * 0.035 }),
        stroke(d`M${pedal.x} ${pedal.y}l${s * 0.2} ${s * 0.22}h${s * 0.1}`, '#55575a', s * 0.04),
        stroke(
          d`M${rear.x - s * 0.7} ${rear.y - s * 0.24}A${s * 0.76} ${s * 0.76} 0 0 1 ${rear.x + s * 0.55} ${rear.y - s * 0.52}M${front.x - s * 0.5} ${front.y - s * 0.56}A${s * 0.76} ${s * 0.76} 0 0 1 ${front.x + s * 0.68} ${front.y - s * 0.3}`,
          color,
          s * 0.05,
        ),
      ]
      return parts.join('')
    }
    const basket = (ink: Parameters<Parameters<typeof art.layer>[0]>[0]) => {
      const [bx, by, w, h] = [head.x - s * 0.02, head.y - s * 0.12, s * 0.62, s * 0.44]
      const load =
        carries === 'flowers'
          ? Array.from({ length: 46 }, () =>
              circle(
                bx + w / 2 + random.between(-0.52, 0.52) * w,
                by - random.between(-0.06, 0.52) * s,
                s * random.between(0.035, 0.085),
                { fill: random.pick(['#e9a7b4', '#f4e5d8', '#d9566b', '#6f8f52', '#567a45', '#f0c45f']) },
              ),
            ).join('')
          : Array.from(
              { length: 3 },
              (_, n) =>
                `<g transform="rotate(${18 - n * 16} ${bx + w / 2} ${by})">${rect(
                  bx + w * 0.36 + n * 12,
                  by - s * 0.75,
                  s * 0.13,
                  s,
                  {
                    rx: s * 0.065,
                    fill: ink.linear(
                      [
                        [0, '#e0a760'],
                        [1, '#a8672e'],
                      ],
                      1,
                      0,
                    ),
                  },
                )}</g>`,
            ).join('')
      const weave = Array.from({ length: 6 }, (_, n) =>
        stroke(d`M${bx + w * 0.04} ${by + (n + 0.5) * (h / 6)}h${w * 0.92}`, '#8a5f34', 3),
      ).join('')
      return (
        load +
        path(d`M${bx} ${by}h${w}l${-w * 0.1} ${h}h${-w * 0.8}Z`, {
          fill: ink.linear(
            [
              [0, '#c2945c'],
              [1, '#94673a'],
            ],
            1,
            0.4,
          ),
        }) +
        weave
      )
    }
    const whole = (ink: Parameters<Parameters<typeof art.layer>[0]>[0]) => {
      const body = bike() + (carries === 'nothing' ? '' : basket(ink))
      return flip ? `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>` : body
    }
    drawShadowsOf(art, () => (flip ? `<g transform="translate(${width} 0) scale(-1 1)">${bike()}</g>` : bike()), {
      dx: 54,
      dy: 10,
      soften: 7,
      opacity: 0.42,
    })
    art.layer((ink) => ink.add(rect(rear.x - s * 0.5, floor - 8, s * 3.3, 18, { fill: '#1c1512', rx: 9 })), {
      blend: 'multiply',
      opacity: 0.5,
      soften: 9,
    })
    art.layer((ink) => ink.add(whole(ink)))
    if (random.chance(0.5))
      drawLeafShadow(art, { from: random.pick(['left', 'right'] as const), opacity: 0.3, soften: 14 })
    else
      drawWindowLight(art, {
        x: width * 0.05,
        y: -height * 0.1,
        width: width * 0.8,
        height: height * 0.8,
        opacity: 0.45,
      })
    art.film({ grain: 9, vignette: 0.3 })
  },
})
