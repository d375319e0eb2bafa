import type { FastifyInstance } from 'fastify'

/** Checks one thing the site needs: resolves when it is available, and rejects with the reason when not. */
export type ReadinessCheck = () => Promise<unknown>

const CHECK_TIMEOUT_MS = 2_000

const withinTime = (check: ReadinessCheck): Promise<unknown> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no response within ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS)
  return Promise.race([check(), late.promise]).finally(() => clearTimeout(timer))
}

/**
 * `/healthz`: the process responds. `/readyz`: whether to send it traffic; not while it drains or a dependency is
 * unavailable.
 */
export const addProbes = (app: FastifyInstance, checks: Readonly<Record<string, ReadinessCheck>>): void => {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withinTime(check)
          return [name, 'ok'] as const
        } catch (error) {
          app.site.log.warn({ err: error, check: name }, 'not ready')
          return [name, 'failed'] as const
        }
      }),
    )
    const isReady = !app.draining.active && results.every(([, state]) => state === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: app.draining.active ? 'draining' : isReady ? 'ready' : 'not ready',
        checks: Object.fromEntries(results),
      })
  })
}
