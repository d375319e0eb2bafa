/**
 * Measures a window: where its colors are, which colors it has, which way its edges run at three scales, and its
 * texture. About 1 CPU-ms per window in total.
 */
import { unit } from './unit.ts'
import { PATCH_SIDE, type Patch } from './window.ts'

const GRID = 4

/** Mean lightness and mean of both color axes in 4 × 4 cells. */
const colorLayout = ({ lightness, a, b }: Patch): Float32Array => {
  const cell = PATCH_SIDE / GRID
  const layout = new Float32Array(GRID * GRID * 3)
  for (let y = 0, at = 0; y < PATCH_SIDE; y++) {
    for (let x = 0; x < PATCH_SIDE; x++, at++) {
      const to = (Math.floor(y / cell) * GRID + Math.floor(x / cell)) * 3
      layout[to]! += lightness[at]! - 0.5
      layout[to + 1]! += COLOR_WEIGHT * a[at]!
      layout[to + 2]! += COLOR_WEIGHT * b[at]!
    }
  }
  return unit(layout)
}

/** The color axes of OKLab span a third of the range of lightness. */
const COLOR_WEIGHT = 3
const LIGHTNESS_BINS = 4
const COLOR_BINS = 6
/** Beyond this value an OKLab axis holds only laser colors. */
const LARGEST_COLOR = 0.3

/** Bins are finer around gray, where most colors are. */
const colorBin = (value: number): number => {
  const share = Math.sign(value) * Math.sqrt(Math.min(1, Math.abs(value) / LARGEST_COLOR))
  return ((share + 1) / 2) * (COLOR_BINS - 1)
}

/** Counts the colors of a window regardless of position; each pixel is shared among the eight nearest bins. */
const colorHistogram = ({ lightness, a, b }: Patch): Float32Array => {
  const bins = new Float32Array(LIGHTNESS_BINS * COLOR_BINS * COLOR_BINS)
  for (let at = 0; at < lightness.length; at++) {
    const l = Math.min(1, Math.max(0, lightness[at]!)) * (LIGHTNESS_BINS - 1)
    const u = colorBin(a[at]!)
    const v = colorBin(b[at]!)
    const [l0, u0, v0] = [Math.floor(l), Math.floor(u), Math.floor(v)]
    for (let corner = 0; corner < 8; corner++) {
      const [dl, du, dv] = [corner & 1, (corner >> 1) & 1, corner >> 2]
      const weight = (dl ? l - l0 : 1 - l + l0) * (du ? u - u0 : 1 - u + u0) * (dv ? v - v0 : 1 - v + v0)
      if (weight > 0) bins[((l0 + dl) * COLOR_BINS + u0 + du) * COLOR_BINS + v0 + dv]! += weight
    }
  }
  return unit(bins.map(Math.sqrt))
}

/** Halves the width and the height. */
const halve = (gray: Float32Array, side: number): Float32Array => {
  const half = side / 2
  return Float32Array.from({ length: half * half }, (_, i) => {
    const from = Math.floor(i / half) * 2 * side + (i % half) * 2
    return (gray[from]! + gray[from + 1]! + gray[from + side]! + gray[from + side + 1]!) / 4
  })
}

/** Measures edge strength per direction in 4 × 4 cells; up and down count as one direction, as do left and right. */
const edgeDirections = (gray: Float32Array, side: number, directions: number): Float32Array => {
  const cells = new Float32Array(GRID * GRID * directions)
  const cell = side / GRID
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const at = y * side + x
      const dx = gray[at + 1]! - gray[at - 1]!
      const dy = gray[at + side]! - gray[at - side]!
      const strength = Math.hypot(dx, dy)
      if (strength < 1e-4) continue
      const turn = ((Math.atan2(dy, dx) / Math.PI + 1) * directions) % directions
      const first = Math.floor(turn)
      const share = turn - first
      const from = (Math.floor(y / cell) * GRID + Math.floor(x / cell)) * directions
      cells[from + (first % directions)]! += strength * (1 - share)
      cells[from + ((first + 1) % directions)]! += strength * share
    }
  }
  return unit(cells.map(Math.sqrt))
}

/**
 * Circular patterns with at most two changes get a bin each; all others share the last one (Ojala's uniform patterns).
 */
const UNIFORM_BINS: Uint8Array = (() => {
  let bins = 0
  const changes = (pattern: number) => {
    let count = 0
    for (let bit = 0; bit < 8; bit++) count += ((pattern >> bit) ^ (pattern >> ((bit + 1) % 8))) & 1
    return count
  }
  return Uint8Array.from({ length: 256 }, (_, pattern) => (changes(pattern) <= 2 ? bins++ : 58))
})()
const TEXTURE_BINS = 59
/** Smaller differences are grain. */
const GRAIN = 0.01

/** Counts patterns of which neighbors of a pixel are lighter than it: tells grass, cloth, sky and print apart. */
const texture = (gray: Float32Array): Float32Array => {
  const bins = new Float32Array(TEXTURE_BINS)
  const side = PATCH_SIDE
  const around = [-side - 1, -side, -side + 1, 1, side + 1, side, side - 1, -1]
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const at = y * side + x
      const least = gray[at]! + GRAIN
      let pattern = 0
      for (let bit = 0; bit < 8; bit++) if (gray[at + around[bit]!]! > least) pattern |= 1 << bit
      bins[UNIFORM_BINS[pattern]!]! += 1
    }
  }
  return unit(bins.map(Math.sqrt))
}

/**
 * (ours) Weight of each feature relative to the others; measured on near-duplicates (docs/decisions/visual-search.md).
 */
const WEIGHTS = { layout: 1, histogram: 1.5, fine: 0.6, middle: 0.6, coarse: 0.6, texture: 0.3 }

/** How many of the features are about colors; they come first. */
export const COLOR_FEATURES = GRID * GRID * 3 + LIGHTNESS_BINS * COLOR_BINS * COLOR_BINS

/** All features of a window, concatenated. */
export const measure = (patch: Patch): Float32Array => {
  const half = halve(patch.lightness, PATCH_SIDE)
  const quarter = halve(half, PATCH_SIDE / 2)
  const parts: readonly (readonly [Float32Array, number])[] = [
    [colorLayout(patch), WEIGHTS.layout],
    [colorHistogram(patch), WEIGHTS.histogram],
    [edgeDirections(patch.lightness, PATCH_SIDE, 8), WEIGHTS.fine],
    [edgeDirections(half, PATCH_SIDE / 2, 6), WEIGHTS.middle],
    [edgeDirections(quarter, PATCH_SIDE / 4, 6), WEIGHTS.coarse],
    [texture(patch.lightness), WEIGHTS.texture],
  ]
  const all = new Float32Array(parts.reduce((sum, [part]) => sum + part.length, 0))
  let at = 0
  for (const [part, weight] of parts) {
    for (const value of part) all[at++] = value * weight
  }
  return all
}
