import type { ErrorService } from './error-service.ts'
import type { Report } from './report.ts'
import { framesOf } from './stack.ts'

/** A report on its way to the error service. */
export interface ExportedReport {
  /** 32 hexadecimal digits. A service drops an event that it already has. */
  readonly eventId: string
  /** ISO 8601. */
  readonly seenAt: string
  readonly report: Report
}

const LEVELS: Partial<Record<Report['kind'], string>> = { page_data_miss: 'warning', string_miss: 'warning' }

const exceptionOf = ({ facts, kind }: Report) => {
  const [, type = kind, value = facts.message] = /^([A-Z]\w*(?:Error|Exception)?): (.*)$/.exec(facts.message) ?? []
  // The outermost call comes first.
  const frames = framesOf(facts.stack ?? '')
    .map(({ name, file, line, column }) => ({
      ...(name !== undefined && { function: name }),
      filename: file,
      lineno: line,
      colno: column,
      in_app: !file.includes('node_modules/') && !file.startsWith('node:'),
    }))
    .toReversed()
  return { type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }
}

const eventOf = ({ eventId, seenAt, report }: ExportedReport, { environment }: ErrorService) => {
  const { kind, fingerprint, release, count, facts } = report
  const { route, where, browser, system, device, is_signed_in: isSignedIn, request, missing, query } = facts
  const tags = { kind, route, where, device, ...(isSignedIn !== null && { signed_in: String(isSignedIn) }) }
  return {
    event_id: eventId,
    timestamp: seenAt,
    platform: kind === 'server' || kind === 'job' ? 'node' : 'javascript',
    level: LEVELS[kind] ?? 'error',
    logger: 'corkboard',
    environment,
    ...(release !== null && { release }),
    fingerprint: [fingerprint],
    exception: { values: [exceptionOf(report)] },
    tags: Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== null)),
    contexts: {
      ...(browser !== null && { browser: { name: browser } }),
      ...(system !== null && { os: { name: system } }),
    },
    extra: {
      count,
      ...(request !== null && { request }),
      ...(missing.length > 0 && { missing }),
      ...(query && { query }),
    },
  }
}

/** One event in Sentry's envelope format: a line about the envelope, one about the event, and the event. */
export const envelopeOf = (exported: ExportedReport, service: ErrorService): string => {
  const event = JSON.stringify(eventOf(exported, service))
  const head = JSON.stringify({ event_id: exported.eventId, sent_at: exported.seenAt })
  return `${head}\n${JSON.stringify({ type: 'event', length: Buffer.byteLength(event) })}\n${event}\n`
}
