import type { Readable } from 'node:stream'
import { fail, hlsPath, mediaPath } from '@corkboard/contract'
import { type Ctx, createCtx, VISITOR } from '@corkboard/domain/kernel'
import { openTrack } from '@corkboard/domain/content/stories'
import { type OpenedImage, openImage, openVideo } from '@corkboard/domain/media'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, parseRange } from './byte-range.ts'
import { createHotImages, type HotImage, type HotImages } from './hot-images.ts'
import { type HlsAddress, type MediaAddress, parseHlsAddress, parseMediaAddress } from './media-address.ts'

const DAY_SECONDS = 86_400
/** A public picture may turn secret or be deleted at any moment. This process's own cache drops it immediately. */
const SHARED_SECONDS = 60
/**
 * A browser caches what its user has seen. A shared cache revalidates every minute, and is notified when a picture is
 * no longer public (docs/decisions/pictures-in-caches.md).
 */
const PUBLIC = `public, max-age=${DAY_SECONDS}, s-maxage=${SHARED_SECONDS}, immutable`
/** A signed URL is valid for six to twelve hours. */
const PRIVATE = `private, max-age=${6 * 3_600}`

type Params = { size: string; aa: string; bb: string; file: string }
type HlsParams = { aa: string; bb: string; signature: string; file: string }
type Query = Readonly<Record<string, string | string[] | undefined>>

/**
 * `GET /media/{size}/{aa}/{bb}/{signature}.{ext}`: public pictures and videos, and private ones at URLs we signed. No
 * cookie is read: the response depends only on the URL.
 */
export const mediaRoute = async (app: FastifyInstance): Promise<void> => {
  const ctx = createCtx(app.site, VISITOR)
  const hot = createHotImages(app.site)
  app.get<{ Params: HlsParams }>('/media/hls/:aa/:bb/:signature/:file', async (request, reply) => {
    const address = parseHlsAddress(request.params)
    if (!address) throw fail('request.not_found')
    return sendImage(request, reply, await loadHls(ctx, request, address))
  })
  app.get<{ Params: { id: string } }>('/media/music/:id', async (request, reply) =>
    sendImage(request, reply, await loadTrack(ctx, request.params.id)),
  )
  app.get<{ Params: Params }>('/media/:size/:aa/:bb/:file', async (request, reply) => {
    const known = hot.get(request.url)
    if (known) return sendImage(request, reply, known)
    const address = parseMediaAddress(request.params)
    if (!address) throw fail('request.not_found')
    return sendImage(request, reply, await load(ctx, hot, request, address))
  })
}

type SentImage = Omit<HotImage, 'body'> & { readonly body: OpenedImage['body'] }

const sizeOf = (body: SentImage['body']): number => (Buffer.isBuffer(body) ? body.length : body.bytes)

const partOf = (body: SentImage['body'], range: ByteRange): Buffer | Promise<Readable> =>
  Buffer.isBuffer(body) ? body.subarray(range.start, range.end + 1) : body.read(range)

const sendImage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, headers }: SentImage,
): Promise<FastifyReply> => {
  void reply.headers(headers)
  const { 'if-none-match': known, range: rangeHeader, 'if-range': unchanged } = request.headers
  if (known !== undefined && isAmong(known, etag)) return reply.code(304).send()
  if (headers['x-accel-redirect'] !== undefined) return reply.send('')
  const size = sizeOf(body)
  const range =
    rangeHeader === undefined || (unchanged !== undefined && unchanged !== etag)
      ? undefined
      : parseRange(rangeHeader, size)
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('')
  }
  if (range === undefined) {
    void reply.header('content-length', size)
    return reply.send(Buffer.isBuffer(body) ? body : await body.read())
  }
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': range.end - range.start + 1,
    })
    .send(await partOf(body, range))
}

const isAmong = (tags: string, etag: string): boolean =>
  tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/** `e` and `s` of a signed URL. */
const signedBy = (request: FastifyRequest): { expires?: string; proof?: string } => {
  const { e: expires, s: proof } = request.query as Query
  return typeof expires === 'string' && typeof proof === 'string' ? { expires, proof } : {}
}

/** PIN-04: a playlist or a rendition of a video. Its playlists are small, its renditions are read in ranges. */
const loadHls = async (ctx: Ctx, request: FastifyRequest, { signature, file }: HlsAddress): Promise<SentImage> => {
  const { body, contentType, isPublic } = await openVideo(ctx, { signature, file, ...signedBy(request) })
  // A playlist that was rewritten for a signed URL is not the file in the store, which a proxy would send.
  const accel = Buffer.isBuffer(body) ? undefined : request.server.config.accelPrefix
  const headers = mediaHeaders({ path: hlsPath(signature, file), fileName: file }, contentType, isPublic, accel)
  const etag = `"${signature}-${file}"`
  return { etag, headers: { ...headers, etag }, body }
}

/** CREATE-04: music of the operator, which is for everyone. */
const loadTrack = async (ctx: Ctx, id: string): Promise<SentImage> => {
  const { type, version, ...body } = await openTrack(ctx, id)
  const etag = `"${id}-${version}"`
  const headers = {
    'content-type': type,
    'cache-control': `public, max-age=${DAY_SECONDS}`,
    'accept-ranges': 'bytes',
    etag,
  }
  return { etag, headers, body }
}

const load = async (ctx: Ctx, hot: HotImages, request: FastifyRequest, address: MediaAddress): Promise<SentImage> => {
  const cache = hot.begin()
  const signed = signedBy(request)
  const { size, signature } = address
  const { body, contentType, extension, isPublic, changesWith } =
    size === '720p'
      ? await openVideo(ctx, { signature, ...signed })
      : await openImage(ctx, { ...address, size, ...signed })
  const etag = `"${signature}-${size}-${extension}"`
  const headers = headersOf({ size, signature, extension }, contentType, isPublic, request.server.config.accelPrefix)
  const image = { etag, headers: { ...headers, etag } }
  // Only URLs without a query: otherwise a stranger could fill the memory with copies.
  if (isPublic && Buffer.isBuffer(body) && !request.url.includes('?')) {
    cache(request.url, changesWith, { ...image, body })
  }
  return { ...image, body }
}

const headersOf = (
  { size, signature, extension }: Omit<MediaAddress, 'extension'> & { readonly extension: string },
  contentType: string,
  isPublic: boolean,
  accel: string | undefined,
): Record<string, string> =>
  mediaHeaders(
    { path: mediaPath(size, signature, extension), fileName: `${signature}.${extension}` },
    contentType,
    isPublic,
    accel,
  )

const mediaHeaders = (
  { path, fileName }: { readonly path: string; readonly fileName: string },
  contentType: string,
  isPublic: boolean,
  accel: string | undefined,
): Record<string, string> => ({
  'content-type': contentType,
  'cache-control': isPublic ? PUBLIC : PRIVATE,
  // Link previews and, with a separate media origin, our own pages load it from elsewhere.
  'cross-origin-resource-policy': 'cross-origin',
  'content-disposition': `inline; filename="${fileName}"`,
  'accept-ranges': 'bytes',
  ...(accel === undefined ? {} : { 'x-accel-redirect': `${accel}${path}` }),
})
