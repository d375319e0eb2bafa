import type { ErrorCode } from '@corkboard/contract'
import type { Ctx } from '../kernel/index.ts'
import { couldAnswer, isAmong, type PersonRow, type Relations } from '../people/index.ts'
import type { ConversationRow } from './conversation-store.ts'

/** (ours) So often somebody writes to a person who has not said yet whether they want that. */
export const MESSAGES_BEFORE_ANSWER = 3

export type MessageRefusal = Extract<
  ErrorCode,
  'message.not_taken' | 'message.no_answer' | 'auth.write_banned' | 'auth.required'
>

/**
 * Why the viewer may not write to somebody; nothing where they may (IDENT-13). It goes both ways: whoever takes no
 * messages sends none, and somebody below 16 writes with mutual followers alone.
 *
 * Whoever has taken up a conversation goes on with it, unless they take no messages at all or only mutual followers'.
 */
export const messageRefusal = (
  { viewer }: Ctx,
  self: PersonRow,
  other: PersonRow,
  relations: Relations,
  known?: Pick<ConversationRow, 'otherState'>,
): MessageRefusal | undefined => {
  if (viewer.kind !== 'AUTH') return 'auth.required'
  if (viewer.isWriteBanned) return 'auth.write_banned'
  if (relations.blocks.has(other.id) || relations.blockedBy.has(other.id)) return 'message.not_taken'
  const goesOn = known?.otherState === 'open' && other.messagesFrom === 'following'
  if (!goesOn && !isAmong(viewer, other.messagesFrom, other, relations)) return 'message.not_taken'
  return couldAnswer(self, other, relations) || (goesOn && self.messagesFrom !== 'nobody')
    ? undefined
    : 'message.no_answer'
}

/** Whether somebody is asked first: they neither follow whoever writes nor have written to them. */
export const isStranger = (other: PersonRow, relations: Relations): boolean => !relations.followers.has(other.id)
