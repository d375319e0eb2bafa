import { ramp } from '../brush/color.ts'
import { ease } from '../brush/relief.ts'
import { defineScene } from '../scene.ts'

const WATERS = {
  turquoise: ['#e9d3ae', '#d9c39c', '#9fd3c4', '#3fb0b0', '#14808f', '#0b5568'],
  green: ['#dcc9a6', '#c7b592', '#a5c7a4', '#5b9d86', '#2b6b62', '#184a4b'],
  slate: ['#b9b0a4', '#9e978d', '#9fb0b4', '#6a868f', '#3f5f6c', '#26424f'],
  rose: ['#edc9b4', '#dfb49c', '#d9c4bd', '#8fb0b4', '#4d8496', '#2b5f78'],
} as const

/** A beach from straight above: sand, foam, and water getting deeper. */
export const shoreline = defineScene({
  shapes: ['2:3', '9:16', '4:5', '3:2'],
  plan: (random) => ({
    water: random.pick(['turquoise', 'green', 'slate', 'rose'] as const),
    people: random.pick(['nobody', 'one walker', 'two umbrellas'] as const),
    runs: random.pick(['across', 'along'] as const),
  }),
  draw: (art, { water, people, runs }) => {
    const { width, height, random } = art
    const [bend, ripple, froth, sand] = [art.noise(4), art.noise(3), art.noise(4), art.noise(2)]
    const tones = ramp(WATERS[water])
    const lean = random.between(-0.25, 0.25)
    const size = runs === 'across' ? height : width
    const shore = random.between(0.3, 0.42)
    const depthAt = (x: number, y: number) => {
      const [along, out] = runs === 'across' ? [x, y] : [y, x]
      return out / size - shore + (along / size) * lean + bend(along / 420, out / 900) * 0.09
    }
    art.shade(
      (x, y, pixel) => {
        const depth = depthAt(x, y)
        let light = 1 + sand(x / 5, y / 5) * 0.035
        let tone = 0.02 + ease(-0.06, 0.02, depth) * 0.16
        let white = 0
        if (depth > 0) {
          const swell = ripple(x / 46 + depth * 9, y / 20)
          tone = 0.36 + depth * 0.85 + ripple(x / 150, y / 90) * 0.07
          light = 1 + swell * 0.07 + Math.max(0, ripple(x / 17, y / 11) - 0.45) * 0.5
        }
        // Each wave leaves an edge of foam; the older ones have holes.
        for (const [at, wide, holes] of [
          [0, 0.012, 0.1],
          [0.075, 0.03, 0.34],
          [0.17, 0.035, 0.5],
        ] as const) {
          const off = depth - at + froth(x / 120 + at * 90, y / 120) * 0.022
          const foam = Math.exp(-((off / wide) ** 2)) * (off < 0 ? 1 : 1.2)
          white = Math.max(white, foam * ease(holes - 0.35, holes + 0.1, froth(x / 26 + at * 70, y / 26) * 0.8 + 0.42))
        }
        const wet = ease(-0.055, -0.01, depth) * (depth < 0 ? 0.16 : 0)
        const color = tones(tone)
        const keep = Math.min(1, white)
        pixel[0] = color[0] * (light - wet) * (1 - keep) + 250 * keep
        pixel[1] = color[1] * (light - wet) * (1 - keep) + 250 * keep
        pixel[2] = color[2] * (light - wet) * (1 - keep) + 246 * keep
      },
      { every: 2.1 },
    )
    if (people === 'nobody') return art.film({ grain: 9, vignette: 0.25 })
    const dry =
      runs === 'across'
        ? { x: width * random.between(0.25, 0.75), y: height * shore * 0.42 }
        : { x: width * shore * 0.42, y: height * random.between(0.25, 0.75) }
    art.layer((ink) => ink.add(`<ellipse cx="${dry.x + 34}" cy="${dry.y + 26}" rx="40" ry="13" fill="#3a2a20"/>`), {
      blend: 'multiply',
      opacity: 0.5,
      soften: 5,
    })
    art.layer((ink) => {
      if (people === 'one walker') {
        ink.add(
          `<ellipse cx="${dry.x}" cy="${dry.y}" rx="15" ry="9" fill="#c8463a"/><circle cx="${dry.x}" cy="${dry.y}" r="6" fill="#3a2620"/>`,
        )
        return
      }
      for (const [dx, dy, color] of [
        [0, 0, '#d9533f'],
        [92, 40, '#f3efe4'],
      ] as const)
        for (let part = 0; part < 8; part++) {
          const [from, to] = [(part / 8) * 6.283, ((part + 1) / 8) * 6.283]
          const [px, py] = [dry.x + dx, dry.y + dy]
          ink.add(
            `<path d="M${px} ${py}L${px + Math.cos(from) * 34} ${py + Math.sin(from) * 34}A34 34 0 0 1 ${px + Math.cos(to) * 34} ${py + Math.sin(to) * 34}Z" fill="${part % 2 ? '#fbf5ea' : color}"/>`,
          )
        }
    })
    art.film({ grain: 9, vignette: 0.25 })
  },
})
