import { recordError } from '@corkboard/domain/upkeep/error-reports'
import { createCtx, type Ctx, type Site, VISITOR } from '@corkboard/domain/kernel'
import type { CorkboardError } from '@corkboard/contract'
import type { FastifyInstance } from 'fastify'

/** The server of a site, as far as its errors are concerned. */
interface Recorder {
  readonly release: string
  readonly underway: Set<Promise<void>>
}

const recorders = new WeakMap<Site, Recorder>()

/** Storing these would need what the site is short of. */
const NOT_STORED: readonly string[] = ['request.overloaded', 'request.unavailable']

/** Stores errors of requests from now on (SHELL-19), and finishes that before the server closes. */
export const addErrorRecords = (app: FastifyInstance): void => {
  const underway = new Set<Promise<void>>()
  recorders.set(app.site, { release: app.config.appVersion, underway })
  app.addHook('onClose', async () => {
    await Promise.all(underway)
  })
}

/** Stores an error that is our own fault, without delaying the response. */
export const recordRefusal = (
  { site, log }: Pick<Ctx, 'site' | 'log'>,
  refusal: CorkboardError,
  where: string,
): void => {
  const recorder = recorders.get(site)
  if (!recorder || NOT_STORED.includes(refusal.code)) return
  const { release, underway } = recorder
  const { request } = log.bindings()
  const caught = { kind: 'server', error: refusal.cause ?? refusal, where, release } as const
  const work = recordError(createCtx(site, VISITOR), {
    ...caught,
    ...(typeof request === 'string' && { request }),
  })
    .catch((error: unknown) => log.warn({ err: error }, 'an error could not be stored'))
    .finally(() => underway.delete(work))
  underway.add(work)
}
