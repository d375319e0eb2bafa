import { fail, type FailureDetail, type RenderInput, type RenderResult } from '@corkboard/contract'
import { experiencesOf } from '@corkboard/domain/platform/experiments'
import { createCtx, createRequestCtx, type Ctx, shownBy, type Site, VISITOR } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readLanguage, visitorAt } from '../http/visit.ts'
import { setAdvertisingId } from '../http/advertising-id.ts'
import { randomText } from '../http/random-text.ts'
import { viewerOf } from '../product/accounts/viewer-of.ts'
import { asRefusal, reportRefusal } from '../errors/refusal.ts'
import { createContentPolicies, developmentPolicies } from './content-policy.ts'
import { createHtmlCache } from './html-cache.ts'
import { cachedPageShortcut, type FindCachedPage, PAGE_ROUTE } from './cached-page-shortcut.ts'
import { hasBrokenDown, load, newInstanceCheck } from './page-data.ts'
import { mountEndpoints } from '../endpoint/engine/mount.ts'
import { pageHandlers } from '../endpoint/internal/page-handlers.ts'
import { sessionState } from '../endpoint/internal/session-state.ts'
import { mayBePage } from './page-address.ts'
import { offsiteRoute } from './offsite.ts'
import { sendPageError } from './page-errors.ts'
import { cachedPageKeys } from './page-key.ts'
import type { PageRenderer } from './renderer.ts'
import { type ClientFacts, clientFactsOf, type ContextDefaults, requestContext } from './request-context.ts'
import { HTML, linkHeader, sendCached, sendDocument, toCachedPage, VARY } from './send-page.ts'
import { addOfflineWorker, REMOVED_WORKER } from './offline-worker.ts'
import { addSiteFiles } from './site-files.ts'

export interface PagesOptions {
  readonly site: Site
  readonly renderer: PageRenderer
  readonly defaults: ContextDefaults
  /** The origin of pictures, if it is not this one. */
  readonly mediaOrigin?: string
  /** Every origin of the site, if it has several: documents may send requests to each of them. */
  readonly hosts?: readonly string[]
  /** Memory for cached documents, in bytes. Default 16 MB, some 350 pages. */
  readonly cacheBytes?: number
  /** The development server: nothing is cached, and its own scripts may run. */
  readonly isDevelopment?: boolean
}

const CACHE_BYTES = 16 * 1_048_576
/** What may turn private is not cached longer (the change hub's promise). */
const CACHE_TTL_MS = 60_000

const SEARCHES = '/search/'

/** The visitor's language, for pages whose content depends on it: searches. */
const languageFor = ({ headers }: Pick<FastifyRequest, 'headers'>, path: string): string | undefined =>
  path.startsWith(SEARCHES) ? readLanguage(headers['accept-language']) : undefined

/** `isWhole`: nothing on the page is missing because of a failure. Otherwise it is shown once but not cached. */
type Rendered = RenderResult & { readonly isWhole: boolean }

