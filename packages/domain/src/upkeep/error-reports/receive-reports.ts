import { type ClientReport, type DeviceKind, tooFast } from '@corkboard/contract'
import type { Ctx, TxCtx } from '../../kernel/index.ts'
import { addressSubjects, countAttempt } from '../../platform/throttle/index.ts'
import { storeReport, takeFromMinute } from './error-store.ts'
import { queueExport } from './export-errors.ts'
import { type Report, toReport } from './report.ts'

/** (ours) A browser with more than that has the same few problems again and again. */
const REQUESTS_PER_HOUR = 60
/** (ours) For all browsers together. */
const CLIENT_REPORTS_PER_MINUTE = 600
/** (ours) Of requests and jobs. The log has them all. */
const SERVER_REPORTS_PER_MINUTE = 300
const MINUTE_SECONDS = 60

/** The browser that reports, as far as it matters for a problem. */
export interface ReportingClient {
  readonly address: string | undefined
  readonly browser: string | null
  readonly system: string | null
  readonly device: DeviceKind
}

const store = async (tx: TxCtx, report: Report): Promise<void> => {
  await storeReport(tx.db, report, tx.now())
  await queueExport(tx, report)
}

/**
 * SHELL-19: stores what a browser reports.
 * @throws 'request.rate' when this network or all browsers together report too much
 */
export const receiveReports = (
  ctx: Ctx,
  sent: { readonly release: string; readonly reports: readonly ClientReport[] },
  { address, ...client }: ReportingClient,
): Promise<void> => {
  const from = { ...client, release: sent.release, is_signed_in: ctx.viewer.kind === 'AUTH' }
  // Two requests that lock the groups of their reports in different orders would wait for each other forever.
  const reports = sent.reports
    .map((report) => toReport({ ...report, ...from }))
    .toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, addressSubjects('error_reports', address, REQUESTS_PER_HOUR))
    const taken = { source: 'client', reports: reports.length, limit: CLIENT_REPORTS_PER_MINUTE }
    if (!(await takeFromMinute(tx.db, taken, tx.now()))) throw tooFast(MINUTE_SECONDS)
    for (const report of reports) await store(tx, report)
  })
}

/** An error of our own code. */
export interface CaughtError {
  readonly kind: 'server' | 'job'
  readonly error: unknown
  /** The route or the job. */
  readonly where: string
  readonly release?: string | undefined
  readonly request?: string | undefined
}

const MAX_CAUSES = 3

const withCauses = (error: unknown): readonly Error[] => {
  const chain: Error[] = []
  for (let it = error; it instanceof Error && chain.length < MAX_CAUSES; it = it.cause) chain.push(it)
  return chain
}

/** Stores an error of a request or a job next to those of browsers. Of more than a few per second, only the log has the rest. */
export const recordError = async (ctx: Ctx, { error, where, ...caught }: CaughtError): Promise<void> => {
  const chain = withCauses(error)
  const message = chain.map((it) => `${it.name}: ${it.message}`).join(' – ') || String(error)
  const stack = chain.map((it) => it.stack ?? '').join('\n')
  const report = toReport({ ...caught, message, stack, route: where })
  await ctx.transaction(async (tx) => {
    const taken = { source: 'server', reports: 1, limit: SERVER_REPORTS_PER_MINUTE }
    if (await takeFromMinute(tx.db, taken, tx.now())) await store(tx, report)
  })
}
