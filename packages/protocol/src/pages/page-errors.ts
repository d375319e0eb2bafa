import type { FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal, reportRequest } from '../errors/refusal.ts'
import { refuse, restFailure } from '../errors/rest-errors.ts'
import { failureDocument } from './failure-document.ts'
import { HTML } from './send-page.ts'

/** Handles errors from before there was a page to render: browsers get a document, programs the envelope. */
export const sendPageError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  policy: string,
): FastifyReply => {
  const refusal = asRefusal(error)
  reportRequest(request, refusal)
  void refuse(reply, refusal)
  // For every method: a form submitted without the app ends up here too.
  const wantsDocument = (request.headers.accept ?? '').includes('text/html')
  if (!wantsDocument) return reply.send(restFailure(refusal))
  return reply
    .headers({ 'content-type': HTML, 'content-security-policy': policy })
    .send(failureDocument(refusal.message))
}
