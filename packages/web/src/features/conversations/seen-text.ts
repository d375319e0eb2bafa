import type { Conversation } from '@corkboard/contract/social/wire/conversation'
import type { Translate } from '../../i18n/texts.ts'
import type { texts } from './texts/texts.generated.ts'
import { shortName } from '../../product/people/conversation-name.ts'

/** Returns a short text about who has read a message, or nothing if nobody has. */
export const seenText = (
  t: Translate<typeof texts>,
  { users, reads }: Conversation,
  messageId: string,
): string | undefined => {
  const readers = reads.filter(({ read_to: readTo }) => BigInt(readTo) >= BigInt(messageId))
  if (readers.length === 0) return undefined
  if (readers.length === users.length) return t('messages.seenByAll')
  const [first, second] = readers.map((it) => users.find(({ id }) => id === it.user_id))
  return t('messages.seenBy', {
    count: readers.length,
    first: shortName(first),
    second: shortName(second),
    others: readers.length - 2,
  })
}
