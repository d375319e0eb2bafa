import { fail, type Id, shardOf } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { merchantOf, updateAccount, type CheckedMerchant, type StoredMerchant } from '../accounts/index.ts'
import { noteAction } from './action-log.ts'
import { ageRulesOf, effectiveSettings, settingsOf } from '../settings/index.ts'

const languageOf = (locale: string): string => new Intl.Locale(locale).language

/**
 * PEOPLE-05: makes an account the verified merchant of a domain; `undefined` undoes it. A storefront that stays keeps
 * its feed.
 * @throws 'user.not_found', 'merchant.not_public'
 */
export const setMerchant = (ctx: Ctx, userId: Id, merchant: CheckedMerchant | undefined): Promise<void> =>
  ctx.transaction(async (tx) => {
    const stored = await settingsOf(tx.db, userId)
    if (!stored) throw fail('user.not_found')
    const before = (await merchantOf(tx.db, userId)) ?? undefined
    if (merchant) {
      const rules = ageRulesOf(stored, tx.now())
      if (rules.isUnder18 || effectiveSettings(stored, rules).is_private_profile) {
        throw fail('merchant.not_public', { field: 'user_id' })
      }
    }
    const { country, locale } = stored.account
    const own = merchant && [{ country, language: languageOf(locale), url: `https://${merchant.domain}/` }]
    const next: StoredMerchant | null = merchant
      ? {
          domain: merchant.domain,
          verified_at: before?.domain === merchant.domain ? before.verified_at : tx.now().toISOString(),
          storefronts: (merchant.storefronts.length > 0 ? merchant.storefronts : own!).map((storefront) => ({
            ...storefront,
            feed_profile_id:
              before?.storefronts.find((it) => it.country === storefront.country && it.language === storefront.language)
                ?.feed_profile_id ?? tx.site.ids.next(shardOf(userId)),
          })),
        }
      : null
    await updateAccount(tx.db, userId, { merchant: next && JSON.stringify(next) }, tx.now())
    await noteAction(
      tx,
      merchant ? 'verify_merchant' : 'unverify_merchant',
      userId,
      merchant?.domain ?? before?.domain ?? null,
    )
    tx.changed(`account:${userId}`, `user:${userId}`)
  })
