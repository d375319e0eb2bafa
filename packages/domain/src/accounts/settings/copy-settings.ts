import type { CopyDefinition } from '../../kernel/index.ts'
import { loadConsent } from './cookie-consent.ts'
import { loadSettings } from './load-settings.ts'
import { loadNotificationOptions } from './notification-settings.ts'

export const copy: CopyDefinition = {
  account: async (ctx) => {
    const { userId } = ctx.viewer
    const [{ locked: _, ...settings }, cookies, mail, news] = await Promise.all([
      loadSettings(ctx),
      loadConsent(ctx),
      loadNotificationOptions(ctx, userId, 'mail'),
      loadNotificationOptions(ctx, userId, 'news'),
    ])
    return {
      settings,
      cookies: cookies ?? null,
      notifications: { mail: mail.options, news: news.options },
    }
  },
  tables: ['user_settings'],
}
