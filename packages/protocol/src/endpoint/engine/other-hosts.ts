import { fail } from '@corkboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../../http/origin.ts'

/** Lets pages of the site's other hosts read the response, and no other pages. @throws 'request.origin' */
export const allowOtherHost = (request: FastifyRequest, reply: FastifyReply): void => {
  const { origin } = request.headers
  // Browsers send none with links and redirects, whose responses no page can read.
  if (origin === undefined && request.method === 'GET') return
  if (origin === undefined || !isOwnOrigin(origin, request)) throw fail('request.origin')
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
  })
}
