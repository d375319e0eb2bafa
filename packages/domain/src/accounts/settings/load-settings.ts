import { type EditableSettings, fail, type SettingLock, type SettingName, type UserSettings } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import type { AgeRules } from '../accounts/index.ts'
import { ageRulesAt, effectiveChoices, UNDER_16_CHOICES } from './choices.ts'
import { settingsOf, type StoredSettings } from './settings-store.ts'

export const ageRulesOf = ({ account }: StoredSettings, now: Date): AgeRules => ageRulesAt(account.birthday, now)

/** Settings that keep users under 16 from being found. They override any earlier choices. */
const UNDER_16 = {
  is_private_profile: true,
  is_search_hidden: true,
  ...UNDER_16_CHOICES,
} as const satisfies Partial<EditableSettings>

/** The effective value of each setting for the user now. */
export const effectiveSettings = (stored: StoredSettings, rules: AgeRules): EditableSettings => {
  const { is_private, ...account } = stored.account
  return {
    ...account,
    is_private_profile: is_private,
    ...effectiveChoices(stored.choices, rules),
    ...(rules.isUnder16 && UNDER_16),
  }
}

/** Settings about ads. Nothing reads them until there are ads, so no one can change them. */
const ABOUT_ADS = { personalized_ads: 'no_ads', third_party_marketing_tracking_enabled: 'no_ads' } as const

/** The settings the user cannot change, and why. */
export const locksOf = ({ account }: StoredSettings, rules: AgeRules): Partial<Record<SettingName, SettingLock>> => ({
  ...(rules.isUnder16 && Object.fromEntries(Object.keys(UNDER_16).map((name) => [name, 'under_16' as const]))),
  ...(account.birthday !== null && { birthday: 'given_once' as const }),
  ...(account.business_name === null && { business_name: 'no_business' as const }),
  ...ABOUT_ADS,
})

export const presentSettings = (stored: StoredSettings, now: Date): UserSettings => {
  const rules = ageRulesOf(stored, now)
  return { ...effectiveSettings(stored, rules), locked: locksOf(stored, rules) as UserSettings['locked'] }
}

/** IDENT-13. @throws 'auth.required' when the account is gone */
export const loadSettings = async (ctx: Ctx<SignedIn>): Promise<UserSettings> => {
  const stored = await settingsOf(ctx.db, ctx.viewer.userId)
  if (!stored) throw fail('auth.required')
  return presentSettings(stored, ctx.now())
}
