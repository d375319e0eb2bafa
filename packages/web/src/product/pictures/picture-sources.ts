import type { Image, Pin } from '@corkboard/contract'

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

/**
 * Returns the pictures a grid can choose from. Small originals have the same size in several formats, so each width is
 * listed once.
 */
export const pictureSources = (images: Pin['images']): PictureSources => {
  const renderings = GRID_SIZES.map((size) => images[size]).filter((image) => image !== undefined)
  const byWidth = new Map<number, Image>()
  for (const image of renderings) if (!byWidth.has(image.width)) byWidth.set(image.width, image)
  const first = renderings[0]
  return {
    src: (images['474x'] ?? first)?.url ?? '',
    srcSet: [...byWidth.values()].map(({ url, width }) => `${url} ${width}w`).join(', '),
    ratio: first ? clampRatio(first.height / first.width) : 1,
  }
}

const clampRatio = (ratio: number): number => Math.min(TALLEST_RATIO, Math.max(FLATTEST_RATIO, ratio))
