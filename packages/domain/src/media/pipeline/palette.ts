import { oklabToHex, rgbToOklab, squaredDistance, type Oklab } from './oklab.ts'
import type { PaletteColor } from './picture.ts'

const COLORS = 5
const MAX_ROUNDS = 12
/** Centers closer than this look like one color (OKLab, about two just-noticeable differences). */
const SAME_COLOR = 0.04 ** 2
/** Fainter pixels show the page behind, not the picture. */
const VISIBLE_ALPHA = 26

interface Weighted {
  readonly at: Oklab
  readonly weight: number
}

/**
 * Finds up to five colors by k-means in OKLab over the histogram of a small RGBA picture, largest share first. The same
 * pixels always give the same palette. A picture without a visible pixel is white.
 */
export const findPalette = (rgba: Uint8Array): PaletteColor[] => {
  const bins = histogram(rgba)
  if (bins.length === 0) return [{ color: '#ffffff', share: 1 }]
  const total = bins.reduce((sum, bin) => sum + bin.weight, 0)
  return mergeSimilar(cluster(bins))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ at, weight }) => ({ color: oklabToHex(at), share: Math.round((weight / total) * 1_000) / 1_000 }))
}

/**
 * 16 × 16 × 16 bins, each at the mean of the colors that fell into it, so rounding invents no color. A pixel's weight
 * is its alpha.
 */
const histogram = (rgba: Uint8Array): Weighted[] => {
  const sums = new Map<number, { red: number; green: number; blue: number; weight: number }>()
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    const [red, green, blue, alpha] = [rgba[i]!, rgba[i + 1]!, rgba[i + 2]!, rgba[i + 3]!]
    if (alpha < VISIBLE_ALPHA) continue
    const bin = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    let sum = sums.get(bin)
    if (!sum) sums.set(bin, (sum = { red: 0, green: 0, blue: 0, weight: 0 }))
    sum.red += red * alpha
    sum.green += green * alpha
    sum.blue += blue * alpha
    sum.weight += alpha
  }
  return [...sums.values()].map(({ red, green, blue, weight }) => ({
    at: rgbToOklab(red / weight, green / weight, blue / weight),
    weight,
  }))
}

/** Picks the heaviest bin first, then always the bin with the largest weight times distance: no randomness, no ties. */
const seeds = (bins: readonly Weighted[]): Oklab[] => {
  const chosen = [bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best)).at]
  while (chosen.length < Math.min(COLORS, bins.length)) {
    const need = bins.map(({ at, weight }) => weight * Math.min(...chosen.map((seed) => squaredDistance(at, seed))))
    chosen.push(bins[need.indexOf(Math.max(...need))]!.at)
  }
  return chosen
}

const nearest = (at: Oklab, centres: readonly Oklab[]): number => {
  let best = 0
  for (let i = 1; i < centres.length; i++) {
    if (squaredDistance(at, centres[i]!) < squaredDistance(at, centres[best]!)) best = i
  }
  return best
}

const meanOf = (members: readonly Weighted[]): Weighted => {
  const weight = members.reduce((sum, member) => sum + member.weight, 0)
  const axis = (i: 0 | 1 | 2) => members.reduce((sum, member) => sum + member.at[i] * member.weight, 0) / weight
  return { at: [axis(0), axis(1), axis(2)], weight }
}

const cluster = (bins: readonly Weighted[]): Weighted[] => {
  let centres = seeds(bins)
  let clusters: Weighted[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const members = Map.groupBy(bins, ({ at }) => nearest(at, centres))
    clusters = [...members.values()].map(meanOf)
    const moved = clusters.map(({ at }) => at)
    const isSettled =
      moved.length === centres.length && moved.every((at) => centres.some((c) => squaredDistance(at, c) < 1e-8))
    centres = moved
    if (isSettled) break
  }
  return clusters
}

const mergeSimilar = (clusters: readonly Weighted[]): Weighted[] => {
  const merged: Weighted[] = []
  for (const next of clusters.toSorted((a, b) => b.weight - a.weight)) {
    const i = merged.findIndex(({ at }) => squaredDistance(at, next.at) < SAME_COLOR)
    if (i < 0) merged.push(next)
    else merged[i] = meanOf([merged[i]!, next])
  }
  return merged
}
