import type { IncomingHttpHeaders } from 'node:http'
import type { Viewer } from '@corkboard/domain/kernel'
import type { FastifyInstance } from 'fastify'

const NAME = /^[\w./[\]{}-]{1,80}$/

const nameIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && NAME.test(header) ? header : undefined

interface ResponseLine {
  readonly identifier: string | undefined
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly viewer: Viewer['kind'] | undefined
  readonly headers: IncomingHttpHeaders
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs a response that hooks do not see. */
    readonly logResponse: (line: ResponseLine) => void
  }
}

/**
 * One line per response: route pattern, status, time. Never the URL or its query, which may contain tokens, codes or
 * email addresses. Search logs by the pattern and the identifier.
 */
export const addRequestLog = (app: FastifyInstance): void => {
  // The line contains no secrets, and redacting takes as long as writing it.
  const log = app.site.log.child({}, { redact: [] })
  // What many lines have in common is made once: half of a line.
  const alike = new Map<string, typeof log>()
  const logOf = ({ method, route, status, viewer }: ResponseLine): typeof log => {
    const key = `${method} ${status} ${viewer} ${route}`
    let known = alike.get(key)
    if (!known) alike.set(key, (known = log.child({ method, route, status, viewer })))
    return known
  }
  const write = (line: ResponseLine): void =>
    logOf(line).info({
      request: line.identifier,
      ms: Math.round(line.ms * 10) / 10,
      // What the client says about itself (SHELL-23). Anything but a plain name is dropped.
      query: nameIn(line.headers['x-query-name']),
      app_state: nameIn(line.headers['x-app-state']),
      handler: nameIn(line.headers['x-handler-id']),
    })
  app.decorate('logResponse', write)
  app.addHook('onResponse', (request, reply, done) => {
    const visit = request.visit as typeof request.visit | null
    write({
      identifier: visit?.identifier,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
      viewer: visit?.viewer.kind,
      headers: request.headers,
    })
    done()
  })
}
