import type { Image, Images } from '@corkboard/contract/media/wire/image'

const SIZES = ['236x', '474x', '564x', '736x', '1200x'] as const

/**
 * The width of a picture in a closeup, as its styles set it: next to the facts from 768 px on, where the window's height
 * limits it, otherwise the whole window. Phones with the finest screens load 736 px as others do: the next size weighs
 * twice as much, and Zoom loads it.
 */
export const closeupSizes = (width: number, height: number): string => {
  const widest = `max(320px, min(80vh, 100vh - 200px) * ${(width / height).toFixed(3)})`
  return `(min-width: 1248px) min(720px, ${widest}), (min-width: 768px) min(62vw - 36px, 100vw - 368px, ${widest}), (min-resolution: 2.5dppx) 55vw, 100vw`
}

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
