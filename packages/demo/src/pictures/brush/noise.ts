import type { Random } from './random.ts'

/** Noise over a line or a plane, about −1…1, smooth at a distance of one. */
export type Noise1 = (x: number) => number
export type Noise2 = (x: number, y: number) => number

const SIZE = 256

/** Value noise on a 256 × 256 lattice. Cheap enough to evaluate for each pixel of a picture. */
export const createNoise = (random: Random): Noise2 => {
  const lattice = new Float32Array(SIZE * SIZE)
  for (let index = 0; index < lattice.length; index++) lattice[index] = random.next() * 2 - 1
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const fx = x - left
    const fy = y - top
    const sx = fx * fx * (3 - 2 * fx)
    const sy = fy * fy * (3 - 2 * fy)
    const row = (top & 255) << 8
    const below = ((top + 1) & 255) << 8
    const column = left & 255
    const right = (left + 1) & 255
    const a = lattice[row | column]!
    const b = lattice[row | right]!
    const c = lattice[below | column]!
    const d = lattice[below | right]!
    const upper = a + (b - a) * sx
    return upper + (c + (d - c) * sx - upper) * sy
  }
}

/** Octaves of noise, each twice as fine and half as strong: for clouds, stone, water. */
export const layered =
  (noise: Noise2, octaves: number): Noise2 =>
  (x, y) => {
    let sum = 0
    let strength = 0.5
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x, y) * strength
      // The odd offset keeps the lattice lines of the octaves from coinciding.
      x = x * 2 + 17.3
      y = y * 2 + 9.7
      strength *= 0.5
    }
    return sum * 1.6
  }

/** A skyline of hills: sines of rising frequency with irrational steps, so it never repeats within a picture. */
export const createRidge = (random: Random, octaves: number, roughness = 0.52): Noise1 => {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    frequency: 2 ** octave * random.between(0.75, 1.3),
    phase: random.between(0, 100),
    strength: roughness ** octave,
  }))
  const total = waves.reduce((sum, wave) => sum + wave.strength, 0)
  return (x) =>
    waves.reduce((sum, wave) => sum + Math.sin(x * wave.frequency + wave.phase) * wave.strength, 0) / (total * 0.7)
}