/** Rendered pages (SHELL-01, SHELL-13) and everything they need. Requires `request.visit`. */
export const pagesPlugin = (options: PagesOptions): FastifyPluginAsync => {
  const { site, renderer } = options
  const policies = options.isDevelopment
    ? developmentPolicies(options.mediaOrigin)
    : createContentPolicies(renderer.inlineScripts, options.mediaOrigin, options.hosts, site.botCheck.origin)
  const cache = createHtmlCache({
    maxBytes: options.cacheBytes ?? CACHE_BYTES,
    ttlMs: CACHE_TTL_MS,
    now: () => site.clock.monotonicMs(),
  })
  const pageKeys = cachedPageKeys(renderer)
  const visitorCtx = createCtx(site, VISITOR)
  const isNewInstance = newInstanceCheck(visitorCtx)

  /** A context of a visitor of the same host, who may read in another language. */
  const asVisitor = ({ server, visit }: FastifyRequest, language: string | undefined): Ctx =>
    createRequestCtx(site, visitorAt(server.config, visit.origin, language))

  const render = async (ctx: Ctx, input: Omit<RenderInput, 'load'>): Promise<Rendered> => {
    let isWhole = true
    const whole: RenderInput = {
      ...input,
      load: async (request) => {
        const response = await load(ctx, request)
        isWhole &&= !hasBrokenDown(response)
        return response
      },
    }
    try {
      return { ...(await renderer.render(whole)), isWhole }
    } catch (error) {
      const { status, detail } = describeFailure(ctx, error)
      return { ...renderer.renderFailure(whole, detail), status, isWhole: false }
    }
  }
  const describeFailure = (ctx: Ctx, error: unknown): { status: number; detail: FailureDetail } => {
    const refusal = asRefusal(error)
    reportRefusal(ctx, refusal, 'a page')
    const { status, message, stack } = refusal
    return { status, detail: options.isDevelopment ? { message, stack } : { message } }
  }

  const own = async (request: FastifyRequest, reply: FastifyReply, facts: ClientFacts): Promise<FastifyReply> => {
    const { ctx } = request.visit
    const [viewer, experiences] = await Promise.all([viewerOf(ctx), experiencesOf(ctx)])
    const nonce = randomText('base64')
    const context = requestContext({
      request,
      facts,
      viewer,
      defaults: options.defaults,
      fullPath: request.url,
      isNewInstance: await isNewInstance(),
      isCached: false,
    })
    const result = await render(viewer.kind === 'AUTH' ? ctx : asVisitor(request, languageFor(request, request.url)), {
      context,
      viewer,
      experiences,
      nonce,
      // Only members' pages are large and never cached: they are sent before they are complete.
      ...(viewer.kind === 'AUTH' && { onLateFailure: (error: unknown) => describeFailure(ctx, error).detail }),
    })
    if (result.redirect !== undefined) return reply.redirect(result.redirect, result.status)
    void reply.code(result.status).headers({
      'content-type': HTML,
      'cache-control': 'private, no-cache',
      'content-security-policy': policies.withNonce(nonce),
      link: linkHeader(result),
      vary: VARY,
    })
    return sendDocument(request, reply, result.html)
  }

  const sharedKey = ({ kind, theme, isServerOnly }: ClientFacts, origin: string, path: string, language = ''): string =>
    `${kind} ${theme} ${isServerOnly} ${origin} ${language} ${path}`

  const shared = async (
    request: FastifyRequest,
    reply: FastifyReply,
    facts: ClientFacts,
    path: string,
  ): Promise<FastifyReply> => {
    const key = sharedKey(facts, request.visit.origin, path, languageFor(request, path))
    const known = cache.get(key)
    if (known) return sendCached(request, reply, known, policies.shared)
    let other: RenderResult | undefined
    const page = await cache.fill(key, async () => {
      const viewer = { kind: 'UNAUTH' } as const
      const context = requestContext({
        request,
        facts,
        viewer,
        defaults: options.defaults,
        fullPath: path,
        isNewInstance: false,
        isCached: true,
      })
      const result = await render(asVisitor(request, languageFor(request, path)), { context, viewer })
      if (result.status === 200 && result.isWhole) return toCachedPage(result)
      other = result
      return undefined
    })
    if (page) return sendCached(request, reply, page, policies.shared)
    // Another visitor's request has rendered it and met an error or a redirect, which are not cached.
    if (!other) return own(request, reply, facts)
    if (other.redirect !== undefined) return reply.redirect(other.redirect, other.status)
    void reply.code(other.status).headers({
      'content-type': HTML,
      'cache-control': 'no-cache',
      'content-security-policy': policies.shared,
      vary: VARY,
    })
    return sendDocument(request, reply, other.html)
  }

  return async (app: FastifyInstance) => {
    const stop = site.changes.subscribe((changes) => {
      if (changes !== 'everything') return cache.drop(changes.map(shownBy))
      // While the database is away, pages go on for as long as any may after a missed change; then they are dropped.
      if (!site.changes.isDeaf) cache.drop(changes)
    })
    app.addHook('onClose', async () => stop())
    app.setErrorHandler((error, request, reply) => sendPageError(error, request, reply, policies.shared))
    app.setNotFoundHandler(async () => {
      throw fail('request.not_found')
    })
    addSiteFiles(app)
    // One that an earlier build left at this address would answer for the development server.
    addOfflineWorker(app, options.isDevelopment ? () => REMOVED_WORKER : renderer.offlineWorker)
    await app.register(offsiteRoute)
    await mountEndpoints(app, [sessionState(options.defaults, isNewInstance), pageHandlers(renderer)])
    // URLs below `/_/` are endpoints. The components page exists only in development.
    if (options.isDevelopment) app.get('/_/design', (request, reply) => own(request, reply, clientFactsOf(request)))
    const findCached: FindCachedPage = (asked, origin) => {
      const path = pageKeys.known(asked.url)
      return path === undefined
        ? undefined
        : cache.get(sharedKey(clientFactsOf(asked), origin, path, languageFor(asked, path)))
    }
    app.takeShortcut(cachedPageShortcut(app, policies.shared, findCached))
    app.get(PAGE_ROUTE, async (request, reply) => {
      if (!mayBePage(request.url)) throw fail('request.not_found')
      await setAdvertisingId(request, reply)
      const facts = clientFactsOf(request)
      const path =
        request.visit.ctx.viewer.kind !== 'AUTH' && !options.isDevelopment ? pageKeys.of(request.url) : undefined
      if (path === undefined || (await isNewInstance())) return own(request, reply, facts)
      return shared(request, reply, facts, path)
    })
  }
}
