import { type EditableSettings, fail, type SettingLock, type SettingName, type UserSettings } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { ageAt, type AgeRules, rulesOfAge } from '../accounts/index.ts'
import { type Choices, settingsOf, type StoredSettings } from './settings-store.ts'

/** (ours) Default choices. Minors are harder to follow and to find. */
const defaultChoices = ({ isUnder16, isUnder18 }: AgeRules): Choices => ({
  save_behavior: 'ask',
  comment_photos: true,
  findable_by_email: !isUnder16,
  findable_by_phone: !isUnder16,
  is_suggested: !isUnder16,
  personalized_by_visits: !isUnder18,
  personalized_ads: !isUnder18,
  shopping_recommendations: true,
  third_party_marketing_tracking_enabled: !isUnder18,
})

export const ageRulesOf = ({ account }: StoredSettings, now: Date): AgeRules =>
  rulesOfAge(account.birthday === null ? null : ageAt(account.birthday, now))

/** Settings that keep users under 16 from being found. They override any earlier choices. */
const UNDER_16 = {
  is_private_profile: true,
  is_search_hidden: true,
  is_suggested: false,
  findable_by_email: false,
  findable_by_phone: false,
} as const satisfies Partial<EditableSettings>

/** The effective value of each setting for the user now. */
export const effectiveSettings = (stored: StoredSettings, rules: AgeRules): EditableSettings => {
  const { is_private, ...account } = stored.account
  return {
    ...account,
    is_private_profile: is_private,
    ...defaultChoices(rules),
    ...stored.choices,
    ...(rules.isUnder16 && UNDER_16),
  }
}

/** The settings the user cannot change, and why. */
export const locksOf = ({ account }: StoredSettings, rules: AgeRules): Partial<Record<SettingName, SettingLock>> => ({
  ...(rules.isUnder16 && Object.fromEntries(Object.keys(UNDER_16).map((name) => [name, 'under_16' as const]))),
  ...(account.birthday !== null && { birthday: 'given_once' as const }),
  ...(account.business_name === null && { business_name: 'no_business' as const }),
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
