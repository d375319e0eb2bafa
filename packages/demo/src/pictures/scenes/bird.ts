import { mix, ramp, toRgb } from '../brush/color.ts'
import { createRelief, ease, NOON, tint } from '../brush/relief.ts'
import { circle } from '../brush/shapes.ts'
import { defineScene } from '../scene.ts'

const BIRDS = {
  robin: { back: '#7a6a52', breast: '#d8642a', belly: '#e9e2d4', cap: '#7a6a52' },
  'blue tit': { back: '#6d8f9e', breast: '#e6c648', belly: '#efe3a0', cap: '#3f78b5' },
  bullfinch: { back: '#7f8894', breast: '#d9604f', belly: '#ecdcd2', cap: '#1c1d22' },
  wren: { back: '#8a5f3a', breast: '#c9a377', belly: '#dcc6a4', cap: '#7a5030' },
} as const

/** A small round bird on a twig, the garden behind it out of focus. */
export const bird = defineScene({
  shapes: ['4:5', '3:2', '1:1', '2:3'],
  plan: (random) => ({
    kind: random.pick(['robin', 'blue tit', 'bullfinch', 'wren'] as const),
    garden: random.pick(['spring', 'summer', 'autumn', 'snow'] as const),
    looks: random.pick(['left', 'right'] as const),
  }),
  draw: (art, { kind, garden, looks }) => {
    const { width, height, random } = art
    const hues = {
      spring: ['#dfe8c0', '#b9cf9a', '#e9bccb', '#87a878'],
      summer: ['#8fb86a', '#5f9152', '#c9dc8f', '#3f6f46'],
      autumn: ['#d99a4a', '#b9672f', '#e9c582', '#7a4a2d'],
      snow: ['#dfe6ec', '#b9c6d2', '#f4f5f4', '#94a5b5'],
    }[garden]
    art.backdrop([hues[2]!, hues[0]!, hues[3]!])
    art.layer(
      (ink) => {
        for (let n = 0; n < 34; n++)
          ink.add(
            circle(random.between(0, width), random.between(0, height), random.between(50, 190), {
              fill: random.pick(hues),
              opacity: random.between(0.3, 0.7),
            }),
          )
      },
      { soften: 34 },
    )
    art.layer(
      (ink) => {
        for (let n = 0; n < 12; n++)
          ink.add(
            circle(random.between(0, width), random.between(0, height * 0.8), random.between(22, 56), {
              fill: mix(random.pick(hues), '#fffbe8', 0.5),
              opacity: 0.35,
            }),
          )
      },
      { soften: 4, blend: 'screen' },
    )
    const { back, breast, belly, cap } = BIRDS[kind]
    const relief = createRelief(art, 1.6)
    const side = looks === 'left' ? -1 : 1
    const [s, cx, cy] = [
      Math.min(width, height) * random.between(0.2, 0.26),
      width * 0.5 - side * width * 0.04,
      height * random.between(0.48, 0.56),
    ]
    const [fluff, bark] = [art.noise(3), art.noise(3)]
    const at = (x: number, y: number) => ({ x: cx + x * s * side, y: cy + y * s })
    const capsule = (ax: number, ay: number, bx: number, by: number, thick: number, color: string, base = 0) => {
      const [from, to] = [at(ax, ay), at(bx, by)]
      const tone = toRgb(color)
      relief.stamp(
        {
          x: (from.x + to.x) / 2,
          y: (from.y + to.y) / 2,
          rx: Math.hypot(to.x - from.x, to.y - from.y) / 2 + thick * s,
          ry: thick * s,
          turn: Math.atan2(to.y - from.y, to.x - from.x),
        },
        (cell, u, v) => {
          const out = v * v + Math.max(0, Math.abs(u) - 0.7) ** 2 * 11
          if (out > 1) return false
          cell.height = base + Math.sqrt(1 - out) * thick * s
          tint(cell, tone)
          tint(cell, [30, 22, 18], Math.max(0, bark(u * 9, v * 1.5)) * 0.5)
        },
      )
    }
    // Twig, tail and feet lie behind the body.
    const twig = garden === 'snow' ? '#6b5a50' : '#6f5138'
    for (let n = 0; n < 7; n++)
      capsule(
        -3.2 + n,
        1.2 + Math.sin(n * 1.7) * 0.05,
        -2.1 + n,
        1.22 + Math.sin((n + 1) * 1.7) * 0.05,
        0.1 - n * 0.006,
        twig,
      )
    if (garden === 'snow')
      for (let n = 0; n < 7; n++) capsule(-3.2 + n, 1.1 + Math.sin(n * 1.7) * 0.05, -2.2 + n, 1.12, 0.05, '#f7f8fa', 10)
    capsule(-0.7, 0.5, -1.9, 1.05, 0.14, mix(back, '#17130f', 0.35))
    for (const x of [-0.1, 0.24]) {
      capsule(x, 0.85, x + 0.06, 1.16, 0.035, '#3b2a22')
      capsule(x + 0.02, 1.15, x + 0.16, 1.15, 0.04, '#3b2a22', 12)
    }
    const [backs, fronts] = [
      ramp([mix(back, '#12100d', 0.5), back, mix(back, '#fff6e6', 0.35)]),
      ramp([mix(breast, '#2a120a', 0.25), breast, mix(breast, '#fff0d8', 0.4)]),
    ]
    const white = toRgb(belly)
    const body = at(0, 0.1)
    relief.stamp({ ...body, rx: s * 1.08, ry: s * 0.92, turn: side * -0.5 }, (cell, u, v) => {
      const hair = fluff(u * 5, v * 24 + u * 6)
      const out = u * u + v * v + hair * 0.05
      if (out > 1) return false
      cell.height = Math.sqrt(Math.max(0, 1 - out)) * s * 0.9 + hair * 5
      const ahead = u * side
      tint(cell, backs(0.5 + hair * 0.4))
      tint(cell, fronts(0.5 + hair * 0.34), ease(-0.15, 0.1, ahead + v * 0.5 + fluff(u * 3, v * 3) * 0.12))
      tint(cell, white, ease(0.25, 0.6, v - ahead * 0.25 + hair * 0.1) * 0.9)
    })
    const wing = at(-0.42, 0.16)
    relief.stamp(
      { ...wing, rx: s * 0.84, ry: s * 0.36, turn: side * -0.62 + (side < 0 ? Math.PI : 0) * 0 },
      (cell, u, v) => {
        const out = u * u + v * v * (1 + u * side * 0.5)
        if (out > 1) return false
        const quill = Math.abs(((v * 5 + u * u) % 1) - 0.5)
        cell.height += 14 * (1 - out) + quill * 4
        tint(cell, backs(0.3 + quill * 0.5))
        if (Math.abs(u * side - 0.25) < 0.045) tint(cell, white, 0.7)
      },
    )
    const head = at(0.52, -0.72)
    const crown = ramp([mix(cap, '#0f0d0c', 0.4), cap, mix(cap, '#ffffff', 0.3)])
    relief.stamp({ ...head, rx: s * 0.62, ry: s * 0.58 }, (cell, u, v) => {
      const hair = fluff(u * 11 + 40, v * 11)
      const out = u * u + v * v + hair * 0.05
      if (out > 1) return false
      cell.height = Math.max(cell.height, Math.sqrt(Math.max(0, 1 - out)) * s * 0.72 + hair * 3)
      const ahead = u * side
      tint(cell, fronts(0.52 + hair * 0.3), ease(1, 0.8, out))
      tint(
        cell,
        crown(0.5 + hair * 0.35),
        ease(0.1, -0.12, v + (kind === 'robin' || kind === 'wren' ? ahead * 0.7 + 0.1 : 0.12)),
      )
      if (kind === 'blue tit') tint(cell, [240, 240, 232], ease(0.24, 0.16, Math.abs(v - 0.08)) * 0.9)
      if (kind === 'blue tit') tint(cell, [28, 38, 60], ease(0.07, 0.04, Math.abs(v - 0.02)) * 0.9)
    })
    const bill = at(1.16, -0.66)
    relief.stamp({ ...bill, rx: s * 0.22, ry: s * 0.1 }, (cell, u, v) => {
      if (Math.abs(v) > (1 - u * side) * 0.5) return false
      cell.height = s * 0.4 + (1 - Math.abs(v)) * 10
      cell.gloss = 0.3
      tint(cell, Math.abs(v) < 0.07 ? [30, 24, 20] : [70, 62, 54])
    })
    const eye = at(0.76, -0.8)
    relief.stamp({ ...eye, rx: s * 0.095 }, (cell, u, v) => {
      const out = u * u + v * v
      if (out > 1) return false
      cell.height += Math.sqrt(1 - out) * s * 0.08
      cell.gloss = 1
      tint(cell, [12, 10, 10])
      if (Math.hypot(u + 0.35, v + 0.4) < 0.26) tint(cell, [255, 255, 255])
    })
    relief.light({ ...NOON, falloff: 0.05 })
    art.film({ grain: 8, vignette: 0.3 })
  },
})
