import type { Readable } from 'node:stream'
import { fail, type ImageSize, type ImageSizeOrOriginal, mediaPath } from '@corkboard/contract'
import type { Ctx, Site } from '../kernel/index.ts'
import { type ByteRange, type MediaStore, withLocalFile } from './store/index.ts'
import { type PictureRights, rightsTo, type Signed } from './picture-rights.ts'
import { findImage, type StoredImage } from './upload-store.ts'

/** Key of the 1200-wide rendering that every other size is made from; it has no URL. */
export const mezzanineKey = (signature: string): string =>
  `mezzanine/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`

export interface OpenedImage extends PictureRights {
  /** A rendering is small and loaded completely; an original may be large and is streamed. */
  readonly body: Buffer | StoredFile
  readonly contentType: string
  /** Of the file that is served. */
  readonly extension: string
}

/** A file in the store. The caller reads the stream to its end or destroys it. */
export interface StoredFile {
  readonly bytes: number
  read(range?: ByteRange): Promise<Readable>
}

export interface ImageRequest extends Signed {
  readonly size: ImageSizeOrOriginal
  readonly signature: string
  /** `undefined` for the original, whatever its type. */
  readonly extension: string | undefined
}

interface Renderings {
  rendered(ctx: Ctx, image: StoredImage, size: ImageSize, format: 'webp' | 'jpeg'): Promise<Buffer>
}

/** Sizes that this process is making right now: each is made once. */
const createRenderings = (): Renderings => {
  const underWay = new Map<string, Promise<Buffer>>()

  const make = async (ctx: Ctx, image: StoredImage, size: ImageSize, format: 'webp' | 'jpeg'): Promise<Buffer> => {
    const { store, pool } = ctx.site.media
    const key = mediaPath(size, image.signature, format === 'webp' ? 'webp' : 'jpg').slice(1)
    const stored = await store.readBuffer(key)
    if (stored) return stored
    const target = { size, format, width: image.width, height: image.height }
    const made = await withLocalFile(store, mezzanineKey(image.signature), (path) => pool.derive({ path, ...target }))
    if (!made) throw fail('request.not_found')
    await store.put(key, made, { contentType: format === 'webp' ? 'image/webp' : 'image/jpeg' })
    return made
  }

  return {
    rendered: (ctx, image, size, format) => {
      const key = `${size} ${image.signature} ${format}`
      const running = underWay.get(key)
      if (running) return running
      const made = make(ctx, image, size, format).finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    },
  }
}

export const storedFile = async (store: MediaStore, key: string): Promise<StoredFile> => {
  const bytes = await store.sizeOf(key)
  if (bytes === undefined) throw fail('request.not_found')
  return {
    bytes,
    read: async (range) => {
      const stored = await store.read(key, range)
      if (!stored) throw fail('request.not_found')
      return stored.stream
    },
  }
}

const renderingsOf = new WeakMap<Site, Renderings>()

const renderings = (site: Site): Renderings => {
  const existing = renderingsOf.get(site)
  if (existing) return existing
  const made = createRenderings()
  renderingsOf.set(site, made)
  return made
}

/**
 * Opens a picture that the caller may see: a public one, or one with a URL we signed. Everything else is
 * `request.not_found`, whether it exists or not. Missing sizes are rendered and stored.
 */
export const openImage = async (ctx: Ctx, request: ImageRequest): Promise<OpenedImage> => {
  const { media } = ctx.site
  const rights = await rightsTo(ctx, request.signature, request, request.size === 'orig' ? 'original' : 'picture')
  const image = await findImage(ctx.site.database.db, request.signature)
  if (!image) throw fail('request.not_found')
  if (request.size === 'orig') {
    const { originalExtension: extension, originalType: contentType } = image
    if (request.extension !== undefined && request.extension !== extension) throw fail('request.not_found')
    const key = mediaPath('orig', image.signature, extension).slice(1)
    return { body: await storedFile(media.store, key), contentType, extension, ...rights }
  }
  const { extension } = request
  if (extension !== 'webp' && extension !== 'jpg') throw fail('request.not_found')
  const format = extension === 'webp' ? 'webp' : 'jpeg'
  const body = await renderings(ctx.site).rendered(ctx, image, request.size, format)
  return { body, contentType: `image/${format}`, extension, ...rights }
}
