import type { Audience, MessageAudience } from '@corkboard/contract/accounts/wire/settings'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useMe } from './use-me.ts'

const AUDIENCES: readonly Audience[] = ['everyone', 'following', 'nobody']
const MESSAGE_AUDIENCES: readonly MessageAudience[] = ['everyone', 'following', 'mutuals', 'nobody']
const MESSAGES_UNDER_16: readonly MessageAudience[] = ['mutuals', 'nobody']

/** The labels of the audiences: who may do something. */
export const AUDIENCE_LABELS = {
  everyone: 'audience.everyone',
  following: 'audience.following',
  mutuals: 'audience.mutuals',
  nobody: 'audience.nobody',
} as const satisfies Readonly<Record<MessageAudience, string>>

/** Returns labels for who may mention a user or comment on their pins. */
export const useAudiences = () => {
  const t = useTexts(texts)
  return AUDIENCES.map((value) => ({ value, label: t(AUDIENCE_LABELS[value]) }))
}

/** Returns labels for who may message a user. Under 16, only mutual followers may (field facts §7). */
export const useMessageAudiences = () => {
  const t = useTexts(texts)
  const isUnder16 = useMe()?.is_under_16 === true
  return MESSAGE_AUDIENCES.map((value) => {
    const isLocked = isUnder16 && !MESSAGES_UNDER_16.includes(value)
    return {
      value,
      label: t(AUDIENCE_LABELS[value]),
      ...(isLocked && { disabled: true, hint: t('preference.locked.under16') }),
    }
  })
}
