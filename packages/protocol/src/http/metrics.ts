import { timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { fail } from '@corkboard/contract'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import type { MetricsConfig } from '../config.ts'

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a response that hooks do not see. */
    readonly countResponse: (method: string, status: number, route: string, ms: number) => void
  }
}

/** Times every response by route pattern and status class, never by URL, so that the number of series is bounded. */
export const addMetrics = (app: FastifyInstance, registry: Registry, config: MetricsConfig): void => {
  const durations = new Histogram({
    name: 'corkboard_http_request_seconds',
    help: 'Time from the request line to the end of the response',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  // Looking up a series by its labels takes longer than adding to it.
  const series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>()
  const count = (method: string, status: number, route: string, ms: number): void => {
    const key = `${method} ${status} ${route}`
    let one = series.get(key)
    if (!one) series.set(key, (one = durations.labels(method, route, `${Math.floor(status / 100)}xx`)))
    one.observe(ms / 1000)
  }
  app.decorate('countResponse', count)
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    count(method, statusCode, routeOptions.url ?? 'none', elapsedTime)
    done()
  })
  if (config.token !== undefined) serveByToken(app, registry, config.token)
  if (config.port !== undefined) serveOnPort(app, registry, config.port, config.host ?? '127.0.0.1')
  if (config.token !== undefined || config.port !== undefined) collectDefaultMetrics({ register: registry })
}

const serveByToken = (app: FastifyInstance, registry: Registry, token: string): void => {
  const wanted = Buffer.from(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    // Callers without the token must not learn that the endpoint exists.
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw fail('request.not_found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

const serveOnPort = (app: FastifyInstance, registry: Registry, port: number, host: string): void => {
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  app.addHook(
    'onReady',
    () => new Promise<void>((ready, failed) => server.once('error', failed).listen(port, host, ready)),
  )
  app.addHook(
    'onClose',
    () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  )
}
