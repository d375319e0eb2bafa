import { EmailUnsubscribeEndpoint } from '@corkboard/contract'
import { endSubscription } from '@corkboard/domain/accounts/settings'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { type BodyParser, implementEndpoint } from '../engine/implement.ts'

const FIELD = /\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n([\w-]+)\r\n/i
const MAX_BYTES = 4_096

/** RFC 8058 §3.2 prefers multipart; a form with one short field needs no real parser. */
const bodyParser: BodyParser = async (scope) => {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => {
      const value = FIELD.exec(body as string)?.[1]
      done(null, value === undefined ? {} : { 'List-Unsubscribe': value })
    },
  )
}

/** Acts as a visitor, whatever cookies were sent: the signed token says whose mails to stop. */
export const emailUnsubscribe = implementEndpoint(
  EmailUnsubscribeEndpoint,
  (ctx, { query: { token } }) => endSubscription(createCtx(ctx.site, VISITOR), token),
  { bodyParser },
)
