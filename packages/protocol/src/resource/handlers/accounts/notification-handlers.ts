import type { NotificationChannel, NotificationOption } from '@corkboard/contract'
import { chooseOwnNotifications, loadNotificationOptions } from '@corkboard/domain/accounts/settings'
import { type Ctx, requireSignedIn } from '@corkboard/domain/kernel'

/** The same two calls for every channel (IDENT-13). */
export const notificationHandlers = (channel: NotificationChannel) => ({
  get: (ctx: Ctx) => {
    const own = requireSignedIn(ctx)
    return loadNotificationOptions(own, own.viewer.userId, channel)
  },
  update: (ctx: Ctx, { options }: { readonly options: NotificationOption[] }) =>
    chooseOwnNotifications(requireSignedIn(ctx), channel, options),
})
