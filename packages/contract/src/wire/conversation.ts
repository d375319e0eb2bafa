import Type, { type Static } from 'typebox'
import { PinGlance } from './news.ts'
import { IdText, Moment, Nullable } from './scalars.ts'
import { User } from './user.ts'

/** Something one of the two wrote or sent. */
export const Message = Type.Object({
  id: IdText,
  type: Type.Literal('message'),
  conversation_id: IdText,
  sender_id: IdText,
  /** Empty where only a pin was sent. */
  text: Type.String(),
  pin: Nullable(PinGlance),
  /** A pin was sent that this reader may not see, or not any more. */
  is_pin_unavailable: Type.Boolean(),
  created_at: Moment,
})
export type Message = Static<typeof Message>

/** PEOPLE-03: a conversation as one of the two sees it. */
export const Conversation = Type.Object({
  id: IdText,
  type: Type.Literal('conversation'),
  /** The other one. */
  user: User,
  last_message: Nullable(Message),
  is_unread: Type.Boolean(),
  /** The other one is a stranger whose request waits for an answer. */
  is_request: Type.Boolean(),
  can_write: Type.Boolean(),
  /** Code of the refusal where the viewer cannot write. */
  refusal: Nullable(Type.String()),
  /** What the other one has read of the viewer's messages, where they have answered before. */
  read_by_other_to: Nullable(IdText),
})
export type Conversation = Static<typeof Conversation>

/** PEOPLE-02: somebody whom the viewer does not know would like to write to them. Its id is the conversation's. */
export const ContactRequest = Type.Object({
  id: IdText,
  type: Type.Literal('contactrequest'),
  user: User,
  conversation_id: IdText,
  last_message: Nullable(Message),
})
export type ContactRequest = Static<typeof ContactRequest>
