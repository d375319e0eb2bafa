import cookie from '@fastify/cookie'
import { fail, LIMITS } from '@corkboard/contract'
import type { Site } from '@corkboard/domain/kernel'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply } from 'fastify'
import { Registry } from 'prom-client'
import type { ServerConfig } from './config.ts'
import { addErrorRecords } from './errors/record-errors.ts'
import { sendRestError } from './errors/rest-errors.ts'
import { graphqlRoute } from './graphql/route.ts'
import { endpointRoutes } from './endpoint/routes.ts'
import { addBodyParsers } from './http/bodies.ts'
import { refuseBrokenRequest } from './http/broken-requests.ts'
import { addCompression } from './http/compression.ts'
import { closeConnectionsWhenDraining, createDraining, type Draining, closeUnusedConnections } from './http/draining.ts'
import { addMetrics } from './http/metrics.ts'
import { addOverloadGuard } from './http/overload.ts'
import { addProbes, type ReadinessCheck } from './http/probes.ts'
import { addRequestLog } from './http/request-log.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { addShortcut } from './http/shortcut.ts'
import { slowWritesDown, watchBacklog } from './http/slow-writes.ts'
import { discardUnreadBodies } from './http/unread-bodies.ts'
import { addVisits } from './http/visit.ts'
import { liveRoute } from './live/route.ts'
import { mediaRoute } from './media/serve.ts'
import { sitemapRoutes } from './endpoint/plain/sitemaps.ts'
import { socialCallbackRoute } from './endpoint/plain/social-callback.ts'
import { sendPageError } from './pages/page-errors.ts'
import { oembedRoute } from './endpoint/plain/oembed.ts'
import { webFeedRoutes } from './endpoint/plain/web-feeds.ts'
import { resourceRoutes } from './resource/engine/routes.ts'

export interface ServerOptions {
  readonly site: Site
  readonly config: ServerConfig
  /**
   * Rendered pages and static files. Its routes have `request.visit`, cookies and the CSRF check like every endpoint.
   */
  readonly pages?: FastifyPluginAsync
  /** The app's files, the same for everyone. Requests for them get no visit. */
  readonly files?: FastifyPluginAsync
  /** What `/readyz` checks besides whether the server is draining. */
  readonly readiness?: Readonly<Record<string, ReadinessCheck>>
  /** Where metrics are collected. The caller may add its own. */
  readonly registry?: Registry
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly site: Site
    readonly config: ServerConfig
    /** Call `draining.start()` before `close()`, so that load balancers notice while requests still finish. */
    readonly draining: Draining
  }
}

const REQUEST_TIMEOUT_MS = 120_000
const KEEP_ALIVE_MS = 65_000
const MAX_PARAM_LENGTH = 500
/** For documents that contain only their own style. */
const BARE_DOCUMENT_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** The site's HTTP server with all endpoints, not yet listening. */
export const createServer = (options: ServerOptions): FastifyInstance => {
  const { site, config, registry = new Registry() } = options
  const app = Fastify({
    // Our own hook writes one line per response. The library's logger would create a child for every request.
    logger: false,
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: LIMITS.bodyMaxBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: refuseBrokenRequest,
    // A URL that cannot be parsed, such as /%E0%A4%A, reaches no endpoint and no page.
    frameworkErrors: (error, request, reply) =>
      void sendPageError(error, request, reply as FastifyReply, BARE_DOCUMENT_POLICY),
  })
  app.decorate('site', site)
  app.decorate('config', config)
  app.decorate('draining', createDraining())
  app.decorate('backlog', watchBacklog(site, config.backlog))
  addShortcut(app, closeUnusedConnections(app))
  app.setErrorHandler(sendRestError)
  addErrorRecords(app)
  addSecurityHeaders(app)
  closeConnectionsWhenDraining(app)
  addMetrics(app, registry, config.metrics)
  addProbes(app, options.readiness ?? {})
  // Never refused under load: they come from memory, and an admitted page is useless without them.
  if (options.files) void app.register(options.files)
  // Pictures are outside the overload guard, like the app's files: an admitted page needs them, and they cost almost
  // nothing.
  void app.register(mediaRoute)
  void app.register(async (guarded) => {
    addOverloadGuard(guarded, config.overload, site.database.waiting)
    await guarded.register((routes) => addRoutes(routes, options.pages))
  })
  return app
}

/** A number counts proxies, starting with the nearest. */
const trustOf = (trusted: ServerConfig['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

const addRoutes = async (routes: FastifyInstance, pages: FastifyPluginAsync | undefined): Promise<void> => {
  await routes.register(cookie)
  addVisits(routes)
  slowWritesDown(routes)
  addBodyParsers(routes)
  addRequestLog(routes)
  addCompression(routes)
  discardUnreadBodies(routes)
  await routes.register(resourceRoutes)
  await routes.register(graphqlRoute)
  await routes.register(endpointRoutes)
  await routes.register(socialCallbackRoute)
  await routes.register(oembedRoute)
  await routes.register(webFeedRoutes)
  await routes.register(sitemapRoutes)
  await routes.register(liveRoute)
  const nothingHere = async () => {
    throw fail('request.not_found')
  }
  routes.all('/v3/*', nothingHere)
  routes.all('/vx/*', nothingHere)
  routes.all('/_/*', nothingHere)
  if (pages) await routes.register(pages)
  else routes.setNotFoundHandler(nothingHere)
}
