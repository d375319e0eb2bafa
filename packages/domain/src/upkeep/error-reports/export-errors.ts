import { randomBytes } from 'node:crypto'
import { type JobPayload, jobs } from '@corkboard/database'
import type { Ctx, TxCtx } from '../../kernel/index.ts'
import { callService, ServiceRefusal } from '../../platform/outbound/index.ts'
import { envelopeOf, type ExportedReport } from './envelope.ts'
import { takeExport } from './error-store.ts'
import type { Report } from './report.ts'

export const EXPORT_ERROR_TASK = 'export_error'
/** (ours) With the queue's growing pauses, this takes half a day. */
const MAX_ATTEMPTS = 10
/** (ours) The service sees each problem at most once a minute, with our counts in the report. */
const PAUSE_MS = 60_000
const TIMEOUT_MS = 10_000

/** Queues a report for the error service, if there is one. Events that are only counted stay here. */
export const queueExport = async (tx: TxCtx, report: Report): Promise<void> => {
  const { kind, fingerprint } = report
  if (!tx.site.errorService || kind === 'count') return
  if (!(await takeExport(tx.db, fingerprint, tx.now(), PAUSE_MS))) return
  const exported: ExportedReport = {
    eventId: randomBytes(16).toString('hex'),
    seenAt: tx.now().toISOString(),
    report,
  }
  // One at a time: a service that is down must not keep the worker from its other jobs.
  const options = { queue: EXPORT_ERROR_TASK, maxAttempts: MAX_ATTEMPTS }
  await jobs.add(tx.db, EXPORT_ERROR_TASK, { ...exported }, options)
}

/** A refusal that stays one, however often it is tried: a wrong key, or a report the service does not accept. */
const isFinal = ({ status }: ServiceRefusal): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429

/** The worker's job for a queued report. */
export const exportError = async (ctx: Ctx, payload: JobPayload): Promise<void> => {
  const service = ctx.site.errorService
  if (!service) return
  // Only `queueExport` adds these jobs.
  const exported = payload as unknown as ExportedReport
  try {
    await callService({
      url: service.url,
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=corkboard/1.0, sentry_key=${service.key}`,
      },
      body: envelopeOf(exported, service),
      timeoutMs: TIMEOUT_MS,
      ignoresResponse: true,
    })
  } catch (error) {
    if (!(error instanceof ServiceRefusal && isFinal(error))) throw error
    ctx.log.warn({ status: error.status }, 'the error service refused a report')
  }
}
