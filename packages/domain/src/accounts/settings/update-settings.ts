import { type EditableSettings, fail, type SettingName, type UserSettings } from '@corkboard/contract'
import { userChanged } from '@corkboard/contract/events'
import { type Ctx, refuseWriteBanned, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import {
  type AccountColumns,
  ageAt,
  forgetVisits,
  freeUsername,
  rulesOfAge,
  takeUsername,
  writeAccountColumns,
} from '../accounts/index.ts'
import { isGuarded, requirePasscode } from '../sign-in/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { ageRulesAt, effectiveChoices } from './choices.ts'
import { ageRulesOf, effectiveSettings, locksOf, presentSettings } from './load-settings.ts'
import { withPhone } from './phone-number.ts'
import { checkSetting } from './setting-fields.ts'
import { type Choices, heldSettings, settingsOf, type StoredSettings, writeChoices } from './settings-store.ts'

/** (ours) Username changes per hour: each one frees a name that others can take. */
const USERNAMES_PER_HOUR = 5

export type SettingsChange = Partial<EditableSettings>

/** From least to most private. */
const AUDIENCES: readonly unknown[] = ['everyone', 'following', 'mutuals', 'nobody']

/**
 * Field facts §7: the settings a parental passcode protects, with how private each value is. Changes that make the
 * account more private are free.
 */
const GUARDED: { readonly [N in SettingName]?: (value: EditableSettings[N]) => number } = {
  is_private_profile: Number,
  is_search_hidden: Number,
  findable_by_email: (isFindable) => -Number(isFindable),
  findable_by_phone: (isFindable) => -Number(isFindable),
  is_suggested: (isSuggested) => -Number(isSuggested),
  messages_from: (audience) => AUDIENCES.indexOf(audience),
  mentions_from: (audience) => AUDIENCES.indexOf(audience),
  comments_from: (audience) => AUDIENCES.indexOf(audience),
  comment_photos: (areAllowed) => -Number(areAllowed),
  personalized_by_visits: (isOn) => -Number(isOn),
  personalized_ads: (isOn) => -Number(isOn),
  shopping_recommendations: (isOn) => -Number(isOn),
  third_party_marketing_tracking_enabled: (isOn) => -Number(isOn),
}

const loosens = (current: EditableSettings, change: SettingsChange): boolean =>
  (Object.keys(change) as SettingName[]).some((name) => {
    const privacy = GUARDED[name] as ((value: unknown) => number) | undefined
    return privacy !== undefined && privacy(change[name]) < privacy(current[name])
  })

/** True when the change says who may do what, or an age that does. Someone may have been allowed more before. */
const concernsPrivacy = (change: SettingsChange): boolean =>
  change.birthday !== undefined || Object.keys(change).some((name) => name in GUARDED)

const CHOICES: ReadonlySet<string> = new Set<keyof Choices>([
  'save_behavior',
  'hides_titles',
  'comment_photos',
  'findable_by_email',
  'findable_by_phone',
  'is_suggested',
  'personalized_by_visits',
  'personalized_ads',
  'shopping_recommendations',
  'third_party_marketing_tracking_enabled',
])

const choicesIn = (change: SettingsChange): Partial<Choices> =>
  Object.fromEntries(Object.entries(change).filter(([name]) => CHOICES.has(name)))

/** Settings that everyone sees. Write-banned users may not change them either (IDENT-21). */
const SHOWN: readonly SettingName[] = ['username', 'first_name', 'last_name', 'about', 'pronouns', 'website_url']

/** Only what actually changes, checked. */
const changedSettings = (current: EditableSettings, sent: SettingsChange, now: Date): SettingsChange => {
  const names = (Object.keys(sent) as SettingName[]).filter((name) => sent[name] !== current[name])
  return Object.fromEntries(
    names
      .map((name) => [name, checkSetting(name, sent[name] as never, now)])
      .filter(([name, value]) => value !== current[name as SettingName]),
  ) as SettingsChange
}

/**
 * Checks rules between settings.
 * @throws 'setting.under_16', 'request.missing'
 */
const checkTogether = (next: EditableSettings, change: SettingsChange, isUnder16: boolean): void => {
  if (isUnder16 && change.messages_from !== undefined && !['mutuals', 'nobody'].includes(change.messages_from)) {
    throw fail('setting.under_16', { field: 'messages_from' })
  }
  if (change.gender === 'custom' && next.custom_gender === null) {
    throw fail('request.missing', { field: 'custom_gender' })
  }
  if (change.business_name === null) throw fail('request.missing', { field: 'business_name' })
}

/** Columns that a new birthday changes as well (field facts §6). */
const causedByBirthday = (birthday: string | null | undefined, now: Date): Partial<AccountColumns> => {
  if (birthday === undefined || birthday === null) return {}
  const rules = rulesOfAge(ageAt(birthday, now))
  return {
    ...(rules.isUnder16 && { is_private: true, is_search_hidden: true, messages_from: rules.messagesFrom }),
    ...(rules.isUnder18 && { comments_from: rules.commentsFrom }),
  }
}

const moveUsername = async (tx: TxCtx<SignedIn>, from: string, to: string): Promise<void> => {
  const { userId } = tx.viewer
  await countAttempt(tx, [{ key: `username:${userId}`, limit: USERNAMES_PER_HOUR }])
  if ((await takeUsername(tx.db, [to], userId)) === undefined) throw fail('username.taken', { field: 'username' })
  await freeUsername(tx.db, from, userId)
}

/** True when the pins that the user opened before they signed up may no longer be used: they chose so, or are a minor. */
const endsVisits = ({ account, choices }: StoredSettings, change: SettingsChange, now: Date): boolean => {
  const rules = ageRulesAt(change.birthday ?? account.birthday, now)
  return !effectiveChoices({ ...choices, ...choicesIn(change) }, rules).personalized_by_visits
}

/** Settings that search covers. */
const SEARCHED: ReadonlySet<string> = new Set(['first_name', 'last_name', 'about', 'business_name'])

const write = async (tx: TxCtx<SignedIn>, stored: StoredSettings, change: SettingsChange): Promise<void> => {
  const { userId } = tx.viewer
  if (change.username !== undefined) await moveUsername(tx, stored.account.username, change.username)
  const choices = choicesIn(change)
  const columns = Object.fromEntries(
    Object.entries(change)
      .filter(([name]) => !CHOICES.has(name))
      .map(([name, value]) => [name === 'is_private_profile' ? 'is_private' : name, value]),
  )
  const all = { ...columns, ...causedByBirthday(change.birthday, tx.now()) }
  if (Object.keys(all).length > 0) await writeAccountColumns(tx.db, userId, all, tx.now())
  if (Object.keys(choices).length > 0) await writeChoices(tx.db, userId, { choices }, tx.now())
  if (endsVisits(stored, change, tx.now())) await forgetVisits(tx.db, userId)
  tx[concernsPrivacy(change) ? 'tookAway' : 'changed'](`account:${userId}`, `user:${userId}`)
  const changesAll = 'username' in all || 'is_private' in all || 'locale' in all
  if (changesAll || Object.keys(all).some((name) => SEARCHED.has(name))) {
    await tx.emit(userChanged, { user_id: userId, changes_all: changesAll })
  }
  // URLs of boards contain the username, a private profile hides its boards and pins, and pages contain URLs of
  // originals.
  if (change.username !== undefined || 'is_private' in all || 'shares_originals' in all) {
    tx.changed('visibility:all', 'feed:public')
  }
}

/** Checks the passcode if the change needs one, outside the transaction, so that a wrong one counts. */
const mayLoosen = async (ctx: Ctx<SignedIn>, sent: SettingsChange, passcode: string | undefined): Promise<boolean> => {
  const stored = await settingsOf(ctx.db, ctx.viewer.userId)
  if (!stored || !loosens(effectiveSettings(stored, ageRulesOf(stored, ctx.now())), sent)) return false
  await requirePasscode(ctx, passcode)
  return true
}

/**
 * IDENT-13: applies all of the sent changes, or none.
 * @throws what `checkSetting` throws, 'username.taken', 'setting.under_16', 'setting.given_once',
 * 'setting.no_business', 'setting.no_ads', 'request.missing' (`custom_gender`, `business_name`), 'auth.write_banned' for what others see,
 * 'request.rate', and what `requirePasscode` throws
 */
export const updateSettings = async (
  ctx: Ctx<SignedIn>,
  sent: SettingsChange,
  passcode?: string,
): Promise<UserSettings> => {
  const isAllowed = await mayLoosen(ctx, sent, passcode)
  return ctx.transaction(async (tx) => {
    const stored = await heldSettings(tx.db, tx.viewer.userId)
    if (!stored) throw fail('auth.required')
    const rules = ageRulesOf(stored, tx.now())
    const current = effectiveSettings(stored, rules)
    const change = withPhone(current, changedSettings(current, sent, tx.now()))
    const names = Object.keys(change) as SettingName[]
    const locks = locksOf(stored, rules)
    for (const name of names) {
      const lock = locks[name]
      if (lock) throw fail(`setting.${lock}`, { field: name })
    }
    if (names.some((name) => SHOWN.includes(name))) refuseWriteBanned(tx.viewer)
    checkTogether({ ...current, ...change }, change, rules.isUnder16)
    // A setting may have become more private since the check.
    if (!isAllowed && loosens(current, change) && (await isGuarded(tx))) {
      throw fail('passcode.required', { field: 'passcode' })
    }
    if (names.length > 0) await write(tx, stored, change)
    return presentSettings((await settingsOf(tx.db, tx.viewer.userId)) ?? stored, tx.now())
  })
}
