import { EmailSubscriptionResource } from '@corkboard/contract'
import { changeSubscription, loadSubscription } from '@corkboard/domain/accounts/settings'
import { implement } from '../../engine/implement.ts'

/** IDENT-18. */
export const emailSubscriptionResource = implement(EmailSubscriptionResource, {
  get: (ctx, { token }) => loadSubscription(ctx, token),
  update: (ctx, { token, options, unsubscribe_all: all }) => changeSubscription(ctx, token, { options, all }),
})
