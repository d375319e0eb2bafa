import type { Pin } from '@corkboard/contract'

const GRID_SIZES = ['236x', '474x', '736x'] as const

/** Cards are never taller than this many times their width. Taller pictures are cropped only in the grid. */
const TALLEST_RATIO = 2.6
/** Cards are never flatter than this: a panorama would leave no room for the card's actions. */
const FLATTEST_RATIO = 0.5

export interface PictureSources {
  readonly src: string
  readonly srcSet: string
  /** The card's height divided by its width. */
  readonly ratio: number
}

const known = new WeakMap<Pin['images'], PictureSources>()

/** Returns the pictures a grid can choose from. A card needs them for its place and for its picture. */
export const pictureSources = (images: Pin['images']): PictureSources => {
  let sources = known.get(images)
  if (!sources) known.set(images, (sources = sourcesOf(images)))
  return sources
}

/** Small originals have the same size in several formats, so each width is listed once. */
const sourcesOf = (images: Pin['images']): PictureSources => {
  const renderings = GRID_SIZES.map((size) => images[size]).filter((image) => image !== undefined)
  const widths = renderings.map(({ width }) => width)
  const first = renderings[0]
  return {
    src: (images['474x'] ?? first)?.url ?? '',
    srcSet: renderings
      .filter(({ width }, n) => widths.indexOf(width) === n)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
    ratio: first ? clampRatio(first.height / first.width) : 1,
  }
}

const clampRatio = (ratio: number): number => Math.min(TALLEST_RATIO, Math.max(FLATTEST_RATIO, ratio))
