import type { FastifyInstance } from 'fastify'

const NAME = /^[\w./[\]{}-]{1,80}$/

const nameIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && NAME.test(header) ? header : undefined

/**
 * One line per response: route pattern, status, time. Never the URL or its query, which may contain tokens, codes or
 * email addresses. Search logs by the pattern and the identifier.
 */
export const addRequestLog = (app: FastifyInstance): void => {
  // The line contains no secrets, and redacting takes as long as writing it.
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
      // What the client says about itself (SHELL-23). Anything but a plain name is dropped.
      query: nameIn(headers['x-query-name']),
      app_state: nameIn(headers['x-app-state']),
      handler: nameIn(headers['x-handler-id']),
    })
    done()
  })
}
