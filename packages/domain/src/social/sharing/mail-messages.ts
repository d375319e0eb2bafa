import { type Id, packId } from '@corkboard/contract'
import { mailRecipient } from '../../accounts/accounts/index.ts'
import { wanting } from '../../accounts/settings/index.ts'
import { type Ctx } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { PersonRow } from '../../people/index.ts'
import { conversationById, noteMessageMail, type WaitingMessages, waitingMessages } from './conversation-store.ts'
import { isGroup, isUnread, seeConversations, type SeenConversation } from './load-conversations.ts'

/** (ours) How long a message stays unread before a mail reports it. */
const WAIT_MS = 3_600_000
const AT_ONCE = 500

/** The author of the last message that the reader may see. */
const writerOf = (conversation: SeenConversation): PersonRow | undefined =>
  isGroup(conversation)
    ? conversation.others.find(({ userId }) => userId === conversation.last?.senderId)?.person
    : conversation.other

const mailOne = (ctx: Ctx, userId: Id, waiting: readonly WaitingMessages[]): Promise<void> =>
  ctx.transaction(async (tx) => {
    const recipient = await mailRecipient(tx, userId)
    const isWanted = (await wanting(tx, [userId], 'mail', 'message')).has(userId)
    if (recipient && isWanted) {
      const reader = tx.as(userId)
      const rows = await Promise.all(waiting.map((it) => conversationById(tx.db, userId, it.conversationId)))
      const seen = await seeConversations(
        reader,
        rows.flatMap((row) => row ?? []),
      )
      const [first] = seen.filter((it) => isUnread(reader, it))
      const writer = first && writerOf(first)
      if (first && writer) {
        const { to, locale, firstName } = recipient
        const { origin } = tx.site
        const path = seen.length === 1 ? `/messages/${first.id}/` : '/messages/'
        await queueMail(tx, {
          kind: 'new_messages',
          to,
          locale,
          values: { firstName, username: writer.username, others: seen.length - 1 },
          page: `${origin}${path}`,
          news: { userId, kind: 'message', origin },
        })
      }
    }
    for (const it of waiting) await noteMessageMail(tx.db, it)
  })

/** PEOPLE-03: mails users about messages left unread for an hour, once until they look again. */
export const mailMessages = async (ctx: Ctx): Promise<void> => {
  const before = packId(ctx.now().getTime() - WAIT_MS, 0, 0)
  const waiting = await waitingMessages(ctx.db, before, AT_ONCE)
  for (const [userId, theirs] of Map.groupBy(waiting, (it) => it.userId)) await mailOne(ctx, userId, theirs)
}
