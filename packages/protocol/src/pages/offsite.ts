import { followLink } from '@corkboard/domain/links'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientFactsOf } from './request-context.ts'

const parameter = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** PIN-16: `GET /offsite/?pin=…&url=…&token=…`, the way out. Unsafe ones lead to a page that says so first. */
export const offsiteRoute = async (app: FastifyInstance): Promise<void> => {
  app.get('/offsite/', async (request, reply) => {
    const link = {
      pinId: parameter(request, 'pin'),
      url: parameter(request, 'url'),
      token: parameter(request, 'token'),
    }
    const { url, isUnsafe } = await followLink(request.visit.ctx, link, clientFactsOf(request).device === 'phone')
    const to = isUnsafe
      ? `/offsite/warning/?${new URLSearchParams({ pin: link.pinId, url: link.url, token: link.token }).toString()}`
      : url
    return reply
      .headers({
        'cache-control': 'no-store',
        vary: 'user-agent',
        'x-robots-tag': 'noindex, nofollow',
        // The other side learns which site a visitor comes from, and nothing more.
        'referrer-policy': 'origin',
      })
      .redirect(to, 302)
  })
}
