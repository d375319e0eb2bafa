import type { Conversation } from '@corkboard/contract/wire/conversation'
import type { Translate } from '../../messages/messages.tsx'

interface Named {
  readonly first_name: string
  readonly full_name: string
}

const short = (person: Named | undefined): string => person?.first_name || (person?.full_name ?? '')

/** What a conversation is called: by the other one, by the name it was given, or by who is in it. */
export const conversationName = (
  t: Translate,
  { is_group: isGroup, name, user, users }: Pick<Conversation, 'is_group' | 'name' | 'user' | 'users'>,
): string => {
  if (!isGroup) return user?.full_name ?? ''
  if (name !== '') return name
  const [first, second] = users
  return t('messages.several', {
    count: users.length,
    first: short(first),
    second: short(second),
    others: users.length - 2,
  })
}

/** Who has read a message, in a few words; nothing where nobody has. */
export const seenWords = (t: Translate, { users, reads }: Conversation, messageId: string): string | undefined => {
  const readers = reads.filter(({ read_to: readTo }) => BigInt(readTo) >= BigInt(messageId))
  if (readers.length === 0) return undefined
  if (readers.length === users.length) return t('messages.seenByAll')
  const [first, second] = readers.map((it) => users.find(({ id }) => id === it.user_id))
  return t('messages.seenBy', {
    count: readers.length,
    first: short(first),
    second: short(second),
    others: readers.length - 2,
  })
}
