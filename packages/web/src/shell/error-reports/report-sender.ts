import type { ClientReport } from '@corkboard/contract/upkeep/wire/error-report'
import { REPORT_LIMITS } from '@corkboard/contract/upkeep/report-limits'
import { GraphQLFetchError, isAbort } from '../../api/errors.ts'
import type { NotedReport } from '../../report.ts'
import { toClientReport } from './client-report.ts'

const PATH = '/_/_/errors/'
const JSON_TYPE = 'application/json'
/** (ours) Reports within this time are sent together. */
const TOGETHER_MS = 1_000
/** (ours) */
const RETRY_MS = 30_000
const TRIES = 5
/** (ours) A window with more kinds of problems says nothing new. */
const MAX_KINDS = 50

/** Caught errors become uncaught ones too, which must not be reported again. */
const shown = new WeakSet<Error>()
export const isShown = (error: Error): boolean => shown.has(error)

/** Shows an error in developer tools, as if nothing had caught it. */
const show = ({ report }: NotedReport): void => {
  if (!('error' in report) || report.kind === 'uncaught') return
  // The browser has logged the failed request.
  if (report.error instanceof GraphQLFetchError) return
  if (report.error instanceof Error) shown.add(report.error)
  reportError(report.error)
}

/** Sends reports. Equal reports are sent as one, with a count. */
export interface ReportSender {
  readonly add: (noted: readonly NotedReport[]) => void
}

type SenderWindow = Pick<
  Window & typeof globalThis,
  'fetch' | 'navigator' | 'document' | 'addEventListener' | 'setTimeout'
>

const keyOf = (report: ClientReport): string => JSON.stringify({ ...report, count: 0 })

const isWorthSending = ({ report }: NotedReport): boolean => !('error' in report && isAbort(report.error))

export const createReportSender = (window: SenderWindow, release: string): ReportSender => {
  const { navigator, document } = window
  const waiting = new Map<string, ClientReport>()
  const kinds = new Set<string>()
  let isTimed = false
  let isOver = false
  let tries = 0

  const enqueue = (report: ClientReport) => {
    const key = keyOf(report)
    const count = (waiting.get(key)?.count ?? 0) + report.count
    waiting.set(key, { ...report, count: Math.min(count, REPORT_LIMITS.count) })
  }
  const take = (): readonly ClientReport[] => {
    const batch = [...waiting].slice(0, REPORT_LIMITS.reports)
    for (const [key] of batch) waiting.delete(key)
    return batch.map(([, report]) => report)
  }
  const bodyOf = (reports: readonly ClientReport[]): string => JSON.stringify({ release, reports })

  /** @returns false if the same reports may be sent again */
  const send = async (reports: readonly ClientReport[]): Promise<boolean> => {
    try {
      const { status } = await window.fetch(PATH, {
        method: 'POST',
        headers: { 'content-type': JSON_TYPE },
        keepalive: true,
        body: bodyOf(reports),
      })
      isOver ||= status === 429
      return status < 500
    } catch {
      return false
    }
  }
  const flush = async () => {
    isTimed = false
    // The browser says when it is online again.
    if (isOver || waiting.size === 0 || !navigator.onLine) return
    const batch = take()
    const isDone = await send(batch)
    tries = isDone ? 0 : tries + 1
    if (!isDone && tries < TRIES) batch.forEach(enqueue)
    if (waiting.size > 0) flushLater(isDone ? TOGETHER_MS : RETRY_MS)
  }
  const flushLater = (ms: number) => {
    if (isTimed) return
    isTimed = true
    window.setTimeout(() => void flush(), ms)
  }
  const leave = () => {
    if (isOver || !navigator.onLine) return
    while (waiting.size > 0) {
      const batch = take()
      if (navigator.sendBeacon(PATH, new Blob([bodyOf(batch)], { type: JSON_TYPE }))) continue
      batch.forEach(enqueue)
      return
    }
  }

  window.addEventListener('online', () => flushLater(TOGETHER_MS))
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())

  return {
    add: (noted) => {
      noted.forEach(show)
      for (const report of noted.filter(isWorthSending).map(toClientReport)) {
        kinds.add(keyOf(report))
        if (kinds.size <= MAX_KINDS) enqueue(report)
      }
      flushLater(TOGETHER_MS)
    },
  }
}

let sender: ReportSender | undefined

/** Sends reports of this window. */
export const sendReports = (release: string, noted: readonly NotedReport[]): void =>
  (sender ??= createReportSender(window, release)).add(noted)
