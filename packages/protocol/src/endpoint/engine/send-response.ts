import { type CorkboardError, type EndpointDefinition, type RestEnvelope } from '@corkboard/contract'
import type { FastifyReply } from 'fastify'
import { refuse, restFailure } from '../../errors/rest-errors.ts'
import { compileJson, type Stringify, writable } from '../../fields/stringify.ts'
import { applySessionChange } from '../../http/session-change.ts'
import type { Visit } from '../../http/visit.ts'
import type { EndpointFile, EndpointReply } from './implement.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Compiles the writer of an endpoint's `data`. */
export const compileResponse = ({ response }: EndpointDefinition): Stringify => compileJson(writable(response))

type EnvelopeHead = Omit<RestEnvelope, 'data'>

const SUCCESS: EnvelopeHead = { status: 'success', code: 0, message: 'ok' }

const failureOf = (refusal: CorkboardError): EnvelopeHead => {
  const { data: _replaced, ...head } = restFailure(refusal)
  return head
}

/** The one envelope of all endpoints, around data that is JSON text. */
const envelopeText = (head: EnvelopeHead, data: string, bookmark?: string): string => {
  const { status, code, message, ...after } = head
  const before = JSON.stringify({ status, code, message }).slice(0, -1)
  const last = JSON.stringify({ ...(bookmark !== undefined && { bookmark }), ...after }).slice(1, -1)
  return `${before},"data":${data}${last === '' ? '' : `,${last}`}}`
}

/**
 * Sends what a handler returned: the cookies of a changed session, then the envelope or the redirect to the landing
 * page.
 */
export const sendReply = (
  reply: FastifyReply,
  visit: Visit,
  { stringify, revalidates }: { readonly stringify: Stringify; readonly revalidates: boolean },
  { data, bookmark, change, refusal, landing }: EndpointReply,
): FastifyReply => {
  if (change) applySessionChange(reply, visit, change)
  void reply.header('cache-control', revalidates ? 'no-cache' : 'no-store')
  if (landing !== undefined) return reply.redirect(landing, 303)
  if (refusal) void refuse(reply, refusal)
  const head = refusal ? failureOf(refusal) : SUCCESS
  return reply.type(JSON_TYPE).send(envelopeText(head, stringify(data), bookmark))
}

export const sendFile = (reply: FastifyReply, { stream, bytes, fileName, type }: EndpointFile): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-length': bytes,
    })
    .type(type)
    .send(stream)
