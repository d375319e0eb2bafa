import type { Image, Pin } from '@corkboard/contract'

const GRID_SIZES = ['236x', '474x', '736x'] as const

/** Cards are never taller than this many times their width; longer pictures are cropped in the grid only. */
const TALLEST_RATIO = 2.6
/** Nor flatter than this: a panorama would leave its card without room for the actions. */
const FLATTEST_RATIO = 0.5

export interface PictureSources {
  readonly src: string
  readonly srcSet: string
  /** Height divided by width, as the card shows it. */
  readonly ratio: number
}

/** The pictures a grid can choose from. Small originals come out the same in several sizes: each width is named once. */
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
