import { type ContactRequest, type Conversation, fail, type Id, type Message } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../kernel/index.ts'
import { loadPeople, loadRelations, type PersonRow, presentUser, type Relations } from '../people/index.ts'
import { loadPins } from '../pins/index.ts'
import { conversationById, type ConversationRow, type MessageRow, messagesByIds } from './conversation-store.ts'
import { messageRefusal } from './message-policy.ts'
import { glanceAt } from './pin-glance.ts'

/** A conversation whose other one the viewer may know of. */
export interface SeenConversation extends ConversationRow {
  readonly self: PersonRow
  readonly other: PersonRow
  readonly relations: Relations
}

/**
 * Conversations as one of the two stands to them. Whoever has written is known to the other, private or not; but a
 * conversation is gone for both with either of them, and out of sight for both while one blocks the other.
 */
export const seeConversations = async (
  ctx: Ctx<SignedIn>,
  rows: readonly ConversationRow[],
): Promise<SeenConversation[]> => {
  if (rows.length === 0) return []
  const otherIds = rows.map(({ otherId }) => otherId)
  const [people, relations] = await Promise.all([
    loadPeople(ctx, [ctx.viewer.userId, ...otherIds]),
    loadRelations(ctx, otherIds),
  ])
  const self = people.get(ctx.viewer.userId)
  return rows.flatMap((row) => {
    const other = people.get(row.otherId)
    if (!self || !other || other.isDeleted) return []
    if (relations.blocks.has(other.id) || relations.blockedBy.has(other.id)) return []
    return [{ ...row, self, other, relations }]
  })
}

/** `conversation.not_found` for the missing, others', and those out of sight alike. */
export const getConversation = async (
  ctx: Ctx<SignedIn>,
  id: Id,
  field = 'conversation_id',
): Promise<SeenConversation> => {
  const row = await conversationById(ctx.db, ctx.viewer.userId, id)
  const [seen] = row ? await seeConversations(ctx, [row]) : []
  if (!seen) throw fail('conversation.not_found', { field })
  return seen
}

/** Messages as one reader sees them: a pin they may not see is a pin that is not there. */
export const presentMessages = async (ctx: Ctx<SignedIn>, messages: readonly MessageRow[]): Promise<Message[]> => {
  const pins = await loadPins(
    ctx,
    messages.flatMap(({ pinId }) => pinId ?? []),
  )
  const glances = await glanceAt(ctx, [...pins.values()])
  return messages.map(({ id, conversationId, senderId, text, pinId, createdAt }) => {
    const pin = pinId === null ? undefined : glances.get(pinId)
    return {
      id,
      type: 'message',
      conversation_id: conversationId,
      sender_id: senderId,
      text,
      pin: pin ?? null,
      is_pin_unavailable: pinId !== null && pin === undefined,
      created_at: createdAt.toISOString(),
    }
  })
}

const lastMessages = async (
  ctx: Ctx<SignedIn>,
  conversations: readonly SeenConversation[],
): Promise<ReadonlyMap<Id, Message>> => {
  const rows = await messagesByIds(
    ctx.db,
    conversations.filter((it) => BigInt(it.lastMessageId) > BigInt(it.clearedTo)).map((it) => it.lastMessageId),
  )
  const messages = await presentMessages(ctx, [...rows.values()])
  return new Map(messages.map((message) => [message.conversation_id, message]))
}

const isUnread = (ctx: Ctx<SignedIn>, { lastMessageId, readTo, lastSenderId }: SeenConversation): boolean =>
  BigInt(lastMessageId) > BigInt(readTo) && lastSenderId !== ctx.viewer.userId

export const presentConversations = async (
  ctx: Ctx<SignedIn>,
  conversations: readonly SeenConversation[],
): Promise<Conversation[]> => {
  const last = await lastMessages(ctx, conversations)
  return conversations.map((conversation) => {
    const { id, self, other, relations, state, otherState } = conversation
    const refusal = messageRefusal(ctx, self, other, relations, conversation)
    return {
      id,
      type: 'conversation',
      user: presentUser(ctx, other, relations),
      last_message: last.get(id) ?? null,
      is_unread: isUnread(ctx, conversation),
      is_request: state === 'requested',
      can_write: refusal === undefined,
      refusal: refusal ?? null,
      // Whoever has not answered does not say what they have looked at.
      read_by_other_to: otherState === 'open' && conversation.otherReadTo !== '0' ? conversation.otherReadTo : null,
    }
  })
}

export const presentRequests = async (
  ctx: Ctx<SignedIn>,
  conversations: readonly SeenConversation[],
): Promise<ContactRequest[]> => {
  const last = await lastMessages(ctx, conversations)
  return conversations.map(({ id, other, relations }) => ({
    id,
    type: 'contactrequest',
    user: presentUser(ctx, other, relations),
    conversation_id: id,
    last_message: last.get(id) ?? null,
  }))
}
