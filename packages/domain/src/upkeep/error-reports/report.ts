import { createHash } from 'node:crypto'
import type { ErrorExample, ErrorKind } from '@corkboard/contract'
import { REPORT_LIMITS } from '@corkboard/contract/upkeep/report-limits'
import { scrub } from './scrub.ts'
import { fileOf, framesOf, stackLines } from './stack.ts'

/** What is stored of one report besides its time and release. */
export type Facts = Omit<ErrorExample, 'seen_at' | 'release'>

/** A report as it arrives. */
export interface RawReport extends Partial<Omit<Facts, 'stack'>> {
  readonly kind: ErrorKind
  readonly message: string
  readonly stack?: string | undefined
  readonly release?: string | undefined
  readonly count?: number
}

/** A report ready to be stored, without anything about users. */
export interface Report {
  readonly kind: ErrorKind
  readonly fingerprint: string
  readonly place: string | null
  readonly release: string | null
  readonly count: number
  readonly facts: Facts
}

/** Counters, ids and positions differ between reports of one problem. */
const steady = (text: string): string => text.replaceAll(/\d+/g, '#')

const placeOf = ({ stack, query, route, where }: Facts): string | null => {
  if (query) return query.query_name
  const [top] = framesOf(stack ?? '')
  return (top && fileOf(top)) ?? route ?? where
}

/** Reports with the same kind, message and place are about one problem. */
const fingerprintOf = (kind: ErrorKind, { message }: Facts, place: string | null): string =>
  createHash('sha256')
    .update([kind, steady(message).slice(0, 200), steady(place ?? '')].join('\n'))
    .digest('hex')
    .slice(0, 32)

const name = (text: string | null | undefined): string | null => scrub(text ?? '', REPORT_LIMITS.name) || null

const factsOf = (raw: RawReport): Facts => ({
  message: scrub(raw.message, REPORT_LIMITS.message) || 'Error',
  stack:
    stackLines(raw.stack ?? '')
      .join('\n')
      .slice(0, REPORT_LIMITS.stack) || null,
  where: name(raw.where),
  route: name(raw.route),
  missing: (raw.missing ?? []).flatMap((ref) => name(ref) ?? []),
  query: raw.query
    ? {
        ...raw.query,
        query_name: name(raw.query.query_name) ?? '',
        header_names: raw.query.header_names.flatMap((header) => name(header) ?? []),
      }
    : null,
  request: raw.request ?? null,
  browser: raw.browser ?? null,
  system: raw.system ?? null,
  device: raw.device ?? null,
  is_signed_in: raw.is_signed_in ?? null,
})

export const toReport = (raw: RawReport): Report => {
  const facts = factsOf(raw)
  const place = placeOf(facts)
  const { kind, release, count = 1 } = raw
  return { kind, fingerprint: fingerprintOf(kind, facts, place), place, release: release || null, count, facts }
}
