import type { Readable } from 'node:stream'
import { fail, type ImageSize, type ImageSizeOrOriginal, mediaPath } from '@corkboard/contract'
import type { Ctx, Site } from '../kernel/index.ts'
import { type ByteRange, type MediaStore, withLocalFile } from './store/index.ts'
import { findImage, isOriginalOpen, isPictureInUse, isPicturePublic, type StoredImage } from './upload-store.ts'

/** The 1200-wide rendering that every other size is made from; no address leads to it. */
export const mezzanineKey = (signature: string): string =>
  `mezzanine/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`

export interface OpenedImage {
  /** A rendering is small and comes whole; an original may be large and is read as it is sent. */
  readonly body: Buffer | StoredFile
  readonly contentType: string
  /** Everyone may see it, and caches may keep it. */
  readonly isPublic: boolean
}

/** A file in the store. Whoever reads takes the stream to its end or destroys it. */
export interface StoredFile {
  readonly bytes: number
  read(range?: ByteRange): Promise<Readable>
}

/** `e` and `s` of a signed address. */
export interface Signed {
  readonly expires?: string
  readonly proof?: string
}

export interface ImageRequest extends Signed {
  readonly size: ImageSizeOrOriginal
  readonly signature: string
  readonly extension: string
}

/** What of a picture is asked about: any size of it, or the file as it was uploaded. */
type Part = 'picture' | 'original'

const ASK = { picture: isPicturePublic, original: isOriginalOpen } satisfies Record<Part, unknown>

interface Renderings {
  /** Whether every visitor may see it. */
  isPublic(ctx: Ctx, part: Part, signature: string): Promise<boolean>
  rendered(ctx: Ctx, image: StoredImage, size: ImageSize, format: 'webp' | 'jpeg'): Promise<Buffer>
}

const REMEMBERED = 50_000

/** What one process remembers of pictures: which are public, and which sizes are being made right now. */
const createRenderings = (site: Site): Renderings => {
  const known = { picture: new Map<string, boolean>(), original: new Map<string, boolean>() }
  const forgetAll = () => {
    known.picture.clear()
    known.original.clear()
  }
  let changesSeen = 0
  const underWay = new Map<string, Promise<Buffer>>()
  site.changes.subscribe((changes) => {
    changesSeen += 1
    if (changes === 'everything') return forgetAll()
    for (const tag of changes) {
      if (tag.startsWith('image:')) {
        known.picture.delete(tag.slice('image:'.length))
        known.original.delete(tag.slice('image:'.length))
      }
      // A board turned secret, a person left: too many pictures to name.
      if (tag === 'visibility:all') forgetAll()
    }
  })

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
    isPublic: async (ctx, part, signature) => {
      const remembered = known[part].get(signature)
      if (remembered !== undefined) return remembered
      const before = changesSeen
      const isPublic = await ASK[part](ctx.site.database.db, signature)
      // What changed while we asked may have been this picture.
      if (changesSeen !== before) return isPublic
      if (known[part].size >= REMEMBERED) known[part].clear()
      known[part].set(signature, isPublic)
      return isPublic
    },
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
  const made = createRenderings(site)
  renderingsOf.set(site, made)
  return made
}

/**
 * Whether everyone may see a picture or video, or have the original of one.
 * @throws 'request.not_found' where only people may who bring an address we signed, and none was brought
 */
export const whoMaySee = async (
  ctx: Ctx,
  signature: string,
  { expires, proof }: Signed,
  part: Part = 'picture',
): Promise<boolean> => {
  if (await renderings(ctx.site).isPublic(ctx, part, signature)) return true
  const { links } = ctx.site.media
  if (expires === undefined || proof === undefined) throw fail('request.not_found')
  if (part === 'picture' && links.isSigned(signature, expires, proof, 'judging')) return false
  const isSigned = links.isSigned(signature, expires, proof, part === 'original' ? part : undefined)
  if (!isSigned || !(await isPictureInUse(ctx.site.database.db, signature))) throw fail('request.not_found')
  return false
}

/**
 * A picture for whoever may see it: a public one, or one whose address we signed. Everything else is
 * `request.not_found`, whether it exists or not. Sizes that do not exist yet are made and kept.
 */
export const openImage = async (ctx: Ctx, request: ImageRequest): Promise<OpenedImage> => {
  const { media } = ctx.site
  const isPublic = await whoMaySee(ctx, request.signature, request, request.size === 'orig' ? 'original' : 'picture')
  const image = await findImage(ctx.site.database.db, request.signature)
  if (!image) throw fail('request.not_found')
  if (request.size === 'orig') {
    if (request.extension !== image.originalExtension) throw fail('request.not_found')
    const key = mediaPath('orig', image.signature, image.originalExtension).slice(1)
    return { body: await storedFile(media.store, key), contentType: image.originalType, isPublic }
  }
  if (request.extension !== 'webp' && request.extension !== 'jpg') throw fail('request.not_found')
  const format = request.extension === 'webp' ? 'webp' : 'jpeg'
  const body = await renderings(ctx.site).rendered(ctx, image, request.size, format)
  return { body, contentType: `image/${format}`, isPublic }
}
