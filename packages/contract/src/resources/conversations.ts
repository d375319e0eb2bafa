import Type from 'typebox'
import { defineResource } from '../resource.ts'
import { ContactRequest, Conversation, Message } from '../wire/conversation.ts'
import { IdText } from '../wire/scalars.ts'
import { User } from '../wire/user.ts'

const Content = { text: Type.Optional(Type.String()), pin_id: Type.Optional(IdText) }

/** PEOPLE-03: the viewer's conversations, the last written to first. */
export const ConversationsResource = defineResource('ConversationsResource', {
  get: { list: true, options: Type.Object({}), data: Conversation },
  /** Sends somebody a message or a pin, in the conversation that there is with them, or a new one. */
  create: { options: Type.Object({ user_id: IdText, ...Content }), data: Conversation },
  /** Removes it from the viewer's list, up to now. */
  delete: { options: Type.Object({ conversation_id: IdText }), data: Type.Null() },
})

/** PEOPLE-03: one conversation. */
export const ConversationResource = defineResource('ConversationResource', {
  get: { options: Type.Object({ conversation_id: IdText }), data: Conversation },
  /** The viewer has read up to this message. */
  update: { options: Type.Object({ conversation_id: IdText, read_to: IdText }), data: Conversation },
})

/** PEOPLE-03: what was written, the latest first. */
export const ConversationMessagesResource = defineResource('ConversationMessagesResource', {
  get: { list: true, options: Type.Object({ conversation_id: IdText }), data: Message },
  create: { options: Type.Object({ conversation_id: IdText, ...Content }), data: Message },
})

/** PEOPLE-02: strangers who would like to write to the viewer. `update` takes them, `delete` declines, unsaid. */
export const ContactRequestsResource = defineResource('ContactRequestsResource', {
  get: { list: true, options: Type.Object({}), data: ContactRequest },
  update: { options: Type.Object({ contact_request_id: IdText }), data: Conversation },
  delete: { options: Type.Object({ contact_request_id: IdText }), data: Type.Null() },
})

/** PIN-14: people to send something to: those last written with, then whom one follows, then anybody so called. */
export const ShareSuggestionsResource = defineResource('ShareSuggestionsResource', {
  get: {
    options: Type.Object({
      suggestion_type: Type.Optional(Type.Literal('share')),
      /** Accepted; there are no conversations of more than two. */
      hide_group_conversations: Type.Optional(Type.Boolean()),
      term: Type.Optional(Type.String()),
    }),
    data: Type.Array(User),
  },
})
