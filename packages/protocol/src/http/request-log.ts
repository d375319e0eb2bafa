import type { FastifyInstance } from 'fastify'

const NAME = /^[\w./[\]{}-]{1,80}$/

const nameIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && NAME.test(header) ? header : undefined

/**
 * One line an answer: route pattern, status, time. Never the address itself nor its query, which may hold tokens, codes
 * or e-mail addresses; the pattern and the identifier are what one searches by.
 */
export const addRequestLog = (app: FastifyInstance): void => {
  // Nothing in the line is anybody's secret, and looking for secrets takes as long as writing it.
  const log = app.site.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const visit = request.visit as typeof request.visit | null
    const { headers } = request
    log.info({
      request: visit?.identifier,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      viewer: visit?.viewer.kind,
      // What the client says of itself (SHELL-23); anything but a plain name is left out.
      query: nameIn(headers['x-query-name']),
      app_state: nameIn(headers['x-app-state']),
      handler: nameIn(headers['x-handler-id']),
    })
    done()
  })
}
