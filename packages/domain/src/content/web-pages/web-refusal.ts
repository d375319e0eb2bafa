import { type CorkboardError, type ErrorCode, fail } from '@corkboard/contract'
import type { NotFetched } from '../../platform/outbound/index.ts'

const CODES = {
  address: 'web.address',
  host: 'web.not_public',
  redirects: 'web.redirects',
  status: 'web.refused',
  type: 'web.not_a_page',
  size: 'web.too_large',
  time: 'web.slow',
  unreachable: 'web.unreachable',
} as const satisfies Record<NotFetched['reason'], ErrorCode>

/** What the user is told about an address that was not fetched. */
export const webRefusal = ({ reason, status }: NotFetched, field: string): CorkboardError =>
  fail(status === 404 || status === 410 ? 'web.gone' : CODES[reason], {
    field,
    ...(status !== undefined && { data: { status } }),
  })
