import type { Audience, MessageAudience } from '@corkboard/contract/accounts/wire/settings'
import { useMessages } from '../../messages/messages.tsx'
import { useMe } from './use-me.ts'

const AUDIENCES: readonly Audience[] = ['everyone', 'following', 'nobody']
const MESSAGE_AUDIENCES: readonly MessageAudience[] = ['everyone', 'following', 'mutuals', 'nobody']
const MESSAGES_UNDER_16: readonly MessageAudience[] = ['mutuals', 'nobody']

/** Whose mentions and comments may reach somebody, in words. */
export const useAudiences = () => {
  const t = useMessages()
  return AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))
}

/** Whose messages may. Below 16 they come from mutual followers alone (field facts §7). */
export const useMessageAudiences = () => {
  const t = useMessages()
  const isUnder16 = useMe()?.is_under_16 === true
  return MESSAGE_AUDIENCES.map((value) => {
    const isLocked = isUnder16 && !MESSAGES_UNDER_16.includes(value)
    return {
      value,
      label: t(`audience.${value}`),
      ...(isLocked && { disabled: true, hint: t('preference.locked.under16') }),
    }
  })
}
