import type { ClientReport, FailedQuery } from '@corkboard/contract/upkeep/wire/error-report'
import { REPORT_LIMITS } from '@corkboard/contract/upkeep/report-limits'
import { GraphQLFetchError } from '../../api/errors.ts'
import type { NotedReport, Report } from '../../report.ts'
import { toRoute } from '../../router/routes.ts'

const KINDS = {
  error: 'error',
  uncaught: 'uncaught',
  hydration: 'hydration',
  'page data miss': 'page_data_miss',
  'string miss': 'string_miss',
  count: 'count',
} as const satisfies Record<Report['kind'], ClientReport['kind']>

const { name: NAME, message: MESSAGE, stack: STACK, missing: MISSING } = REPORT_LIMITS

const queryOf = ({ call: { name, headers, cookie }, error }: GraphQLFetchError): FailedQuery => ({
  query_name: name,
  http_status: error.httpStatus,
  csrf_cookie_length: cookie?.length ?? null,
  csrf_header_length: headers['x-csrftoken']?.length ?? null,
  csrf_is_equal: cookie !== undefined && cookie === headers['x-csrftoken'],
  header_names: Object.keys(headers),
})

/** What an error says, and about a failed query the state of its token (SHELL-23). */
const errorParts = (error: unknown): Pick<ClientReport, 'message' | 'stack' | 'query'> => {
  if (!(error instanceof Error)) return { message: String(error).slice(0, MESSAGE) }
  return {
    message: `${error.name}: ${error.message}`.slice(0, MESSAGE),
    ...(error.stack !== undefined && { stack: error.stack.slice(0, STACK) }),
    ...(error instanceof GraphQLFetchError && { query: queryOf(error) }),
  }
}

const partsOf = (report: Report): Omit<ClientReport, 'kind' | 'count'> => {
  switch (report.kind) {
    case 'count':
      return { message: report.name }
    case 'string miss':
      return { message: report.id }
    case 'page data miss':
      return {
        message: 'The page lacks data',
        missing: report.missing.slice(0, MISSING).map((ref) => ref.slice(0, NAME)),
      }
    default:
      return { ...errorParts(report.error), where: report.where.slice(0, NAME) }
  }
}

const routeOf = (handlerId: string | undefined) => (handlerId ? { route: toRoute(handlerId).pattern } : {})

/** A report as it is sent. */
export const toClientReport = ({ report, handlerId }: NotedReport): ClientReport => {
  const parts = partsOf(report)
  return { kind: parts.query ? 'query_failed' : KINDS[report.kind], count: 1, ...parts, ...routeOf(handlerId) }
}
