import { IMAGE_SIZES, type Image, type Images, type ImageSizeOrOriginal } from '@corkboard/contract'

const SIZES: readonly ImageSizeOrOriginal[] = [...IMAGE_SIZES, 'orig']

/** GraphQL names cannot start with a digit: `236x` becomes `size236x`. */
const fieldOf = (size: ImageSizeOrOriginal): string => (size === 'orig' ? size : `size${size}`)

export const imagesShape = (images: Images): Record<string, Image | undefined> =>
  Object.fromEntries(SIZES.map((size) => [fieldOf(size), images[size]]))
