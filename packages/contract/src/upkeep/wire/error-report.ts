import Type, { type Static } from 'typebox'
import { DeviceKind } from '../../platform/wire/request-context.ts'
import { Moment, Nullable } from '../../scalars.ts'
import { REPORT_LIMITS } from '../report-limits.ts'

const Name = Type.String({ maxLength: REPORT_LIMITS.name })
const Length = Nullable(Type.Integer({ minimum: 0 }))

/** SHELL-23: a failed persisted query, with what is known about its CSRF token. The token itself never leaves the browser. */
export const FailedQuery = Type.Object({
  query_name: Name,
  /** 0 without a response. */
  http_status: Type.Integer({ minimum: 0, maximum: 599 }),
  /** `null` if the browser had no cookie. */
  csrf_cookie_length: Length,
  /** `null` if the request had no such header. */
  csrf_header_length: Length,
  csrf_is_equal: Type.Boolean(),
  header_names: Type.Array(Name, { maxItems: 30 }),
})
export type FailedQuery = Static<typeof FailedQuery>

/** What browsers report: errors, data or texts that the app did not have, and events that are only counted (consumer §8). */
export const ClientReportKind = Type.Union([
  /** Caught by an error boundary, or by code that continued without what failed. */
  Type.Literal('error'),
  /** Caught by nothing. */
  Type.Literal('uncaught'),
  Type.Literal('hydration'),
  Type.Literal('query_failed'),
  Type.Literal('page_data_miss'),
  Type.Literal('string_miss'),
  Type.Literal('count'),
])
export type ClientReportKind = Static<typeof ClientReportKind>

/** One problem of a browser. The same problem several times is one report with a count. */
export const ClientReport = Type.Object({
  kind: ClientReportKind,
  /** Name and message of an error; the name of what is counted or missing. */
  message: Type.String({ maxLength: REPORT_LIMITS.message }),
  count: Type.Integer({ minimum: 1, maximum: REPORT_LIMITS.count }),
  stack: Type.Optional(Type.String({ maxLength: REPORT_LIMITS.stack })),
  /** The part of the app: `page`, `dialog`. */
  where: Type.Optional(Name),
  /** The pattern of the page's route, never its URL: `/pin/:id`. */
  route: Type.Optional(Name),
  /** SHELL-22: the requests and entities that the page needs and the store lacks: `pin:123`. */
  missing: Type.Optional(Type.Array(Name, { maxItems: REPORT_LIMITS.missing })),
  query: Type.Optional(FailedQuery),
})
export type ClientReport = Static<typeof ClientReport>

/** What happened: in a browser, while the server handled a request, or in one of the worker's jobs. */
export const ErrorKind = Type.Union([...ClientReportKind.anyOf, Type.Literal('server'), Type.Literal('job')])
export type ErrorKind = Static<typeof ErrorKind>

/** All reports of the same problem. */
export const ErrorGroup = Type.Object({
  /** The fingerprint that they share. */
  id: Type.String(),
  kind: ErrorKind,
  message: Type.String(),
  /** The route or part of the app; on the server, the file of the top frame. */
  place: Nullable(Type.String()),
  count: Type.Integer(),
  first_seen_at: Moment,
  last_seen_at: Moment,
  /** The versions of the app that reported it first and last. */
  first_release: Nullable(Type.String()),
  last_release: Nullable(Type.String()),
  /** The next report sets it to false. */
  is_resolved: Type.Boolean(),
})
export type ErrorGroup = Static<typeof ErrorGroup>

/** One report of a group. It says nothing about who met the problem. */
export const ErrorExample = Type.Object({
  seen_at: Moment,
  release: Nullable(Type.String()),
  message: Type.String(),
  stack: Nullable(Type.String()),
  where: Nullable(Type.String()),
  route: Nullable(Type.String()),
  missing: Type.Array(Type.String()),
  query: Nullable(FailedQuery),
  /** The request in the server's log. */
  request: Nullable(Type.String()),
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  device: Nullable(DeviceKind),
  is_signed_in: Nullable(Type.Boolean()),
})
export type ErrorExample = Static<typeof ErrorExample>

export const ErrorDetail = Type.Object({ group: ErrorGroup, examples: Type.Array(ErrorExample) })
export type ErrorDetail = Static<typeof ErrorDetail>
