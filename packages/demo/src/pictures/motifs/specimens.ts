import { darken, lighten, mix } from '../brush/color.ts'
import type { Ink } from '../brush/ink.ts'
import type { Random } from '../brush/random.ts'
import { around, circle, d, ellipse, group, leaf, path, smooth, stroke } from '../brush/shapes.ts'
import { monsteraLeaf, shadedLeaf } from './plants.ts'

/** A plant for a botanical plate, growing from (x, y) to about `rise`. */
export const grow = (
  ink: Ink,
  random: Random,
  common: string,
  x: number,
  y: number,
  rise: number,
  petal: string,
  night: boolean,
): string => {
  const green = (share = random.next()) => mix(night ? '#6d9077' : '#35593f', night ? '#a9c29a' : '#7d9a5f', share)
  const stem = (reach: number, lean: number) => {
    const top = { x: x + lean * rise, y: y - reach }
    const at = (t: number) => ({ x: x + (top.x - x) * t * t, y: y - reach * t })
    return {
      top,
      at,
      line: stroke(d`M${x} ${y}Q${x} ${y - reach * 0.55} ${top.x} ${top.y}`, green(0.35), rise * 0.007),
    }
  }
  if (common === 'monstera')
    return [
      [-0.26, 0.5, -34],
      [0.27, 0.55, 32],
      [-0.1, 0.82, -10],
      [0.18, 0.26, 58],
      [-0.22, 0.2, -60],
      [0.12, 0.98, 12],
    ]
      .map(([lean, up, turn]) => {
        const { top, line } = stem(rise * up! * 0.9, lean!)
        return (
          line +
          `<g transform="translate(${top.x.toFixed(0)} ${top.y.toFixed(0)}) rotate(${turn})">${monsteraLeaf(rise * random.between(0.22, 0.28), green())}</g>`
        )
      })
      .join('')
  if (common === 'eucalyptus' || common === 'ginkgo')
    return [-0.24, 0.02, 0.25]
      .map((lean, index) => {
        const { at, line } = stem(rise * [0.8, 1, 0.86][index]!, lean)
        let leaves = ''
        for (let t = 0.24; t <= 1; t += common === 'ginkgo' ? 0.125 : 0.085)
          for (const side of [-1, 1]) {
            const turn = -Math.PI / 2 + lean + side * random.between(0.75, 1.15)
            const size = rise * (common === 'eucalyptus' ? 0.1 : 0.12) * (1.25 - t * 0.6)
            if (common === 'eucalyptus')
              leaves += shadedLeaf(at(t), turn, size, 0.52, mix(petal, green(), random.next() * 0.55))
            else
              leaves += group(
                path(
                  d`M0 0C${size * 0.1} ${-size * 0.4} ${size * 0.55} ${-size * 0.55} ${size * 0.7} ${-size * 0.7}Q${size * 0.36} ${-size} ${size * 0.06} ${-size * 0.95}L0 ${-size * 0.6}L${-size * 0.06} ${-size * 0.95}Q${-size * 0.36} ${-size} ${-size * 0.7} ${-size * 0.7}C${-size * 0.55} ${-size * 0.55} ${-size * 0.1} ${-size * 0.4} 0 0Z`,
                  { fill: mix(petal, random.pick(['#fff0b8', '#b9872a']), random.next() * 0.4) },
                ) +
                  stroke(
                    d`M0 0L${-size * 0.4} ${-size * 0.74}M0 0L${size * 0.4} ${-size * 0.74}M0 0L${-size * 0.18} ${-size * 0.84}M0 0L${size * 0.18} ${-size * 0.84}`,
                    darken(petal, 0.4),
                    1,
                    { opacity: 0.5 },
                  ),
                {
                  transform: `translate(${at(t).x.toFixed(1)} ${at(t).y.toFixed(1)}) rotate(${((turn * 180) / Math.PI + 90).toFixed(0)})`,
                },
              )
          }
        return line + leaves
      })
      .join('')
  if (common === 'lavender')
    return [-0.3, -0.18, -0.07, 0.06, 0.17, 0.29]
      .map((lean) => {
        const { at, line } = stem(rise * random.between(0.75, 1), lean)
        let heads = ''
        for (let t = 0.62; t <= 1; t += 0.034)
          for (const side of [-1, 0, 1])
            heads += path(
              leaf(
                at(t).x + side * 5,
                at(t).y,
                -Math.PI / 2 + lean + side * 0.85,
                rise * 0.045 * (1.45 - t * 0.7),
                0.42,
              ),
              { fill: mix(petal, random.pick(['#c8b9ea', '#453a78']), random.next() * 0.6) },
            )
        let leaves = ''
        for (let t = 0.08; t < 0.5; t += 0.09)
          for (const side of [-1, 1]) leaves += shadedLeaf(at(t), -Math.PI / 2 + side * 0.5, rise * 0.16, 0.09, green())
        return line + leaves + heads
      })
      .join('')
  return [
    [-0.26, 0.66],
    [0.02, 1],
    [0.26, 0.78],
    [-0.12, 0.46],
    [0.2, 0.42],
  ]
    .map(([lean, up], index) => {
      const { top, at, line } = stem(rise * up! * 0.95, lean!)
      let leaves = ''
      for (let t = 0.12; t < 0.75; t += 0.16)
        for (const side of [-1, 1])
          leaves += shadedLeaf(
            at(t),
            -Math.PI / 2 + side * random.between(0.6, 1.1),
            rise * 0.17 * (1.1 - t),
            0.2,
            green(),
          )
      const size = rise * (index === 1 ? 0.135 : random.between(0.08, 0.11))
      return (
        line +
        leaves +
        group(index > 2 ? bud(size * 0.6, petal, green(0.3)) : bloom(ink, random, size, petal), {
          transform: `translate(${top.x.toFixed(0)} ${top.y.toFixed(0)}) rotate(${(lean! * 70).toFixed(0)})`,
        })
      )
    })
    .join('')
}

