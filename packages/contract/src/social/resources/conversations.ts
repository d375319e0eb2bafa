import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { ContactRequest, Conversation, Message } from '../wire/conversation.ts'
import { IdText } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

const Content = { text: Type.Optional(Type.String()), pin_id: Type.Optional(IdText) }

/** PEOPLE-03: the viewer's conversations, last message first. */
export const ConversationsResource = defineResource('ConversationsResource', {
  get: { list: true, options: Type.Object({}), data: Conversation },
  /**
   * With `user_id`: sends a user a message or a pin, in the existing conversation with them or a new one. With
   * `user_ids`: starts a group conversation, optionally with a message or a pin.
   */
  create: {
    options: Type.Object({
      user_id: Type.Optional(IdText),
      user_ids: Type.Optional(Type.Array(IdText, { minItems: 1, maxItems: LIMITS.conversationPeople - 1 })),
      name: Type.Optional(Type.String()),
      ...Content,
    }),
    data: Conversation,
  },
  /** Removes it, with its messages so far, from the viewer's list. */
  delete: { options: Type.Object({ conversation_id: IdText }), data: Type.Null() },
})

/** PEOPLE-03: one conversation. */
export const ConversationResource = defineResource('ConversationResource', {
  get: { options: Type.Object({ conversation_id: IdText }), data: Conversation },
  /** Marks messages as read by the viewer up to this one, or renames a group conversation. */
  update: {
    options: Type.Object({
      conversation_id: IdText,
      read_to: Type.Optional(IdText),
      name: Type.Optional(Type.String()),
    }),
    data: Conversation,
  },
})

/** PEOPLE-03: the members of a group conversation. `create` adds users, `delete` leaves it. */
export const ConversationMembersResource = defineResource('ConversationMembersResource', {
  create: {
    options: Type.Object({
      conversation_id: IdText,
      user_ids: Type.Array(IdText, { minItems: 1, maxItems: LIMITS.conversationPeople - 1 }),
    }),
    data: Conversation,
  },
  delete: { options: Type.Object({ conversation_id: IdText }), data: Type.Null() },
})

/** PEOPLE-03: the messages, latest first. */
export const ConversationMessagesResource = defineResource('ConversationMessagesResource', {
  get: { list: true, options: Type.Object({ conversation_id: IdText }), data: Message },
  create: { options: Type.Object({ conversation_id: IdText, ...Content }), data: Message },
})

/**
 * PEOPLE-02: strangers who want to write to the viewer. `update` accepts, `delete` declines silently: declined
 * requests, and requests across a block, are no longer listed.
 */
export const ContactRequestsResource = defineResource('ContactRequestsResource', {
  get: { list: true, options: Type.Object({}), data: ContactRequest },
  update: { options: Type.Object({ contact_request_id: IdText }), data: Conversation },
  delete: { options: Type.Object({ contact_request_id: IdText }), data: ContactRequest },
})

/** (ours) PIN-14: whether the viewer sent this pin to someone, for the page that says so. */
export const PinSentResource = defineResource('PinSentResource', {
  get: { options: Type.Object({ pin_id: IdText }), data: Type.Object({ is_sent: Type.Boolean() }) },
})

/**
 * PIN-14: where to send something: recent conversation partners, then users the viewer follows, then anyone with that
 * name; then group conversations with that name or member.
 */
export const ShareSuggestionsResource = defineResource('ShareSuggestionsResource', {
  get: {
    options: Type.Object({
      suggestion_type: Type.Optional(Type.Literal('share')),
      hide_group_conversations: Type.Optional(Type.Boolean()),
      term: Type.Optional(Type.String()),
    }),
    data: Type.Array(Type.Union([User, Conversation])),
  },
})
