/**
 * The one place where sharp is loaded and set up; only the media process imports it. Whatever else libvips can read
 * (SVG, TIFF, PDF, …) stays blocked, so a file cannot choose a decoder we did not.
 */
import sharp from 'sharp'

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

export { sharp }

/**
 * Decoded pixels, 8 bits a channel, sRGB, row by row.
 * NOTE: three channels, or four with straight (not premultiplied) alpha; never one or two.
 */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/** `'error'`: a damaged picture is refused rather than shown half gray; the oddities of phone cameras pass. */
const READING = { failOn: 'error', sequentialRead: true } as const

/** A pipeline over untrusted bytes. `maxPixels` was checked on the header already; this holds if the header lied. */
export const openBytes = (bytes: Buffer, maxPixels: number, options: { animated?: boolean } = {}) =>
  sharp(bytes, { ...READING, limitInputPixels: maxPixels, animated: options.animated ?? false })

export const openFile = (path: string, maxPixels: number) => sharp(path, { ...READING, limitInputPixels: maxPixels })

export const openPixels = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

/** Runs a pipeline to its pixels. Color profiles and CMYK end as sRGB, gray as three equal channels. */
export const toPixels = async (pipeline: ReturnType<typeof sharp>): Promise<Pixels> => {
  const { data, info } = await pipeline
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels === 3 || channels === 4) return { data, width, height, channels }
  return spreadGray(data, width, height, channels === 2)
}

const spreadGray = (data: Buffer, width: number, height: number, hasAlpha: boolean): Pixels => {
  const [from, channels] = hasAlpha ? ([2, 4] as const) : ([1, 3] as const)
  const spread = Buffer.allocUnsafe(width * height * channels)
  for (let i = 0; i < width * height; i++) {
    spread.fill(data[i * from]!, i * channels, i * channels + 3)
    if (hasAlpha) spread[i * channels + 3] = data[i * from + 1]!
  }
  return { data: spread, width, height, channels }
}
