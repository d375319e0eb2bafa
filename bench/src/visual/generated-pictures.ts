/** Pictures drawn from a seed in a few milliseconds: grounds, things upon them, grain. Unlike each other as photographs are. */

export interface Drawn {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

type Colour = readonly [number, number, number]
/** Colour of a place, each from 0 to 1 of the picture. */
type Paint = (x: number, y: number) => Colour

export const dice = (seed: number) => {
  let state = (seed * 2_654_435_761) | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least: number, most: number) => least + next() * (most - least),
    whole: (least: number, most: number) => Math.floor(least + next() * (most - least + 1)),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
  }
}
export type Dice = ReturnType<typeof dice>

const LONG_SIDE = 256
const RATIOS = [0.66, 0.66, 0.75, 0.8, 1, 1, 1.33, 1.5]

const hsl = (hue: number, saturation: number, lightness: number): Colour => {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

const mix = (p: Colour, q: Colour, share: number): Colour => [
  p[0] + (q[0] - p[0]) * share,
  p[1] + (q[1] - p[1]) * share,
  p[2] + (q[2] - p[2]) * share,
]

/** Smooth noise from 0 to 1 with a few octaves, as clouds and hills have it. */
const clouds = ({ between, whole, next }: Dice) => {
  const size = 32
  const lattice = Float32Array.from({ length: size * size }, next)
  const at = (x: number, y: number) => lattice[(y & (size - 1)) * size + (x & (size - 1))]!
  const smooth = (t: number) => t * t * (3 - 2 * t)
  const layer = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [smooth(x - left), smooth(y - top)]
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return upper * (1 - v) + lower * v
  }
  const [across, down, octaves] = [between(1.5, 7), between(1.5, 7), whole(1, 4)]
  return (x: number, y: number) => {
    let [sum, weight, total] = [0, 1, 0]
    for (let octave = 0; octave < octaves; octave++, weight /= 2) {
      sum += weight * layer(x * across * 2 ** octave, y * down * 2 ** octave)
      total += weight
    }
    return sum / total
  }
}

const grounds = (random: Dice, one: Colour, two: Colour, three: Colour): Paint => {
  const angle = random.between(0, Math.PI)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [cx, cy] = [random.next(), random.next()]
  const noise = clouds(random)
  const stripes = random.between(2, 14)
  const horizon = random.between(0.3, 0.8)
  return random.pick<Paint>([
    (x, y) => mix(one, two, Math.min(1, Math.abs(x * dx + y * dy))),
    (x, y) => mix(one, two, Math.min(1, 1.2 * Math.hypot(x - cx, y - cy))),
    (x, y) => mix(one, two, noise(x, y)),
    (x, y) => mix(one, mix(two, three, noise(x, y)), noise(y, x)),
    (x, y) => (Math.floor((x * dx + y * dy) * stripes + 99) % 2 === 0 ? one : two),
    (x, y) => (y < horizon + 0.2 * (noise(x, 0.5) - 0.5) ? mix(one, two, y / horizon) : mix(three, one, noise(x, y))),
  ])
}

/** A thing: where it is, and what it looks like there. */
const things = (
  random: Dice,
  colour: Colour,
  other: Colour,
): { readonly holds: (x: number, y: number) => boolean; readonly paint: Paint } => {
  const [cx, cy, angle] = [random.next(), random.next(), random.between(0, Math.PI)]
  const [rx, ry] = [random.between(0.04, 0.35), random.between(0.04, 0.35)]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const points = random.whole(3, 9)
  const depth = random.between(0, 0.5)
  const place = (x: number, y: number): readonly [number, number] => {
    const [u, v] = [x - cx, y - cy]
    return [(u * cos + v * sin) / rx, (v * cos - u * sin) / ry]
  }
  const inside = random.pick<(u: number, v: number) => boolean>([
    (u, v) => u * u + v * v < 1,
    (u, v) => Math.abs(u) < 0.9 && Math.abs(v) < 0.9,
    (u, v) => u * u + v * v < 1 && u * u + v * v > 0.45,
    (u, v) => Math.hypot(u, v) < 1 - depth * (1 + Math.cos(points * Math.atan2(v, u))) * 0.5,
    (u, v) => v > -0.8 && v < 0.8 && Math.abs(u) < (0.8 - v) / 1.6,
  ])
  const noise = clouds(random)
  const lines = random.between(2, 9)
  const skin = random.pick<(u: number, v: number) => number>([
    () => 0,
    (u, v) => Math.min(1, 0.6 * Math.hypot(u + 0.4, v + 0.4)),
    (u, v) => noise(u * 0.5, v * 0.5),
    (u) => (Math.floor(u * lines + 99) % 2 === 0 ? 1 : 0.1),
  ])
  return {
    holds: (x, y) => inside(...place(x, y)),
    paint: (x, y) => mix(colour, other, skin(...place(x, y))),
  }
}

/** The same seed is always the same picture. */
export const drawGenerated = (seed: number): Drawn => {
  const random = dice(seed)
  const ratio = random.pick(RATIOS)
  const width = Math.round(ratio < 1 ? LONG_SIDE * ratio : LONG_SIDE)
  const height = Math.round(ratio < 1 ? LONG_SIDE : LONG_SIDE / ratio)
  const hue = random.between(0, 360)
  const spread = random.pick([25, 60, 120, 180])
  const liveliness = random.between(0.05, 0.95)
  const colour = () =>
    hsl(
      (hue + random.between(-spread, spread) + 720) % 360,
      liveliness * random.between(0.4, 1),
      random.between(0.08, 0.95),
    )
  const ground = grounds(random, colour(), colour(), colour())
  const upon = Array.from({ length: random.whole(2, 11) }, () => things(random, colour(), colour()))
  const grain = random.pick([0, 0, 3, 8, 16])
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [u, v] = [x / width, y / height]
      const [red, green, blue] = (upon.findLast(({ holds }) => holds(u, v))?.paint ?? ground)(u, v)
      const noise = grain === 0 ? 0 : (random.next() - 0.5) * 2 * grain
      data[at] = Math.min(255, Math.max(0, red + noise))
      data[at + 1] = Math.min(255, Math.max(0, green + noise))
      data[at + 2] = Math.min(255, Math.max(0, blue + noise))
    }
  }
  return { data, width, height }
}
