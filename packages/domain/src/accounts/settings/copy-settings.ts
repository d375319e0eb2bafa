import type { CopyDefinition } from '../../kernel/index.ts'
import { loadSettings } from './load-settings.ts'
import { loadNotificationOptions } from './notification-settings.ts'
import { settingsOf } from './settings-store.ts'

export const copy: CopyDefinition = {
  account: async (ctx) => {
    const { userId } = ctx.viewer
    const [{ locked: _, ...settings }, stored, mail, news] = await Promise.all([
      loadSettings(ctx),
      settingsOf(ctx.db, userId),
      loadNotificationOptions(ctx, userId, 'mail'),
      loadNotificationOptions(ctx, userId, 'news'),
    ])
    return {
      settings,
      cookies: stored?.cookies ?? null,
      verification_dismissed_at: stored?.verificationDismissedAt?.toISOString() ?? null,
      notifications: { mail: mail.options, news: news.options },
    }
  },
  tables: ['user_settings'],
}
