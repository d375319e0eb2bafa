import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { ContactRequest, Conversation, Message } from '../wire/conversation.ts'
import { IdText } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

const Content = { text: Type.Optional(Type.String()), pin_id: Type.Optional(IdText) }

/** PEOPLE-03: the viewer's conversations, the last written to first. */
export const ConversationsResource = defineResource('ConversationsResource', {
  get: { list: true, options: Type.Object({}), data: Conversation },
  /**
   * With `user_id`: sends somebody a message or a pin, in the conversation that there is with them, or a new one. With
   * `user_ids`: begins a conversation of several, with a message or a pin or without.
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
  /** Removes it from the viewer's list, up to now. */
  delete: { options: Type.Object({ conversation_id: IdText }), data: Type.Null() },
})

/** PEOPLE-03: one conversation. */
export const ConversationResource = defineResource('ConversationResource', {
  get: { options: Type.Object({ conversation_id: IdText }), data: Conversation },
  /** The viewer has read up to this message; or one of several gets another name. */
  update: {
    options: Type.Object({
      conversation_id: IdText,
      read_to: Type.Optional(IdText),
      name: Type.Optional(Type.String()),
    }),
    data: Conversation,
  },
})

/** PEOPLE-03: who is in a conversation of several. `create` adds people, `delete` is leaving it oneself. */
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

/** PEOPLE-03: what was written, the latest first. */
export const ConversationMessagesResource = defineResource('ConversationMessagesResource', {
  get: { list: true, options: Type.Object({ conversation_id: IdText }), data: Message },
  create: { options: Type.Object({ conversation_id: IdText, ...Content }), data: Message },
})

/**
 * PEOPLE-02: strangers who would like to write to the viewer. `update` takes them, `delete` declines, unsaid: those declined, or of
 * whom one has blocked, are listed no more.
 */
export const ContactRequestsResource = defineResource('ContactRequestsResource', {
  get: { list: true, options: Type.Object({}), data: ContactRequest },
  update: { options: Type.Object({ contact_request_id: IdText }), data: Conversation },
  delete: { options: Type.Object({ contact_request_id: IdText }), data: ContactRequest },
})

/** PIN-14: people to send something to: those last written with, then whom one follows, then anybody so called. */
export const ShareSuggestionsResource = defineResource('ShareSuggestionsResource', {
  get: {
    options: Type.Object({
      suggestion_type: Type.Optional(Type.Literal('share')),
      /** Accepted: what is suggested are people, conversations of several never are. */
      hide_group_conversations: Type.Optional(Type.Boolean()),
      term: Type.Optional(Type.String()),
    }),
    data: Type.Array(User),
  },
})
