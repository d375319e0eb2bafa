import type { ErrorCode } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { couldReply, isAmong, type PersonRow, type Relations } from '../../people/index.ts'
import type { MemberState } from './conversation-store.ts'

/** (ours) How many messages a user can send to someone who has not accepted or declined yet. */
export const MESSAGES_BEFORE_REPLY = 3

export type MessageRefusal = Extract<
  ErrorCode,
  'message.not_taken' | 'message.no_answer' | 'message.alone' | 'auth.write_banned' | 'auth.required'
>

const isBlocked = (other: Pick<PersonRow, 'id'>, relations: Relations): boolean =>
  relations.blocks.has(other.id) || relations.blockedBy.has(other.id)

/**
 * Returns why the viewer may not write to a user; undefined when they may (IDENT-13). It works both ways: users who
 * accept no messages send none, and users below 16 write only with mutual followers.
 *
 * An accepted conversation continues, unless one accepts no messages at all or only those of mutual followers.
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
  if (known?.otherState === 'open' && acceptsReplies(self) && acceptsReplies(other)) return undefined
  if (!isAmong(viewer, other.messagesFrom, other, relations)) return 'message.not_taken'
  return couldReply(self, other, relations) ? undefined : 'message.no_answer'
}

/** True when an accepted conversation with the user continues, whether or not they follow the other one. */
const acceptsReplies = ({ messagesFrom }: Pick<PersonRow, 'messagesFrom'>): boolean =>
  messagesFrom === 'everyone' || messagesFrom === 'following'

/** True when a user gets a request first: they neither follow the writer nor have written to them. */
export const isStranger = (other: PersonRow, relations: Relations): boolean => !relations.followers.has(other.id)

/** True when a user writes only with mutual followers, like everyone below 16 (field facts §6). */
export const needsMutuals = (person: Pick<PersonRow, 'messagesFrom'>): boolean => person.messagesFrom === 'mutuals'

/**
 * True when two members of a group are hidden from each other: across a block, or when one is limited to mutual
 * followers and they are not mutual. Neither sees the other's messages or membership.
 */
export const isApart = (self: PersonRow, other: PersonRow, relations: Relations): boolean => {
  if (other.isDeleted || isBlocked(other, relations)) return true
  const areMutual = relations.follows.has(other.id) && relations.followers.has(other.id)
  return !areMutual && (needsMutuals(self) || needsMutuals(other))
}

/** Returns why the viewer may not write in a group conversation. */
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
