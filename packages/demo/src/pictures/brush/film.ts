import type { Plate } from './compose.ts'
import { createRandom, type Random } from './random.ts'

const TILE = 512

/** Gaussian noise, slightly blurred so that it looks like silver grain and survives JPEG better than single pixels. */
const makeGrain = () => {
  const random = createRandom('film grain')
  const fine = Float32Array.from({ length: TILE * TILE }, () => random.next() + random.next() + random.next() - 1.5)
  const mask = TILE * TILE - 1
  return fine.map((value, at) => value * 0.7 + (fine[(at + 1) & mask]! + fine[(at + TILE) & mask]!) * 0.3)
}
let grainTile: Float32Array | undefined

export interface Film {
  /** Strength of the grain on a scale of 255; 0 is none. */
  grain: number
  /** How much the corners darken, 0–1. */
  vignette: number
}

/** Adds what a lens and a film would: grain, strongest in the mid-tones, and slightly darker corners. */
export const develop = ({ width, height, pixels }: Plate, { grain, vignette }: Film, random: Random) => {
  grainTile ??= makeGrain()
  const shiftX = random.int(0, TILE - 1)
  const shiftY = random.int(0, TILE - 1)
  const strength = Float32Array.from(
    { length: 256 },
    (_, value) => grain * (0.45 + 2.2 * (value / 255) * (1 - value / 255)),
  )
  const acrossSquared = Float32Array.from({ length: width }, (_, x) => (x / width - 0.5) ** 2)
  for (let y = 0, at = 0; y < height; y++) {
    const downSquared = (y / height - 0.5) ** 2
    const row = ((y + shiftY) & (TILE - 1)) * TILE
    for (let x = 0; x < width; x++, at += 3) {
      const far = acrossSquared[x]! + downSquared
      const dim = 1 - vignette * far * far * 4
      const speck = grainTile[row + ((x + shiftX) & (TILE - 1))]! * strength[pixels[at + 1]!]!
      pixels[at] = pixels[at]! * dim + speck
      pixels[at + 1] = pixels[at + 1]! * dim + speck
      pixels[at + 2] = pixels[at + 2]! * dim + speck
    }
  }
}
