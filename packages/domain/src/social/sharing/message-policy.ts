import type { ErrorCode } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { couldAnswer, isAmong, type PersonRow, type Relations } from '../../people/index.ts'
import type { MemberState } from './conversation-store.ts'

/** (ours) So often somebody writes to a person who has not said yet whether they want that. */
export const MESSAGES_BEFORE_ANSWER = 3

export type MessageRefusal = Extract<
  ErrorCode,
  'message.not_taken' | 'message.no_answer' | 'message.alone' | 'auth.write_banned' | 'auth.required'
>

const isBlocked = (other: Pick<PersonRow, 'id'>, relations: Relations): boolean =>
  relations.blocks.has(other.id) || relations.blockedBy.has(other.id)

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
  known?: { readonly otherState: MemberState },
): MessageRefusal | undefined => {
  if (viewer.kind !== 'AUTH') return 'auth.required'
  if (viewer.isWriteBanned) return 'auth.write_banned'
  if (isBlocked(other, relations)) return 'message.not_taken'
  const goesOn = known?.otherState === 'open' && other.messagesFrom === 'following'
  if (!goesOn && !isAmong(viewer, other.messagesFrom, other, relations)) return 'message.not_taken'
  return couldAnswer(self, other, relations) || (goesOn && self.messagesFrom !== 'nobody')
    ? undefined
    : 'message.no_answer'
}

/** Whether somebody is asked first: they neither follow whoever writes nor have written to them. */
export const isStranger = (other: PersonRow, relations: Relations): boolean => !relations.followers.has(other.id)

/** Whether somebody writes with mutual followers alone, as everybody below 16 does (field facts §6). */
export const needsMutuals = (person: Pick<PersonRow, 'messagesFrom'>): boolean => person.messagesFrom === 'mutuals'

/**
 * Whether two who are in a conversation of several do not meet there: across a block, or where one of them writes with
 * mutual followers alone and they are none. Neither sees what the other wrote, or that they are there.
 */
export const isApart = (self: PersonRow, other: PersonRow, relations: Relations): boolean => {
  if (other.isDeleted || isBlocked(other, relations)) return true
  const areMutual = relations.follows.has(other.id) && relations.followers.has(other.id)
  return !areMutual && (needsMutuals(self) || needsMutuals(other))
}

/** Why the viewer may not write into a conversation of several. */
export const groupRefusal = (
  { viewer }: Ctx,
  self: PersonRow,
  others: readonly PersonRow[],
): MessageRefusal | undefined => {
  if (viewer.kind !== 'AUTH') return 'auth.required'
  if (viewer.isWriteBanned) return 'auth.write_banned'
  if (self.messagesFrom === 'nobody') return 'message.no_answer'
  return others.length === 0 ? 'message.alone' : undefined
}
