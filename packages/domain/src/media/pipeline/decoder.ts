/**
 * The only place that loads and configures sharp; only the media process imports it. Everything else libvips can read
 * (SVG, TIFF, PDF, …) stays blocked, so a file cannot pick a decoder that we did not allow.
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
 * Decoded pixels, 8 bits per channel, sRGB, row by row. NOTE: three channels, or four with straight (not premultiplied)
 * alpha; never one or two.
 */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/**
 * How much damage stops the decoder. `error`: what it cannot decode. `warning`: also what it would fill with gray, and
 * the harmless quirks of phone cameras.
 */
export type Strictness = 'error' | 'warning'

/**
 * Opens a pipeline over untrusted bytes. The header was already checked against `maxPixels`; this catches a header that
 * lied.
 */
export const openBytes = (
  bytes: Buffer,
  maxPixels: number,
  { animated = false, failOn = 'error' }: { animated?: boolean; failOn?: Strictness } = {},
) => sharp(bytes, { failOn, sequentialRead: true, limitInputPixels: maxPixels, animated })

export const openFile = (path: string, maxPixels: number) =>
  sharp(path, { failOn: 'error', sequentialRead: true, limitInputPixels: maxPixels })

export const openPixels = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

/** Runs a pipeline and returns its pixels. Color profiles and CMYK become sRGB, gray becomes three equal channels. */
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
