import { createHash } from 'node:crypto'
import { fail, type Pin } from '@corkboard/contract'
import { getBoardByPath, presentBoard } from '@corkboard/domain/content/boards'
import { boardFeed, topicFeed, userPins } from '@corkboard/domain/finding/feeds'
import { createRequestCtx, type Ctx, type PageRequest, VISITOR } from '@corkboard/domain/kernel'
import { loadProfile } from '@corkboard/domain/people'
import { getTopic, presentTopicBrief } from '@corkboard/domain/content/topics'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../pages/escape-html.ts'
import { writeAtom } from './web-feed/atom.ts'
import type { FeedDocument, FeedItem } from './web-feed/document.ts'
import { writeJsonFeed } from './web-feed/json.ts'
import { writeRss } from './web-feed/rss.ts'

/** Feed readers poll every few minutes at most. */
const CACHE = 'public, max-age=300'
/** The number of pins on a page of a list. */
const NEWEST: PageRequest = { size: 25, after: undefined }

const FORMATS = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const
type Format = keyof typeof FORMATS
const FORMAT_NAMES = Object.keys(FORMATS) as Format[]

/** What a feed describes, before its pins. Paths are those of the site's own pages. */
interface Source {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly author: { readonly name: string; readonly path: string }
  readonly isSearchHidden: boolean
  readonly pins: readonly Pin[]
}

const titleOf = (pin: Pin): string => pin.title || pin.alt_text || pin.board.name

/** A pin as feed readers show it: its picture, linked to its page, and its text. */
const contentOf = (pin: Pin, at: (path: string) => string): string => {
  const picture = pin.images['736x']
  const shown = picture
    ? `<p><a href="${escapeHtml(at(`/pin/${pin.id}/`))}"><img src="${escapeHtml(at(picture.url))}" width="${picture.width}" ` +
      `height="${picture.height}" alt="${escapeHtml(pin.alt_text || pin.title)}"></a></p>`
    : ''
  return shown + (pin.description === '' ? '' : `<p>${escapeHtml(pin.description).replaceAll('\n', '<br>')}</p>`)
}

/**
 * A feed is also for search engines, unless it asks them to skip it: pins of users who opted out appear only on its
 * page.
 */
const pinsOf = ({ isSearchHidden, pins }: Source): readonly Pin[] =>
  isSearchHidden ? pins : pins.filter((pin) => !pin.is_search_hidden)

const feedOf = (source: Source, origin: string, format: Format): FeedDocument => {
  const pins = pinsOf(source)
  const at = (path: string): string => new URL(path, origin).href
  return {
    url: at(source.path),
    feedUrl: at(`${source.path}feed.${format}`),
    title: source.title,
    description: source.description || source.title,
    author: { name: source.author.name, url: at(source.author.path) },
    updatedAt: new Date(pins[0]?.created_at ?? 0),
    items: pins.map((pin) => itemOf(pin, at)),
  }
}

const itemOf = (pin: Pin, at: (path: string) => string): FeedItem => {
  const { pinner } = pin
  const picture = pin.images['736x']
  return {
    url: at(`/pin/${pin.id}/`),
    title: titleOf(pin),
    description: pin.description,
    html: contentOf(pin, at),
    createdAt: new Date(pin.created_at),
    author: pinner ? { name: pinner.full_name, url: at(`/${pinner.username}/`) } : undefined,
    picture: picture && { url: at(picture.url), width: picture.width, height: picture.height },
  }
}

const boardSource = async (ctx: Ctx, username: string, slug: string): Promise<Source> => {
  const seen = await getBoardByPath(ctx, username, slug)
  const board = await presentBoard(ctx, seen)
  // A page on a sensitive subject asks for confirmation first; a feed reader cannot.
  if (seen.presence !== 'listed' || board.sensitivity_screen) throw fail('board.not_found', { field: 'slug' })
  const { items } = await boardFeed(ctx, { boardId: seen.id, fieldSet: 'grid', newestFirst: true }, NEWEST)
  return {
    path: board.url,
    title: board.name,
    description: board.description,
    author: { name: board.owner.full_name, path: `/${board.owner.username}/` },
    isSearchHidden: board.is_search_hidden,
    pins: items,
  }
}

const personSource = async (ctx: Ctx, username: string): Promise<Source> => {
  const profile = await loadProfile(ctx, username)
  const { items } = await userPins(ctx, { username, fieldSet: 'grid' }, NEWEST)
  const path = `/${profile.username}/`
  return {
    path,
    title: profile.full_name,
    description: profile.about,
    author: { name: profile.full_name, path },
    isSearchHidden: profile.is_search_hidden,
    pins: items,
  }
}

/** The pins now on a topic's page, newest first. */
const topicSource = async (ctx: Ctx, slug: string): Promise<Source> => {
  const topic = getTopic(slug, 'slug')
  const { url, name } = presentTopicBrief(topic)
  const { items } = await topicFeed(ctx, topic, { fieldSet: 'grid' }, NEWEST)
  return {
    path: url,
    title: name,
    description: topic.sentence,
    author: { name: 'Corkboard', path: '/' },
    isSearchHidden: false,
    pins: items.toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
  }
}

const sendFeed = (request: FastifyRequest, reply: FastifyReply, source: Source, format: Format) => {
  const { origin } = request.visit
  void reply.headers({ 'cache-control': CACHE, 'access-control-allow-origin': '*' })
  const address = `${source.path}feed.${format}`
  // After a rename, or with a name in other case: readers store the URL they are redirected to.
  if (request.url.split('?')[0] !== address) return reply.redirect(address, 301)
  const { type, write } = FORMATS[format]
  const body = write(feedOf(source, origin, format))
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  void reply.headers({ 'content-type': type, etag: tag })
  if (source.isSearchHidden) void reply.header('x-robots-tag', 'noindex')
  return request.headers['if-none-match']?.includes(tag) ? reply.code(304).send() : reply.send(body)
}

/**
 * New pins for feed readers: `feed.rss`, `feed.atom` and `feed.json` below the pages of users, boards and topics. Only
 * public pins, as a visitor sees them, regardless of the caller.
 */
export const webFeedRoutes = async (app: FastifyInstance): Promise<void> => {
  for (const format of FORMAT_NAMES) {
    const visitorCtx = (request: FastifyRequest): Ctx =>
      createRequestCtx(request.server.site, VISITOR, request.visit.ctx.log)
    app.get<{ Params: { username: string } }>(`/:username/feed.${format}`, async (request, reply) =>
      sendFeed(request, reply, await personSource(visitorCtx(request), request.params.username), format),
    )
    app.get<{ Params: { slug: string } }>(`/topics/:slug/feed.${format}`, async (request, reply) =>
      sendFeed(request, reply, await topicSource(visitorCtx(request), request.params.slug), format),
    )
    app.get<{ Params: { username: string; slug: string } }>(
      `/:username/:slug/feed.${format}`,
      async (request, reply) => {
        const { username, slug } = request.params
        return sendFeed(request, reply, await boardSource(visitorCtx(request), username, slug), format)
      },
    )
  }
}
