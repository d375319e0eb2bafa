import Type, { type Static } from 'typebox'
import { PinGlance } from './news.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** What was done to a conversation of several, in place of words. */
export const ConversationEvent = Type.Union([
  Type.Literal('began'),
  Type.Literal('added'),
  Type.Literal('left'),
  /** The name is the text; without one it was taken away. */
  Type.Literal('named'),
])
export type ConversationEvent = Static<typeof ConversationEvent>

/** Something somebody in it wrote, sent or did. */
export const Message = Type.Object({
  id: IdText,
  type: Type.Literal('message'),
  conversation_id: IdText,
  sender_id: IdText,
  /** Whose it is; they may have left the conversation since. */
  sender: Nullable(User),
  event: Nullable(ConversationEvent),
  /** Who was added. */
  subject: Nullable(User),
  /** Empty where only a pin was sent. */
  text: Type.String(),
  pin: Nullable(PinGlance),
  /** A pin was sent that this reader may not see, or not any more. */
  is_pin_unavailable: Type.Boolean(),
  created_at: Moment,
})
export type Message = Static<typeof Message>

/** What the viewer may do with a conversation of several. */
export const ConversationAction = Type.Union([Type.Literal('add'), Type.Literal('name'), Type.Literal('leave')])
export type ConversationAction = Static<typeof ConversationAction>

/** PEOPLE-03: a conversation as one of those in it sees it. */
export const Conversation = Type.Object({
  id: IdText,
  type: Type.Literal('conversation'),
  /** Of more than two, or begun as such. */
  is_group: Type.Boolean(),
  /** Empty where nobody gave one, and where it is of two. */
  name: Type.String(),
  /** The other one, where it is of two; of a request, whoever asks. */
  user: Nullable(User),
  /** Everybody else whom the viewer shares it with, in the order in which they came. */
  users: Type.Array(User),
  /** Of these, who has not said yet that they want to be in it. */
  waiting_user_ids: Type.Array(IdText),
  /** How far the others have read, who have; of one of two see `read_by_other_to`. */
  reads: Type.Array(Type.Object({ user_id: IdText, read_to: IdText })),
  last_message: Nullable(Message),
  is_unread: Type.Boolean(),
  /** A stranger asks, to write or to be in it, and waits for an answer. */
  is_request: Type.Boolean(),
  can_write: Type.Boolean(),
  /** Code of the refusal where the viewer cannot write. */
  refusal: Nullable(Type.String()),
  /** What the other one has read of the viewer's messages, where they have answered before. */
  read_by_other_to: Nullable(IdText),
  viewer_can: Type.Array(ConversationAction),
})
export type Conversation = Static<typeof Conversation>

/** PEOPLE-02: somebody whom the viewer does not know would like to write to them, or to have them in a conversation of several. Its id is the conversation's. */
export const ContactRequest = Type.Object({
  id: IdText,
  type: Type.Literal('contactrequest'),
  user: User,
  conversation_id: IdText,
  is_group: Type.Boolean(),
  /** Of the conversation of several. */
  name: Type.String(),
  last_message: Nullable(Message),
  /** The viewer wants to hear nothing of it (business §3 names the two so). */
  hasDeclined: Type.Boolean(),
  /** The viewer has blocked whoever asks. */
  hasBlocked: Type.Boolean(),
})
export type ContactRequest = Static<typeof ContactRequest>
