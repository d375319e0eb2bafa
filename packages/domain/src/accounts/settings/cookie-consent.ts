import type { CookieChoices } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import { settingsOf, type StoredSettings, writeCookies } from './settings-store.ts'

/** IDENT-14: only what the site needs, until the user allows more. */
const NOTHING_ALLOWED: CookieChoices = {
  allow_personalization_cookies: false,
  allow_analytic_cookies: false,
  allow_marketing_cookies: false,
}

export const consentOf = ({ cookies }: Pick<StoredSettings, 'cookies'>): CookieChoices => ({
  ...NOTHING_ALLOWED,
  ...cookies,
})

/**
 * The choice stored with the viewer's account, whichever browser they use; `undefined` for visitors and before any
 * choice.
 */
export const loadConsent = async (ctx: Ctx): Promise<CookieChoices | undefined> => {
  const userId = viewerIdOf(ctx.viewer)
  return userId === undefined ? undefined : (await settingsOf(ctx.db, userId))?.cookies
}

/** Stores the choice of a signed-in user. A visitor's choice is stored only in their browser. */
export const chooseCookies = async (ctx: Ctx, choices: CookieChoices): Promise<void> => {
  const userId = viewerIdOf(ctx.viewer)
  if (userId === undefined) return
  await ctx.transaction(async (tx) => {
    await writeCookies(tx.db, userId, choices, tx.now())
    tx.changed(`account:${userId}`, `user:${userId}`)
  })
}
