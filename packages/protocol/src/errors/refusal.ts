import { CorkboardError, type ErrorCode, fail } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import type { FastifyRequest } from 'fastify'
import { recordRefusal } from './record-errors.ts'

/** Errors of the HTTP libraries as codes of our catalog. Any of theirs not listed here is a 400. */
const LIBRARY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'media.too_large',
  FST_ERR_NOT_FOUND: 'request.not_found',
  FST_ERR_REOPENED_CLOSE_SERVER: 'request.unavailable',
}

/**
 * Converts anything thrown into an error of the catalog. Unexpected errors become `unknown`, with the original as
 * cause; users see only SHELL-19's text.
 */
export const asRefusal = (error: unknown): CorkboardError => {
  if (error instanceof CorkboardError) return error
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    const known = LIBRARY_CODES[error.code]
    if (known) return fail(known, {}, error)
    const status = 'statusCode' in error ? Number(error.statusCode) : 0
    if (error.code.startsWith('FST_') && status >= 400 && status < 500) return fail('request.malformed', {}, error)
  }
  return fail('unknown', {}, error)
}

/**
 * Logs and stores what an operator must look at: unexpected errors in full, with their causes, and errors that are our
 * own fault.
 * @param where the route or resource, without anything that a user sent
 */
export const reportRefusal = (ctx: Pick<Ctx, 'site' | 'log'>, refusal: CorkboardError, where: string): void => {
  if (refusal.status < 500) return
  if (refusal.code === 'unknown') ctx.log.error({ err: refusal.cause ?? refusal }, 'unforeseen error')
  else ctx.log.warn({ err: refusal.cause, code: refusal.code }, refusal.message)
  recordRefusal(ctx, refusal, where)
}

/** The same for the error of a request. */
export const reportRequest = (request: FastifyRequest, refusal: CorkboardError): void => {
  if (refusal.status < 500) return
  const { site } = request.server
  // Missing until the session has been read.
  const visit = request.visit as typeof request.visit | null
  reportRefusal(visit?.ctx ?? { site, log: site.log }, refusal, request.routeOptions.url ?? 'none')
}
