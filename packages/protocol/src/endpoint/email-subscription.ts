import { fail } from '@corkboard/contract'
import { endSubscription } from '@corkboard/domain/accounts/settings'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import type { FastifyInstance } from 'fastify'

/** RFC 8058 §3.2: what the mail program sends, so that a mere scan of the address changes nothing. */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' }

const FORM_DATA = /\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n([\w-]+)\r\n/i

/** `POST /email/subscription/?token=…` (IDENT-18): a mail program's one click. Whoever GETs it sees the page. */
export const emailSubscriptionRoutes = async (app: FastifyInstance): Promise<void> => {
  // RFC 8058 §3.2 prefers it; of a form with one short field there is nothing to parse.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) => {
    const value = FORM_DATA.exec(body as string)?.[1]
    done(null, value === undefined ? {} : { [ONE_CLICK.name]: value })
  })
  app.post<{ Querystring: { token?: unknown } }>(
    '/email/subscription/',
    { config: { fromMailPrograms: true } },
    async (request, reply) => {
      const { token } = request.query
      const form = (request.body ?? {}) as Readonly<Record<string, unknown>>
      if (form[ONE_CLICK.name] !== ONE_CLICK.value) throw fail('request.invalid', { field: ONE_CLICK.name })
      if (typeof token !== 'string') throw fail('request.missing', { field: 'token' })
      // As nobody, whatever cookies came along.
      await endSubscription(createCtx(app.site, VISITOR), token)
      return reply.header('cache-control', 'no-store').send({ status: 'success', code: 0, message: 'ok', data: null })
    },
  )
}
