/**
 * The steps of an upload written directly with sharp, like in a script: no limits, no stripping, no orientation, no
 * separate process. The limit that `media.ts` compares with; runs in a separate process.
 */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { findPalette, perceptualHash } from '@corkboard/domain/media/pipeline'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

sharp.concurrency(1)
sharp.cache(false)

const WEBP = { quality: 78, effort: 2 }

const ingest = async (path: string) => {
  const bytes = await readFile(path)
  hash('sha256', bytes)
  await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes, { sequentialRead: true })
    .resize(1200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const master = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const look = async () => {
    const small = await master()
      .resize(256, 256, { fit: 'inside', kernel: 'linear' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = small.info
    const tiny = () => sharp(small.data, { raw: { width, height, channels } })
    const [thumb, colors, gray] = await Promise.all([
      tiny().resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
      tiny().resize(64, 64, { fit: 'inside' }).ensureAlpha().raw().toBuffer(),
      tiny().resize(32, 32, { fit: 'fill' }).toColorspace('b-w').raw().toBuffer(),
    ])
    rgbaToThumbHash(thumb.info.width, thumb.info.height, thumb.data)
    findPalette(colors)
    perceptualHash(gray)
  }
  await Promise.all([
    look(),
    master().jpeg({ quality: 92 }).toBuffer(),
    master().resize(236).webp(WEBP).toBuffer(),
    master().resize(736).webp(WEBP).toBuffer(),
  ])
}

const resize = (path: string, width: number) =>
  sharp(path, { sequentialRead: true }).resize(width).webp(WEBP).toBuffer()

export interface BareOrder {
  readonly path: string
  readonly times: number
  /** If absent: the whole upload. */
  readonly width?: number
}

process.on('message', ({ path, times, width }: BareOrder) => {
  void (async () => {
    const before = process.cpuUsage()
    for (let i = 0; i < times; i++) await (width === undefined ? ingest(path) : resize(path, width))
    const { user, system } = process.cpuUsage(before)
    process.send?.((user + system) / 1_000 / times)
  })()
})
process.on('disconnect', () => process.exit())