const bloom = (ink: Ink, random: Random, s: number, petal: string) => {
  let drawn = ''
  for (const [ring, count] of [
    [1, 6],
    [0.72, 5],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const tone = mix(petal, ring === 1 ? darken(petal, 0.3) : lighten(petal, 0.3), random.next() * 0.7)
      const shape = smooth(
        around(
          { x: 0, y: -s * 0.55 * ring },
          9,
          (angle) => s * ring * (0.46 + 0.09 * Math.cos(angle * 2 + 1)) * random.between(0.92, 1.06),
        ),
        true,
      )
      drawn += group(
        path(shape, {
          fill: ink.glow(
            [
              [0, darken(tone, 0.5)],
              [0.35, tone],
              [1, lighten(tone, 0.25)],
            ],
            0,
            0,
            s * 1.05,
          ),
        }) +
          stroke(d`M0 0Q${s * 0.06} ${-s * 0.5 * ring} 0 ${-s * 0.85 * ring}`, darken(tone, 0.35), 1.2, {
            opacity: 0.4,
          }),
        { transform: `rotate(${((index / count) * 360 + ring * 30).toFixed(0)})` },
      )
    }
  }
  const stamens = Array.from({ length: 26 }, (_, index) => {
    const [turn, out] = [index * 0.24 * Math.PI, s * random.between(0.2, 0.32)]
    return (
      stroke(d`M0 0L${Math.cos(turn) * out} ${Math.sin(turn) * out}`, '#1d1622', 1.4) +
      circle(Math.cos(turn) * out, Math.sin(turn) * out, s * 0.024, { fill: '#f0d79a' })
    )
  })
  return (
    drawn +
    stamens.join('') +
    circle(0, 0, s * 0.15, { fill: '#2b2a26' }) +
    ellipse(-s * 0.04, -s * 0.05, s * 0.06, s * 0.04, { fill: '#6f7a5a' })
  )
}

const bud = (s: number, petal: string, green: string) =>
  path(d`M0 ${s * 0.3}C${-s * 0.8} 0 ${-s * 0.5} ${-s} 0 ${-s * 1.2}C${s * 0.5} ${-s} ${s * 0.8} 0 0 ${s * 0.3}Z`, {
    fill: petal,
  }) +
  path(
    d`M0 ${s * 0.34}C${-s * 0.84} ${s * 0.1} ${-s * 0.6} ${-s * 0.5} ${-s * 0.34} ${-s * 0.8}Q${-s * 0.1} ${-s * 0.3} 0 ${-s * 0.2}Q${s * 0.1} ${-s * 0.3} ${s * 0.34} ${-s * 0.8}C${s * 0.6} ${-s * 0.5} ${s * 0.84} ${s * 0.1} 0 ${s * 0.34}Z`,
    { fill: green },
  )
