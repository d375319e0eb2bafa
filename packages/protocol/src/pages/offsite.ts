import { fail, isId, linksIn } from '@corkboard/contract'
import type { Ctx } from '@corkboard/domain/kernel'
import { followLink, trackedLink } from '@corkboard/domain/content/links'
import { countOutboundClick, loadPins } from '@corkboard/domain/content/pins'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientFactsOf } from './request-context.ts'

const parameter = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/**
 * The full URL for callers that cannot sign it: cards in lists name only the pin, links in a description (PIN-02) also
 * the URL.
 */
const wayOf = async (ctx: Ctx, pinId: string, url: string): Promise<string> => {
  const pin = isId(pinId) ? (await loadPins(ctx, [pinId])).get(pinId) : undefined
  if (!pin) throw fail('request.not_found')
  const to = url === '' ? pin.link : linksIn(pin.description).find((link) => link.url === url)?.url
  if (!to) throw fail('request.not_found')
  return trackedLink(ctx.site.signer, pin.id, new URL(to).href)
}

/**
 * PIN-16: `GET /offsite/?pin=…&url=…&token=…`, the redirect to a pin's link. Unsafe links lead to a warning page first.
 */
export const offsiteRoute = async (app: FastifyInstance): Promise<void> => {
  app.get('/offsite/', async (request, reply) => {
    const link = {
      pinId: parameter(request, 'pin'),
      url: parameter(request, 'url'),
      token: parameter(request, 'token'),
    }
    const { ctx } = request.visit
    if (link.token === '')
      return reply.header('cache-control', 'no-store').redirect(await wayOf(ctx, link.pinId, link.url), 302)
    const { device, isBot } = clientFactsOf(request)
    const { url, isUnsafe } = await followLink(ctx, link, device === 'phone')
    // A click that cannot be counted must not block anyone. A click that leads to the warning does not count yet.
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
        // The target learns only which site a visitor comes from.
        'referrer-policy': 'origin',
      })
      .redirect(to, 302)
  })
}
