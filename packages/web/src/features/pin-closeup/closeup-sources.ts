import type { Image, Images } from '@corkboard/contract/media/wire/image'

const SIZES = ['236x', '474x', '564x', '736x', '1200x'] as const

// Half of the card, next to the details, from 768 px on, otherwise the window; minus the padding around it.
export const CLOSEUP_SIZES = '(min-width: 1048px) 484px, (min-width: 768px) calc(50vw - 40px), calc(100vw - 32px)'

/** Returns the picture sources of a closeup: the largest sets the size, a medium one is for old browsers. */
export const closeupSources = (images: Images): { src: string; srcSet: string; width: number; height: number } => {
  const byWidth = new Map<number, Image>()
  for (const size of SIZES) {
    const image = images[size]
    if (image && !byWidth.has(image.width)) byWidth.set(image.width, image)
  }
  const known = [...byWidth.values()]
  const largest = known.at(-1) ?? { url: '', width: 1, height: 1 }
  return {
    src: (images['736x'] ?? largest).url,
    srcSet: known.map(({ url, width }) => `${url} ${width}w`).join(', '),
    width: largest.width,
    height: largest.height,
  }
}
