import { fail, type Image, type Images, type ImageSize, parsePinId, type Pin } from '@corkboard/contract'
import { createRequestCtx, VISITOR } from '@corkboard/domain/kernel'
import { getPin, presentPin } from '@corkboard/domain/content/pins'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const PROVIDER = 'Corkboard'
/** Cached copies may turn private, so others should check again soon. */
const CACHE_SECONDS = 3_600
/** Largest first: in the picture's own shape, then squares for those who have little room. */
const SIZES: readonly ImageSize[] = ['1200x', '736x', '564x', '474x', '236x', '170x', '136x136', '60x60']
const THUMBNAILS = SIZES.slice(SIZES.indexOf('236x'))

const parameter = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const most = (request: FastifyRequest, name: string): number => {
  const value = parameter(request, name)
  if (value === undefined) return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,5}$/.test(value)) throw fail('request.invalid', { field: name })
  return Number(value)
}

interface Limits {
  readonly width: number
  readonly height: number
}

const largestWithin = (images: Images, sizes: readonly ImageSize[], limits: Limits): Image | undefined =>
  sizes
    .flatMap((size) => images[size] ?? [])
    .find(({ width, height }) => width <= limits.width && height <= limits.height)

/** The pin that one of our URLs shows. */
const pinIdIn = (address: string, origins: readonly string[]) => {
  const url = URL.parse(address)
  if (!url || !origins.includes(url.origin)) return undefined
  const [, segment] = /^\/pin\/([^/]+)\/?$/.exec(url.pathname) ?? []
  return segment === undefined ? undefined : parsePinId(segment)
}

/** What every response says. */
const link = (pin: Pin, at: (path: string) => string) => ({
  version: '1.0',
  title: pin.title || pin.rich_metadata?.title || pin.alt_text || undefined,
  ...(pin.pinner && { author_name: pin.pinner.full_name, author_url: at(`/${pin.pinner.username}/`) }),
  provider_name: PROVIDER,
  provider_url: at('/'),
  cache_age: CACHE_SECONDS,
  web_page: at(`/pin/${pin.id}/`),
})

/** A photo must have a URL, so where nothing fits, the smallest one. A thumbnail is optional. */
const photo = (pin: Pin, origin: string, limits: Limits) => {
  const at = (path: string): string => new URL(path, origin).href
  // BOARD-11: its page asks first. Other sites cannot.
  if (pin.sensitivity_screen) return { type: 'link', ...link(pin, at) }
  const picture = largestWithin(pin.images, SIZES, limits) ?? pin.images['60x60']
  const thumbnail = largestWithin(pin.images, THUMBNAILS, limits)
  return {
    type: 'photo',
    ...link(pin, at),
    ...(picture && { url: at(picture.url), width: picture.width, height: picture.height }),
    ...(thumbnail && {
      thumbnail_url: at(thumbnail.url),
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  }
}

/**
 * PIN-11: `GET /oembed/?url=…&maxwidth=…&maxheight=…`: a pin for embedding elsewhere, as any visitor may see it,
 * regardless of the caller. There is no XML.
 */
export const oembedRoute = async (app: FastifyInstance): Promise<void> => {
  app.get('/oembed/', async (request, reply) => {
    const { origin } = request.visit
    void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' })
    const format = parameter(request, 'format') ?? 'json'
    if (format !== 'json') return reply.code(501).send({ message: 'Only JSON is available.' })
    const address = parameter(request, 'url')
    if (address === undefined) throw fail('request.missing', { field: 'url' })
    const limits = { width: most(request, 'maxwidth'), height: most(request, 'maxheight') }
    const id = pinIdIn(address, [origin, ...request.server.config.countryOrigins.keys()])
    if (id === undefined) throw fail('pin.not_found', { field: 'url' })
    const ctx = createRequestCtx(request.server.site, VISITOR, request.visit.ctx.log)
    return reply.send(photo(await presentPin(ctx, await getPin(ctx, id, 'url')), origin, limits))
  })
}
