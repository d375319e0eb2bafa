import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'

interface Named {
  readonly first_name: string
  readonly full_name: string
}

/** Returns the first name, if there is one. */
export const shortName = (person: Named | undefined): string => person?.first_name || (person?.full_name ?? '')

/** Returns a conversation's name: the other user's, the given name, or the names of its members. */
export const conversationName = (
  t: Translate<typeof texts>,
  { is_group: isGroup, name, user, users }: Pick<Conversation, 'is_group' | 'name' | 'user' | 'users'>,
): string => {
  if (!isGroup) return user?.full_name ?? ''
  if (name !== '') return name
  const [first, second] = users
  return t('messages.several', {
    count: users.length,
    first: shortName(first),
    second: shortName(second),
    others: users.length - 2,
  })
}
