import { experiencesOf } from '@corkboard/domain/platform/experiments'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../resource/engine/viewer-of.ts'
import { clientFactsOf, type ContextDefaults, requestContext } from './request-context.ts'

/** `GET /_/_/state`: who is looking, for a document that does not know (SHELL-13). */
export const answerState = async (
  request: FastifyRequest,
  reply: FastifyReply,
  defaults: ContextDefaults,
  isNewInstance: () => Promise<boolean>,
): Promise<FastifyReply> => {
  const { ctx } = request.visit
  const [viewer, experiences] = await Promise.all([viewerOf(ctx), experiencesOf(ctx)])
  const { source_url: source } = request.query as Record<string, unknown>
  // A path of this site and nothing else.
  const fullPath = typeof source === 'string' && /^\/(?![/\\])/.test(source) ? source : '/'
  const facts = clientFactsOf(request)
  const context = requestContext({
    request,
    facts,
    viewer,
    defaults,
    fullPath,
    isNewInstance: await isNewInstance(),
    isCached: false,
  })
  return reply
    .header('cache-control', 'no-store')
    .send({ status: 'success', code: 0, message: 'ok', data: { viewer, context, experiences } })
}
