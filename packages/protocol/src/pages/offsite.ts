import { followLink } from '@corkboard/domain/links'
import { countOutboundClick } from '@corkboard/domain/pins'
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
    const { ctx } = request.visit
    const { device, isBot } = clientFactsOf(request)
    const { url, isUnsafe } = await followLink(ctx, link, device === 'phone')
    // Nobody is held up on their way because it could not be counted; the warning counts nothing yet.
    if (!isBot && !isUnsafe) {
      await countOutboundClick(ctx, link.pinId).catch((err: unknown) =>
        ctx.log.warn({ err }, 'a click was not counted'),
      )
    }
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
